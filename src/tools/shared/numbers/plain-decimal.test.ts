import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { bitLength, plainDecimalOf, plainText, roundedQuotient, significantDigits } from './plain-decimal.ts';

it.each(pythonRows<[string, string]>('plainDecimals'))('writes %s as Python does', (text, plain) => {
  expect(plainText(plainDecimalOf(text))).toBe(plain);
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -60, max: 60 }), (digits, exponent) => {
      const decimal = plainDecimalOf(`${digits}e${exponent}`);
      expect(plainDecimalOf(plainText(decimal))).toEqual(decimal);
      expect(decimal.digits === 0n || decimal.digits % 10n !== 0n).toBe(true);
    }),
  );
});

it('rounds quotients half to even and tells whether anything was lost', () => {
  const rounded = (top: bigint, bottom: bigint, precision: number) => {
    const { value, exact } = roundedQuotient(top, bottom, precision);
    return [plainText(value), exact];
  };
  expect(rounded(1n, 3n, 5)).toEqual(['0.33333', false]);
  expect(rounded(25n, 10n, 1)).toEqual(['2', false]);
  expect(rounded(35n, 10n, 1)).toEqual(['4', false]);
  expect(rounded(-25n, 10n, 2)).toEqual(['-2.5', true]);
  expect(rounded(25n * 10n ** 60n + 1n, 10n ** 61n, 1)).toEqual(['3', false]);
  expect(rounded(0n, 7n, 3)).toEqual(['0', true]);
  expect(rounded(999n, 1n, 2)).toEqual(['1000', false]);
});

it('is within half a unit of the last digit of the quotient', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.integer({ min: 1, max: 30 }), (top, bottom, precision) => {
      const { value, exact } = roundedQuotient(top, bottom, precision);
      const [scaledValue, scaledTop] =
        value.exponent >= 0 ? [value.digits * 10n ** BigInt(value.exponent) * bottom, top] : [value.digits * bottom, top * 10n ** BigInt(-value.exponent)];
      const difference = scaledValue > scaledTop ? scaledValue - scaledTop : scaledTop - scaledValue;
      expect(exact).toBe(difference === 0n);
      // Twice the difference times 10^precision is at most the quotient times ten, whose last digit is the unit.
      expect(2n * difference * 10n ** BigInt(precision) <= 10n * scaledTop).toBe(true);
    }),
  );
});

it('counts digits and bits', () => {
  expect(['0', '7', '-1200', '0.0012', '1.5'].map((text) => significantDigits(plainDecimalOf(text)))).toEqual([1, 1, 4, 2, 2]);
  expect([0n, 1n, -1n, 255n, 256n, 2n ** 100n].map(bitLength)).toEqual([0, 1, 1, 8, 9, 101]);
});
