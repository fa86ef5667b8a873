import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './fixed-point-converter.ts';

const Q3_4 = { integerBits: 3, fractionBits: 4 };

// Python 3.11 fractions.Fraction; Q15 from the ranges of ARM's CMSIS-DSP (-1 to 1 - 2^-15).
holdTo(tool, {
  answers: [
    [{ value: '0' }, { raw: '0', value: '0', error: '0', hex: '00000000', resolution: '0.000030517578125' }],
    [
      { value: '0.5', integerBits: 0 },
      { raw: '16384', hex: '4000', minimum: '-1', maximum: '0.999969482421875' },
    ],
    [
      { value: '1', integerBits: 0, overflow: 'saturate' },
      { raw: '32767', overflowed: true, error: '-0.000030517578125' },
    ],
    [
      { value: '1', integerBits: 0, overflow: 'wrap' },
      { raw: '-32768', value: '-1', error: '-2' },
    ],
    [{ ...Q3_4, value: '0.03125' }, { raw: '1' }],
    [{ ...Q3_4, value: '-0.03125' }, { raw: '-1' }],
    [{ ...Q3_4, value: '0.03125', rounding: 'nearestEven' }, { raw: '0' }],
    [{ ...Q3_4, value: '0.09375', rounding: 'nearestEven' }, { raw: '2' }],
    [
      { ...Q3_4, value: '-0.01', rounding: 'floor' },
      { raw: '-1', error: '-0.0525' },
    ],
    [{ ...Q3_4, value: '-0.99', rounding: 'truncate' }, { raw: '-15' }],
    [
      { value: '1e-1', integerBits: 8, fractionBits: 0, signed: false },
      { raw: '0', error: '-0.1' },
    ],
    [{ value: '248', mode: 'decode', ...Q3_4 }, { raw: '-8' }],
    [
      { value: '-8', mode: 'decode', ...Q3_4 },
      { hex: 'f8', value: '-0.5' },
    ],
    [
      { value: '0b1', mode: 'decode', integerBits: 0, fractionBits: 0 },
      { raw: '-1', value: '-1', minimum: '-1', maximum: '0' },
    ],
  ],
  invalid: [
    [{ value: '1', integerBits: 0, fractionBits: 0, signed: false }, 'integerBits'],
    [{ value: '1', fractionBits: 129 }, 'fractionBits'],
  ],
  unprocessable: [
    [{ value: '8', ...Q3_4 }, /range/],
    [{ value: 'x' }],
    [{ value: '256', mode: 'decode', ...Q3_4 }],
    [{ value: '-1', mode: 'decode', ...Q3_4, signed: false }],
    [{ value: '1e2000' }],
  ],
});

it('decodes what it encodes', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: -128, max: 127 }), async (raw) => {
      const decoded = await run(tool, { value: String(raw), mode: 'decode', ...Q3_4 });
      expect(await run(tool, { value: decoded.value, ...Q3_4 })).toEqual(decoded);
    }),
  ));
