import { unprocessable } from '../../errors.ts';
import { viewOf } from '../bytes/arrays.ts';
import { crc32 } from '../bytes/crc32.ts';
import { isUtf8, looseUtf8 } from '../platform/bytes.ts';
import { inflate } from './inflate.ts';

// ZIP by APPNOTE 6.3. The central directory counts.

const [END, CENTRAL, LOCAL, END64, LOCATOR64] = [0x06054b50, 0x02014b50, 0x04034b50, 0x06064b50, 0x07064b50];
const [END_BYTES, CENTRAL_BYTES, LOCAL_BYTES] = [22, 46, 30];
const [UNICODE_COMMENT, UNICODE_PATH] = [0x6375, 0x7075];
const MAX_COMMENT = 65_535;
const AES_METHOD = 99;
/** Two bits of deflate give at most 258 bytes, of deflate64 more. */
const MAX_RATIO = 1032;
const AES_STRENGTHS = [1, 2, 3] as const;
/** The most entries that an archive is listed to. */
export const MAX_ENTRIES = 10_000;

const CP437 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

export type NameEncoding = 'auto' | 'utf8' | 'cp437';

const refuse = (problem: string, path: string): never => unprocessable(`The ${path} is not a ZIP that can be read: ${problem}.`, path);

/** A name in a message, cut where it is long. */
export const quotedName = (name: string): string => JSON.stringify(name.length > 200 ? `${name.slice(0, 200)}…` : name);

/** Strength of WinZip AES: 128, 192 or 256 bits. */
export type ZipAesStrength = (typeof AES_STRENGTHS)[number];

/** What the central directory says of an entry. */
export interface ZipEntry {
  name: string;
  rawName: Uint8Array;
  comment: string;
  flags: number;
  method: number;
  /** Where the entry is AES, its strength and whether it is AE-2. */
  aes?: { strength: ZipAesStrength; isSecond: boolean };
  date: number;
  time: number;
  crc: number;
  packedSize: number;
  size: number;
  mode?: number;
  isDirectory: boolean;
  modified?: string;
  offset: number;
}

export interface Zip {
  entries: ZipEntry[];
  comment: string;
}

/** Text of names and comments. */
export function zipText(bytes: Uint8Array, isMarked: boolean, encoding: NameEncoding): string {
  const isUnicode = encoding === 'utf8' || (encoding === 'auto' && (isMarked || isUtf8(bytes)));
  if (isUnicode) return looseUtf8(bytes);
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP437.charAt(byte - 128))).join('');
}

interface Directory {
  count: number;
  size: number;
  offset: number;
  /** Bytes that stand in front of the archive. */
  shift: number;
  comment: Uint8Array;
}

function directoryOf(bytes: Uint8Array, path: string): Directory {
  const view = viewOf(bytes);
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - MAX_COMMENT); at--) {
    if (view.getUint32(at, true) !== END) continue;
    const length = view.getUint16(at + 20, true);
    if (at + END_BYTES + length > bytes.length) continue;
    const comment = bytes.subarray(at + END_BYTES, at + END_BYTES + length);
    const whole = endAt(view, at, path);
    const shift = whole.directoryEnd - whole.size - whole.offset;
    if (shift < 0) refuse('its directory lies beyond its end', path);
    return { ...whole, shift, comment };
  }
  return refuse('there is no end of a directory', path);
}

function endAt(view: DataView, at: number, path: string): { count: number; size: number; offset: number; directoryEnd: number } {
  const end = { count: view.getUint16(at + 10, true), size: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true), directoryEnd: at };
  const [disk, first] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
  const locator = at - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR64) {
    if (disk !== 0 || first !== 0) refuse('it is one of several parts', path);
    return end;
  }
  if (view.getUint32(locator + 16, true) > 1) refuse('it is one of several parts', path);
  const stated = Number(view.getBigUint64(locator + 8, true));
  // The end of ZIP64 stands right in front of its locator where bytes stand in front of the archive.
  const start = [stated, locator - 56].find((place) => place >= 0 && place + 56 <= locator && view.getUint32(place, true) === END64);
  if (start === undefined) return refuse('its ZIP64 directory has no end', path);
  const number = (place: number): number => Number(view.getBigUint64(start + place, true));
  return { count: number(32), size: number(40), offset: number(48), directoryEnd: start };
}

