import { Unprocessable } from '../../errors.ts';
import { fileKindOf } from '../../shared/bytes/file-signatures.ts';
import { inflate } from '../../shared/packages/inflate.ts';
import { hexOf, latin1Text } from '../../shared/platform/bytes.ts';

// Files within files: where one begins by its first bytes, and where it ends by its own format.

const MAX_INFLATED = 10_000_000;
/** What may be looked through for ends altogether, as a multiple of the file. */
const MAX_PASSES = 20;
const MAX_PARTS = 1_000_000;
const ZIP_LETTER = 0x50;

const big = (bytes: Uint8Array, at: number, count: number): number => {
  let value = 0;
  for (let index = 0; index < count; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
};
const little = (bytes: Uint8Array, at: number, count: number): number => {
  let value = 0;
  for (let index = count - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
};
const text = (bytes: Uint8Array, at: number, count: number): string => latin1Text(bytes.subarray(at, at + count));

/** The end of a file that begins at 0; `none` where it is none after all, undefined where its format does not tell. */
type End = (bytes: Uint8Array) => number | 'none' | undefined;

/** A length that must lie within the bytes. */
const within = (bytes: Uint8Array, end: number): number | 'none' => (end > 0 && end <= bytes.length ? end : 'none');

function png(bytes: Uint8Array): number | undefined {
  for (let at = 8; at + 12 <= bytes.length; ) {
    if (!/^[A-Za-z]{4}$/.test(text(bytes, at + 4, 4))) return undefined;
    const end = at + 12 + big(bytes, at, 4);
    if (text(bytes, at + 4, 4) === 'IEND') return end <= bytes.length ? end : undefined;
    at = end;
  }
  return undefined;
}

function jpeg(bytes: Uint8Array): number | 'none' | undefined {
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker < 0xc0) return at === 2 ? 'none' : undefined;
    if (marker === 0xd9) return at + 2;
    at += 2 + big(bytes, at + 2, 2);
    if (marker !== 0xda) continue;
    // What is coded goes on to a marker other than a zero or a mark to start over.
    while (at + 1 < bytes.length && (bytes[at] !== 0xff || bytes[at + 1] === 0 || ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0)) at++;
    if (bytes[at + 1] === 0xd9) return at + 2;
  }
  return undefined;
}

function gif(bytes: Uint8Array): number | undefined {
  const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(bytes[10] ?? 0);
  const skipBlocks = (): void => {
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
    at++;
  };
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 10 + tableSize(bytes[at + 9] ?? 0) + 1;
    else return undefined;
    skipBlocks();
  }
  return undefined;
}

/** The end of a ZIP: the record of its directory that lies behind where it says that the directory does. */
function zip(bytes: Uint8Array): number | undefined {
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 22 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
    if (big(bytes, at, 4) !== 0x504b0506) continue;
    if (little(bytes, at + 12, 4) + little(bytes, at + 16, 4) !== at) continue;
    const end = at + 22 + little(bytes, at + 20, 2);
    return Math.min(end, bytes.length);
  }
  return undefined;
}

/** The last mark of an end before another document begins. */
function pdf(bytes: Uint8Array): number | 'none' | undefined {
  if (!/\d/.test(text(bytes, 5, 1))) return 'none';
  const content = latin1Text(bytes);
  const next = content.indexOf('%PDF-', 5);
  const last = content.lastIndexOf('%%EOF', next < 0 ? content.length : next);
  if (last < 0) return undefined;
  const [lineEnd = ''] = /^(?:\r\n|\r|\n)?/.exec(content.slice(last + 5, last + 7)) ?? [];
  return last + 5 + lineEnd.length;
}

function gzip(bytes: Uint8Array): number | 'none' | undefined {
  const flags = bytes[3] ?? 0;
  if (flags & 0xe0) return 'none';
  let at = 10;
  if (flags & 4) at += 2 + little(bytes, at, 2);
  for (const flag of [8, 16]) {
    if (flags & flag) at = bytes.indexOf(0, at) + 1;
    if (at === 0) return 'none';
  }
  if (flags & 2) at += 2;
  try {
    return within(bytes, inflate(bytes, at, MAX_INFLATED).end + 8);
  } catch (error) {
    if (error instanceof Unprocessable) return error.message.startsWith('Unpacked') ? undefined : 'none';
    throw error;
  }
}

function bmp(bytes: Uint8Array): number | 'none' {
  const [size, headerSize] = [little(bytes, 2, 4), little(bytes, 14, 4)];
  const isBmp = little(bytes, 6, 4) === 0 && [12, 40, 52, 56, 64, 108, 124].includes(headerSize) && little(bytes, 10, 4) < size;
  return isBmp ? within(bytes, size) : 'none';
}

