import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ascii-box-generator.ts';

// Drawn by hand.
holdTo(tool, {
  answers: [
    [{ text: 'Hello\nWorld!' }, { text: '┌────────┐\n│ Hello  │\n│ World! │\n└────────┘', width: 10, lines: 4 }],
    [
      { text: 'hi', style: 'ascii', title: 'Note', align: 'center' },
      { text: '+- Note -+\n|   hi   |\n+--------+', width: 10, lines: 3 },
    ],
    [{ text: '' }, { text: '┌──┐\n│  │\n└──┘', width: 4, lines: 3 }],
    [{ text: 'a', style: 'double', padding: 0 }, { text: '╔═╗\n║a║\n╚═╝' }],
    [{ text: 'a\r\nb', style: 'rounded' }, { text: '╭───╮\n│ a │\n│ b │\n╰───╯' }],
    [{ text: 'ab', style: 'heavy', align: 'right', minimumWidth: 6 }, { text: '┏━━━━━━┓\n┃   ab ┃\n┗━━━━━━┛' }],
    [{ text: 'a', style: 'stars' }, { text: '*****\n* a *\n*****' }],
    [{ text: 'ab\nc', style: 'hash', align: 'center' }, { text: '######\n# ab #\n# c  #\n######' }],
    [{ text: '漢字\nab' }, { text: '┌──────┐\n│ 漢字 │\n│ ab   │\n└──────┘', width: 8 }],
    [{ text: 'e\u0301\nab' }, { text: '┌────┐\n│ e\u0301  │\n│ ab │\n└────┘' }],
    [{ text: '😀' }, { width: 6 }],
    [{ text: '\t', padding: 0 }, { text: '┌────┐\n│    │\n└────┘' }],
  ],
  invalid: [
    [{}, 'text'],
    [{ text: 'a', padding: 11 }, 'padding'],
    [{ text: 'a', style: 'dotted' }, 'style'],
  ],
});

it('has lines of one width', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[ -~\n]*$/),
      fc.stringMatching(/^[ -~]{0,30}$/),
      fc.constantFrom('left', 'center', 'right'),
      async (text, title, align) => {
        const result = await run(tool, { text, title, align });
        for (const line of result.text.split('\n')) expect(line).toHaveLength(result.width);
      },
    ),
  );
});
