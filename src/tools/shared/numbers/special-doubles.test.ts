import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { erf, gamma } from './special-doubles.ts';

const near = (value: number, expected: number, error: number): boolean => Math.abs(value - expected) <= error * Math.abs(expected);

it.each(pythonRows<[number, number, number]>('gamma'))('of %d', (x, ofGamma, ofErf) => {
  expect(near(gamma(x), ofGamma, 1e-13)).toBe(true);
  expect(near(erf(x), ofErf, 4e-15)).toBe(true);
});

it('has exact factorials, poles and limits', () => {
  expect([gamma(1), gamma(6), gamma(21)]).toEqual([1, 120, 2432902008176640000]);
  expect([gamma(0), gamma(-3)].every(Number.isNaN)).toBe(true);
  expect([erf(0), erf(9), erf(-9)]).toEqual([0, 1, -1]);
});
