import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codePointLabel,
  compareCodePoints,
  countCodePoints,
  countGraphemes,
  countLineEndings,
  countParagraphs,
  countSentences,
  countWords,
  graphemePositions,
  graphemeStarts,
  graphemes,
  isBlank,
  isWhiteSpaceUnit,
  joinLines,
  lines,
  mapLines,
  paragraphs,
  sentenceSegments,
  trim,
  words,
  wordsWithOffsets,
} from './segments.ts';

const text = fc.string({
  unit: fc.constantFrom('a', 'B', '1', ' ', '.', '\n', '\r', '\u0301', '한', '\u1100', '\u1161', '😀', '\u200d', '🇫', '🇷', '\ud83d', '\u00a0'),
});

// Unicode UAX #29, table 1a and section 3.1.
it.each([
  ['g\u0308', 1],
  ['\uac01', 1],
  ['\u1100\u1161\u11a8', 1],
  ['ก', 1],
  ['நி', 1],
  ['\r\n', 1],
  ['\n\r', 2],
  ['🇫🇷🇩🇪', 2],
  ['👩‍👩‍👧', 1],
  ['e\u0301\u0301x', 2],
  ['', 0],
])('counts the grapheme clusters of %j', (cluster, count) => {
  expect(countGraphemes(cluster)).toBe(count);
});

it('cuts a text into clusters that make it up, where Intl.Segmenter does', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(text, (value) => {
      const expected = Array.from(segmenter.segment(value), ({ segment }) => segment);
      expect(graphemes(value)).toEqual(expected);
      expect(countGraphemes(value)).toBe(expected.length);
      const starts = [...graphemeStarts(value)];
      expect(starts.slice(0, -1).map((start, index) => value.slice(start, starts[index + 1]))).toEqual(expected);
      const positionOf = graphemePositions(value);
      for (const [position, start] of starts.entries()) if (start < value.length) expect(positionOf(start)).toBe(position);
    }),
  );
});

it('counts code points, a lone surrogate as one', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(countCodePoints(value)).toBe(Array.from(value).length);
    }),
  );
  expect(codePointLabel('A😀')).toBe('U+0041 U+1F600');
});

it('orders by code points', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [first, second] = [a, b].map((value) => Array.from(value, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(6, '0')).join(''));
      expect(Math.sign(compareCodePoints(a, b))).toBe((first ?? '') < (second ?? '') ? -1 : (first ?? '') > (second ?? '') ? 1 : 0);
    }),
  );
});

it('finds words and sentences', () => {
  expect(words("The quick (“brown”) fox can't jump 32.3 feet, right?")).toEqual(['The', 'quick', 'brown', 'fox', "can't", 'jump', '32.3', 'feet', 'right']);
  expect(countWords('日本語 😀 — a')).toBe(words('日本語 😀 — a').length);
  expect(sentenceSegments('One. Two? Three').map(({ sentence }) => sentence)).toEqual(['One. ', 'Two? ', 'Three']);
  expect(countSentences('One. Two! … Three?')).toBe(3);
});

it('gives back a text from its lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n') }), (value) => {
      expect(joinLines(lines(value), value)).toBe(value);
      expect(countLineEndings(value)).toBe(value.split('\n').length - 1);
    }),
  );
  expect(lines('a\r\nb\rc\n')).toEqual(['a', 'b', 'c']);
  expect(mapLines('a\r\nb\r\n', (line, index) => `${index}${line}`)).toBe('0a\r\n1b\r\n');
});

it('trims all of Unicode’s white space, and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\u0085', '\u00a0', '\u3000', '\u2028', '\ufeff', '\u200b', 'a') }), (value) => {
      expect(trim(value)).toBe(value.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, ''));
    }),
  );
  expect([isBlank('\u3000\t'), isBlank('\ufeff')]).toEqual([true, false]);
});

it('takes for white space what Unicode does', () => {
  const units = Array.from({ length: 0x10000 }, (_, unit) => unit);
  expect(units.filter(isWhiteSpaceUnit)).toEqual(units.filter((unit) => /\p{White_Space}/u.test(String.fromCharCode(unit))));
});

it('separates paragraphs by blank lines', () => {
  expect(paragraphs('\n\na\nb\n \nc\n\n')).toEqual([['a', 'b'], ['c']]);
  expect([countParagraphs('a\n\n\nb'), countParagraphs(' \n')]).toEqual([2, 0]);
});

describe('in texts of ASCII, where patterns stand in for Intl.Segmenter', () => {
  const segmentsOf = (granularity: 'word' | 'sentence', whole: string) => Array.from(new Intl.Segmenter('en', { granularity }).segment(whole));
  const wordsOf = (whole: string) => segmentsOf('word', whole).filter(({ isWordLike }) => isWordLike);
  const ascii = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'aBz19_\'".,;:!?()[]{} \n\r\t\v\f-') }),
    fc.string({ unit: fc.constantFrom('a', 'B', '1', '. ', '! ', '?" ', '.', ')', '\n') }),
    fc.string({ unit: 'binary-ascii' }),
  );

  it('words are those that it finds, where it finds them', () => {
    fc.assert(
      fc.property(ascii, (sample) => {
        const expected = wordsOf(sample);
        expect(wordsWithOffsets(sample)).toEqual(expected.map(({ segment, index }) => ({ word: segment, start: index })));
        expect(words(sample)).toEqual(expected.map(({ segment }) => segment));
        expect(countWords(sample)).toBe(expected.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('sentences that contain a word are as many', () => {
    fc.assert(
      fc.property(ascii, (sample) => {
        expect(countSentences(sample)).toBe(segmentsOf('sentence', sample).filter(({ segment }) => wordsOf(segment).length > 0).length);
      }),
      { numRuns: 2_000 },
    );
  });
});
