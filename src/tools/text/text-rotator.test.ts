import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './text-rotator.ts';

const turned = async (text: string, more: object): Promise<string> => (await run(tool, { text, ...more })).text;

describe('text-rotator', () => {
  // Python: collections.deque('abcde').rotate(n)
  it.each([
    [0, 'abcde'],
    [1, 'eabcd'],
    [-1, 'bcdea'],
    [5, 'abcde'],
    [7, 'deabc'],
    [-1_000_000, 'abcde'],
  ])('moves characters by %d', async (steps, result) => {
    expect(await turned('abcde', { steps })).toBe(result);
  });

  it('moves lines and items, and keeps how they are parted', async () => {
    expect(await turned('a\nb\nc\n', { unit: 'items' })).toBe('c\na\nb\n');
    expect(await turned('a|b|c', { unit: 'items', separator: '|', steps: 2, direction: 'left' })).toBe('c|a|b');
    expect(await turned('', { unit: 'items' })).toBe('');
  });

  it('keeps characters whole, in each line where asked', async () => {
    expect(await turned('ae\u0301\u{1F1E9}\u{1F1EA}', {})).toBe('\u{1F1E9}\u{1F1EA}ae\u0301');
    expect(await turned('ab\r\ncd', { perLine: true })).toBe('ba\r\ndc');
    expect(await turned('', { steps: -3 })).toBe('');
  });
});
