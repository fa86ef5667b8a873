import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './number-base-converter.ts';

// Python 3.11: int(text, base), bin, oct, hex, int.bit_length.
holdTo(tool, {
  answers: [
    [{ value: '0' }, { decimal: '0', binary: '0', octal: '0', hex: '0', converted: '0', bitLength: 0 }],
    [{ value: '-0' }, { decimal: '0' }],
    [{ value: '123456789012345678901234567890' }, { hex: '18ee90ff6c373e0ee4e3f0ad2', bitLength: 97, converted: 'byw97um9s91dlz68tsi' }],
    [{ value: 'zz', base: 36 }, { decimal: '1295' }],
    [{ value: 'ZZ', base: 36, toBase: 2 }, { converted: '10100001111' }],
    [{ value: '+0b1010' }, { decimal: '10' }],
    [{ value: '0B10', base: 2 }, { decimal: '2' }],
    [{ value: '0b10', base: 16 }, { decimal: '2832' }],
    [{ value: '0O17', base: 8 }, { decimal: '15' }],
    [{ value: '0x10', base: 36 }, { decimal: '42804' }],
    [{ value: ' 1 000_000 ' }, { decimal: '1000000' }],
    [
      { value: '- 5', bits: 4 },
      { decimal: '-5', twosComplement: '1011' },
    ],
    [{ value: '-128', bits: 8 }, { twosComplement: '10000000' }],
    [{ value: '255', bits: 8 }, { twosComplement: '11111111' }],
    [{ value: '-1', bits: 1 }, { twosComplement: '1' }],
  ],
  invalid: [
    [{ value: '' }, 'value'],
    [{ value: '1', base: 1 }, 'base'],
    [{ value: '1', toBase: 65 }, 'toBase'],
    [{ value: '1', bits: 0 }, 'bits'],
  ],
  unprocessable: [
    [{ value: '12', base: 2 }, /"2" is not a digit of base 2/],
    [{ value: '0x' }, /no digits/],
    [{ value: '-' }],
    [{ value: '1.5' }],
    [{ value: '_1' }],
    [{ value: '256', bits: 8 }, /8 bits/],
    [{ value: '-129', bits: 8 }],
    [{ value: '٣' }],
  ],
});

it('reads back every base', () =>
  fc.assert(
    fc.asyncProperty(fc.bigInt(), fc.integer({ min: 2, max: 36 }), async (value, base) => {
      const { converted } = await run(tool, { value: String(value), toBase: base });
      expect((await run(tool, { value: converted, base })).decimal).toBe(String(value));
    }),
  ));

// Python: an own loop of divmod over the digits; those of Base32 and Base64 are tables 3 and 1 of RFC 4648.
it.each([
  ['123456789', { toBase: 64 }, '7mYQl'],
  ['3843', { toBase: 62 }, 'ZZ'],
  ['61', { toBase: 37 }, '1o'],
  ['-36', { toBase: 37, digits: 'standard' }, '-A'],
])('writes %s with %j, and reads it back', async (value, inputs, converted) => {
  expect((await run(tool, { value, ...inputs })).converted).toBe(converted);
  expect((await run(tool, { value: converted, base: inputs.toBase })).decimal).toBe(value);
});

it.each([
  ['65535', { value: 'BBBBBBBBBBBBBBBB', toBase: 64, digits: 'base64' }, 'P//'],
  ['1000', { value: 'BBBBBABAAA', toBase: 32, digits: 'base32' }, '7I'],
  ['10', { value: 'xoxo', toBase: 2, digits: 'custom', customDigits: 'ox' }, 'xoxo'],
])('knows %s in digits of its own: %j', async (decimal, inputs, converted) => {
  expect(await run(tool, { base: 2, ...inputs })).toMatchObject({ decimal, converted });
});

it('refuses digits that are too few, twice there or not there', async () => {
  await expectInvalid(tool, { value: '1', toBase: 64, digits: 'base32' }, 'digits');
  await expectInvalid(tool, { value: '1', base: 2, toBase: 3, digits: 'custom', customDigits: 'ab' }, 'customDigits');
  await expectInvalid(tool, { value: '1', base: 2, toBase: 2, digits: 'custom', customDigits: 'aa' }, 'customDigits');
  await expectInvalid(tool, { value: '1', base: 2, toBase: 2, digits: 'custom' }, 'customDigits');
  await expectUnprocessable(tool, { value: '9', base: 10, digits: 'base64' });
  await expectUnprocessable(tool, { value: '-', base: 64 });
});
