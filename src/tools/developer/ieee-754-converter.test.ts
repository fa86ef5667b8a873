import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ieee-754-converter.ts';

// Python 3.11 (struct, decimal.Decimal of floats, repr, math.nextafter) and the examples of Wikipedia's articles on binary16, bfloat16 and binary128.
holdTo(tool, {
  answers: [
    [
      { value: '1', format: 'double' },
      {
        hex: '3ff0000000000000',
        exponent: 0,
        category: 'normal',
        exact: '1',
        shortest: '1',
        fraction: '0',
        nextUp: '3ff0000000000001',
        nextDown: '3fefffffffffffff',
      },
    ],
    [
      { value: '0.1', format: 'double' },
      {
        hex: '3fb999999999999a',
        exact: '0.1000000000000000055511151231257827021181583404541015625',
        shortest: '0.1',
        error: '0.0000000000000000055511151231257827021181583404541015625',
      },
    ],
    [{ value: '-0' }, { hex: '80000000', sign: 1, category: 'zero', exact: '-0', shortest: '-0', nextUp: '00000001', nextDown: '80000001' }],
    [{ value: '0' }, { hex: '00000000', nextUp: '00000001', nextDown: '80000001', shortest: '0' }],
    [
      { value: '65504', format: 'half' },
      { hex: '7bff', nextUp: '7c00' },
    ],
    [
      { value: '65520', format: 'half' },
      { hex: '7c00', category: 'infinity', nextDown: '7bff' },
    ],
    [
      { value: '65519.999', format: 'half' },
      { hex: '7bff', error: '-15.999' },
    ],
    [{ value: '0.333251953125', format: 'half' }, { hex: '3555' }],
    [
      { value: '0.000000059604645', format: 'half' },
      { hex: '0001', category: 'subnormal', exponent: -14, shortest: '6e-8', nextDown: '0000' },
    ],
    [
      { value: '2.98e-8', format: 'half' },
      { hex: '0000', category: 'zero' },
    ],
    [{ value: '3.140625', format: 'bfloat16' }, { hex: '4049' }],
    [
      { value: '7f7f', format: 'bfloat16', input: 'bits' },
      { exact: '338953138925153547590470800371487866880', shortest: '3.39e+38', nextUp: '7f80' },
    ],
    [{ value: '1', format: 'quadruple' }, { hex: '3fff0000000000000000000000000000' }],
    [{ value: '0.3333333333333333333333333333333333333', format: 'quadruple' }, { hex: '3ffd5555555555555555555555555555' }],
    [
      { value: '1e-99999', format: 'quadruple' },
      { hex: '00000000000000000000000000000000', category: 'zero' },
    ],
    [{ value: '1e99999' }, { hex: '7f800000', exact: 'Infinity', shortest: 'Infinity' }],
    [
      { value: 'nan', format: 'double' },
      { hex: '7ff8000000000000', category: 'nan', exact: 'NaN' },
    ],
    [{ value: '-inf' }, { hex: 'ff800000', nextUp: 'ff7fffff' }],
    [
      { value: '5e-324', format: 'double' },
      { hex: '0000000000000001', shortest: '5e-324' },
    ],
    [
      { value: '9007199254740993', format: 'double' },
      { hex: '4340000000000000', error: '-1', shortest: '9007199254740992' },
    ],
    [{ value: '1e21', format: 'double' }, { shortest: '1e+21' }],
    [{ value: '0.000001', format: 'double' }, { shortest: '0.000001' }],
    [{ value: '0.0000001', format: 'double' }, { shortest: '1e-7' }],
    [{ value: '9.007199254740993e15', format: 'double' }, { exact: '9007199254740992' }],
    [{ value: '0b0100000000000000', format: 'half', input: 'bits' }, { exact: '2' }],
    [{ value: '0b00', format: 'half', input: 'bits' }, { hex: '0b00' }],
    [
      { value: '7FC00001', input: 'bits' },
      { category: 'nan', hex: '7fc00001', fraction: '400001' },
    ],
  ],
  invalid: [
    [{ value: '' }, 'value'],
    [{ value: '1', format: 'float' }, 'format'],
  ],
  unprocessable: [
    [{ value: 'abc' }],
    [{ value: '1e100000' }],
    [{ value: '.' }],
    [{ value: '1,5' }],
    [{ value: '0x123', input: 'bits' }],
    [{ value: 'zzzzzzzz', input: 'bits' }],
    [{ value: '0b01', input: 'bits' }],
  ],
});

it('gives doubles and singles the bits, digits and neighbours that the processor and ECMAScript give', () =>
  fc.assert(
    fc.asyncProperty(fc.double({ noNaN: true }), async (value) => {
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, value);
      const text = Object.is(value, -0) ? '-0' : String(value);
      const double = await run(tool, { value: text, format: 'double' });
      expect([double.hex, double.shortest]).toEqual([view.getBigUint64(0).toString(16).padStart(16, '0'), text]);
      view.setFloat32(0, value);
      expect((await run(tool, { value: text })).hex).toBe(view.getUint32(0).toString(16).padStart(8, '0'));
      const back = await run(tool, { value: double.hex, format: 'double', input: 'bits' });
      expect(Number(back.exact)).toBe(value);
    }),
  ));
