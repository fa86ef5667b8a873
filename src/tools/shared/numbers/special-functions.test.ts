import type { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import { SpecialFunctions } from './special-functions.ts';

const functions = new SpecialFunctions();
const of = (x: number | string): Decimal => functions.number(x);

const CALLS: Readonly<Record<string, (...operands: Decimal[]) => Decimal | undefined>> = {
  gamma: (x) => x && functions.gamma(x),
  digamma: (x) => x && functions.digamma(x),
  erf: (x) => x && functions.erf(x),
  erfc: (x) => x && functions.erfc(x),
  inverseErf: (x) => x && functions.inverseErf(x),
  zeta: (x) => x && functions.zeta(x),
  lambertW: (x) => x && functions.lambertW(x),
  beta: (a, b) => a && b && functions.beta(a, b),
  incompleteGamma: (a, x) => a && x && functions.incompleteGamma(a, x).p,
  incompleteBeta: (x, a, b) => x && a && b && functions.incompleteBeta(x, a, b),
};

it.each(pythonRows<[string, string[], string]>('specialFunctions'))('gives %s of %j as mpmath does, to 25 digits', (name, operands, expected) => {
  const value = CALLS[name]?.(...operands.map(of));
  expect(value?.minus(expected).abs().toNumber()).toBeLessThanOrEqual(1e-25 * Math.abs(Number(expected)));
});

it.each([
  ['gamma', () => functions.gamma(of(0))],
  ['gamma', () => functions.gamma(of(-3))],
  ['digamma', () => functions.digamma(of(-1))],
  ['zeta', () => functions.zeta(of(1))],
])('refuses the poles of %s', (_name, call) => {
  expect(call).toThrow(Unprocessable);
});

it('reflects: Γ(x)·Γ(1−x) = π / sin πx (DLMF 5.5.3)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (percent) => {
      const x = of(percent).div(100);
      const product = functions.gamma(x).times(functions.gamma(of(1).minus(x)));
      expect(product.times(functions.pi.times(x).sin()).minus(functions.pi).abs().toNumber()).toBeLessThan(1e-25);
    }),
    { numRuns: 20 },
  );
});

it('has the two incomplete gamma functions add up to 1, and the inverse error function undone by the error function', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (a, x) => {
      const { p, q } = functions.incompleteGamma(of(a).div(10), of(x).div(10));
      expect(p.plus(q).minus(1).abs().toNumber()).toBeLessThan(1e-25);
    }),
    { numRuns: 20 },
  );
  for (const y of ['-0.999', '-0.25', '0', '0.6', '0.99999'])
    expect(
      functions
        .erf(functions.inverseErf(of(y)))
        .minus(y)
        .abs()
        .toNumber(),
    ).toBeLessThan(1e-25);
});
