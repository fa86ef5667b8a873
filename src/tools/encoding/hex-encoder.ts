import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { digitValues } from '../shared/bytes/scan.ts';

const PREFIXES = { none: '', '0x': '0x', backslashX: '\\x', percent: '%' };
const BETWEEN = new Set(Array.from(' \t\n\f\r,;:-_', (character) => character.charCodeAt(0)));
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
  examples: [
    { inputs: { text: 'Café', separator: ' ' }, result: { output: '43 61 66 c3 a9', bytes: 5 } },
    { inputs: { text: '0x48, 0x69', mode: 'decode' }, result: { output: 'Hi', bytes: 2 } },
  ],
  run: (inputs) =>
    runCodec(inputs, {
      encode(data) {
        const prefix = PREFIXES[inputs.prefix];
        const codes = Array.from({ length: 256 }, (_, byte) => {
          const digits = byte.toString(16).padStart(2, '0');
          return prefix + (inputs.uppercase ? digits.toUpperCase() : digits);
        });
        const length = inputs.bytesPerLine || Math.max(1, data.length);
        const lines: string[] = [];
        for (let start = 0; start < data.length; start += length)
          lines.push(Array.from(data.subarray(start, start + length), (byte) => codes[byte]).join(inputs.separator));
        return lines.join('\n');
      },
      decode: decodeHex,
    }),
});

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
    if (/^(?:0[xX]|\\[xX])/.test(text.slice(i, i + 2))) i += 2;
    else if (text[i] === '%') i++;
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
