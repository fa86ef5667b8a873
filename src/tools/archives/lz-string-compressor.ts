import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode } from '../shared/bytes/codec.ts';
import { unpackLzString } from './lib/lz-string.ts';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const URI = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const UTF16_OFFSET = 32;

type Format = 'base64' | 'uri' | 'utf16' | 'bytes' | 'raw';

const inputs = z.strictObject({
  text: z.string().max(1_000_000).describe('The text to compress, or what to unpack'),
  mode: codecMode,
  format: z
    .enum(['base64', 'uri', 'utf16', 'bytes', 'raw'])
    .default('base64')
    .describe(
      'Which function of lz-string: base64 is compressToBase64, uri compressToEncodedURIComponent, utf16 compressToUTF16, bytes compressToUint8Array, raw compress with any 16-bit units',
    ),
  compressedEncoding: z.enum(['base64', 'hex']).default('base64').describe('With format bytes: how the compressed bytes are written, or given when decoding'),
});

export default defineTool({
  slug: 'lz-string-compressor',
  name: 'LZ-String Compressor and Decompressor',
  category: 'archives',
  summary: 'Compresses and expands text in the lz-string formats that web apps keep in URLs and localStorage.',
  description:
    'Gives what lz-string 1.5 gives. Text is taken as UTF-16 code units. Reading uri takes a space for +. The compressed form of the empty text unpacks to the empty text, and so does empty input; what unpacks to nothing readable, or past 4,000,000 characters, is refused.',
  reference: 'lz-string 1.5',
  keywords: ['lzstring', 'local storage', 'compressToEncodedURIComponent', 'decompressFromBase64', 'url state', 'playground link'],
  inputs,
  appliesWhen: { compressedEncoding: { format: ['bytes'] } },
  result: z.strictObject({
    output: z.string().describe('The compressed form; when decoding, the text'),
    originalCharacters: z.int().describe('Number of UTF-16 code units of the text'),
    compressedCharacters: z.int().optional().describe('Number of UTF-16 code units of the compressed form; left out for bytes'),
    compressedBytes: z.int().optional().describe('Number of compressed bytes, with format bytes'),
  }),
  examples: [
    { inputs: { text: 'hello hello hello' }, result: { output: 'BYUwNmD2AEoTcpA=', originalCharacters: 17, compressedCharacters: 16 } },
    {
      inputs: { text: 'BIUwNmD2A0AEDqkBOYAmBCWhgMiA', mode: 'decode' },
      result: { output: 'Hello, World! ☃', originalCharacters: 15, compressedCharacters: 28 },
    },
  ],
  async run({ text, mode, format, compressedEncoding }) {
    if (mode === 'encode') {
      const { output, bytes } = await pack(text, format, compressedEncoding);
      return { output, originalCharacters: text.length, ...sizes(output, bytes) };
    }
    const bytes = format === 'bytes' ? bytesFromText(text, compressedEncoding) : undefined;
    const output = text === '' ? '' : unpack(bytes ?? text, format);
    return { output, originalCharacters: output.length, ...sizes(text, bytes?.length) };
  },
});

const sizes = (compressed: string, bytes: number | undefined): { compressedBytes: number } | { compressedCharacters: number } =>
  bytes === undefined ? { compressedCharacters: compressed.length } : { compressedBytes: bytes };

async function pack(text: string, format: Format, encoding: 'base64' | 'hex'): Promise<{ output: string; bytes?: number }> {
  const { default: lzString } = await import('lz-string');
  if (format === 'base64') return { output: lzString.compressToBase64(text) };
  if (format === 'uri') return { output: lzString.compressToEncodedURIComponent(text) };
  if (format === 'utf16') return { output: lzString.compressToUTF16(text) };
  if (format === 'raw') return { output: lzString.compress(text) };
  const bytes = lzString.compressToUint8Array(text);
  return { output: textFromBytes(bytes, encoding), bytes: bytes.length };
}

function unpack(given: string | Uint8Array, format: Format): string {
  if (typeof given !== 'string') return given.length === 0 ? '' : unpackLzString(given, 8);
  const units = Array.from({ length: given.length }, (_, index) => given.charCodeAt(index));
  if (format === 'raw') return unpackLzString(units, 16);
  if (format === 'utf16') {
    if (units.some((unit) => unit < UTF16_OFFSET || unit >= UTF16_OFFSET + 2 ** 15)) unprocessable('A character does not belong to this format.', 'text');
    return unpackLzString(
      units.map((unit) => unit - UTF16_OFFSET),
      15,
    );
  }
  const digits = format === 'uri' ? given.replaceAll(' ', '+') : given.replace(/=+$/, '');
  const alphabet = format === 'uri' ? URI : BASE64;
  return unpackLzString(
    Array.from(digits, (digit) => {
      const value = alphabet.indexOf(digit);
      return value >= 0 ? value : unprocessable(`${JSON.stringify(digit)} is not a digit of this format.`, 'text');
    }),
    6,
  );
}
