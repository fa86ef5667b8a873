import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './whitespace-remover.ts';

describe('whitespace-remover', () => {
  it.each([
    ['empty text', { text: '' }, { text: '', removed: 0 }],
    [
      'no-break, ideographic and next-line characters are white space; zero-width space is not',
      { text: '\u00a0\u3000a\u0085\u2003b\u200b ' },
      { text: 'a b\u200b', removed: 4 },
    ],
    ['trim without collapsing', { text: '  a  b  ', collapse: false }, { text: 'a  b', removed: 4 }],
    ['collapse without trimming', { text: '  a  b  ', trimLines: false }, { text: ' a b ', removed: 3 }],
    ['blank lines removed', { text: 'a\n \n\nb\n', blankLines: 'remove' }, { text: 'a\nb\n', removed: 3 }],
    ['blank lines kept', { text: 'a\n \nb' }, { text: 'a\n\nb', removed: 1 }],
    ['a run of blank lines at the start becomes one', { text: '\n \na', blankLines: 'collapse' }, { text: '\na', removed: 2 }],
    ['CRLF kept', { text: ' a \r\n b ' }, { text: 'a\r\nb', removed: 4 }],
    ['everything', { text: ' \t\r\na\u2028b\ufeff', removeAll: true, trimLines: false }, { text: 'ab\ufeff', removed: 5 }],
    ['white space alone', { text: ' \n ', blankLines: 'remove' }, { text: '', removed: 3 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });
});
