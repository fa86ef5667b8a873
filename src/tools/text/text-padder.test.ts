import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './text-padder.ts';

describe('text-padder', () => {
  it.each([
    ['empty text is one empty line', { text: '', length: 3, padding: 'ab' }, 'aba'],
    ['a length of 0', { text: 'abc', length: 0 }, 'abc'],
    ['at the end', { text: 'a\r\nbc\r\n', length: 3, side: 'end', padding: '.' }, 'a..\r\nbc.\r\n'],
    ['both sides, each from the beginning of the padding', { text: 'x', length: 6, side: 'both', padding: 'abc' }, 'abxabc'],
    ['as a whole, line endings counted', { text: 'a\nb', length: 5, perLine: false }, '  a\nb'],
    ['an empty line', { text: 'a\n\n', length: 2, padding: '0' }, '0a\n00\n'],
    ['characters of text and padding', { text: 'e\u0301', length: 4, padding: '\u{1F1E9}\u{1F1EA}x' }, '\u{1F1E9}\u{1F1EA}x\u{1F1E9}\u{1F1EA}e\u0301'],
  ])('%s', async (_, inputs, text) => {
    expect(await run(tool, inputs)).toEqual({ text });
  });

  it('refuses too long a result, no length and no padding', async () => {
    await expectUnprocessable(tool, { text: '\n'.repeat(1000), length: 10_000 }, /5,000,000/);
    await expectInvalid(tool, { text: 'a' }, 'length');
    await expectInvalid(tool, { text: 'a', length: 2, padding: '' }, 'padding');
  });
});
