import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { byteEncoding, bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { hexInputEncoding, hexOutputEncoding } from '../shared/bytes/codec.ts';
import { keyBytes } from '../shared/bytes/key-bytes.ts';

const MAX_BINARY_BYTES = 1000;

const COMBINED = {
  and: (byte: number, key: number) => byte & key,
  or: (byte: number, key: number) => byte | key,
  xor: (byte: number, key: number) => byte ^ key,
  add: (byte: number, key: number) => byte + key,
  subtract: (byte: number, key: number) => byte - key,
};
const operation = z.enum(['and', 'or', 'xor', 'not', 'add', 'subtract', 'shiftLeft', 'shiftRight', 'rotateLeft', 'rotateRight']);
type Move = Exclude<z.infer<typeof operation>, keyof typeof COMBINED | 'not'>;

export default defineTool({
  slug: 'bytewise-calculator',
  name: 'Bytewise Calculator',
  category: 'encoding',
  summary: 'Calculates AND, OR, XOR, NOT, sums, differences, shifts and rotations of byte strings.',
  description:
    'add and subtract work on each byte modulo 256. Shifts bring in zeros and keep the length; with carry, shifts and rotations run across the whole byte string, whose first byte is the most significant. and, or, xor, add and subtract need a key; the others take none.',
  reference: 'Boolean and modular arithmetic on bytes',
  keywords: ['bitwise', 'bit shift', 'rotate', 'mask', 'binary'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Bytes to calculate with'),
    operation: operation.describe('What to do with the bytes'),
    key: z.string().min(1).max(10_000).optional().describe('Second operand of and, or, xor, add and subtract, repeated to the length'),
    amount: z.int().min(0).max(1_000_000).default(1).describe('Bits to shift or rotate by'),
    carry: z.boolean().default(false).describe('Shift and rotate across the whole byte string instead of each byte separately'),
    inputEncoding: hexInputEncoding,
    keyEncoding: byteEncoding.default('hex').describe('How the key is given: as UTF-8 text, hex or Base64'),
    outputEncoding: hexOutputEncoding,
  }),
  result: z.strictObject({
    output: z.string().describe('The resulting bytes'),
    binary: z.string().optional().describe('The result in bits, bytes separated by spaces; absent above 1,000 bytes'),
  }),
  appliesWhen: {
    key: { operation: ['and', 'or', 'xor', 'add', 'subtract'] },
    keyEncoding: { operation: ['and', 'or', 'xor', 'add', 'subtract'] },
    amount: { operation: ['shiftLeft', 'shiftRight', 'rotateLeft', 'rotateRight'] },
    carry: { operation: ['shiftLeft', 'shiftRight', 'rotateLeft', 'rotateRight'] },
  },
  examples: [
    { inputs: { text: 'f00f', operation: 'and', key: 'ff00' }, result: { output: 'f000', binary: '11110000 00000000' } },
    { inputs: { text: '8001', operation: 'rotateLeft', amount: 4, carry: true }, result: { output: '0018', binary: '00000000 00011000' } },
  ],
  run({ text, operation, key, amount, carry, inputEncoding, keyEncoding, outputEncoding }) {
    const combines = operation in COMBINED;
    if (combines && key === undefined) invalid('key', `is required for ${operation}`);
    if (!combines && key !== undefined) invalid('key', `is not used by ${operation}; leave it out`);
    const bytes = bytesFromText(text, inputEncoding);
    let result: Uint8Array;
    if (operation === 'not') result = bytes.map((byte) => ~byte);
    else if (operation === 'and' || operation === 'or' || operation === 'xor' || operation === 'add' || operation === 'subtract') {
      const operand = keyBytes(key ?? '', keyEncoding);
      const combine = COMBINED[operation];
      result = bytes.map((byte, i) => combine(byte, operand[i % operand.length] ?? 0));
    } else result = carry ? moveAll(bytes, operation, amount) : bytes.map((byte) => moveAll(Uint8Array.of(byte), operation, amount)[0] ?? 0);
    const binary = result.length <= MAX_BINARY_BYTES ? { binary: Array.from(result, (byte) => byte.toString(2).padStart(8, '0')).join(' ') } : {};
    return { output: textFromBytes(result, outputEncoding), ...binary };
  },
});

/** Shifts or rotates a byte string as one number, most significant byte first. */
function moveAll(bytes: Uint8Array, operation: Move, amount: number): Uint8Array {
  const bits = bytes.length * 8;
  const rotates = operation === 'rotateLeft' || operation === 'rotateRight';
  const left = operation === 'shiftLeft' || operation === 'rotateLeft';
  if (bits === 0) return bytes;
  if (!rotates && amount >= bits) return new Uint8Array(bytes.length);
  const offset = rotates ? amount % bits : amount;
  // Output bit i is input bit i + start, both counted from the most significant one.
  const start = left ? offset : rotates ? bits - offset : -offset;
  const firstByte = Math.floor(start / 8);
  const low = start - firstByte * 8;
  const at = (index: number): number => (rotates ? bytes[((index % bytes.length) + bytes.length) % bytes.length] : bytes[index]) ?? 0;
  return bytes.map((_, i) => (at(i + firstByte) << low) | (at(i + firstByte + 1) >> (8 - low)));
}
