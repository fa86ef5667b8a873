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
});
