import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './text-masker.ts';

describe('text-masker', () => {
  it.each([
    ['empty text', { text: '' }, '', 0],
    ['text no longer than what is kept', { text: 'abcdef', keepStart: 4, keepEnd: 2 }, 'abcdef', 0],
    ['one character more', { text: 'abcdefg', keepStart: 4, keepEnd: 2 }, 'abcd*fg', 1],
    ['all of it', { text: 'ab c', keepStart: 0 }, '** *', 3],
    ['white space too', { text: 'ab c', keepStart: 0, keepSpaces: false }, '****', 4],
    ['each line', { text: 'abcdef\nab\n', keepStart: 1, perLine: true, mask: '•' }, 'a•••••\na•\n', 6],
    ['characters', { text: 'e\u0301\u{1F600}xy', keepStart: 2 }, 'e\u0301\u{1F600}**', 2],
  ])('%s', async (_, inputs, text, masked) => {
    expect(await run(tool, inputs)).toEqual({ text, masked });
  });

  it('refuses a longer mask', () => expectInvalid(tool, { text: 'a', mask: 'xx' }, 'mask'));
});
