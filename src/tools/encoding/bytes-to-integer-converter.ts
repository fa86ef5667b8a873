import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText, placeInText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode, inputEncoding, outputEncoding } from '../shared/bytes/codec.ts';
import { integerFromBytes } from '../shared/bytes/radix.ts';
import { trimSpaces } from '../shared/bytes/scan.ts';
import { bytesOfHex } from '../shared/platform/bytes.ts';

const RADICES: Record<string, { name: string; digits: RegExp }> = {
  '0x': { name: 'hex', digits: /[^0-9A-Fa-f]/ },
  '0o': { name: 'octal', digits: /[^0-7]/ },
  '0b': { name: 'binary', digits: /[^01]/ },
  '': { name: 'decimal', digits: /[^0-9]/ },
};

export default defineTool({
  slug: 'bytes-to-integer-converter',
  name: 'Bytes to Integer Converter',
  category: 'encoding',
  summary: 'Converts a string of bytes to one big integer in decimal and hex, and back.',
  description:
    "Integers are read in decimal or with 0x, 0o or 0b; underscores are ignored. Decoding writes as few bytes as needed, at least one, or length bytes; signed is two's complement. A negative integer without signed, or one that does not fit, is refused.",
  reference: "Two's complement; os2ip and i2osp (RFC 8017 section 4)",
  keywords: ['bignum', 'big endian', 'little endian', 'long_to_bytes', 'int.from_bytes'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().min(1).max(20_000).describe('Bytes to encode, or an integer to decode'),
    mode: codecMode,
    endian: z.enum(['big', 'little']).default('big').describe('Byte order: big has the most significant byte first'),
    signed: z.boolean().default(false).describe("Treat the integer as signed, in two's complement"),
    length: z.int().min(1).max(10_000).optional().describe('Decoding: number of bytes to write; if omitted, as few as needed'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({
    output: z.string().describe('Decimal integer; when decoding, the bytes'),
    hex: z.string().describe('The integer in hex with 0x, after a minus sign when negative'),
    bits: z.int().describe('Bits of the absolute value, without leading zeros; 0 for 0'),
  }),
  appliesWhen: { length: { mode: ['decode'] }, inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  examples: [
    { inputs: { text: 'Hello' }, result: { output: '310939249775', hex: '0x48656c6c6f', bits: 39 } },
    {
      inputs: { text: '-2', mode: 'decode', signed: true, length: 4, endian: 'little', outputEncoding: 'hex' },
      result: { output: 'feffffff', hex: '-0x2', bits: 2 },
    },
  ],
  run({ text, mode, endian, signed, length, inputEncoding, outputEncoding }) {
    if (mode === 'encode') {
      const bytes = Uint8Array.from(bytesFromText(text, inputEncoding));
      if (endian === 'little') bytes.reverse();
      const unsigned = integerFromBytes(bytes);
      const value = signed && (bytes[0] ?? 0) >= 0x80 ? unsigned - (1n << BigInt(8 * bytes.length)) : unsigned;
      return { output: value.toString(), ...describe(value) };
    }
    const value = readInteger(text);
    if (value < 0n && !signed) unprocessable("A negative integer needs signed: true (two's complement).", 'text');
    const bytes = writeInteger(value, signed, length);
    if (endian === 'little') bytes.reverse();
    return { output: textFromBytes(bytes, outputEncoding), ...describe(value) };
  },
});

function describe(value: bigint): { hex: string; bits: number } {
  const magnitude = value < 0n ? -value : value;
  const digits = magnitude.toString(16);
  return {
    hex: `${value < 0n ? '-' : ''}0x${digits}`,
    bits: magnitude === 0n ? 0 : (digits.length - 1) * 4 + Number.parseInt(digits.charAt(0), 16).toString(2).length,
  };
}

function readInteger(text: string): bigint {
  const { trimmed, start } = trimSpaces(text);
  const sign = /^[+-]/.exec(trimmed)?.[0] ?? '';
  const prefix = /^0[xob]/i.exec(trimmed.slice(sign.length))?.[0] ?? '';
  const written = trimmed.slice(sign.length + prefix.length);
  const { name, digits } = RADICES[prefix.toLowerCase()] ?? { name: 'decimal', digits: /[^0-9]/ };
  const wrong = written.replaceAll('_', '0').search(digits);
  if (wrong >= 0) unprocessable(`${placeInText(text, start + sign.length + prefix.length + wrong)} is not a ${name} digit.`, 'text');
  const plain = written.replaceAll('_', '');
  if (plain === '') unprocessable('The text contains no integer.', 'text');
  const magnitude = BigInt(prefix.toLowerCase() + plain);
  return sign === '-' ? -magnitude : magnitude;
}

function writeInteger(value: bigint, signed: boolean, length: number | undefined): Uint8Array {
  // Of a negative number, ~value has as many bits before the sign as the number itself.
  const magnitude = value < 0n ? ~value : value;
  const digits = magnitude.toString(16);
  const bits = magnitude === 0n ? 0 : (digits.length - 1) * 4 + Number.parseInt(digits.charAt(0), 16).toString(2).length;
  const needed = Math.max(1, Math.ceil((bits + (signed ? 1 : 0)) / 8));
  const size = length ?? needed;
  if (size < needed) unprocessable(`The integer needs ${needed} bytes; length is ${size}.`, 'length');
  return bytesOfHex(
    BigInt.asUintN(8 * size, value)
      .toString(16)
      .padStart(2 * size, '0'),
  );
}