function elf(bytes: Uint8Array): number | 'none' | undefined {
  const isOneOrTwo = (at: number): boolean => bytes[at] === 1 || bytes[at] === 2;
  if (!isOneOrTwo(4) || !isOneOrTwo(5) || bytes[6] !== 1) return 'none';
  const is64 = bytes[4] === 2;
  const read = bytes[5] === 2 ? big : little;
  const word = is64 ? 8 : 4;
  const after = 24 + 3 * word;
  const [segments, sections] = [read(bytes, 24 + word, word), read(bytes, 24 + 2 * word, word)];
  const [segmentSize, segmentCount, sectionSize, sectionCount] = [6, 8, 10, 12].map((at) => read(bytes, after + at, 2)) as [number, number, number, number];
  let end = sections + sectionSize * sectionCount;
  for (let index = 0; index < segmentCount; index++) {
    const at = segments + index * segmentSize;
    const [offset, size] = is64 ? [8, 32] : [4, 16];
    end = Math.max(end, read(bytes, at + offset, word) + read(bytes, at + size, word));
  }
  return end <= bytes.length && end > 0 ? end : undefined;
}

function program(bytes: Uint8Array): number | 'none' | undefined {
  const head = little(bytes, 60, 4);
  if (text(bytes, head, 4) !== 'PE\0\0') return 'none';
  const sections = head + 24 + little(bytes, head + 20, 2);
  let end = 0;
  for (let index = 0; index < little(bytes, head + 6, 2); index++) {
    const at = sections + 40 * index;
    end = Math.max(end, little(bytes, at + 16, 4) + little(bytes, at + 20, 4));
  }
  return end > 0 && end <= bytes.length ? end : undefined;
}

function ogg(bytes: Uint8Array): number | undefined {
  let at = 0;
  for (let page = 0; text(bytes, at, 4) === 'OggS' && page < MAX_PARTS; page++) {
    const isLast = ((bytes[at + 5] ?? 0) & 4) !== 0;
    const count = bytes[at + 26] ?? 0;
    const size = bytes.subarray(at + 27, at + 27 + count).reduce((sum, length) => sum + length, 27 + count);
    if (at + size > bytes.length) return undefined;
    at += size;
    if (isLast) break;
  }
  return at;
}

function midi(bytes: Uint8Array): number | undefined {
  let at = 8 + big(bytes, 4, 4);
  for (let track = 0; track < big(bytes, 10, 2); track++) {
    if (text(bytes, at, 4) !== 'MTrk') return undefined;
    at += 8 + big(bytes, at + 4, 4);
  }
  return at <= bytes.length ? at : undefined;
}

/** Boxes of four letters one after the other. */
function boxes(bytes: Uint8Array): number | undefined {
  let at = 0;
  for (let count = 0; at + 8 <= bytes.length && count < MAX_PARTS; count++) {
    const stated = big(bytes, at, 4);
    const size = stated === 1 ? big(bytes, at + 8, 8) : stated;
    if (size < 8 || at + size > bytes.length || !/^[\x20-\x7e\xa9]{4}$/.test(text(bytes, at + 4, 4))) break;
    at += size;
  }
  return at > 0 ? at : undefined;
}

const sqlite: End = (bytes) => {
  const page = big(bytes, 16, 2);
  return within(bytes, (page === 1 ? 65_536 : page) * big(bytes, 28, 4)) === 'none' ? undefined : (page === 1 ? 65_536 : page) * big(bytes, 28, 4);
};
const riff: End = (bytes) => (/^(?:WEBP|WAVE|AVI )$/.test(text(bytes, 8, 4)) ? known(bytes, 8 + little(bytes, 4, 4)) : 'none');
const known = (bytes: Uint8Array, end: number): number | undefined => (end > 0 && end <= bytes.length ? end : undefined);

