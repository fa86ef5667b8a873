import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import { asFile } from '../../shared/files/file-field.ts';
import { givenFileIn } from '../../shared/files/given-files.ts';
import { base64Of, bytesOfBase64, hexOf } from '../../shared/platform/bytes.ts';
import { createHash } from '../../shared/platform/hashes.ts';
import { PdfFile } from './file.ts';
import { Ref } from './objects.ts';
import { writePdf } from './write.ts';

/** The most bytes that all files of a call may have together. */
export const MAX_BYTES = 10_000_000;
const MAX_CHARACTERS = 14_000_000;
const PDF = 'application/pdf';

/** A file as it is given. @param what as it stands in a sentence @param mediaType where it is of one kind */
export const fileText = (what: string, mediaType?: string) =>
  asFile(z.string().min(1).max(MAX_CHARACTERS).describe(`${what} in Base64 or as a data: URI, at most 10 MB`), mediaType);

export const pdfText = (what = 'The PDF file') => fileText(what, PDF);

export const passwordText = () =>
  z
    .string()
    .max(127)
    .optional()
    .describe("Password that opens the PDF when it is encrypted: its user's or its owner's. Without one the empty password is tried");

export const pagesText = (max: number, what: string) =>
  z
    .string()
    .min(1)
    .max(max)
    .default('all')
    .describe(`${what}: numbers and ranges from 1 in a list with commas, such as 1,3-5,8- or last-1, or the words all, odd and even`);

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

/** Reads a PDF that is given. */
export function openPdf(text: string, password: string | undefined, given = new Given()): PdfFile {
  return new PdfFile(given.bytes(text, 'file'), password);
}

export const fileResult = {
  file: asFile(z.string().describe('The file made, in Base64'), PDF),
  bytes: z.int().describe('Size of the file made, in bytes'),
  sha256: z.string().describe('SHA-256 of the file made, in hex'),
};

/** A file as it is given back. */
export const fileGiven = (bytes: Uint8Array): { file: string; bytes: number; sha256: string } => ({
  file: base64Of(bytes),
  bytes: bytes.length,
  sha256: sha256(bytes),
});

export const sha256 = (bytes: Uint8Array): string => hexOf(createHash('sha256').update(bytes).digest());

/** The greater of the versions in the header and the catalog. */
export function versionOf(file: PdfFile): string {
  const named = file.root.get('Version');
  const later = typeof named === 'object' && named !== null && 'name' in named && /^\d\.\d$/.test(named.name) ? named.name : '0';
  return Number(later) > Number(file.headerVersion) ? later : file.headerVersion;
}

type Rewriting = Partial<Omit<Parameters<typeof writePdf>[1], 'root' | 'info'>>;

/** Writes a file anew with all that it holds, not encrypted. */
export function rewritten(file: PdfFile, options: Rewriting = {}): Uint8Array {
  const { trailer } = file;
  const [root, info] = [trailer.get('Root'), trailer.get('Info')];
  return writePdf(file, {
    root: root instanceof Ref ? root : file.add(file.root),
    info: info instanceof Ref ? info : file.info && file.add(file.info),
    version: file.headerVersion,
    objectStreams: file.usesObjectStreams,
    id: firstId(file),
    ...options,
  });
}

/** The first part of a file's identifier. */
export function firstId(file: PdfFile): Uint8Array | undefined {
  const id = file.trailer.get('ID');
  const list = id instanceof Ref ? file.get(id) : id;
  const first = Array.isArray(list) ? list[0] : undefined;
  const bytes = typeof first === 'object' && first !== null && 'bytes' in first ? first.bytes : undefined;
  return bytes instanceof Uint8Array && bytes.length > 0 && bytes.length <= 64 ? bytes : undefined;
}
