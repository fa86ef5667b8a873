import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes, countSentences, graphemes } from '../shared/text/segments.ts';
import { expectInvalid, run } from '../testing.ts';
import tool from './word-counter.ts';

describe('word-counter', () => {
  it.each([
    ['white space alone', ' \t\n ', { words: 0, characters: 4, sentences: 0, paragraphs: 0 }],
    ['punctuation alone is a paragraph', '...', { words: 0, characters: 3, sentences: 0, paragraphs: 1 }],
    ['apostrophe and decimal point inside words (UAX #29 WB6, WB12)', "don't 3.14 well-known", { words: 4, characters: 21, sentences: 1, paragraphs: 1 }],
    ['CRLF is one character and ends a sentence (SB4)', 'a\r\nb', { words: 2, characters: 3, sentences: 2, paragraphs: 1 }],
    ['a full stop before a small letter ends no sentence (SB8)', 'approx. five', { words: 2, characters: 12, sentences: 1, paragraphs: 1 }],
    ['flags and combining marks are one character each', '\u{1F1E9}\u{1F1EA}e\u0301', { words: 1, characters: 2, sentences: 1, paragraphs: 1 }],
    ['a blank line of white space parts paragraphs', 'a\n \t\nb', { words: 2, characters: 6, sentences: 2, paragraphs: 2 }],
    ['a lone surrogate', '\ud83d', { words: 0, characters: 1, sentences: 0, paragraphs: 1 }],
  ])('%s', async (_, text, result) => {
    expect(await run(tool, { text })).toEqual(result);
  });

  it('refuses a missing text, another type and too long a text', async () => {
    await expectInvalid(tool, {}, 'text');
    await expectInvalid(tool, { text: 5 }, 'text');
    await expectInvalid(tool, { text: 'a'.repeat(1_000_001) }, 'text');
  });
});

const pieces = [
  '\r',
  '\n',
  'a',
  'É',
  '\u0301',
  '\u200d',
  '👍',
  '🏽',
  '\u{1F1E9}',
  '한',
  'ᄒ',
  'ᅡ',
  '狐',
  'が',
  '\u3099',
  'क',
  '्',
  '\ud83d',
  '\u0600',
  '.',
  ' ',
  '1',
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 15 }).map((parts) => parts.join(''));

describe('the quick ways of counting', () => {
  it('agree with Intl.Segmenter on characters', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(text, (sample) => {
        const expected = Array.from(segmenter.segment(sample), ({ segment }) => segment);
        expect(graphemes(sample)).toEqual(expected);
        expect(countGraphemes(sample)).toBe(expected.length);
      }),
    );
  });

  it('agree with Intl.Segmenter on sentences that contain a word', () => {
    const words = new Intl.Segmenter('en', { granularity: 'word' });
    const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
    fc.assert(
      fc.property(text, (sample) => {
        const expected = Array.from(sentences.segment(sample)).filter(({ segment }) => Array.from(words.segment(segment)).some((word) => word.isWordLike));
        expect(countSentences(sample)).toBe(expected.length);
      }),
    );
  });
});
