import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import { asFile } from '../../shared/files/file-field.ts';
import { givenFileIn } from '../../shared/files/given-files.ts';
import { base64Of, bytesOfBase64, hexOf } from '../../shared/platform/bytes.ts';
import { createHash } from '../../shared/platform/hashes.ts';

/** The most bytes that all files of a call may have together. */
export const MAX_BYTES = 10_000_000;
const MAX_CHARACTERS = 14_000_000;

/** A file as it is given. @param what as it stands in a sentence @param mediaType where it is of one kind */
export const fileText = (what: string, mediaType?: string) =>
  asFile(z.string().min(1).max(MAX_CHARACTERS).describe(`${what} in Base64 or as a data: URI, at most 10 MB`), mediaType);

/** The bytes of a file that was given as it is, or those that Base64 or a data: URI gives. @param path the input field */
export function bytesGiven(text: string, path: string): Uint8Array {
  const given = givenFileIn(text);
  if (given) return given;
  const uri = /^\s*data:([^,]*),/i.exec(text.slice(0, 2000));
  if (uri && !/;\s*base64\s*$/i.test(uri[1] ?? '')) return percentDecoded(text.slice(uri[0].length), path);
  const digits = text.slice(uri?.[0].length ?? 0).replace(/[ \t\r\n\f]+/g, '');
  const body = digits.replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/_-]*$/.test(body) || body.length % 4 === 1 || (body !== digits && digits.length % 4 !== 0))
    invalid(path, 'must be a file in Base64, or a data: URI of one');
  return bytesOfBase64(body);
}

function percentDecoded(text: string, path: string): Uint8Array {
  if (/%(?![0-9a-f]{2})|[^\0-\x7f]/i.test(text)) invalid(path, 'must be a file in Base64, or a data: URI of one');
  return Uint8Array.from(
    text.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))),
    (character) => character.charCodeAt(0),
  );
}

/** The bytes of files that are given together. */
export class Given {
  #total = 0;

  bytes(text: string, path: string): Uint8Array {
    const bytes = bytesGiven(text, path);
    // What is given as it is has been held to a bound already.
    if (!givenFileIn(text)) this.#total += bytes.length;
    if (this.#total > MAX_BYTES) unprocessable(`The files are more than ${MAX_BYTES} bytes.`, path);
    return bytes;
  }
}

/** The bytes of the file that is given, as plain bytes: those of Node have another `slice`. */
export function fileBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Given().bytes(text, 'file');
  if (bytes.length === 0) unprocessable('The file has no bytes.', 'file');
  const plain = new Uint8Array(bytes.length);
  plain.set(bytes);
  return plain;
}

/** The fields of a result that is a file. @param mediaType of the file */
export const fileResultOf = (mediaType: string) => ({
  file: asFile(z.string().describe('The file made, in Base64'), mediaType),
  bytes: z.int().describe('Size of the file made, in bytes'),
  sha256: z.string().describe('SHA-256 of the file made, in hex'),
});

/** A file as it is given back. */
export const fileGiven = (bytes: Uint8Array): { file: string; bytes: number; sha256: string } => ({
  file: base64Of(bytes),
  bytes: bytes.length,
  sha256: sha256(bytes),
});

export const sha256 = (bytes: Uint8Array): string => hexOf(createHash('sha256').update(bytes).digest());

/** The most characters of a text that is made. */
export const MAX_TEXT = 20_000_000;

/** Refuses a text that has become too long. */
export function limitText(length: number): void {
  if (length > MAX_TEXT) unprocessable(`What the document gives is longer than ${MAX_TEXT} characters.`, 'file');
}

/** Without what is undefined, as results leave out what a file does not say. */
export function present<Values extends Record<string, unknown>>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

/** What could not be kept, each once, the first hundred. */
export class Messages {
  readonly #list = new Set<string>();

  add(message: string): void {
    if (this.#list.size < 100) this.#list.add(message);
  }

  list(): string[] {
    return [...this.#list];
  }
}
