import { describe, expect, it } from 'vitest';
import { chiSquare } from './chi-square.ts';
import type { Continuous } from './continuous.ts';
import { fDistribution } from './f.ts';
import { normal } from './normal.ts';
import { studentT } from './student-t.ts';
// Worked out by test/oracles/shared_distributions.py, by power series with 370 digits.
import rows from './testdata/vectors.json' with { type: 'json' };

const MAKERS: Record<string, (...parameters: number[]) => Continuous> = { normal, t: studentT, 'chi-square': chiSquare, f: fDistribution };
const TINY = 1e-300;
const ULP = 2 ** -52;

interface Row {
  name: string;
  distribution: Continuous;
  x: number;
  lower: number;
  upper: number;
  density: number;
}

const cases = rows.map(([kind, parameters, x, lower, upper, density]): Row => {
  const values = Array.isArray(parameters) ? parameters : [];
  const make = MAKERS[String(kind)] ?? normal;
  return { name: `${kind}(${values})`, distribution: make(...values), x: Number(x), lower: Number(lower), upper: Number(upper), density: Number(density) };
});

describe.each(cases)('$name at $x', ({ distribution, x, lower, upper, density }) => {
  it('has the tails and the density that many more digits give, to the last bit', () => {
    const near = (actual: number, expected: number): void => {
      if (expected > TINY) expect(Math.abs(actual / expected - 1)).toBeLessThanOrEqual(ULP);
      else expect(actual).toBeLessThan(2 * TINY);
    };
    near(distribution.cdf(x), lower);
    near(distribution.survival(x), upper);
    near(distribution.density(x), density);
  });

  it('has its quantiles where those tails are', () => {
    const tail = Math.min(lower, upper);
    if (tail < TINY) return;
    const found = lower < upper ? distribution.quantile(lower) : distribution.upperQuantile(upper);
    // As far as the tail, a double, tells.
    const sharpness = 1 + tail / (density * Math.abs(x));
    expect(Math.abs(found / x - 1)).toBeLessThanOrEqual(ULP * sharpness);
  });
});

describe('areas between two points', () => {
  it('are differences of whichever tail is small', () => {
    expect(normal().between(-1, 1)).toBe(0.6826894921370859);
    // ncdf(-30) - ncdf(-31) in mpmath
    expect(normal().between(30, 31)).toBe(4.9067139271479176e-198);
    expect(normal().between(-31, -30)).toBe(4.9067139271479176e-198);
    expect(normal().between(2, 2)).toBe(0);
    expect(normal().between(undefined, undefined)).toBe(1);
    expect(normal().between(0, undefined)).toBe(0.5);
    expect(chiSquare(2).between(-5, 0)).toBe(0);
  });
});

describe('ends and middles', () => {
  it.each([normal(), studentT(3), studentT(1e300)])('of symmetric distributions', (distribution) => {
    expect(distribution.quantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(distribution.upperQuantile(0)).toBe(Number.POSITIVE_INFINITY);
    expect(distribution.quantile(0.5)).toBe(0);
    expect(distribution.cdf(0)).toBe(0.5);
    expect(distribution.survival(0)).toBe(0.5);
  });

  it.each([chiSquare(3), fDistribution(2, 5)])('of distributions from 0 on', (distribution) => {
    expect(distribution.quantile(0)).toBe(0);
    expect(distribution.quantile(1)).toBe(Number.POSITIVE_INFINITY);
    expect(distribution.cdf(0)).toBe(0);
    expect(distribution.survival(-1)).toBe(1);
    expect(distribution.density(-1)).toBe(0);
  });

  it.each([1, 2, 3])('densities at 0 with %i degrees of freedom', (df) => {
    expect(chiSquare(df).density(0)).toBe([Number.POSITIVE_INFINITY, 0.5, 0][df - 1]);
    expect(fDistribution(df, 7).density(0)).toBe([Number.POSITIVE_INFINITY, 1, 0][df - 1]);
  });

  it('with mean and deviation taken as written', () => {
    expect(normal(0.3, 0.1).cdf(0.3)).toBe(0.5);
    expect(normal(1e308, 1e308).survival(1.1e308)).toBe(normal().survival(0.1));
    expect(normal(100, 15).quantile(0.5)).toBe(100);
  });
});
