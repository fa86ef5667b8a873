import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../../shared/testing.ts';
import { convertDecimal, convertPattern, type FloatFormat } from './floats.ts';

it.each(pythonRows<[FloatFormat, string, string, string | null]>('floats', 'developer'))(
  "reads the %s %s as Python's struct and decimal do, and back",
  (format, hex, exact, shortest) => {
    const view = convertPattern(hex, format);
    expect(view.exact).toBe(exact);
    expect(convertDecimal(exact, format)).toEqual(view);
    expect(convertDecimal(view.shortest, format).hex).toBe(hex);
    if (shortest !== null) expect(Number(view.shortest)).toBe(Number(shortest));
  },
);

describe('doubles', () => {
  const bits = (value: number): string => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return bytes.toString('hex');
  };

  it('are written as the runtime writes them', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(convertPattern(bits(value), 'double').shortest).toBe(Object.is(value, -0) ? '-0' : String(value));
      }),
    );
  });

  it('are the nearest to what the runtime reads', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 25n });
    fc.assert(
      fc.property(fc.constantFrom('', '-'), digits, fc.integer({ min: -350, max: 310 }), (sign, whole, power) => {
        const text = `${sign}${whole}e${power}`;
        expect(convertDecimal(text, 'double').hex).toBe(bits(Number(text)));
      }),
    );
  });

  it('that are singles are found by their decimals', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const bytes = Buffer.alloc(4);
        bytes.writeFloatBE(value);
        expect(convertDecimal(Object.is(value, -0) ? '-0' : String(value), 'single').hex).toBe(bytes.toString('hex'));
      }),
    );
  });
});

// IEEE 754-2019, table 3.5: the greatest and the least numbers of the formats, and what is beyond them.
it.each<[FloatFormat, string, string, string]>([
  ['half', '65504', '7bff', 'normal'],
  ['half', '65519.99', '7bff', 'normal'],
  ['half', '65520', '7c00', 'infinity'],
  ['half', '6.103515625e-5', '0400', 'normal'],
  ['half', '6.097555160522461e-5', '03ff', 'subnormal'],
  ['half', '2.98023223876953125e-8', '0000', 'zero'],
  ['half', '2.98023223876953126e-8', '0001', 'subnormal'],
  ['bfloat16', '1.5', '3fc0', 'normal'],
  ['bfloat16', '-inf', 'ff80', 'infinity'],
  ['single', '3.4028234663852886e38', '7f7fffff', 'normal'],
  ['single', '340282356779733661637539395458142568447.9', '7f7fffff', 'normal'],
  ['single', '340282356779733661637539395458142568448', '7f800000', 'infinity'],
  ['single', '-1e-46', '80000000', 'zero'],
  ['double', 'nan', '7ff8000000000000', 'nan'],
  ['double', '4.9e-324', '0000000000000001', 'subnormal'],
  ['quadruple', '1', '3fff0000000000000000000000000000', 'normal'],
  ['quadruple', '-2', 'c0000000000000000000000000000000', 'normal'],
])('gives the %s of %s', (format, text, hex, category) => {
  expect(convertDecimal(text, format)).toMatchObject({ hex, category });
});

it('steps to the neighbours, over 0 and up to the infinities', () => {
  expect(convertPattern('3c00', 'half')).toMatchObject({ nextUp: '3c01', nextDown: '3bff' });
  expect(convertPattern('0000', 'half')).toMatchObject({ nextUp: '0001', nextDown: '8001' });
  expect(convertPattern('8001', 'half')).toMatchObject({ nextUp: '8000', nextDown: '8002' });
  expect(convertPattern('7bff', 'half')).toMatchObject({ nextUp: '7c00' });
  expect(convertPattern('7c00', 'half')).not.toHaveProperty('nextUp');
  expect(convertPattern('fc00', 'half')).not.toHaveProperty('nextDown');
  expect(convertPattern('7e00', 'half')).not.toHaveProperty('nextUp');
});

it.each(['3c0', '0x3c000', '0b1', 'xyz0'])('refuses the pattern %s of a half', (text) => {
  expect(() => convertPattern(text, 'half')).toThrow(Unprocessable);
});
