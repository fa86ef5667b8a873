import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { parseExpression } from './expression.ts';
import { integrate } from './quadrature.ts';

const bound = (text: string): Decimal => new Decimal(text.replace('inf', 'Infinity'));
const integralOf = (text: string, from: string, to: string) => integrate(parseExpression(text), 'x', bound(from), bound(to));

it.each(pythonRows<[string, string, string, number]>('integrals'))('integrates %s from %s to %s as mpmath does', (text, from, to, expected) => {
  expect(Math.abs((integralOf(text, from, to)?.value ?? Number.NaN) - expected)).toBeLessThanOrEqual(1e-12 * Math.abs(expected));
});

it('is 0 over no width, and changes its sign with its direction', () => {
  expect(integralOf('exp(x)', '2', '2')?.value).toBe(0);
  expect(integralOf('exp(x)', '1', '0')?.value).toBeCloseTo(1 - Math.E, 12);
});

it('sums |x| over its corner', () => {
  expect(integralOf('abs(x)', '-1', '2')?.value).toBeCloseTo(2.5, 12);
});

it.each([
  ['1/x', '-1', '1'],
  ['1/x', '1', 'inf'],
])('has no value for %s from %s to %s', (text, from, to) => {
  expect(integralOf(text, from, to)).toBeUndefined();
});
