import { z } from 'zod';
import { defineTool } from '../define.ts';
import { withoutMarks } from '../shared/text/accents.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { foldCase } from '../shared/text/search.ts';
import { graphemes } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'palindrome-checker',
  name: 'Palindrome Checker',
  category: 'text',
  summary: 'Checks whether a text reads the same backwards, whatever its capitals, spaces and punctuation.',
  description: 'Compares characters (NFC grapheme clusters). Nothing to compare is a palindrome.',
  reference: 'Unicode UAX #15 and #29',
  keywords: ['mirror', 'reverse', 'word play', 'symmetric'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text to check'),
    ignoreCase: z.boolean().default(true).describe('Treat A and a as equal'),
    lettersOnly: z.boolean().default(true).describe('Compare only letters and digits'),
    ignoreAccents: z.boolean().default(false).describe('Treat é and e as equal'),
  }),
  result: z.strictObject({
    palindrome: z.boolean().describe('Whether the text reads the same backwards'),
    compared: z.string().describe('The characters that were compared, in order'),
    reversed: z.string().describe('The characters compared, in reverse order'),
  }),
  examples: [
    {
      inputs: { text: 'A man, a plan, a canal: Panama!' },
      result: { palindrome: true, compared: 'amanaplanacanalpanama', reversed: 'amanaplanacanalpanama' },
    },
    { inputs: { text: 'Été', ignoreCase: false }, result: { palindrome: false, compared: 'Été', reversed: 'étÉ' } },
  ],
  run({ text, ignoreCase, lettersOnly, ignoreAccents }) {
    const composed = ignoreAccents ? withoutMarks(text) : normalized(text, 'NFC');
    // A small sigma has another form at a word's end, where it stands when turned round.
    const characters = graphemes(ignoreCase ? foldCase(composed) : composed);
    const kept = lettersOnly ? characters.filter((character) => /^[\p{L}\p{N}]/u.test(character)) : characters;
    const compared = kept.join('');
    const reversed = kept.toReversed().join('');
    return { palindrome: compared === reversed, compared, reversed };
  },
});
