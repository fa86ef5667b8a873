import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { columnWidths, padCell } from './cells.ts';
import { displayWidth } from './width.ts';

it.each(pythonRows<[string, number]>('widths'))('gives %j as many columns as wcwidth', (text, columns) => {
  expect(displayWidth(text)).toBe(columns);
});

it.each([
  ['👩‍👩‍👧‍👦', 2],
  ['🇫🇷', 2],
  ['❤️', 2],
  ['1️⃣', 2],
  ['\t\x1b', 0],
])('takes %j as one character of a terminal', (text, columns) => {
  expect(displayWidth(text)).toBe(columns);
});

it('pads cells to a width in columns', () => {
  expect([padCell('漢', 5, 'left'), padCell('漢', 5, 'right'), padCell('漢', 5, 'center'), padCell('toolong', 3, 'right')]).toEqual([
    '漢   ',
    '   漢',
    ' 漢  ',
    'toolong',
  ]);
  expect(columnWidths([['a', '漢字'], ['bcd']], 2)).toEqual([3, 4]);
});
