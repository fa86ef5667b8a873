import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { digitValues } from '../shared/bytes/scan.ts';
import { hexOf, latin1Text, utf16Text } from '../shared/platform/bytes.ts';

const PREFIXES = { none: '', '0x': '0x', backslashX: '\\x', percent: '%' };
const BETWEEN = new Set(Array.from(' \t\n\f\r,;:-_', (character) => character.charCodeAt(0)));
const [PERCENT, ZERO, CAPITAL_X, BACKSLASH, SMALL_X] = [0x25, 0x30, 0x58, 0x5c, 0x78];
const VALUES = digitValues('0123456789ABCDEF');
for (const [index, letter] of Array.from('abcdef').entries()) VALUES[letter.charCodeAt(0)] = 10 + index;

export default defineTool({
  slug: 'hex-encoder',
  name: 'Hex Encoder and Decoder',
  category: 'encoding',
  summary: 'Converts text or bytes to hexadecimal (Base16) and back, with prefixes and separators.',
  description:
    'Decoding takes both cases, ignores the prefixes 0x, \\x and % before a pair of digits, and white space, comma, semicolon, colon, hyphen and underscore between bytes. An odd digit or any other character is refused.',
  reference: 'RFC 4648 section 8',
  keywords: ['base16', 'hexadecimal', 'bytes', 'unhex', 'from hex', 'to hex', 'hex to text', 'text to hex'],
  inlineBytes: 128 * 1024,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or hex to decode'),
    mode: codecMode,
    uppercase: z.boolean().default(false).describe('Encoding: write A to F as capitals'),
    separator: z.string().max(5).default('').describe('Encoding: text between the bytes'),
    prefix: z.enum(['none', '0x', 'backslashX', 'percent']).default('none').describe('Encoding: text before every byte; backslashX is \\x'),
    bytesPerLine: z.int().min(0).max(1000).default(0).describe('Encoding: bytes before each LF; 0: one line'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: {
    uppercase: { mode: ['encode'] },
    separator: { mode: ['encode'] },
    prefix: { mode: ['encode'] },
    bytesPerLine: { mode: ['encode'] },
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
  },
  examples: [
    { inputs: { text: 'Café', separator: ' ' }, result: { output: '43 61 66 c3 a9', bytes: 5 } },
    { inputs: { text: '0x48, 0x69', mode: 'decode' }, result: { output: 'Hi', bytes: 2 } },
  ],
  run: (inputs) =>
    runCodec(inputs, {
      encode: (data) => encodeHex(data, inputs),
      decode: decodeHex,
    }),
});

interface HexLayout {
  uppercase: boolean;
  separator: string;
  prefix: keyof typeof PREFIXES;
  bytesPerLine: number;
}

function encodeHex(data: Uint8Array, { uppercase, separator, prefix, bytesPerLine }: HexLayout): string {
  const before = PREFIXES[prefix];
  if (before + separator === '' && bytesPerLine === 0) return uppercase ? hexOf(data).toUpperCase() : hexOf(data);
  const digits = uppercase ? '0123456789ABCDEF' : '0123456789abcdef';
  const narrow = !/[^\0-\xff]/.test(separator);
  const length = data.length * (before.length + 2 + Math.max(1, separator.length));
  const units = narrow ? new Uint8Array(length) : new Uint16Array(length);
  let written = 0;
  const put = (text: string): void => {
    for (let i = 0; i < text.length; i++) units[written++] = text.charCodeAt(i);
  };
  for (let i = 0; i < data.length; i++) {
    const byte = data[i] ?? 0;
    if (i > 0) put(bytesPerLine > 0 && i % bytesPerLine === 0 ? '\n' : separator);
    put(before);
    units[written++] = digits.charCodeAt(byte >> 4);
    units[written++] = digits.charCodeAt(byte & 15);
  }
  return units instanceof Uint8Array ? latin1Text(units.subarray(0, written)) : utf16Text(units.subarray(0, written));
}

function decodeHex(text: string): Uint8Array {
  const decoded = new Uint8Array(Math.floor(text.length / 2));
  let written = 0;
  let i = 0;
  while (i < text.length) {
    if (BETWEEN.has(text.charCodeAt(i))) {
      i++;
      continue;
    }
    const start = i;
    i += prefixLength(text, i);
    const high = VALUES[text.charCodeAt(i)] ?? -1;
    const low = VALUES[text.charCodeAt(i + 1)] ?? -1;
    if (high < 0) {
      if (i > start) unprocessable(`The prefix ${placeInText(text, start)} has no pair of hex digits after it.`, 'text');
      unprocessable(`${placeInText(text, i)} is not a hex digit.`, 'text');
    }
    if (low < 0) {
      const next = text.charCodeAt(i + 1);
      if (i + 1 < text.length && !BETWEEN.has(next)) unprocessable(`${placeInText(text, i + 1)} is not a hex digit.`, 'text');
      unprocessable(`The hex digit ${placeInText(text, i)} stands alone; a byte needs two.`, 'text');
    }
    decoded[written++] = high * 16 + low;
    i += 2;
  }
  return decoded.subarray(0, written);
}

/** How long a prefix of a byte is, such as 0x, \x or %: 0 where there is none. */
function prefixLength(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit === PERCENT) return 1;
  if (unit !== ZERO && unit !== BACKSLASH) return 0;
  const next = text.charCodeAt(at + 1);
  return next === SMALL_X || next === CAPITAL_X ? 2 : 0;
}
