import { expect, it } from 'vitest';
import { InvalidInputs, Unprocessable } from '../../errors.ts';
import { pointOf } from './bounds.ts';
import { PreciseEvaluator } from './evaluate-precisely.ts';

const evaluator = new PreciseEvaluator(40);
const textOf = (value: unknown): string => pointOf(value, evaluator, 'from').toSignificantDigits(30).toString();

// By mpmath 1.3 with 40 digits: mpmath.nstr(mpmath.pi / 2, 30), mpmath.nstr(mpmath.sqrt(2) - mpmath.e, 30).
it.each([
  ['pi/2', '1.57079632679489661923132169164'],
  ['sqrt(2) - e', '-1.30406826608595018655859874714'],
  [0.1, '0.1'],
  ['0.1', '0.1'],
  ['-2^2', '-4'],
  ['inf', 'Infinity'],
  [' + Infinity ', 'Infinity'],
  ['- ∞', '-Infinity'],
  ['-INF', '-Infinity'],
  [1e300, '1e+300'],
])('reads the point %j as %s', (value, expected) => {
  expect(textOf(value)).toBe(expected);
});

it.each([undefined, null, true, [], '', `1${'0'.repeat(1_000)}`])('refuses %j, naming the field', (value) => {
  expect(() => textOf(value)).toThrow(InvalidInputs);
});

it.each(['x', 'pi/x', '1/0', 'sqrt(-1)', '2*', 'infx', 'inf/2'])('refuses the expression %j', (value) => {
  expect(() => textOf(value)).toThrow(Unprocessable);
});