/** Reads the central directory. @param path the input that the bytes came in */
export function readZip(bytes: Uint8Array, encoding: NameEncoding = 'auto', path = 'archive'): Zip {
  const { count, size, offset, shift, comment } = directoryOf(bytes, path);
  if (count > MAX_ENTRIES) unprocessable(`The ${path} has ${count} entries; at most ${MAX_ENTRIES} are listed.`, path);
  const entries: ZipEntry[] = [];
  const end = offset + shift + size;
  let at = offset + shift;
  for (let index = 0; index < count; index++) {
    const { entry, next } = centralEntry({ bytes, encoding, path }, at, end);
    entries.push({ ...entry, offset: entry.offset + shift });
    at = next;
  }
  return { entries, comment: zipText(comment, false, encoding) };
}

interface Reading {
  bytes: Uint8Array;
  encoding: NameEncoding;
  path: string;
}

function centralEntry({ bytes, encoding, path }: Reading, at: number, end: number): { entry: ZipEntry; next: number } {
  const view = viewOf(bytes);
  if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL) refuse('its directory is damaged', path);
  const short = (place: number): number => view.getUint16(at + place, true);
  const long = (place: number): number => view.getUint32(at + place, true);
  const [nameLength, extraLength, commentLength] = [short(28), short(30), short(32)];
  const next = at + CENTRAL_BYTES + nameLength + extraLength + commentLength;
  if (next > end) refuse('its directory is damaged', path);
  const rawName = bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength);
  const extra = bytes.subarray(at + CENTRAL_BYTES + nameLength, next - commentLength);
  const [flags, method, time, date] = [short(8), short(10), short(12), short(14)];
  const isMarked = (flags & 0x800) !== 0;
  const sizes = wideSizes(path, extra, { size: long(24), packedSize: long(20), offset: long(42) });
  const rawComment = bytes.subarray(next - commentLength, next);
  const own = (kind: number, raw: Uint8Array): string | undefined => (encoding === 'auto' && !isMarked ? unicodeField(extra, kind, raw) : undefined);
  const name = own(UNICODE_PATH, rawName) ?? zipText(rawName, isMarked, encoding);
  const isUnix = short(4) >> 8 === 3 || short(4) >> 8 === 19;
  const mode = isUnix ? long(38) >>> 16 : undefined;
  const aes = method === AES_METHOD ? aesField(extra) : undefined;
  const entry: ZipEntry = {
    name,
    rawName,
    comment: own(UNICODE_COMMENT, rawComment) ?? zipText(rawComment, isMarked, encoding),
    flags,
    method: aes?.method ?? method,
    ...(aes && { aes: aes.aes }),
    date,
    time,
    crc: long(16),
    ...sizes,
    ...(mode !== undefined && mode !== 0 && { mode }),
    isDirectory: name.endsWith('/') || (mode !== undefined && (mode & 0o170000) === 0o040000),
    ...modifiedField(extra, date, time),
  };
  return { entry, next };
}

