import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { decimalText, parseDecimal } from './lib/decimal-text.ts';
import { binaryDigits, hexDigits, parseInteger } from './lib/integer-text.ts';

const MAX_EXPONENT = 1000;

export default defineTool({
  slug: 'fixed-point-converter',
  name: 'Fixed-Point Converter',
  category: 'developer',
  summary: 'Converts numbers to Q format fixed-point integers and back, with rounding and overflow.',
  description: 'Decode takes a negative integer or a bit pattern of up to all bits. Exact decimals have no exponent and no trailing zeros.',
  reference: 'Q format (Qm.n): m integer and n fraction bits, plus a sign bit when signed',
  keywords: ['q15', 'q format', 'dsp', 'fixed point', 'quantize'],

  inputs: z.strictObject({
    value: z.string().min(1).max(400).describe('Decimal number, or with mode decode the raw integer or a bit pattern in 0x or 0b'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('From number to integer, or back'),
    integerBits: z.int().min(0).max(128).default(16).describe('Bits before the point, without the sign bit'),
    fractionBits: z.int().min(0).max(128).default(15).describe('Bits after the point'),
    signed: z.boolean().default(true).describe('Whether there is a sign bit'),
    rounding: z
      .enum(['nearest', 'nearestEven', 'floor', 'truncate'])
      .default('nearest')
      .describe('How numbers between two steps are rounded; nearest takes halves away from zero'),
    overflow: z.enum(['error', 'saturate', 'wrap']).default('error').describe('What happens to numbers outside the range'),
  }),
  result: z.strictObject({
    raw: z.string().describe('The integer that encodes the value'),
    hex: z.string().describe('All bits in hexadecimal, sign included'),
    binary: z.string().describe('All bits in binary, sign included'),
    value: z.string().describe('The exact decimal value of raw'),
    error: z.string().describe('The exact value minus the value asked for'),
    overflowed: z.boolean().describe('Whether the number was outside the range'),
    minimum: z.string().describe('The smallest value of the format'),
    maximum: z.string().describe('The largest value of the format'),
    resolution: z.string().describe('The step between neighbouring values'),
  }),
  examples: [
    {
      inputs: { value: '-1.3', integerBits: 3, fractionBits: 4 },
      result: {
        raw: '-21',
        hex: 'eb',
        binary: '11101011',
        value: '-1.3125',
        error: '-0.0125',
        overflowed: false,
        minimum: '-8',
        maximum: '7.9375',
        resolution: '0.0625',
      },
    },
    {
      inputs: { value: '0xF8', mode: 'decode', integerBits: 3, fractionBits: 4 },
      result: {
        raw: '-8',
        hex: 'f8',
        binary: '11111000',
        value: '-0.5',
        error: '0',
        overflowed: false,
        minimum: '-8',
        maximum: '7.9375',
        resolution: '0.0625',
      },
    },
  ],
  run({ value, mode, integerBits, fractionBits, signed, rounding, overflow }) {
    const bits = integerBits + fractionBits + (signed ? 1 : 0);
    if (bits === 0) invalid('integerBits', 'must leave at least one bit in all, with fractionBits and the sign');
    const minimum = signed ? -(1n << BigInt(bits - 1)) : 0n;
    const maximum = (1n << BigInt(signed ? bits - 1 : bits)) - 1n;
    const scale = 1n << BigInt(fractionBits);
    const write = (numerator: bigint, denominator: bigint): string => decimalText(numerator, denominator);
    let [raw, overflowed, error] = [0n, false, '0'];
    if (mode === 'decode') raw = decoded(value, bits, signed, minimum);
    else {
      const wanted = parseDecimal(value, MAX_EXPONENT, 'value');
      const rounded = round(wanted.numerator * scale, wanted.denominator, rounding);
      overflowed = rounded < minimum || rounded > maximum;
      if (overflowed && overflow === 'error')
        return unprocessable(`${value} is outside the range of ${write(minimum, scale)} to ${write(maximum, scale)}.`, 'value');
      raw = !overflowed ? rounded : overflow === 'wrap' ? wrapped(rounded, bits, signed) : rounded < minimum ? minimum : maximum;
      error = write(raw * wanted.denominator - wanted.numerator * scale, scale * wanted.denominator);
    }
    const word = BigInt.asUintN(bits, raw);
    return {
      raw: String(raw),
      hex: hexDigits(word, bits),
      binary: binaryDigits(word, bits),
      value: write(raw, scale),
      error,
      overflowed,
      minimum: write(minimum, scale),
      maximum: write(maximum, scale),
      resolution: write(1n, scale),
    };
  },
});
const wrapped = (value: bigint, bits: number, signed: boolean): bigint => (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));

function decoded(text: string, bits: number, signed: boolean, minimum: bigint): bigint {
  const value = parseInteger(text, 'value');
  const most = (1n << BigInt(bits)) - 1n;
  if (value < minimum || value > most) return unprocessable(`${value} does not fit in ${bits} bits: it must be from ${minimum} to ${most}.`, 'value');
  return wrapped(value, bits, signed);
}

function round(numerator: bigint, denominator: bigint, rounding: 'nearest' | 'nearestEven' | 'floor' | 'truncate'): bigint {
  const truncated = numerator / denominator;
  const rest = numerator - truncated * denominator;
  if (rest === 0n || rounding === 'truncate') return truncated;
  const away = truncated + (numerator < 0n ? -1n : 1n);
  if (rounding === 'floor') return numerator < 0n ? away : truncated;
  const twice = 2n * (rest < 0n ? -rest : rest);
  if (twice !== denominator) return twice > denominator ? away : truncated;
  return rounding === 'nearest' || truncated % 2n !== 0n ? away : truncated;
}
