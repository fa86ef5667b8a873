import { SSF } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { formatOf, shownBy } from './formats.ts';

const shown = shownBy(SSF, false);
const written = (code: string, value: number): string => shown({ value, format: formatOf(164, code) });

// What Gnumeric 1.12 shows
test.each([
  ['dd.mm.yyyy', 45000, '15.03.2023'],
  ['d. mmmm yyyy;@', 45000, '15. March 2023'],
  ['d. m. yyyy', 1234.567, '18. 5. 1903'],
  ['hh.mm', 45000.75, '18.00'],
  ['hh.mm.ss.0', 1234.567, '13.36.28.8'],
  ['yyyy年m月d日', 45000, '2023年3月15日'],
  ['0.00\\ %', 0.5, '50.00 %'],
  ['0.0 %;-0.0 %', -0.5, '-50.0 %'],
  ['0%%', 0.5, '5000%%'],
  ['0', -0.5, '-1'],
  ['0', -1234.567, '-1235'],
  ['000-00', -1234.567, '-012-35'],
  ['(000) 000-0000', -5551234567, '-(555) 123-4567'],
  ['"EUR "0.00', -0.5, '-EUR 0.50'],
])('the format %s shows %d as %s', (code, value, expected) => {
  expect(written(code, value)).toBe(expected);
});

test.each([
  [47, 1234.567, '36:28.8'],
  [9, 1.005, '101%'],
  [10, -1234.567, '-123456.70%'],
])('the built-in format %d shows %d as %s', (id, value, expected) => {
  expect(shown({ value, format: formatOf(id, undefined) })).toBe(expected);
});

test('formats that the library knows are left to it', () => {
  expect(written('m/d/yy', 45000)).toBe('3/15/23');
  expect(written('h:mm AM/PM', 0.75)).toBe('6:00 PM');
  expect(written('[Red]0.0;[Blue](0.0)', -2)).toBe('(2.0)');
  expect(written('General', -1.5)).toBe('-1.5');
  expect(written('0.0"%"', 5)).toBe('5.0%');
});
