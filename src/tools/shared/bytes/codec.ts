import { z } from 'zod';
import { type ByteEncoding, byteEncoding, bytesFromText, textFromBytes } from './bytes.ts';

/** The direction of a two-way codec. */
export const codecMode = z.enum(['encode', 'decode']).default('encode').describe('encode turns the plain form into the encoded one, decode turns it back');

/** The direction of a cipher. */
export const cipherMode = z.enum(['encrypt', 'decrypt']).default('encrypt').describe('encrypt turns plain text into cipher text, decrypt turns it back');

/** What the text of a two-way codec holds when encoding. */
export const inputEncoding = byteEncoding.default('utf8').describe('Encoding: how the text gives the bytes, as UTF-8 text, hex or Base64');

/** How a two-way codec gives the decoded bytes. */
export const outputEncoding = byteEncoding.default('utf8').describe('Decoding: how the decoded bytes are written, as UTF-8 text, hex or Base64');

/** `inputEncoding` and `outputEncoding` of tools that work on bytes in general and so speak hex unless told otherwise. */
export const hexInputEncoding = byteEncoding.default('hex').describe('How the bytes are given: as UTF-8 text, hex or Base64');
export const hexOutputEncoding = byteEncoding.default('hex').describe('How the resulting bytes are written: as UTF-8 text, hex or Base64');

/** The result of most codecs. */
export const output = z.string().describe('The encoded text; when decoding, the decoded text or bytes');
export const bytes = z.int().describe('Number of bytes encoded or decoded');

/** The two directions of a codec between bytes and text. `decode` takes text that may be malformed and answers unprocessable, saying where. */
export interface Codec {
  encode(bytes: Uint8Array): string;
  decode(text: string): Uint8Array;
}

/** Runs a codec in the direction asked for, and counts the bytes. */
export function runCodec(
  inputs: { text: string; mode: 'encode' | 'decode'; inputEncoding: ByteEncoding; outputEncoding: ByteEncoding },
  codec: Codec,
): { output: string; bytes: number } {
  if (inputs.mode === 'encode') {
    const source = bytesFromText(inputs.text, inputs.inputEncoding);
    return { output: codec.encode(source), bytes: source.length };
  }
  const decoded = codec.decode(inputs.text);
  return { output: textFromBytes(decoded, inputs.outputEncoding), bytes: decoded.length };
}

/** The result of most ciphers. */
export const cipherOutput = z.string().describe('The enciphered text, or the plain one');
