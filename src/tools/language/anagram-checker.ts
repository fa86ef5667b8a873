import { z } from 'zod';
import { defineTool } from '../define.ts';
import { withoutMarks } from '../shared/text/accents.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { foldCase } from '../shared/text/search.ts';
import { compareCodePoints, graphemes } from '../shared/text/segments.ts';

const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

export default defineTool({
  slug: 'anagram-checker',
  name: 'Anagram Checker',
  category: 'language',
  summary: 'Checks whether two texts are made of the same letters.',
  description:
    'Characters are compared after composition (Unicode NFC), so é is the same however it is encoded. The same sequence twice is not an anagram, and neither are two texts with nothing to compare. ' +
    'The characters that one text has more of are listed as often as they are left over.',
  reference: 'Unicode UAX #15 and #29',
  keywords: ['same letters', 'rearrange letters', 'word play', 'jumble', 'letters in common', 'scramble', 'palindrome'],
  inputs: z.strictObject({
    first: z.string().max(100_000).describe('The one word or text'),
    second: z.string().max(100_000).describe('The other word or text'),
    ignoreCase: z.boolean().default(true).describe('true: A and a are the same; false: they differ'),
    ignoreAccents: z.boolean().default(false).describe('true: é and e are the same; false: they differ'),
    lettersOnly: z.boolean().default(true).describe('true: only letters and digits are compared; false: spaces and punctuation too'),
  }),
  result: z.strictObject({
    anagram: z.boolean().describe('Whether both have the same characters in another order'),
    onlyInFirst: z.string().describe('Characters that the first has more of, by code point'),
    onlyInSecond: z.string().describe('Characters that the second has more of, by code point'),
  }),
  examples: [
    { inputs: { first: 'Dormitory', second: 'Dirty room!' }, result: { anagram: true, onlyInFirst: '', onlyInSecond: '' } },
    { inputs: { first: 'hello', second: 'world' }, result: { anagram: false, onlyInFirst: 'ehl', onlyInSecond: 'drw' } },
  ],
  run({ first, second, ignoreCase, ignoreAccents, lettersOnly }) {
    const charactersOf = (text: string): string[] => {
      const plain = ignoreAccents ? withoutMarks(text) : text;
      const found = graphemes(normalized(ignoreCase ? foldCase(plain) : plain, 'NFC'));
      return lettersOnly ? found.filter((character) => LETTER_OR_DIGIT.test(character)) : found;
    };
    const [ours, theirs] = [charactersOf(first), charactersOf(second)];
    const [onlyInFirst, onlyInSecond] = [surplus(ours, theirs), surplus(theirs, ours)];
    const isSame = ours.length === theirs.length && ours.every((character, at) => character === theirs[at]);
    return { anagram: onlyInFirst === '' && onlyInSecond === '' && !isSame, onlyInFirst, onlyInSecond };
  },
});

/** The characters that a list has more of than another, by code point. */
function surplus(characters: readonly string[], others: readonly string[]): string {
  const left = new Map<string, number>();
  for (const character of characters) left.set(character, (left.get(character) ?? 0) + 1);
  for (const character of others) left.set(character, (left.get(character) ?? 0) - 1);
  return [...left]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([character, count]) => character.repeat(count))
    .join('');
}
