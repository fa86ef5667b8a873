import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { capitalize, checkLocale, identifierWords, sentenceCase } from '../shared/text/casing.ts';
import { countMatches, mapLines } from '../shared/text/segments.ts';

/** The cases in the order in which all of them are listed. */
export const CASES = [
  'lower',
  'upper',
  'capitalized',
  'sentence',
  'swap',
  'alternating',
  'random',
  'camel',
  'pascal',
  'snake',
  'constant',
  'kebab',
  'train',
  'dot',
  'path',
  'words',
  'titleWords',
  'cobol',
] as const;

type Capitals = 'none' | 'first' | 'later' | 'all';
const JOINED: Record<string, { separator: string; capitals: Capitals }> = {
  camel: { separator: '', capitals: 'later' },
  pascal: { separator: '', capitals: 'first' },
  snake: { separator: '_', capitals: 'none' },
  constant: { separator: '_', capitals: 'all' },
  kebab: { separator: '-', capitals: 'none' },
  train: { separator: '-', capitals: 'first' },
  dot: { separator: '.', capitals: 'none' },
  path: { separator: '/', capitals: 'none' },
  words: { separator: ' ', capitals: 'none' },
  titleWords: { separator: ' ', capitals: 'first' },
  cobol: { separator: '-', capitals: 'all' },
};

export default defineTool({
  slug: 'case-converter',
  name: 'Case Converter',
  category: 'text',
  summary: 'Changes text to upper, lower, title or sentence case, or to camelCase, snake_case and similar styles.',
  description:
    'Full Unicode case mappings, so ß becomes SS in upper case. camel to cobol work line by line: apostrophes are dropped, other punctuation and white space separate words, and so do changes of case ' +
    '(XMLHttpRequest is XML Http Request). A word that begins with a digit has no first letter to capitalise.',
  reference: 'Unicode default case conversion (section 3.13), SpecialCasing.txt',
  keywords: [
    'uppercase',
    'lowercase',
    'camelCase',
    'snake_case',
    'kebab-case',
    'PascalCase',
    'CONSTANT_CASE',
    'sentence case',
    'toggle case',
    'sponge',
    'alternating caps',
    'no case',
    'capital case',
    'header case',
    'split camelCase',
    'all caps',
  ],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to change'),
    case: z
      .enum(CASES)
      .default('lower')
      .describe(
        'The case wanted; camel to cobol join the words of each line, as in camelCase, path/case, no case (words), Capital Case (titleWords) or COBOL-CASE',
      ),
    locale: z.string().min(2).max(35).default('und').describe('BCP 47 tag whose casing rules apply (tr, az and lt differ)'),
    seed: z.string().min(1).max(200).optional().describe('Makes the case "random" repeatable: the same seed gives the same letters'),
  }),
  result: z.strictObject({ text: z.string().describe('The text in the case wanted') }),
  appliesWhen: {
    seed: { case: ['random'] },
  },
  examples: [
    { inputs: { text: "XMLHttpRequest don't stop", case: 'snake' }, result: { text: 'xml_http_request_dont_stop' } },
    { inputs: { text: "hello world. it's ME", case: 'sentence' }, result: { text: "Hello world. It's me" } },
    { inputs: { text: 'Hello, world!', case: 'alternating' }, result: { text: 'hElLo, WoRlD!' } },
  ],
  run({ text, case: wanted, locale, seed }) {
    checkLocale(locale);
    const joined = JOINED[wanted];
    if (joined) return { text: mapLines(text, (line) => join(identifierWords(line), joined, locale)) };
    switch (wanted) {
      case 'upper':
        return { text: text.toLocaleUpperCase(locale) };
      case 'capitalized':
        return { text: capitalizeWords(text.toLocaleLowerCase(locale), locale) };
      case 'sentence':
        return { text: sentenceCase(text, locale) };
      case 'swap':
        return { text: text.replace(/\p{Lu}|\p{Ll}/gu, (letter) => swap(letter, locale)) };
      case 'alternating': {
        let upper = true;
        return { text: replaceLetters(text, () => (upper = !upper), locale) };
      }
      case 'random':
        return { text: replaceLetters(text, coin(text, seed), locale) };
      default:
        return { text: text.toLocaleLowerCase(locale) };
    }
  },
});

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

function capitalizeWords(text: string, locale: string): string {
  let result = '';
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) result += isWordLike ? capitalize(segment, locale) : segment;
  return result;
}

function swap(letter: string, locale: string): string {
  return /\p{Lu}/u.test(letter) ? letter.toLocaleLowerCase(locale) : letter.toLocaleUpperCase(locale);
}

const replaceLetters = (text: string, isUpper: () => boolean, locale: string): string =>
  text.replace(/\p{L}/gu, (letter) => (isUpper() ? letter.toLocaleUpperCase(locale) : letter.toLocaleLowerCase(locale)));

/** A fair toss for each letter of the text. */
function coin(text: string, seed: string | undefined): () => boolean {
  const bits = new Random(seed).bytes(Math.ceil(countMatches(text, /\p{L}/gu) / 8));
  let used = 0;
  return () => {
    const bit = ((bits[used >> 3] ?? 0) >> (used & 7)) & 1;
    used++;
    return bit === 1;
  };
}

function join(words: string[], { separator, capitals }: { separator: string; capitals: Capitals }, locale: string): string {
  return words
    .map((word, index) => {
      const lower = word.toLocaleLowerCase(locale);
      if (capitals === 'all') return lower.toLocaleUpperCase(locale);
      return capitals === 'first' || (capitals === 'later' && index > 0) ? capitalize(lower, locale) : lower;
    })
    .join(separator);
}
