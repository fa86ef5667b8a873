import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestDouble, PI_DIGITS } from './exact.ts';

const ratio = (numerator: bigint, denominator: bigint, pi = 0) => nearestDouble({ numerator, denominator, pi });

describe('nearestDouble', () => {
  it('half way between two doubles goes to the even one', () => {
    expect(ratio(2n ** 53n + 1n, 1n)).toBe(2 ** 53);
    expect(ratio(2n ** 53n + 3n, 1n)).toBe(2 ** 53 + 4);
    expect(ratio((2n ** 53n + 1n) * 10n ** 40n + 1n, 10n ** 40n)).toBe(2 ** 53 + 2);
    expect(ratio((2n ** 53n + 1n) * 10n ** 40n, 10n ** 40n)).toBe(2 ** 53);
  });

  it('the smallest numbers: half of the least subnormal is 0, a hair more is not', () => {
    expect(ratio(1n, 2n ** 1074n)).toBe(Number.MIN_VALUE);
    expect(ratio(1n, 2n ** 1075n)).toBe(0);
    expect(ratio(2n ** 100n + 1n, 2n ** 1175n)).toBe(Number.MIN_VALUE);
    expect(ratio(3n, 2n ** 1075n)).toBe(2 * Number.MIN_VALUE);
    expect(Object.is(ratio(-1n, 2n ** 1100n), 0)).toBe(true);
  });

  it('the largest numbers: half a step above the largest double is infinite', () => {
    const largest = (2n ** 53n - 1n) * 2n ** 971n;
    expect(ratio(largest * 3n, 3n)).toBe(Number.MAX_VALUE);
    expect(ratio(largest + 2n ** 970n - 1n, 1n)).toBe(Number.MAX_VALUE);
    expect(ratio(largest + 2n ** 970n, 1n)).toBe(Number.POSITIVE_INFINITY);
    expect(ratio(-largest * 2n, 1n)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('every power of two, and the numbers beside it', () => {
    for (let exponent = -1074; exponent < 1024; exponent++) {
      const [up, down] = exponent > 0 ? [2n ** BigInt(exponent), 1n] : [1n, 2n ** BigInt(-exponent)];
      const power = Number(exponent < -1022 ? `${5e-324 * 2 ** (exponent + 1074)}` : 2 ** exponent);
      expect(ratio(up * 10n ** 30n, down * 10n ** 30n)).toBe(power);
      expect(ratio(up * 10n ** 30n + up, down * 10n ** 30n)).toBe(power);
    }
  });

  it('agrees with the reading of decimals, which ECMAScript engines round correctly', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 40n), fc.integer({ min: -370, max: 300 }), (digits, exponent) => {
        const [up, down] = exponent > 0 ? [10n ** BigInt(exponent), 1n] : [1n, 10n ** BigInt(-exponent)];
        expect(ratio(digits * up, down)).toBe(Number(`${digits}e${exponent}`));
      }),
    );
  });

  it('π and its powers (digits of π: OEIS A000796)', () => {
    expect(ratio(1n, 1n, 1)).toBe(Math.PI);
    expect(ratio(1n, 1n, -1)).toBe(0.3183098861837907);
    expect(ratio(1n, 1n, 2)).toBe(9.869604401089358);
    expect(ratio(0n, 1n, 1)).toBe(0);
  });

  it('π has all its digits: Machin, 16 arctan 1/5 - 4 arctan 1/239', () => {
    const scale = 10n ** 160n;
    const arctan = (x: bigint) => {
      let sum = 0n;
      let term = scale / x;
      for (let k = 1n; term !== 0n; k += 2n) {
        sum += (k % 4n === 1n ? term : -term) / k;
        term /= x * x;
      }
      return sum;
    };
    const pi = 16n * arctan(5n) - 4n * arctan(239n);
    expect(PI_DIGITS).toBe(pi / 10n ** 20n);
  });
});
