import { describe, expect, it } from 'vitest';
import { quantity } from './quantity.ts';

describe('quantity', () => {
  it.each([
    ['1 / 12', 1n, 12n, 0],
    ['12 * in', 381n, 1250n, 0],
    ['231 * in^3', 473176473n, 125000000000n, 0],
    ['2 * in^-2', 50000000n, 16129n, 0],
    ['8 / 2 / 2', 2n, 1n, 0],
    ['2 * pi', 2n, 1n, 1],
    ['648000 / pi', 648000n, 1n, -1],
    ['1e-3', 1n, 1000n, 0],
  ])('%s', (text, numerator, denominator, pi) => expect(quantity(text)).toEqual({ numerator, denominator, pi }));

  it.each(['', '1 *', 'furlong', '2^x', '1 + 1', '__proto__'])('refuses %j', (text) => expect(() => quantity(text)).toThrow('is not a quantity'));
});
