import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { bezout, modularPower, modulo } from './euclid.ts';

it.each(pythonRows<[string, string, string, string]>('powers'))('%s^%s mod %s is %s', (base, exponent, modulus, expected) => {
  expect(modularPower(BigInt(base), BigInt(exponent), BigInt(modulus))).toBe(BigInt(expected));
});

const integer = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

it('gives a divisor of both that is made of both', () => {
  fc.assert(
    fc.property(integer, integer, (a, b) => {
      const { divisor, x, y } = bezout(a, b);
      expect(a * x + b * y).toBe(divisor);
      expect(divisor >= 0n).toBe(true);
      expect(divisor === 0n ? a === 0n && b === 0n : a % divisor === 0n && b % divisor === 0n).toBe(true);
    }),
  );
});

it('gives remainders from 0 up', () => {
  fc.assert(
    fc.property(integer, fc.bigInt({ min: 1n, max: 10n ** 12n }), (value, modulus) => {
      const rest = modulo(value, modulus);
      expect(rest >= 0n && rest < modulus && (value - rest) % modulus === 0n).toBe(true);
    }),
  );
});
