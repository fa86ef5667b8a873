import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './text-repeater.ts';

describe('text-repeater', () => {
  it.each([
    ['empty text', { text: '', count: 3, separator: '-' }, { text: '--', characters: 2 }],
    ['once', { text: 'ab', count: 1, separator: '-' }, { text: 'ab', characters: 2 }],
    ['characters', { text: '\u{1F600}', count: 2, separator: '\r\n' }, { text: '\u{1F600}\r\n\u{1F600}', characters: 3 }],
    ['flags that meet', { text: '\u{1F1E9}', count: 4 }, { text: '\u{1F1E9}'.repeat(4), characters: 2 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('the greatest result and one more', async () => {
    expect((await run(tool, { text: 'x'.repeat(100), count: 50_000 })).characters).toBe(5_000_000);
    await expectUnprocessable(tool, { text: 'x'.repeat(99), count: 50_000, separator: 'xx' }, /5,000,000/);
  });

  it('repeats the items of a list beside themselves, mirrored or in part', async () => {
    expect((await run(tool, { text: 'a,b', count: 3, arrangement: 'interleaved', itemSeparator: ',' })).text).toBe('a,a,a,b,b,b');
    expect((await run(tool, { text: 'a,b', count: 3, separator: '|', arrangement: 'mirrored', itemSeparator: ',' })).text).toBe('a,b|b,a|a,b');
    expect((await run(tool, { text: 'a\nb\nc', count: 1, separator: '\n', extra: 0.7 })).text).toBe('a\nb\nc\na\nb');
    expect((await run(tool, { text: 'a\nb', count: 0, extra: 0.5 })).text).toBe('a');
    expect((await run(tool, { text: '', count: 2, arrangement: 'interleaved' })).text).toBe('');
  });

  it('refuses lists that would be too long', () => expectUnprocessable(tool, { text: 'a\n'.repeat(50_000), count: 100_000, arrangement: 'interleaved' }));
});