/** By the bytes that such files begin with: how they end. */
const KINDS: readonly (readonly [magic: readonly number[], end: End, at?: number])[] = [
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], png],
  [[0xff, 0xd8, 0xff], jpeg],
  [[0x47, 0x49, 0x46, 0x38, 0x37, 0x61], gif],
  [[0x47, 0x49, 0x46, 0x38, 0x39, 0x61], gif],
  [[0x50, 0x4b, 0x03, 0x04], zip],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], pdf],
  [[0x1f, 0x8b, 0x08], gzip],
  [[0x42, 0x4d], bmp],
  [[0x52, 0x49, 0x46, 0x46], riff],
  [[0x7f, 0x45, 0x4c, 0x46], elf],
  [[0x4d, 0x5a], program],
  [[0x4f, 0x67, 0x67, 0x53, 0x00], ogg],
  [[0x4d, 0x54, 0x68, 0x64, 0x00, 0x00, 0x00, 0x06], midi],
  [[0x66, 0x74, 0x79, 0x70], boxes, 4],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66, 0x6f, 0x72, 0x6d, 0x61, 0x74, 0x20, 0x33, 0x00], sqlite],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], (bytes) => known(bytes, 32 + little(bytes, 12, 8) + little(bytes, 20, 8))],
  [[0x4d, 0x53, 0x43, 0x46, 0x00, 0x00, 0x00, 0x00], (bytes) => known(bytes, little(bytes, 8, 4))],
  [[0x77, 0x4f, 0x46, 0x46], (bytes) => known(bytes, big(bytes, 8, 4))],
  [[0x77, 0x4f, 0x46, 0x32], (bytes) => known(bytes, big(bytes, 8, 4))],
  [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], () => undefined],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], () => undefined],
  [[0x42, 0x5a, 0x68], (bytes) => (/^(?:314159265359|177245385090)$/.test(hexOf(bytes.subarray(4, 10))) ? undefined : 'none')],
  [[0x28, 0xb5, 0x2f, 0xfd], () => undefined],
  [[0x66, 0x4c, 0x61, 0x43, 0x00, 0x00, 0x00, 0x22], () => undefined],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], () => undefined],
  [[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], () => undefined],
  [[0x38, 0x42, 0x50, 0x53, 0x00, 0x01], () => undefined],
  [[0x62, 0x70, 0x6c, 0x69, 0x73, 0x74, 0x30, 0x30], () => undefined],
  [[0xca, 0xfe, 0xba, 0xbe, 0x00, 0x00, 0x00], ([, , , , , , , version = 0]) => (version >= 45 && version <= 80 ? undefined : 'none')],
  [[0x1a, 0x45, 0xdf, 0xa3], () => undefined],
];

const BY_FIRST = Map.groupBy(KINDS, ([magic]) => magic[0]);

export interface Embedded {
  offset: number;
  what: string;
  extension: string;
  mimeType?: string;
  /** Where the format tells its end. */
  size?: number;
}

/** Ends that are looked for through all that follows. */
const COSTLY: ReadonlySet<End> = new Set<End>([png, jpeg, gif, zip, pdf, gzip, ogg, boxes]);

/**
 * Finds the files in bytes.
 * @param nested also those within others whose end is known
 * @param limit the most to find
 */
export function findFiles(bytes: Uint8Array, { nested, limit }: { nested: boolean; limit: number }): Embedded[] {
  const scanner = new Scanner(bytes);
  const found: Embedded[] = [];
  let covered = 0;
  for (let at = 0; at < bytes.length && found.length < limit; at++) {
    const one = scanner.fileAt(at);
    // The heads of the entries of an archive are not archives of their own.
    if (!one || (one.size === undefined && one.offset < covered && bytes[one.offset] === ZIP_LETTER)) continue;
    if (one.size !== undefined && bytes[one.offset] === ZIP_LETTER) covered = one.offset + one.size;
    found.push(one);
    if (!nested && one.size !== undefined) at = Math.max(at, one.offset + one.size - 1);
  }
  return found;
}

class Scanner {
  readonly #bytes: Uint8Array;
  #left: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#left = MAX_PASSES * bytes.length;
  }

  /** The file whose mark stands at a place. */
  fileAt(at: number): Embedded | undefined {
    for (const [magic, end, before = 0] of BY_FIRST.get(this.#bytes[at]) ?? []) {
      const start = at - before;
      if (start < 0 || magic.some((byte, index) => this.#bytes[at + index] !== byte)) continue;
      const rest = this.#bytes.subarray(start);
      const size = this.#sizeOf(rest, end);
      const kind = size === 'none' ? undefined : fileKindOf(rest);
      if (!kind || size === 'none') continue;
      return {
        offset: start,
        what: kind.what,
        extension: EXTENSIONS[kind.name] ?? kind.name,
        ...(kind.media !== undefined && { mimeType: kind.media }),
        ...(size !== undefined && { size }),
      };
    }
    return undefined;
  }

  #sizeOf(rest: Uint8Array, end: End): number | 'none' | undefined {
    const isCostly = COSTLY.has(end);
    if (isCostly && this.#left <= 0) return end === gzip ? 'none' : undefined;
    const size = end(rest);
    // A pair of bytes that turns out to be none was seen at once, except in what is compressed.
    if (isCostly && (size !== 'none' || end === gzip)) this.#left -= size === undefined || size === 'none' ? rest.length : size;
    return size;
  }
}

const EXTENSIONS: Readonly<Record<string, string>> = { gzip: 'gz', bzip2: 'bz2', zstd: 'zst' };
