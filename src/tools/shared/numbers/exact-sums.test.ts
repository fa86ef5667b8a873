import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aligned, meanOf, productsOfDeviations, rootOf, sumOf, sumsOf } from './exact-sums.ts';
import { divide, rational, toNumber } from './rational.ts';

const deviationOf = (values: number[]) => rootOf(divide(sumsOf(values).squaredDeviations, rational(BigInt(values.length - 1))));
const alternating = (first: number, even: number, odd: number) => Array.from({ length: 1001 }, (_, at) => (at === 0 ? first : at % 2 === 1 ? even : odd));

// https://www.itl.nist.gov/div898/strd/univ/homepage.html
describe('the certified values of NIST StRD', () => {
  it.each([
    ['NumAcc1', [10000001, 10000003, 10000002], 10000002, 1],
    ['NumAcc2', alternating(1.2, 1.1, 1.3), 1.2, 0.1],
    ['NumAcc3', alternating(1000000.2, 1000000.1, 1000000.3), 1000000.2, 0.1],
    ['NumAcc4', alternating(10000000.2, 10000000.1, 10000000.3), 10000000.2, 0.1],
  ])('%s', (_, values, mean, deviation) => {
    expect(toNumber(meanOf(values))).toBe(mean);
    expect(deviationOf(values)).toBe(deviation);
  });
});

describe('sums', () => {
  it('takes doubles for the decimals they are written as', () => expect(toNumber(sumOf([0.1, 0.2]))).toBe(0.3));

  it('loses nothing beside greater numbers', () => {
    expect(toNumber(sumOf([1e308, 5e-324, 1, -1e308]))).toBe(1);
    expect(toNumber(sumOf([1e308, 5e-324, -1e308]))).toBe(5e-324);
    expect(toNumber(productsOfDeviations([1e200, 1.0000000001e200], [1, -1]))).toBe(-1e190);
  });

  it('does not overflow on the way', () => {
    const values = [1.7e308, 1.6e308, 1.5e308];
    expect(toNumber(meanOf(values))).toBe(1.6e308);
    expect(deviationOf(values)).toBe(1e307);
    expect(() => toNumber(sumOf(values))).toThrow('too large');
  });

  it('writes the numbers as units of one power of ten', () => {
    expect(aligned([-0.5, 1e21, 12, 1.25e-3, -0])).toEqual({ units: [-50_000n, 10n ** 26n, 1_200_000n, 125n, 0n], exponent: -5 });
  });

  it('finds no spread in equal numbers', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 20 }), (value, count) => {
        const { mean, squaredDeviations } = sumsOf(new Array<number>(count).fill(value));
        expect([toNumber(mean), squaredDeviations.numerator]).toEqual([value + 0, 0n]);
      }),
    );
  });

  it('gives the same in any order', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), (values) => {
        expect(sumsOf(values.toReversed())).toEqual(sumsOf(values));
        expect(productsOfDeviations(values, values)).toEqual(sumsOf(values).squaredDeviations);
      }),
    );
  });
});
