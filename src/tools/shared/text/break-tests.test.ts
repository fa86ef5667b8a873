import { describe, expect, it } from 'vitest';
import { countGraphemes, graphemePositions, graphemeStarts, graphemes, sentenceSegments, wordsWithOffsets } from './segments.ts';

// Lines of GraphemeBreakTest.txt, WordBreakTest.txt and SentenceBreakTest.txt of Unicode 15.0, as far as they hold in Unicode 17 too.
// © 2022 Unicode, Inc. Unicode Data Files, under the Unicode License (https://www.unicode.org/license.txt). Code points in hex, breaks as ÷.
const GRAPHEMES = [
  '0020 ÷ 000A',
  '0020 ÷ 1F1E6',
  '0020 0903',
  '0020 ÷ 1160',
  '0020 ÷ 11A8',
  '0020 0300',
  '0020 200D',
  '000D 000A',
  '000D ÷ 1F1E6',
  '000D ÷ 0903',
  '000D ÷ 1160',
  '000D ÷ 11A8',
  '000D ÷ 0300',
  '000D ÷ 200D',
  '000A ÷ 000A',
  '000A ÷ 1F1E6',
  '000A ÷ 0903',
  '000A ÷ 1160',
  '000A ÷ 11A8',
  '000A ÷ 0300',
  '000A ÷ 200D',
  '1F1E6 ÷ 000A',
  '1F1E6 1F1E6',
  '1F1E6 0903',
  '1F1E6 ÷ 1160',
  '1F1E6 ÷ 11A8',
  '1F1E6 0300',
  '1F1E6 200D',
  '0600 ÷ 000A',
  '0600 1F1E6',
  '0600 0903',
  '0600 1160',
  '0600 11A8',
  '0600 0300',
  '0600 200D',
  '0903 ÷ 000A',
  '0903 ÷ 1F1E6',
  '0903 0903',
  '0903 ÷ 1160',
  '0903 ÷ 11A8',
  '0903 0300',
  '0903 200D',
  '1100 ÷ 000A',
  '1100 ÷ 1F1E6',
  '1100 0903',
  '1100 1160',
  '1100 ÷ 11A8',
  '1100 0300',
  '1100 200D',
  'AC00 ÷ 000A',
  'AC00 ÷ 1F1E6',
  'AC00 0903',
  'AC00 1160',
  'AC00 11A8',
  'AC00 0300',
  'AC00 200D',
  '231A ÷ 000A',
  '231A ÷ 1F1E6',
  '231A 0903',
  '231A ÷ 1160',
  '231A ÷ 11A8',
  '231A 0300',
  '231A 200D',
  '200D ÷ 000A',
  '200D ÷ 1F1E6',
  '200D 0903',
  '200D ÷ 1160',
  '200D ÷ 11A8',
  '200D 0300',
  '200D 200D',
  '000D 000A ÷ 0061 ÷ 000A ÷ 0308',
  '0020 200D ÷ 0646',
  '0646 200D ÷ 0020',
  'AC00 11A8 ÷ 1100',
  'AC01 11A8 ÷ 1100',
  '1F1E6 1F1E7 ÷ 1F1E8 ÷ 0062',
  '0061 ÷ 1F1E6 1F1E7 ÷ 1F1E8 ÷ 0062',
  '0061 ÷ 1F1E6 1F1E7 200D ÷ 1F1E8 ÷ 0062',
  '0061 ÷ 1F1E6 200D ÷ 1F1E7 1F1E8 ÷ 0062',
  '0061 ÷ 1F1E6 1F1E7 ÷ 1F1E8 1F1E9 ÷ 0062',
  '0061 200D',
  '0061 0903 ÷ 0062',
  '0061 ÷ 0600 0062',
  '1F476 1F3FF ÷ 1F476',
  '0061 1F3FF ÷ 1F476',
  '0061 1F3FF ÷ 1F476 200D 1F6D1',
  '1F476 1F3FF 0308 200D 1F476 1F3FF',
  '1F6D1 200D 1F6D1',
  '0061 200D ÷ 1F6D1',
];
const WORDS = [
  '0061 2060 0308 0061 2060',
  '0061 003A 0308 0061 ÷ 0027 2060',
  '0061 ÷ 0027 0308 ÷ 0031 ÷ 002C',
  '0061 0027 2060 0308 05D0',
  '0061 0027 2060 0308 0061 ÷ 0027 2060',
  '0061 ÷ 002C 0308 ÷ 0061 ÷ 0027 2060',
  '0031 ÷ 003A 0308 ÷ 0031 ÷ 002C',
  '0031 ÷ 002C 0308 ÷ 0061 ÷ 003A',
  '0031 ÷ 002E 2060 0308 ÷ 0041',
  '0031 ÷ 002E 2060 ÷ 0061 2060',
  '0031 002E 2060 0308 0031 ÷ 002C',
  '0031 005F 0061 ÷ 003A ÷ 002E ÷ 0031',
  '0031 005F 0031 ÷ 002E ÷ 002C ÷ 0031',
  '0031 005F 0061 ÷ 002C ÷ 002C ÷ 0061',
  '0061 005F 0031 ÷ 002E ÷ 003A ÷ 0061',
  '0061 005F 0061 ÷ 002C ÷ 002E ÷ 0031',
  '0061 005F 0031 ÷ 002C ÷ 002E ÷ 0061',
  '0061 005F 0061 ÷ 002C ÷ 002E ÷ 0061',
  '0061 005F 0031 ÷ 002C ÷ 002C ÷ 0031',
  '0061 005F 0061 ÷ 002C ÷ 002C ÷ 0031',
  '0061 005F 0031 ÷ 002C ÷ 002C ÷ 0061',
  '0061 005F 0061 ÷ 002C ÷ 002C ÷ 0061',
];
const SENTENCES = [
  '000D 000A ÷ 0061 000A ÷ 0308',
  '0028 0022 0047 006F 002E 0022 0029 0020 ÷ 0028 0048 0065 0020 0064 0069 0064 002E 0029',
  '0028 201C 0047 006F 003F 201D 0029 0020 ÷ 0028 0048 0065 0020 0064 0069 0064 002E 0029',
  '0055 002E 0053 002E 0041 0300 002E 0020 0069 0073',
  '0055 002E 0053 002E 0041 0300 003F 0020 ÷ 0048 0065',
  '0055 002E 0053 002E 0041 0300 002E',
  '0065 0074 0063 002E 0029 2019 00A0 0074 0068 0065',
  '0065 0074 0063 002E 0029 2019 00A0 ÷ 0054 0068 0065',
  '0065 0074 0063 002E 0029 2019 00A0 2018 0028 0074 0068 0065',
  '0065 0074 0063 002E 0029 2019 00A0 ÷ 2018 0028 0054 0068 0065',
  '0065 0074 0063 002E 0029 2019 00A0 0308 0074 0068 0065',
  '0065 0074 0063 002E 0029 2019 00A0 0308 ÷ 0054 0068 0065',
  '0065 0074 0063 002E 0029 2019 0308 ÷ 0054 0068 0065',
  '0065 0074 0063 002E 0029 000A ÷ 0308 0054 0068 0065',
  '0074 0068 0065 0020 0072 0065 0073 0070 002E 0020 006C 0065 0061 0064 0065 0072 0073 0020 0061 0072 0065',
  '0065 0074 0063 002E ÷ 5B83',
  '0065 0074 0063 002E 3002',
];

