import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText, positionInText } from '../shared/bytes/bytes.ts';
import { codecMode } from '../shared/bytes/codec.ts';
import { hexOf } from '../shared/platform/bytes.ts';

const MAX_BYTES = 10;

export default defineTool({
  slug: 'varint-encoder',
  name: 'Varint Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes integers as LEB128 variable-length bytes (Protobuf, WebAssembly, DWARF), and decodes them.',
  description:
    'Seven bits a byte, least significant first, in the shortest form. Integers up to 64 bits: 0 to 2^64 - 1 unsigned, else -2^63 to 2^63 - 1. Longer forms decode up to ten bytes; an unfinished varint or one out of range is refused.',
  reference: 'Protocol Buffers encoding; DWARF 5 section 7.6; WebAssembly',
  keywords: ['leb128', 'protobuf', 'wasm', 'zigzag', 'variable length'],
  inputs: z.strictObject({
    text: z.string().min(1).max(10_000).describe('Integers separated by white space or commas, or the bytes in hex'),
    mode: codecMode,
    signedness: z
      .enum(['unsigned', 'zigzag', 'signed'])
      .default('unsigned')
      .describe('How negative numbers are written: none, zigzag (Protobuf sint) or signed LEB128'),
  }),
  result: z.strictObject({
    output: z.string().describe('Hex with a space between integers, or the integers separated by spaces'),
    values: z.array(z.string()).describe('The integers in decimal, in order'),
  }),
  examples: [
    { inputs: { text: '300' }, result: { output: 'ac02', values: ['300'] } },
    { inputs: { text: 'c0bb78', mode: 'decode', signedness: 'signed' }, result: { output: '-123456', values: ['-123456'] } },
  ],
  run({ text, mode, signedness }) {
    if (mode === 'encode') {
      const values = readIntegers(text, signedness !== 'unsigned');
      return { output: values.map((value) => encode(value, signedness)).join(' '), values: values.map(String) };
    }
    const values = decodeAll(bytesFromText(text, 'hex'), signedness).map(String);
    return { output: values.join(' '), values };
  },
});

type Signedness = 'unsigned' | 'zigzag' | 'signed';

const inRange = (value: bigint, signed: boolean): boolean => value === (signed ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value));
const rangeName = (signed: boolean): string => (signed ? '-2^63 to 2^63 - 1' : '0 to 2^64 - 1');

function readIntegers(text: string, signed: boolean): bigint[] {
  return Array.from(text.matchAll(/[^ \t\n\f\r,]+/g), ({ 0: token, index }) => {
    const where = () => `${JSON.stringify(token.slice(0, 40))} at position ${positionInText(text, index)}`;
    if (!/^[+-]?[0-9]+$/.test(token)) unprocessable(`${where()} is not a decimal integer.`, 'text');
    const value = BigInt(token);
    return inRange(value, signed) ? value : unprocessable(`${where()} is out of range; it must be ${rangeName(signed)}.`, 'text');
  });
}

function encode(value: bigint, signedness: Signedness): string {
  let rest = signedness === 'zigzag' ? (value << 1n) ^ (value >> 63n) : value;
  const bytes: number[] = [];
  for (;;) {
    const group = Number(rest & 0x7fn);
    rest >>= 7n;
    // Signed LEB128 is complete when the rest is the sign that bit 6 of the last group already shows.
    const done = signedness === 'signed' ? rest === (group & 0x40 ? -1n : 0n) : rest === 0n;
    bytes.push(done ? group : group | 0x80);
    if (done) return hexOf(Uint8Array.from(bytes));
  }
}

function decodeAll(bytes: Uint8Array, signedness: Signedness): bigint[] {
  const values: bigint[] = [];
  let start = 0;
  let value = 0n;
  for (const [i, byte] of bytes.entries()) {
    const count = i - start + 1;
    if (count > MAX_BYTES) unprocessable(`The varint that begins at byte offset ${start} is longer than ten bytes.`, 'text');
    value |= BigInt(byte & 0x7f) << BigInt(7 * (count - 1));
    if (byte & 0x80) continue;
    if (signedness === 'signed' && byte & 0x40) value -= 1n << BigInt(7 * count);
    if (!inRange(value, signedness === 'signed'))
      unprocessable(`The varint that begins at byte offset ${start} is out of range; it must be ${rangeName(signedness === 'signed')}.`, 'text');
    values.push(signedness === 'zigzag' ? (value >> 1n) ^ -(value & 1n) : value);
    start = i + 1;
    value = 0n;
  }
  if (start < bytes.length) unprocessable(`The varint that begins at byte offset ${start} is unfinished: its last byte has the high bit set.`, 'text');
  return values;
}
