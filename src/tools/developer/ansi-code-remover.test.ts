import { holdTo } from '../testing.ts';
import tool from './ansi-code-remover.ts';

// Sequences of ECMA-48 and xterm's ctlseqs.
holdTo(tool, {
  answers: [
    [{ text: '' }, { text: '', removed: 0 }],
    [{ text: '\x1b[38;5;208mhi\x1b[0m' }, { text: 'hi', removed: 2 }],
    [{ text: 'a\x1b[2K\x1b[1Gb\x1b[?25l' }, { text: 'ab', removed: 3 }],
    [{ text: '\x9b31mred\x9b0m' }, { text: 'red', removed: 2 }],
    [{ text: '\x1b]0;title\x07x\x1b]2;t\x1b\\y' }, { text: 'xy', removed: 2 }],
    [{ text: '\x1bPq#0\x1b\\a\x1b_x\x1b\\b\x1b^y\x1b\\c\x1bXz\x1b\\d' }, { text: 'abcd', removed: 4 }],
    [{ text: '\x1b(B\x1bM\x1b7a\x1b c' }, { text: 'a', removed: 4 }],
    [{ text: 'a\x1b[31' }, { text: 'a\x1b[31', removed: 0 }],
    [{ text: 'a\x1b' }, { text: 'a\x1b', removed: 0 }],
    [{ text: '\x1b\nb' }, { text: '\x1b\nb', removed: 0 }],
    [{ text: '\x1b]0;unterminated' }, { text: '\x1b]0;unterminated', removed: 0 }],
    [{ text: '\\e[31m \\u001b[0m' }, { removed: 0 }],
    [
      { text: '\x1b[1ma\x1b[2Kb', colorsOnly: true },
      { text: 'a\x1b[2Kb', removed: 1 },
    ],
    [{ text: '\x1b]'.repeat(100_000) }, { removed: 0 }],
  ],
});
