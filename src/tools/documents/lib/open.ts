import { z } from 'zod';
import { PdfFile } from './file.ts';
import { fileResultOf, fileText, Given } from './given-file.ts';
import { Ref } from './objects.ts';
import { writePdf } from './write.ts';

export { bytesGiven, fileGiven, fileText, Given, MAX_BYTES, sha256 } from './given-file.ts';

const PDF = 'application/pdf';

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

/** Reads a PDF that is given. */
export function openPdf(text: string, password: string | undefined, given = new Given()): PdfFile {
  return new PdfFile(given.bytes(text, 'file'), password);
}

/** What every tool that makes a PDF gives. */
export const fileResult = fileResultOf(PDF);

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
