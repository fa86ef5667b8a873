import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Precise } from '../../shared/numbers/precise.ts';
import { exponential, log10, naturalLog, power } from './powers.ts';

const DIGITS = 50;
const near = (actual: InstanceType<typeof Precise>, expected: InstanceType<typeof Precise>) =>
  expect(
    actual
      .minus(expected)
      .abs()
      .lte(expected.abs().plus(1).times(`1e-${DIGITS}`)),
    `${actual}, not ${expected}`,
  ).toBe(true);
const positive = fc.oneof(
  fc.double({ min: 1e-20, max: 1e20, noNaN: true }),
  fc.double({ min: 0.5, max: 2, noNaN: true }),
  fc.constantFrom(1, 1.5, 2, 3, 10, 0.1, 0.75),
);

it('agrees with the slower functions of the library', () => {
  fc.assert(
    fc.property(positive, fc.double({ min: -40, max: 40, noNaN: true }), (base, exponent) => {
      const precise = new Precise(base);
      near(naturalLog(precise), precise.ln());
      near(log10(precise), precise.log(10));
      near(exponential(new Precise(exponent)).div(new Precise(exponent).exp()), new Precise(1));
      near(power(precise, exponent / 10).div(precise.pow(exponent / 10)), new Precise(1));
    }),
    { numRuns: 300, seed: 7 },
  );
});

it('is exact where nothing is to be done', () => {
  expect(naturalLog(new Precise(1)).toString()).toBe('0');
  expect(exponential(new Precise(0)).toString()).toBe('1');
});
