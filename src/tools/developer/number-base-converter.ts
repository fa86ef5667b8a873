import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { binaryDigits } from './lib/integer-text.ts';

const PREFIXES: Record<string, number> = { '0b': 2, '0o': 8, '0x': 16 };

export default defineTool({
  slug: 'number-base-converter',
  name: 'Number Base Converter',
  category: 'developer',
  summary: 'Shows an integer in binary, octal, decimal, hexadecimal and any other base at once.',
  description:
    'Underscores and spaces between digits are ignored. A prefix 0b, 0o or 0x counts instead of base 10, and is taken with base 2, 8 and 16 of its own. A minus sign comes before every form of a negative number; twosComplement has exactly bits digits.',
  reference: "Positional numeral systems; two's complement",
  keywords: [
    'radix',
    'hex to decimal',
    'binary to decimal',
    'base converter',
    'octal',
    'hexadecimal',
    'hex to dec',
    'dec to hex',
    'binary to hex',
    'hex to binary',
  ],

  inputs: z.strictObject({
    value: z.string().min(1).max(1000).describe('Integer with an optional sign; underscores and spaces between digits are ignored'),
    base: z.int().min(2).max(36).default(10).describe('Base the value is written in'),
    toBase: z.int().min(2).max(36).default(36).describe('Base of the converted form'),
    bits: z.int().min(1).max(1024).optional().describe("Also show the number as two's complement with this many bits"),
  }),
  result: z.strictObject({
    decimal: z.string().describe('The number in base 10'),
    binary: z.string().describe('The number in base 2, without prefix'),
    octal: z.string().describe('The number in base 8, without prefix'),
    hex: z.string().describe('The number in base 16, lower case, without prefix'),
    converted: z.string().describe('The number in toBase, lower case'),
    bitLength: z.int().describe('Binary digits of the absolute value; 0 for 0'),
    twosComplement: z.string().optional().describe("Two's complement in exactly bits binary digits; only with bits"),
  }),
  headline: 'binary',
  examples: [
    { inputs: { value: '0xFF' }, result: { decimal: '255', binary: '11111111', octal: '377', hex: 'ff', converted: '73', bitLength: 8 } },
    {
      inputs: { value: '-42', toBase: 7, bits: 8 },
      result: { decimal: '-42', binary: '-101010', octal: '-52', hex: '-2a', converted: '-60', bitLength: 6, twosComplement: '11010110' },
    },
  ],
  run({ value: text, base, toBase, bits }) {
    const value = readInBase(text, base);
    const size = value < 0n ? -value : value;
    const complement = bits === undefined ? undefined : twosComplement(value, bits);
    return {
      decimal: value.toString(10),
      binary: value.toString(2),
      octal: value.toString(8),
      hex: value.toString(16),
      converted: value.toString(toBase),
      bitLength: size === 0n ? 0 : size.toString(2).length,
      ...(complement !== undefined && { twosComplement: complement }),
    };
  },
});
function readInBase(text: string, base: number): bigint {
  const [, sign = '', written = ''] = /^([+-]?)[ \t]*(.*)$/s.exec(text.trim()) ?? [];
  const prefixed = PREFIXES[written.slice(0, 2).toLowerCase()];
  const isPrefix = prefixed !== undefined && (base === 10 || base === prefixed);
  const [radix, digits] = [isPrefix ? prefixed : base, (isPrefix ? written.slice(2) : written).replaceAll(/(?<=[0-9A-Za-z])[_ ]+(?=[0-9A-Za-z])/g, '')];
  if (digits === '') return unprocessable('There are no digits.', 'value');
  let value = 0n;
  for (const character of digits) {
    const digit = /^[0-9A-Za-z]$/.test(character) ? Number.parseInt(character, 36) : Number.NaN;
    if (!(digit < radix)) return unprocessable(`${JSON.stringify(character)} is not a digit of base ${radix}.`, 'value');
    value = value * BigInt(radix) + BigInt(digit);
  }
  return sign === '-' ? -value : value;
}

function twosComplement(value: bigint, bits: number): string {
  const [low, high] = [-(1n << BigInt(bits - 1)), (1n << BigInt(bits)) - 1n];
  if (value < low || value > high) return unprocessable(`${value} does not fit in ${bits} bits: it must be from ${low} to ${high}.`, 'value');
  return binaryDigits(BigInt.asUintN(bits, value), bits);
}
