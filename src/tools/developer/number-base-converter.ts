import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { binaryDigits } from './lib/integer-text.ts';

/** The digits of bases above 36, small letters before capitals. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/';
/** RFC 4648, tables 3 and 1. */
const SETS = { base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/' };
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
    'hex to binary',
    'bin to hex',
    'binary to hex',
  ],

  inputs: z.strictObject({
    value: z.string().min(1).max(1000).describe('Integer with an optional sign; underscores and spaces between digits are ignored'),
    base: z.int().min(2).max(64).default(10).describe('Base the value is written in; above 36 capitals and small letters are different digits'),
    toBase: z.int().min(2).max(64).default(36).describe('Base of the converted form; above 36 the digits are 0 to 9, a to z, A to Z, + and /'),
    digits: z
      .enum(['standard', 'base32', 'base64', 'custom'])
      .default('standard')
      .describe(
        'Digits of base and toBase: 0 to 9 and letters; A to Z and 2 to 7, as in Base32; A to Z, a to z, 0 to 9, + and /, as in Base64; or those in customDigits',
      ),
    customDigits: z.string().min(2).max(64).optional().describe('Digits from the one for 0 on, each once; needed when digits is custom'),
    bits: z.int().min(1).max(1024).optional().describe("Also show the number as two's complement with this many bits"),
  }),
  result: z.strictObject({
    decimal: z.string().describe('The number in base 10'),
    binary: z.string().describe('The number in base 2, without prefix'),
    octal: z.string().describe('The number in base 8, without prefix'),
    hex: z.string().describe('The number in base 16, lower case, without prefix'),
    converted: z.string().describe('The number in toBase, lower case up to base 36'),
    bitLength: z.int().describe('Binary digits of the absolute value; 0 for 0'),
    twosComplement: z.string().optional().describe("Two's complement in exactly bits binary digits; only with bits"),
  }),
  headline: 'binary',
  appliesWhen: { customDigits: { digits: ['custom'] } },
  examples: [
    { inputs: { value: '0xFF' }, result: { decimal: '255', binary: '11111111', octal: '377', hex: 'ff', converted: '73', bitLength: 8 } },
    {
      inputs: { value: '-42', toBase: 7, bits: 8 },
      result: { decimal: '-42', binary: '-101010', octal: '-52', hex: '-2a', converted: '-60', bitLength: 6, twosComplement: '11010110' },
    },
    {
      inputs: { value: '123456789', toBase: 64 },
      result: { decimal: '123456789', binary: '111010110111100110100010101', octal: '726746425', hex: '75bcd15', converted: '7mYQl', bitLength: 27 },
    },
  ],
  run({ value: text, base, toBase, digits, customDigits, bits }) {
    const own = digitsOf(digits, customDigits, Math.max(base, toBase));
    const value = own === undefined && base <= 36 ? readInBase(text, base) : readDigits(text, base, own ?? DIGITS);
    const size = value < 0n ? -value : value;
    const complement = bits === undefined ? undefined : twosComplement(value, bits);
    return {
      decimal: value.toString(10),
      binary: value.toString(2),
      octal: value.toString(8),
      hex: value.toString(16),
      converted: own === undefined && toBase <= 36 ? value.toString(toBase) : writeDigits(value, toBase, own ?? DIGITS),
      bitLength: size === 0n ? 0 : size.toString(2).length,
      ...(complement !== undefined && { twosComplement: complement }),
    };
  },
});
/** The digits asked for, unless they are the usual ones. */
function digitsOf(set: 'standard' | 'base32' | 'base64' | 'custom', custom: string | undefined, needed: number): string[] | undefined {
  if (set === 'standard') return undefined;
  if (set === 'custom' && custom === undefined) return invalid('customDigits', 'is required when digits is custom: the digits from the one for 0 on');
  const digits = Array.from(set === 'custom' ? (custom ?? '') : SETS[set]);
  if (new Set(digits).size < digits.length) invalid('customDigits', 'must have each digit once');
  if (digits.some((digit) => /[\s_]/.test(digit))) invalid('customDigits', 'must not contain white space or underscores');
  if (digits.length < needed) invalid(set === 'custom' ? 'customDigits' : 'digits', `has ${digits.length} digits; base ${needed} needs ${needed}`);
  return digits;
}

function readDigits(text: string, base: number, digits: ArrayLike<string>): bigint {
  const values = new Map(
    Array.from(digits)
      .slice(0, base)
      .map((digit, index) => [digit, BigInt(index)]),
  );
  const bare = text.trim();
  const sign = /^[+-]/.test(bare) && !values.has(bare.charAt(0)) ? bare.charAt(0) : '';
  const written = bare.slice(sign.length).replaceAll(/[_\s]+/g, '');
  if (written === '') return unprocessable('There are no digits.', 'value');
  let value = 0n;
  for (const character of written) {
    const digit = values.get(character);
    if (digit === undefined) return unprocessable(`${JSON.stringify(character)} is not a digit of base ${base}.`, 'value');
    value = value * BigInt(base) + digit;
  }
  return sign === '-' ? -value : value;
}

function writeDigits(value: bigint, base: number, digits: ArrayLike<string>): string {
  let rest = value < 0n ? -value : value;
  const written: string[] = [];
  do {
    written.push(digits[Number(rest % BigInt(base))] ?? '');
    rest /= BigInt(base);
  } while (rest > 0n);
  return (value < 0n ? '-' : '') + written.reverse().join('');
}

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
