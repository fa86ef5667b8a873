import { isUtf8, latin1Text, looseUtf8, utf16Text } from '../../shared/platform/bytes.ts';
import { type Field, TiffReader } from './exif.ts';
import { EXIF_TAGS, GPS_TAGS, IPTC_TAGS } from './exif-tags.ts';
import { hasText } from './header.ts';

export type TagValue = string | number | (string | number)[];
export type Tags = Record<string, TagValue>;

/** What is read of EXIF: tags with names, and those of the place. */
export interface PhotoTags {
  readonly exif: Tags;
  readonly gps: Tags;
  /** The exposure time as it is written. */
  readonly exposure?: readonly [numerator: number, denominator: number];
}

const EXIF_DIRECTORY = 0x8769;
const GPS_DIRECTORY = 0x8825;
const EXPOSURE_TIME = 0x829a;
const USER_COMMENT = 0x9286;
/** Texts in UTF-16, as Windows writes them. */
const IS_OF_WINDOWS = (tag: number): boolean => tag >= 0x9c9b && tag <= 0x9c9f;
/** Bytes of which each has a meaning or that are digits: versions, sources, components. */
const SHORT_BYTES = new Set([0x9000, 0xa000, 0xa300, 0xa301, 0x9101]);
/** Texts of the place that begin with the name of their character set. */
const WITH_CHARSET = new Set([0x1b, 0x1c]);
/** More numbers than this are data, not a tag for people. */
const MAX_NUMBERS = 32;

const textOf = (bytes: Uint8Array): string => {
  const end = bytes.indexOf(0);
  const text = end < 0 ? bytes : bytes.subarray(0, end);
  return (isUtf8(text) ? looseUtf8(text) : latin1Text(text)).trim();
};

/** Text after eight bytes that name its characters (Exif 3.0, UserComment). */
function commentOf(bytes: Uint8Array, little: boolean): string {
  const rest = bytes.subarray(8);
  if (!hasText(bytes, 'UNICODE\0')) return textOf(rest);
  return utf16Of(rest, little);
}

function utf16Of(bytes: Uint8Array, little: boolean): string {
  const units = Uint16Array.from({ length: bytes.length >> 1 }, (_, index) => {
    const [first, second] = [bytes[index * 2] ?? 0, bytes[index * 2 + 1] ?? 0];
    return little ? first | (second << 8) : (first << 8) | second;
  });
  return utf16Text(units)
    .replace(/^\ufeff/, '')
    .replace(/\0[\s\S]*$/, '')
    .trim();
}

/** What a field says; undefined for data, and for numbers that are none. */
function meaningOf(reader: TiffReader, field: Field, isGps: boolean): TagValue | undefined {
  const { tag, type, count } = field;
  if (type === 2 || type === 129) return textOf(reader.bytesOf(field));
  if (!isGps && tag === USER_COMMENT) return commentOf(reader.bytesOf(field), reader.isLittleEndian);
  if (isGps && WITH_CHARSET.has(tag) && type === 7) return commentOf(reader.bytesOf(field), reader.isLittleEndian);
  if (!isGps && IS_OF_WINDOWS(tag)) return utf16Of(reader.bytesOf(field), true);
  if (type === 7) return SHORT_BYTES.has(tag) && count <= 4 ? shortBytes(reader, field) : undefined;
  if (count > MAX_NUMBERS) return undefined;
  const numbers = reader.numbers(field).filter(Number.isFinite);
  if (numbers.length < count) return undefined;
  return count === 1 ? numbers[0] : numbers;
}

function shortBytes(reader: TiffReader, field: Field): TagValue {
  const bytes = reader.bytesOf(field);
  if (bytes.every((byte) => byte >= 0x30 && byte <= 0x39)) return latin1Text(bytes);
  return bytes.length === 1 ? (bytes[0] ?? 0) : Array.from(bytes);
}

/** Reads EXIF tags; what of them is broken is left out. */
export function readExif(exif: Uint8Array | undefined): PhotoTags {
  const tags: { exif: Tags; gps: Tags; exposure?: [number, number] } = { exif: {}, gps: {} };
  if (!exif) return tags;
  try {
    const reader = new TiffReader(exif);
    const { fields } = reader.directory(reader.u32(4));
    const exposure = collect(reader, fields, EXIF_TAGS, tags.exif, false);
    const inner = directoryOf(reader, fields.get(EXIF_DIRECTORY));
    const innerExposure = inner && collect(reader, inner, EXIF_TAGS, tags.exif, false);
    const place = directoryOf(reader, fields.get(GPS_DIRECTORY));
    if (place) collect(reader, place, GPS_TAGS, tags.gps, true);
    const found = innerExposure ?? exposure;
    if (found) tags.exposure = found;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return tags;
}

function directoryOf(reader: TiffReader, field: Field | undefined): Map<number, Field> | undefined {
  if (!field) return undefined;
  try {
    return reader.directory(reader.number(field)).fields;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function collect(reader: TiffReader, fields: Map<number, Field>, names: ReadonlyMap<number, string>, into: Tags, isGps: boolean): [number, number] | undefined {
  let exposure: [number, number] | undefined;
  for (const [tag, field] of fields) {
    const name = names.get(tag);
    const value = name === undefined ? undefined : meaningOf(reader, field, isGps);
    if (name === undefined || value === undefined) continue;
    into[name] = value;
    if (!isGps && tag === EXPOSURE_TIME && field.type === 5) exposure = reader.rational(field);
  }
  return exposure;
}

const MARK = 0x1c;
const APPLICATION = 2;
const MAX_DATASETS = 2000;

/** What begins a file of IPTC that is in UTF-8: record 1, dataset 90, ESC % G. */
const IN_UTF8 = '\x1c\x01\x5a\x00\x03\x1b%G';

/** Reads the application record of IPTC; datasets that may be repeated become lists. */
export function readIptc(iptc: Uint8Array | undefined): Tags {
  const tags: Tags = {};
  if (!iptc) return tags;
  const isUnicode = latin1Text(iptc.subarray(0, 100)).includes(IN_UTF8);
  for (let at = 0, count = 0; at + 5 <= iptc.length && iptc[at] === MARK && count < MAX_DATASETS; count++) {
    const length = ((iptc[at + 3] ?? 0) << 8) | (iptc[at + 4] ?? 0);
    if (length > 0x7fff || at + 5 + length > iptc.length) break;
    const data = iptc.subarray(at + 5, at + 5 + length);
    const name = iptc[at + 1] === APPLICATION ? IPTC_TAGS.get(iptc[at + 2] ?? 0) : undefined;
    if (name !== undefined) addTo(tags, name, (isUnicode || isUtf8(data) ? looseUtf8(data) : latin1Text(data)).replace(/\0+$/, ''));
    at += 5 + length;
  }
  return tags;
}

function addTo(tags: Tags, name: string, value: string): void {
  const known = tags[name];
  tags[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
}
