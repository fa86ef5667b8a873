import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './text-censor.ts';

describe('text-censor', () => {
  it.each([
    ['empty text', { text: '', words: ['a'] }, '', 0],
    ['inside words when told so', { text: 'classy', words: ['ass'], wholeWord: false }, 'cl***y', 1],
    ['the longest first', { text: 'new york city', words: ['new', 'new york'] }, '******** city', 1],
    ['case matters when told so', { text: 'Bad bad', words: ['bad'], caseSensitive: true }, 'Bad ***', 1],
    ['first', { text: 'darn a', words: ['darn', 'a'], show: 'first' }, 'd*** *', 2],
    ['first and last', { text: 'abc ab a', words: ['abc', 'ab', 'a'], show: 'firstAndLast' }, 'a*c ** *', 3],
    ['a replacement', { text: 'bad', words: ['bad'], replacement: '', show: 'first' }, '', 1],
    [
      'a mask of one character, many units',
      { text: 'e\u0301x', words: ['e\u0301x'], mask: '\u{1F468}\u200D\u{1F469}' },
      '\u{1F468}\u200D\u{1F469}'.repeat(2),
      1,
    ],
    ['words with other characters', { text: 'a C++ b', words: ['c++'] }, 'a *** b', 1],
  ])('%s', async (_, inputs, text, censored) => {
    expect(await run(tool, inputs)).toEqual({ text, censored });
  });

  it('refuses a longer mask, empty words and too long a result', async () => {
    await expectInvalid(tool, { text: 'a', words: ['a'], mask: '**' }, 'mask');
    await expectInvalid(tool, { text: 'a', words: [''] }, 'words[0]');
    await expectUnprocessable(tool, { text: 'a '.repeat(60_000), words: ['a'], replacement: 'x'.repeat(100) }, /5,000,000/);
  });
});
