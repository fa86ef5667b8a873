import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../../shared/testing.ts';
import { formatPrintf } from './printf.ts';

it.each(pythonRows<[string, number, string]>('printfDoubles', 'developer'))('formats with %j the double %j as glibc does', (format, value, expected) => {
  expect(formatPrintf(format, [value]).output).toBe(expected);
});

it.each(pythonRows<[string, string, string]>('printfIntegers', 'developer'))('formats with %j the integer %j as glibc does', (format, value, expected) => {
  expect(formatPrintf(format, [value]).output).toBe(expected);
});

// ISO C23, section 7.23.6.1: a negative width is a flag and a width, a negative precision is none; 0 and + do nothing to texts.
it.each([
  ['%*d|', [-5, 42], '42   |'],
  ['%*d|', [5, 42], '   42|'],
  ['%.*f', [-1, 1.5], '1.500000'],
  ['%.*s', [2, 'abc'], 'ab'],
  ['%5s|%-5s|%.1s', ['ab', 'cd', 'é!'], '   ab|cd   |é'],
  ['100%% of %c%c', ['a', 0x1f600], '100% of a😀'],
  ['%F %g %-8e|', [Number.POSITIVE_INFINITY, Number.NaN, Number.NEGATIVE_INFINITY], 'INF nan -inf    |'],
])('formats %j with %j', (format, values, expected) => {
  expect(formatPrintf(format, values).output).toBe(expected);
});

it.each([
  ['%d', []],
  ['a', [1]],
  ['%d', [1.5]],
  ['%d', ['x']],
  ['%f', ['x']],
  ['%s', [1]],
  ['%c', ['ab']],
  ['%y', [1]],
  ['%', []],
  ['%1001d', [1]],
  ['%.*f', [1001, 1]],
])('refuses %j with %j', (format, values) => {
  expect(() => formatPrintf(format, values)).toThrow(Unprocessable);
});

it('tells each conversion with its flags, width and precision', () => {
  expect(formatPrintf('%-+8.3f and %*s', [1, 4, 'x']).conversions).toEqual([
    { text: '%-+8.3f', flags: '-+', width: 8, precision: 3, conversion: 'f' },
    { text: '%*s', flags: '', width: 4, conversion: 's' },
  ]);
});
