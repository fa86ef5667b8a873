import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, divide, exactNumber, floor, fractionText, mixedText, multiply, rational, rationalOf, subtract, toNumber } from './rational.ts';

const accepts = (value: unknown): boolean => exactNumber.safeParse(value).success;

describe('exact numbers', () => {
  it.each([
    ['5', '5'],
    ['-1.25', '-5/4'],
    ['.5', '1/2'],
    ['5.', '5'],
    ['2e-3', '1/500'],
    ['+1E2', '100'],
    ['3/4', '3/4'],
    ['-6/8', '-3/4'],
    ['1 3/4', '7/4'],
    ['-1 3/4', '-7/4'],
    [0.1, '1/10'],
    [-0, '0'],
    [1e21, '1000000000000000000000'],
  ])('%j is %s', (value, text) => {
    expect(accepts(value)).toBe(true);
    expect(fractionText(rationalOf(value, 'x'))).toBe(text);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1/2/3',
    '1.5/2',
    '1 2',
    '--1',
    '1e1001',
    '0x10',
    'Infinity',
    '1,5',
    '٣',
    '1'.repeat(1001),
    '1/-2',
    null,
    true,
    [],
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%j is none', (value) => {
    expect(accepts(value)).toBe(false);
  });

  it('has no zero denominator', () => {
    expect(() => rationalOf('1/0', 'x')).toThrow('denominator');
  });
});

describe('laws', () => {
  const number = fc.tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 10n ** 12n)).map(([top, bottom]) => rational(top, bottom));

  it('undoes sums and products', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  it('reads a double back as itself', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(toNumber(rationalOf(value, 'x'))).toBe(value + 0);
      }),
    );
  });

  it('reads its own mixed numbers back', () => {
    fc.assert(
      fc.property(number, (value) => {
        expect(rationalOf(mixedText(value), 'x')).toEqual(value);
      }),
    );
  });

  it('rounds down', () => {
    expect([rational(7n, 2n), rational(-7n, 2n), rational(-4n, 2n), rational(0n)].map(floor)).toEqual([3n, -4n, -2n, 0n]);
  });
});
