import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gcd } from './common-divisor.ts';

function euclid(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

describe('gcd', () => {
  it("is what Euclid's algorithm gives", () => {
    const long = fc.bigInt({ min: -(2n ** 900n), max: 2n ** 900n });
    fc.assert(
      fc.property(long, long, fc.bigInt({ min: 0n, max: 2n ** 300n }), (a, b, common) => {
        expect(gcd(a * common, b * common)).toBe(euclid(a * common, b * common));
      }),
      { numRuns: 500 },
    );
  });

  it('takes 0, powers of 2 and neighbours in the Fibonacci numbers, where every quotient is 1', () => {
    expect([gcd(0n, 0n), gcd(0n, -5n), gcd(2n ** 700n, 2n ** 650n), gcd(2n ** 700n - 1n, 2n ** 490n - 1n)]).toEqual([0n, 5n, 2n ** 650n, 2n ** 70n - 1n]);
    let [before, last] = [1n, 1n];
    for (let step = 0; step < 5000; step += 1) [before, last] = [last, before + last];
    expect(gcd(last, before)).toBe(1n);
  });
});
