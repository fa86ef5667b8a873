import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './text-aligner.ts';

describe('text-aligner', () => {
  it.each([
    ['empty text', { text: '', align: 'right' }, ''],
    ['left trims', { text: '  a \n b' }, 'a\nb'],
    ['right, the longest line by default', { text: 'a\nlong\n', align: 'right' }, '   a\nlong\n'],
    ['center rounds down in front', { text: 'ab\na', align: 'center', width: 5 }, ' ab\n  a'],
    ['longer lines stay', { text: 'abcdef\na', align: 'right', width: 3 }, 'abcdef\n  a'],
    ['blank lines stay empty', { text: 'a\n  \nb', align: 'right', width: 2 }, ' a\n\n b'],
    ['the remainder to the leftmost gaps', { text: 'a b c d\nx', align: 'justify', width: 12 }, 'a   b   c  d\nx'],
    ['inner runs count as one gap; single words stay', { text: 'a    b\nword\nlast  one', align: 'justify', width: 10 }, 'a        b\nword\nlast one'],
    ['the last line of each paragraph', { text: 'a b\n\nc d\ne f', align: 'justify', width: 5 }, 'a b\n\nc   d\ne f'],
    ['a justified line as long as the width stays', { text: 'a  b\nc', align: 'justify', width: 4 }, 'a  b\nc'],
    ['characters, not units', { text: 'e\u0301\n\u{1F600}x', align: 'right' }, ' e\u0301\n\u{1F600}x'],
  ])('%s', async (_, inputs, text) => {
    expect(await run(tool, inputs)).toEqual({ text });
  });

  it('refuses too long a result', () => expectUnprocessable(tool, { text: 'a\n'.repeat(1000), align: 'right', width: 10_000 }, /5,000,000/));
});
