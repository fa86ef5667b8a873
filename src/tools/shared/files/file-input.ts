import { z } from 'zod';
import { invalid, Unprocessable, unprocessable } from '../../errors.ts';
import { bytesFromText } from '../bytes/bytes.ts';
import { utf8Bytes } from '../platform/bytes.ts';
import { asFile } from './file-field.ts';
import { givenFileIn } from './given-files.ts';

/** The most bytes of one file, and of all files together. */
export const MAX_FILE_BYTES = 10_000_000;
/** The most characters of a file in base64 or as a data: URI. */
export const MAX_FILE_CHARACTERS = 14_000_000;

/** An input that is a file. @param least characters */
export const fileField = (description: string, least = 1): z.ZodString =>
  asFile(z.string().min(least).max(MAX_FILE_CHARACTERS).describe(`${description}, as base64 or a data: URI; at most 10,000,000 bytes`));

/** The bytes of an input that is a file: a file that was given as it is, base64, or a data: URI. Anything else is invalid, and more than 10,000,000 bytes as text unprocessable. */
export function fileBytes(text: string, path: string): Uint8Array {
  const given = givenFileIn(text);
  if (given) return given;
  const bytes = /^\s*data:/i.test(text) ? fromDataUri(text, path) : fromBase64(text, path);
  if (bytes.length > MAX_FILE_BYTES) unprocessable(`The file has ${bytes.length} bytes; at most ${MAX_FILE_BYTES} are taken.`, path);
  // Plain bytes, as those of Node have another `slice`.
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

function fromBase64(text: string, path: string): Uint8Array {
  try {
    return bytesFromText(text, 'base64', path);
  } catch (error) {
    if (error instanceof Unprocessable) return invalid(path, `is not base64: ${error.message}`);
    throw error;
  }
}

function fromDataUri(text: string, path: string): Uint8Array {
  const comma = text.indexOf(',');
  if (comma < 0) return invalid(path, 'is a data: URI without a comma, behind which the data are');
  const data = text.slice(comma + 1);
  if (/;\s*base64\s*$/i.test(text.slice(0, comma))) return fromBase64(/%[0-9A-Fa-f]{2}/.test(data) ? percentDecoded(data, path, (plain) => plain) : data, path);
  return percentDecoded(data, path, (_, bytes) => bytes);
}

function percentDecoded<Result>(data: string, path: string, give: (text: string, bytes: Uint8Array) => Result): Result {
  if (/%(?![0-9A-Fa-f]{2})/.test(data)) invalid(path, 'is a data: URI with a % that two hex digits do not follow');
  const given = utf8Bytes(data);
  const bytes = new Uint8Array(given.length);
  let length = 0;
  for (let at = 0; at < given.length; at++, length++) {
    const byte = given[at] ?? 0;
    if (byte === 0x25) {
      bytes[length] = Number.parseInt(String.fromCharCode(given[at + 1] ?? 0, given[at + 2] ?? 0), 16);
      at += 2;
    } else bytes[length] = byte;
  }
  const whole = bytes.subarray(0, length);
  return give(new TextDecoder('latin1').decode(whole), whole);
}
