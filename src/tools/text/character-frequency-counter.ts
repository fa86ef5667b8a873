import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codePointLabel, compareCodePoints, graphemes, hasSimpleClusters } from '../shared/text/segments.ts';
import { DECIMAL_DIGIT, kindsOf, LETTER, WHITESPACE } from './lib/kinds.ts';

const INCLUDED = {
  all: () => true,
  nonWhitespace: (kinds: number) => (kinds & WHITESPACE) === 0,
  letters: (kinds: number) => (kinds & LETTER) !== 0,
  lettersAndDigits: (kinds: number) => (kinds & (LETTER | DECIMAL_DIGIT)) !== 0,
};

export default defineTool({
  slug: 'character-frequency-counter',
  name: 'Character Frequency Counter',
  category: 'text',
  summary: 'Counts how often each character occurs in a text and lists the most frequent first.',
  description:
    'Characters are grapheme clusters, so a letter with its accents or an emoji sequence is one. Unless case matters the text is lower-cased first. Percentages are of the characters counted.',
  reference: 'Unicode UAX #29',
  keywords: ['letter frequency', 'histogram', 'cryptanalysis', 'occurrences'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to count'),
    caseSensitive: z.boolean().default(true).describe('true: A and a are counted separately; false: the text is lower-cased first'),
    include: z
      .enum(['all', 'nonWhitespace', 'letters', 'lettersAndDigits'])
      .default('all')
      .describe('Which characters to count, judged by their first code point'),
    limit: z.int().min(1).max(10_000).default(1000).describe('Maximum number of characters to list, starting with the most frequent'),
  }),
  result: z.strictObject({
    total: z.int().describe('Number of characters (grapheme clusters) counted'),
    unique: z.int().describe('Number of different characters among those counted'),
    characters: z
      .array(
        z.strictObject({
          character: z.string().describe('The character, a grapheme cluster'),
          codePoints: z.string().describe('Code points of the character in U+ notation, separated by spaces'),
          count: z.int().describe('How often the character occurs'),
          percent: z.number().describe('Share of all characters counted, in percent'),
        }),
      )
      .describe('Most frequent first, equal counts by code point'),
  }),
  headline: 'characters',
  views: [{ kind: 'bars', field: 'characters', label: 'character', value: 'count' }],
  pageInputs: {
    text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife. However little known the feelings or views of such a man may be, this truth is so well fixed in the minds of the surrounding families, that he is considered the rightful property of some one or other of their daughters.',
    include: 'letters',
    caseSensitive: false,
  },
  examples: [
    {
      inputs: { text: 'Banana', include: 'letters', caseSensitive: false, limit: 2 },
      result: {
        total: 6,
        unique: 3,
        characters: [
          { character: 'a', codePoints: 'U+0061', count: 3, percent: 50 },
          { character: 'n', codePoints: 'U+006E', count: 2, percent: 33.333333333333336 },
        ],
      },
    },
    {
      inputs: { text: 'e\u0301 \u{1F1EB}\u{1F1F7}', include: 'nonWhitespace' },
      result: {
        total: 2,
        unique: 2,
        characters: [
          { character: 'e\u0301', codePoints: 'U+0065 U+0301', count: 1, percent: 50 },
          { character: '\u{1F1EB}\u{1F1F7}', codePoints: 'U+1F1EB U+1F1F7', count: 1, percent: 50 },
        ],
      },
    },
  ],
  run({ text, caseSensitive, include, limit }) {
    const isIncluded = INCLUDED[include];
    const counts = countsOf(caseSensitive ? text : text.toLowerCase()).filter(([character]) => isIncluded(kindsOf(character.codePointAt(0) ?? 0)));
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const ranked = counts.sort(([a, first], [b, second]) => second - first || compareCodePoints(a, b));
    return {
      total,
      unique: counts.length,
      characters: ranked.slice(0, limit).map(([character, count]) => ({
        character,
        codePoints: codePointLabel(character),
        count,
        percent: (100 * count) / total,
      })),
    };
  },
});

/** For shorter texts a table of all units takes longer than it saves. */
const MIN_FOR_TABLE = 4_000;

/** The grapheme clusters of a text, each once, and how often it occurs. */
function countsOf(text: string): [string, number][] {
  if (text.length >= MIN_FOR_TABLE && hasSimpleClusters(text) && !text.includes('\r\n')) return countsOfUnits(text);
  const counts = new Map<string, number>();
  for (const character of graphemes(text)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts];
}

function countsOfUnits(text: string): [string, number][] {
  const counts = new Uint32Array(0x10000);
  const units: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const count = counts[unit] ?? 0;
    if (count === 0) units.push(unit);
    counts[unit] = count + 1;
  }
  return units.map((unit) => [String.fromCharCode(unit), counts[unit] ?? 0]);
}
