import { expect, it } from 'vitest';
import { InvalidInputs } from '../../errors.ts';
import { complexText, parseComplex } from './complex.ts';
import { toNumber } from './rational.ts';

it.each<[number | string, number, number]>([
  ['3+4i', 3, 4],
  ['-2.5i', 0, -2.5],
  ['i', 0, 1],
  ['-j', 0, -1],
  ['1e3 - 2j', 1000, -2],
  ['2i + 1', 1, 2],
  ['i−1', -1, 1],
  ['3*i', 0, 3],
  [' 7 ', 7, 0],
  ['.5', 0.5, 0],
  [-0.25, -0.25, 0],
])('reads %j', (text, real, imaginary) => {
  const value = parseComplex(text, 'number');
  expect([toNumber(value.real), toNumber(value.imaginary)]).toEqual([real, imaginary]);
});

it.each(['', '+', '1+', '1+2', 'i2', '1 2i', '2ii', '1e9999', 'NaN', '3+4k'])('refuses %j', (text) => {
  expect(() => parseComplex(text, 'number')).toThrow(InvalidInputs);
});

it.each<[number, number, string]>([
  [3, 4, '3+4i'],
  [3, 0, '3'],
  [0, 4, '4i'],
  [0, -1, '-i'],
  [1, 1, '1+i'],
  [0, 0, '0'],
  [-1.5, -2, '-1.5-2i'],
])('writes %d and %d as %s', (real, imaginary, text) => {
  expect(complexText(real, imaginary)).toBe(text);
});
