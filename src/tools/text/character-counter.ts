import { z } from 'zod';
import { defineTool } from '../define.ts';
import { utf8Length } from '../shared/platform/bytes.ts';
import { countGraphemes, countMatches, graphemes, hasSimpleClusters, isBlank, lines } from '../shared/text/segments.ts';
import { DECIMAL_DIGIT, kindsOf, LETTER, PUNCTUATION, SYMBOL, WHITESPACE } from './lib/kinds.ts';

export default defineTool({
  slug: 'character-counter',
  name: 'Character Counter',
  category: 'text',
  summary: 'Counts characters, code points and bytes, broken down by kind of character, and shows how many are left of a limit.',
  description:
    'Characters are grapheme clusters: what a reader sees as one. Letters, digits, white space, punctuation and symbols count code points; joiners and marks are none of the five.',
  reference: 'Unicode UAX #29, Unicode general categories',
  keywords: ['length', 'letters', 'string length', 'tweet', 'sms', 'bytes', 'utf-8', 'letter counter', 'letter count', 'text length'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to count'),
    limit: z.int().min(1).max(1_000_000).optional().describe('Length the text should keep to, in characters (grapheme clusters)'),
  }),
  result: z.strictObject({
    characters: z.int().describe('Number of grapheme clusters, which readers see as characters'),
    charactersWithoutWhitespace: z.int().describe('Grapheme clusters that are not just white space'),
    codePoints: z.int().describe('Number of Unicode code points'),
    utf16Units: z.int().describe('Number of UTF-16 code units, which is the length in JavaScript, Java and C#'),
    utf8Bytes: z.int().describe('Number of bytes in UTF-8'),
    letters: z.int().describe('Number of code points of general category L'),
    digits: z.int().describe('Number of code points of general category Nd'),
    whitespace: z.int().describe('Number of code points with the White_Space property'),
    punctuation: z.int().describe('Number of code points of general category P'),
    symbols: z.int().describe('Number of code points of general category S'),
    lines: z.int().describe('Number of lines; a line ending at the end of the text starts no further line'),
    remaining: z.int().optional().describe('Characters left until the limit, negative beyond it; absent without a limit'),
  }),
  examples: [
    {
      inputs: { text: 'Café №1\n', limit: 10 },
      result: {
        characters: 8,
        charactersWithoutWhitespace: 6,
        codePoints: 8,
        utf16Units: 8,
        utf8Bytes: 11,
        letters: 4,
        digits: 1,
        whitespace: 2,
        punctuation: 0,
        symbols: 1,
        lines: 1,
        remaining: 2,
      },
    },
    {
      inputs: { text: '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}' },
      result: {
        characters: 1,
        charactersWithoutWhitespace: 1,
        codePoints: 5,
        utf16Units: 8,
        utf8Bytes: 18,
        letters: 0,
        digits: 0,
        whitespace: 0,
        punctuation: 0,
        symbols: 3,
        lines: 1,
      },
    },
  ],
  run({ text, limit }) {
    const counts = countKinds(text);
    const characters = countGraphemes(text);
    const blank = counts.whitespace === 0 ? 0 : countBlank(text, counts.whitespace);
    return {
      characters,
      charactersWithoutWhitespace: characters - blank,
      ...counts,
      utf16Units: text.length,
      utf8Bytes: utf8Length(text),
      lines: lines(text).length,
      ...(limit === undefined ? {} : { remaining: limit - characters }),
    };
  },
});

interface KindCounts {
  codePoints: number;
  letters: number;
  digits: number;
  whitespace: number;
  punctuation: number;
  symbols: number;
}

function countKinds(text: string): KindCounts {
  const counts: KindCounts = { codePoints: 0, letters: 0, digits: 0, whitespace: 0, punctuation: 0, symbols: 0 };
  const add = (codePoint: number, times: number): void => {
    const kinds = kindsOf(codePoint);
    counts.codePoints += times;
    if (kinds & LETTER) counts.letters += times;
    if (kinds & DECIMAL_DIGIT) counts.digits += times;
    if (kinds & WHITESPACE) counts.whitespace += times;
    if (kinds & PUNCTUATION) counts.punctuation += times;
    if (kinds & SYMBOL) counts.symbols += times;
  };
  const ascii = new Uint32Array(128);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 128) {
      ascii[unit] = (ascii[unit] ?? 0) + 1;
      continue;
    }
    const codePoint = text.codePointAt(at) ?? unit;
    if (codePoint > 0xffff) at++;
    add(codePoint, 1);
  }
  for (const [unit, times] of ascii.entries()) if (times > 0) add(unit, times);
  return counts;
}

/** How many characters are white space, some of which, CR LF among them, are of more than one code point. */
function countBlank(text: string, whitespace: number): number {
  return hasSimpleClusters(text) ? whitespace - countMatches(text, /\r\n/g) : graphemes(text).filter(isBlank).length;
}