/** Each field of an extra: its kind and its bytes. */
export function* extraFields(extra: Uint8Array): Generator<{ kind: number; body: Uint8Array }> {
  for (let at = 0; at + 4 <= extra.length; ) {
    const [kind, length] = [viewOf(extra).getUint16(at, true), viewOf(extra).getUint16(at + 2, true)];
    if (at + 4 + length > extra.length) return;
    yield { kind, body: extra.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

/** A name or comment in UTF-8 beside one that is not (APPNOTE 4.6.8 and 4.6.9); undefined where it belongs to another. */
function unicodeField(extra: Uint8Array, wanted: number, raw: Uint8Array): string | undefined {
  const body = extraFields(extra).find(({ kind, body: { length } }) => kind === wanted && length > 5)?.body;
  const isOurs = body?.[0] === 1 && viewOf(body).getUint32(1, true) === crc32(raw);
  return isOurs && isUtf8(body.subarray(5)) ? looseUtf8(body.subarray(5)) : undefined;
}

type Sizes = Pick<ZipEntry, 'size' | 'packedSize' | 'offset'>;

function wideSizes(path: string, extra: Uint8Array, sizes: Sizes): Sizes {
  const found = extraFields(extra).find(({ kind }) => kind === 1);
  if (!found) return sizes;
  const wide = { ...sizes };
  let at = 0;
  for (const name of ['size', 'packedSize', 'offset'] as const) {
    if (sizes[name] !== 0xffff_ffff) continue;
    if (at + 8 > found.body.length) return refuse('a ZIP64 field is too short', path);
    wide[name] = Number(viewOf(found.body).getBigUint64(at, true));
    at += 8;
  }
  return wide;
}

function aesField(extra: Uint8Array): { method: number; aes: { strength: ZipAesStrength; isSecond: boolean } } | undefined {
  const body = extraFields(extra).find(({ kind, body: { length } }) => kind === 0x9901 && length >= 7)?.body;
  const strength = AES_STRENGTHS.find((own) => own === body?.[4]);
  if (body === undefined || strength === undefined) return undefined;
  return { method: viewOf(body).getUint16(5, true), aes: { strength, isSecond: viewOf(body).getUint16(0, true) === 2 } };
}

/** The time, in UTC from the extended timestamp or NTFS, else as it stands. */
export function modifiedField(extra: Uint8Array, date: number, time: number): { modified?: string } {
  const fields = [...extraFields(extra)];
  const extended = fields.find(({ kind, body }) => kind === 0x5455 && body.length >= 5 && ((body[0] ?? 0) & 1) !== 0)?.body;
  if (extended) {
    const modified = utcTime(viewOf(extended).getInt32(1, true));
    if (modified !== undefined) return { modified };
  }
  const ntfs = fields.find(({ kind, body }) => kind === 0x000a && body.length >= 16 && viewOf(body).getUint16(4, true) === 1)?.body;
  if (ntfs) {
    const modified = utcTime(Number(viewOf(ntfs).getBigUint64(8, true) / 10_000_000n) - 11_644_473_600);
    if (modified !== undefined) return { modified };
  }
  const local = dosTime(date, time);
  return local === undefined ? {} : { modified: local };
}

/** Seconds since 1970 as ISO 8601 in UTC; undefined beyond the calendar's four digits of a year. */
export function utcTime(seconds: number): string | undefined {
  if (!Number.isFinite(seconds) || seconds < -62_167_219_200 || seconds > 253_402_300_799) return undefined;
  return new Date(Math.floor(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}

/** The local time of a DOS date and time; undefined where they are none. */
export function dosTime(date: number, time: number): string | undefined {
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  const [hour, minute, second] = [time >> 11, (time >> 5) & 63, (time & 31) * 2];
  const real = new Date(Date.UTC(year, month - 1, day));
  if (month < 1 || day < 1 || real.getUTCDate() !== day || real.getUTCMonth() !== month - 1 || hour > 23 || minute > 59 || second > 59) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/** Where the data of an entry begin, by its local header. */
function dataStart(bytes: Uint8Array, { name, offset }: ZipEntry, path: string): number {
  const view = viewOf(bytes);
  if (offset + LOCAL_BYTES > bytes.length || view.getUint32(offset, true) !== LOCAL)
    unprocessable(`The entry ${quotedName(name)} is not where the directory says.`, path);
  return offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
}

/** The bytes of an entry, checked. @param limit the most bytes @param opened undoes the encryption of what is stored */
export function zipEntryBytes(
  bytes: Uint8Array,
  entry: ZipEntry,
  limit: number,
  path: string,
  opened: (packed: Uint8Array) => Uint8Array = (packed) => packed,
): Uint8Array {
  const { name, packedSize, size, method, aes, crc } = entry;
  const start = dataStart(bytes, entry, path);
  if (start + packedSize > bytes.length) unprocessable(`The data of the entry ${quotedName(name)} are cut off.`, path);
  if (method !== 0 && method !== 8 && method !== 9)
    unprocessable(`The entry ${quotedName(name)} is compressed by method ${method}, which is not read here.`, path);
  if (size > limit) unprocessable(`Unpacked, the entries have more than ${limit} bytes, with ${quotedName(name)}.`, path);
  const plain = opened(bytes.subarray(start, start + packedSize));
  const data = method === 0 ? plain : inflated(plain, entry, limit, path);
  if (data.length !== size) unprocessable(`The entry ${quotedName(name)} has ${data.length} bytes, and not ${size} as stated.`, path);
  const isChecked = !(aes?.isSecond && (entry.flags & 1) !== 0);
  if (isChecked && crc32(data) !== crc) unprocessable(`The CRC-32 of the entry ${quotedName(name)} does not fit.`, path);
  return data;
}

function inflated(packed: Uint8Array, { name, method, size }: ZipEntry, limit: number, path: string): Uint8Array {
  // No more room than the data can fill, whatever their size is said to be.
  const expected = Math.min(size, packed.length * MAX_RATIO) + 1;
  const { bytes, end } = inflate(packed, 0, Math.min(limit, size + 1), method === 9 ? 'deflate64' : 'deflate', expected);
  if (end !== packed.length) unprocessable(`The data of the entry ${quotedName(name)} end before its packed size.`, path);
  return bytes;
}
