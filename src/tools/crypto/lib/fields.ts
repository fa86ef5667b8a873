import { z } from 'zod';
import { Unprocessable, unprocessable } from '../../errors.ts';
import { type ByteEncoding, byteEncoding, bytesFromText, firstInvalidUtf8 } from '../../shared/bytes/bytes.ts';
import { base64Of, base64UrlOf, bytesOfBase64, bytesOfHex, hexOf } from '../../shared/platform/bytes.ts';

/** How a tool writes bytes that need not be text. */
export const digestEncoding = z.enum(['hex', 'base64', 'base64url']);
export type OutputEncoding = z.infer<typeof digestEncoding> | 'utf8';

/** How the text of most tools stands for bytes. */
export const inputEncoding = byteEncoding.default('utf8').describe('How the text is given: as UTF-8 text, hex or Base64');

/** How a key stands for bytes. @param usual the encoding when none is named */
export const keyEncoding = (usual: ByteEncoding) => byteEncoding.default(usual).describe('How the key is given: as UTF-8 text, hex or Base64');

/** How a salt stands for bytes. @param usual the encoding when none is named */
export const saltEncoding = (usual: ByteEncoding) => byteEncoding.default(usual).describe('How the salt is given: as UTF-8 text, hex or Base64');

/** How digests, keys and signatures are written. @param usual the encoding when none is named */
export const outputEncoding = (usual: z.infer<typeof digestEncoding>) =>
  digestEncoding.default(usual).describe('Hex in lower case, base64 with padding, or base64url without');

/** A field that holds a key, password, secret or token: shown as a password by pages and clients. @param about what it is */
export const secretText = (minimum: number, maximum: number, about: string) =>
  z.string().min(minimum).max(maximum).describe(about).meta({ format: 'password' });

/** The present when absent. */
export const nowField = z.string().max(60).optional().describe('Instant to take as the current time, ISO 8601 with offset; now if omitted');

/** Bytes in the encoding asked for; with utf8, bytes that are not UTF-8 are unprocessable. @param path the field that chose the encoding */
export function writeBytes(bytes: Uint8Array, encoding: OutputEncoding, path = 'outputEncoding'): string {
  if (encoding === 'hex') return hexOf(bytes);
  if (encoding !== 'utf8') return encoding === 'base64' ? base64Of(bytes) : base64UrlOf(bytes);
  const wrong = firstInvalidUtf8(bytes);
  if (wrong >= 0) unprocessable(`The bytes are not valid UTF-8 from byte offset ${wrong} on; ask for hex or base64 instead.`, path);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The bytes of a secret input. What is not valid is unprocessable, without quoting any of it. */
export function secretBytes(text: string, encoding: ByteEncoding, path: string): Uint8Array {
  try {
    return bytesFromText(text, encoding, path);
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    return unprocessable(
      encoding === 'hex'
        ? `The ${path} is not hex: an even count of hex digits is needed. Another form is chosen by its encoding field.`
        : `The ${path} is not base64. Another form is chosen by its encoding field.`,
      path,
    );
  }
}

/** Bytes of one of the lengths allowed, or unprocessable. @param what the thing in words, such as "key" */
export function ofLength(bytes: Uint8Array, allowed: readonly number[], path: string, what = path): Uint8Array {
  if (allowed.includes(bytes.length)) return bytes;
  const list = allowed.length === 1 ? `${allowed[0]}` : `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
  return unprocessable(`The ${what} has ${bytes.length} byte(s); it needs ${list}.`, path);
}

const HEX_FORM = /^(?:[0-9a-f]{2})*$/i;
const BASE64_FORM = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Every reading of a text as bytes: hex when it is an even count of hex digits, base64 or base64url when it is that. White space around is ignored. */
export function readingsOf(text: string): Uint8Array[] {
  const trimmed = text.trim();
  const readings: Uint8Array[] = [];
  if (HEX_FORM.test(trimmed)) readings.push(bytesOfHex(trimmed));
  if (BASE64_FORM.test(trimmed) && trimmed.replace(/=+$/, '').length % 4 !== 1) readings.push(bytesOfBase64(trimmed));
  return readings;
}

/** Bytes written as hex or base64 (as hex when it can be), or unprocessable. */
export function hexOrBase64(text: string, path: string): Uint8Array {
  return readingsOf(text)[0] ?? unprocessable(`The ${path} is neither hex nor base64.`, path);
}

/** Bytes as binary digits, eight for each. */
export const binaryOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');

/** Written bytes with capitals, if they are hex and that is wanted. */
export const inCase = (written: string, encoding: OutputEncoding, uppercase: boolean): string =>
  uppercase && encoding === 'hex' ? written.toUpperCase() : written;
