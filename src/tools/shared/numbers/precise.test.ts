import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { naturalLogarithm, PI, preciseOf } from './precise.ts';
import { rational } from './rational.ts';

it.each(pythonRows<[string, string, string]>('logarithms'))('takes the logarithm of %s/%s to 49 digits', (numerator, denominator, expected) => {
  const value = naturalLogarithm(rational(BigInt(numerator), BigInt(denominator)));
  expect(value.minus(expected).abs().lte(value.abs().times('1e-49'))).toBe(true);
});

it('has π and fractions to 60 digits', () => {
  expect(PI.toFixed(59)).toBe('3.14159265358979323846264338327950288419716939937510582097494');
  expect(preciseOf(rational(1n, 7n)).toFixed(60)).toBe(`0.${'142857'.repeat(10)}`);
});