/** The parts of a line of a test file. */
const partsOf = (line: string): string[] => line.split(' ÷ ').map((part) => String.fromCodePoint(...part.split(' ').map((code) => Number.parseInt(code, 16))));

/** Where each part begins. */
function startsOf(parts: readonly string[]): number[] {
  let start = 0;
  return parts.map((part) => {
    start += part.length;
    return start - part.length;
  });
}

describe('grapheme clusters', () => {
  it.each(GRAPHEMES)('%s', (line) => {
    const parts = partsOf(line);
    const text = parts.join('');
    expect(graphemes(text)).toEqual(parts);
    expect(countGraphemes(text)).toBe(parts.length);
    expect([...graphemeStarts(text)]).toEqual([...startsOf(parts), text.length]);
    expect(startsOf(parts).map(graphemePositions(text))).toEqual(parts.map((_, index) => index));
  });
});

describe('words', () => {
  it.each(WORDS)('are whole parts of %s', (line) => {
    const parts = partsOf(line);
    const known = parts.map((word, index) => ({ word, start: startsOf(parts)[index] }));
    const found = wordsWithOffsets(parts.join(''));
    for (const word of found) expect(known).toContainEqual(word);
    expect(found.length).toBe(known.filter(({ word }) => /[\p{L}\p{N}]/u.test(word)).length);
  });
});

describe('sentences', () => {
  it.each(SENTENCES)('%s', (line) => {
    const parts = partsOf(line);
    const starts = startsOf(parts);
    expect(sentenceSegments(parts.join(''))).toEqual(parts.map((sentence, index) => ({ sentence, start: starts[index] })));
  });
});
