import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import { PreciseEvaluator } from './evaluate-precisely.ts';
import { parseExpression } from './expression.ts';

const evaluator = new PreciseEvaluator();
const degrees = new PreciseEvaluator(70, 'degrees');
const written = (text: string, by = evaluator): string => by.evaluate(parseExpression(text), new Map()).toString();

it.each(pythonRows<[string, string, string]>('functions'))('gives %s(%s) as mpmath does, to 38 digits', (name, operand, expected) => {
  const value = evaluator.apply(name, [evaluator.number(operand)]);
  expect(value?.minus(expected).abs().toNumber()).toBeLessThanOrEqual(1e-38 * Math.abs(Number(expected)));
});

it.each([
  ['2+3*4^2', '50'],
  ['-2^2', '-4'],
  ['2^3^2', '512'],
  ['7%3', '1'],
  ['(-7)%3', '2'],
  ['0.1+0.2', '0.3'],
  ['sin(pi)', '0'],
  ['20!', '2432902008176640000'],
  ['gcd(12, 18)', '6'],
  ['lcm(4, 6)', '12'],
  ['round(2.5)', '3'],
  ['round(-2.5)', '-3'],
  ['floor(-0.5)', '-1'],
  ['trunc(-1.9)', '-1'],
  ['cbrt(-27)', '-3'],
  ['log2(1024)', '10'],
  ['sign(-3)', '-1'],
])('is exact where decimals can be: %s is %s', (text, expected) => {
  expect(written(text)).toBe(expected);
});

it.each([
  ['sin(30)', '0.5'],
  ['cos(60)', '0.5'],
  ['tan(45)', '1'],
  ['cos(90)', '0'],
  ['asin(1)', '90'],
  ['atan(1)', '45'],
])('knows the multiples of 30 and 45 degrees: %s is %s', (text, expected) => {
  expect(written(text, degrees)).toBe(expected);
});

it.each(['1/0', 'sqrt(-1)', 'ln(0)', 'asin(2)', 'acosh(0.5)', 'atanh(1)', 'gamma(0)', '171!', '0.5!', 'cot(0)', 'x+1', 'exp(100000)'])(
  'has no value for %s',
  (text) => {
    expect(() => written(text)).toThrow(Unprocessable);
    expect(evaluator.valueOrNothing(parseExpression(text), new Map())).toBeUndefined();
  },
);

it('undoes functions by their inverses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (thousandths) => {
      const x = `${thousandths / 1000}`;
      for (const text of [`exp(ln(${x}))`, `sqrt(${x})^2`, `sinh(asinh(${x}))`, `tan(atan(${x}))`, `cbrt(${x}^3)`])
        expect(evaluator.number(written(text)).minus(x).abs().toNumber()).toBeLessThan(1e-55);
    }),
    { numRuns: 30 },
  );
});
