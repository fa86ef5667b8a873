import { unprocessable } from '../../errors.ts';
import { looseUtf8 } from '../../shared/platform/bytes.ts';
import { type Entry, MAX_ENTRIES, octalMode, utcTime } from './entry.ts';
import { quoted } from './files.ts';
import { BLOCK, numberAt, refuse, textAt } from './tar-fields.ts';
import { addSparseField, blocksOfMap, mapOfHeader, type SparseFields, type SparseFile, sparseFile } from './tar-sparse.ts';

// v7, ustar, pax, and the long names and sparse files of GNU.

const KINDS: Readonly<Record<string, Entry['kind']>> = { '0': 'file', '\0': 'file', '7': 'file', S: 'file', '1': 'hardlink', '2': 'symlink', '5': 'directory' };

/** Whether a block is a header, by its checksum of bytes with or without sign. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < BLOCK) return false;
  const stated = numberAt(block, 148, 8);
  let [sum, signed] = [0, 0];
  for (let index = 0; index < BLOCK; index++) {
    const byte = index >= 148 && index < 156 ? 0x20 : (block[index] ?? 0);
    sum += byte;
    signed += byte > 127 ? byte - 256 : byte;
  }
  return sum === stated || signed === stated;
}

const isZero = (block: Uint8Array): boolean => block.every((byte) => byte === 0);

/** Whether bytes are a tar; one without entries has zero blocks alone. */
export const isTar = (bytes: Uint8Array): boolean =>
  isTarHeader(bytes.subarray(0, BLOCK)) || (bytes.length >= 2 * BLOCK && bytes.length % BLOCK === 0 && isZero(bytes));

interface Extended {
  path?: string;
  linkpath?: string;
  size?: string;
  mtime?: string;
  sparse?: SparseFields;
}

function readPax(body: Uint8Array): Extended {
  const fields: Record<string, string> = {};
  let sparse: SparseFields | undefined;
  for (let at = 0; at < body.length; ) {
    const space = body.indexOf(0x20, at);
    const length = Number(looseUtf8(body.subarray(at, space < 0 ? at : space)));
    if (space < 0 || !Number.isInteger(length) || length < 5 || at + length > body.length) return refuse('a pax header is none');
    const record = body.subarray(space + 1, at + length - 1);
    const equals = record.indexOf(0x3d);
    if (equals < 0) return refuse('a pax header is none');
    const key = looseUtf8(record.subarray(0, equals));
    if (key === 'path' || key === 'linkpath' || key === 'size' || key === 'mtime') fields[key] = looseUtf8(record.subarray(equals + 1));
    if (key.startsWith('GNU.sparse.')) sparse = addSparseField(sparse, key, looseUtf8(record.subarray(equals + 1)));
    at += length;
  }
  return { ...fields, ...(sparse && { sparse }) };
}

/** What stands ahead of the entry that it says more of: headers of pax, old and new, and the long names and targets of GNU. */
const AHEAD: Readonly<Record<string, (body: Uint8Array) => Extended>> = {
  x: readPax,
  X: readPax,
  L: (body) => ({ path: textAt(body, 0, body.length) }),
  K: (body) => ({ linkpath: textAt(body, 0, body.length) }),
};

/** Reads a tar. */
export function readTar(bytes: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  let [common, own]: [Extended, Extended] = [{}, {}];
  for (let at = 0; at < bytes.length; ) {
    const block = bytes.subarray(at, at + BLOCK);
    if (block.length < BLOCK) return refuse('it is cut off');
    if (isZero(block)) return entries;
    if (!isTarHeader(block)) return refuse(`the checksum of the header at byte ${at} does not fit`);
    const type = String.fromCharCode(block[156] ?? 0);
    const size = sizeOf(block, type, own.size ?? common.size);
    const start = at + BLOCK * (type === 'S' ? 1 + blocksOfMap(bytes, at) : 1);
    const body = bytes.subarray(start, start + size);
    if (body.length < size) return refuse(`the data of ${quoted(textAt(block, 0, 100))} are cut off`);
    const header = bytes.subarray(at, start);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
    if (type === 'g') common = { ...common, ...readPax(body) };
    else if (type in AHEAD) own = { ...own, ...AHEAD[type]?.(body) };
    else {
      entries.push(entryOf(header, type, body, { ...common, ...own }));
      own = {};
    }
    if (entries.length > MAX_ENTRIES) unprocessable(`The archive has more than ${MAX_ENTRIES} entries.`, 'archive');
  }
  return entries;
}

function sizeOf(block: Uint8Array, type: string, extended: string | undefined): number {
  const isMeta = 'gxXLK'.includes(type);
  if (type === '1' || type === '2' || type === '3' || type === '4' || type === '5' || type === '6') return 0;
  const size = extended !== undefined && !isMeta ? Number(extended) : numberAt(block, 124, 12);
  return Number.isSafeInteger(size) && size >= 0 ? size : refuse('a size is not a number');
}

/** What a file contains: the body, or what a map makes of it. */
function contentOf(header: Uint8Array, type: string, body: Uint8Array, sparse: SparseFields | undefined): SparseFile {
  if (type === 'S') return mapOfHeader(header, body);
  return sparse === undefined ? { size: body.length, read: () => body } : sparseFile(sparse, body);
}

function entryOf(block: Uint8Array, type: string, body: Uint8Array, { path, linkpath, mtime, sparse }: Extended): Entry {
  const isPosix = textAt(block, 257, 6) === 'ustar' && textAt(block, 263, 2) === '00';
  const prefix = isPosix ? textAt(block, 345, 155) : '';
  const plain = sparse?.name ?? path ?? (prefix === '' ? '' : `${prefix}/`) + textAt(block, 0, 100);
  const stated = KINDS[type] ?? 'other';
  const kind = stated === 'file' && plain.endsWith('/') ? 'directory' : stated;
  const modified = utcTime(mtime === undefined ? numberAt(block, 136, 12) : Number(mtime));
  const mode = numberAt(block, 100, 8);
  const content = kind === 'file' ? contentOf(block, type, body, sparse) : undefined;
  return {
    name: kind === 'directory' && !plain.endsWith('/') ? `${plain}/` : plain,
    kind,
    size: content?.size ?? 0,
    ...(modified !== undefined && { modified }),
    ...(Number.isFinite(mode) && { mode: octalMode(mode) }),
    ...((kind === 'symlink' || kind === 'hardlink') && { linkTarget: linkpath ?? textAt(block, 157, 100) }),
    encrypted: false,
    ...(content && { read: content.read }),
  };
}
