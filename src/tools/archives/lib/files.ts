import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import { asFile } from '../../shared/files/file-field.ts';
import { fileBytes, fileField, MAX_FILE_BYTES, MAX_FILE_CHARACTERS } from '../../shared/files/file-input.ts';
import { givenFileIn } from '../../shared/files/given-files.ts';
import { quotedName } from '../../shared/packages/zip.ts';
import { base64Of, hexOf, utf8Bytes, utf8Length } from '../../shared/platform/bytes.ts';
import { createHash } from '../../shared/platform/hashes.ts';

export { fileBytes, fileField, MAX_FILE_BYTES };

const MAX_FILES = 1000;
const MAX_NAME_BYTES = 1024;

/** A result that is a file. @param mediaType where it is always the same */
export const fileResult = (description: string, mediaType?: string): z.ZodString => asFile(z.string().describe(`${description}, as base64`), mediaType);

export const sha256Field = z.string().describe('SHA-256 of those bytes, as hex');
export const bytesField = z.int().describe('Number of those bytes');

/** The fields that every given file has. */
export const givenFile = {
  name: z.string().max(4096).describe('Name of the file: a relative path with /; one that ends in / is a directory'),
  content: asFile(
    z.string().max(MAX_FILE_CHARACTERS).optional().describe('The bytes of the file, as base64 or a data: URI; without content and text, the file is empty'),
  ),
  text: z.string().max(MAX_FILE_BYTES).optional().describe('The file as text, which is written as UTF-8, in place of content'),
};

/** A list of files. @param least how many */
export const filesField = <Shape extends z.core.$ZodLooseShape>(shape: Shape, description: string, least = 1) =>
  z.array(z.strictObject(shape)).min(least).max(MAX_FILES).describe(description);

export interface GivenFile {
  name: string;
  content?: string | undefined;
  text?: string | undefined;
}

export interface NamedBytes {
  name: string;
  bytes: Uint8Array;
  isDirectory: boolean;
}

interface Rules {
  /** Whether an item may be a directory. */
  directories?: boolean;
  /** Whether names may have a \\. */
  backslashes?: boolean;
}

/** The files that are given, with their names and sizes checked. */
export function givenFiles(files: readonly GivenFile[], { directories = false, backslashes = false }: Rules = {}): NamedBytes[] {
  const seen = new Set<string>();
  let total = 0;
  return files.map(({ name: given, content, text }, index) => {
    const path = `files[${index}]`;
    if (content !== undefined && text !== undefined) invalid(`${path}.text`, 'cannot be given together with content');
    const name = given.replace(/^(?:\.\/)+/, '');
    const isDirectory = name.endsWith('/');
    if (isDirectory && (content !== undefined || text !== undefined)) invalid(path, `is a directory, as its name ends in /, and so has no content`);
    if (isDirectory && !directories) invalid(`${path}.name`, 'ends in / and so is a directory; only files are taken here');
    checkName(name, `${path}.name`, backslashes);
    if (seen.has(name)) unprocessable(`The name ${quoted(name)} is given twice; give each one once.`, `${path}.name`);
    seen.add(name);
    const bytes = content === undefined ? utf8Bytes(text ?? '') : fileBytes(content, `${path}.content`);
    // What is given as it is has been held to a bound already.
    if (content === undefined || !givenFileIn(content)) total += bytes.length;
    if (total > MAX_FILE_BYTES) unprocessable(`The files have more than ${MAX_FILE_BYTES} bytes together.`, 'files');
    return { name, bytes, isDirectory };
  });
}

export const quoted = quotedName;

/** Refuses names that are empty or too long, and those that could lead out of the folder that they are unpacked to. */
function checkName(name: string, path: string, backslashes: boolean): void {
  if (name === '' || name === '/') unprocessable('A name is empty.', path);
  if (/^[./]*$/.test(name) && !name.includes('..') && !name.startsWith('/')) unprocessable(`The name ${quoted(name)} names nothing within the folder.`, path);
  if (utf8Length(name) > MAX_NAME_BYTES) unprocessable(`The name ${quoted(name)} has more than ${MAX_NAME_BYTES} bytes.`, path);
  if (!name.isWellFormed()) unprocessable(`The name ${quoted(name)} has a lone surrogate, which UTF-8 cannot express.`, path);
  if (name.includes('\0')) unprocessable(`The name ${quoted(name)} has a NUL.`, path);
  if (!backslashes && name.includes('\\')) unprocessable(`The name ${quoted(name)} has a \\; folders are parted by /.`, path);
  if (isUnsafe(name.replaceAll('\\', '-')))
    unprocessable(`The name ${quoted(name)} is not a relative path below the folder: it begins with / or a drive, or has a part that is two dots.`, path);
}

/** Whether a name or the target of a link is absolute, has a drive letter, a part `..` or a NUL; a \ counts as a /. */
export function isUnsafe(name: string): boolean {
  const path = name.replaceAll('\\', '/');
  return path.startsWith('/') || /^[A-Za-z]:/.test(path) || path.includes('\0') || path.split('/').includes('..');
}

/** Bytes as base64 with their count and hash. */
export const described = (bytes: Uint8Array): { content: string; bytes: number; sha256: string } => ({
  content: base64Of(bytes),
  bytes: bytes.length,
  sha256: sha256Of(bytes),
});

export const sha256Of = (bytes: Uint8Array): string => hexOf(createHash('sha256').update(bytes).digest());
