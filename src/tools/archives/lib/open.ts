import { Unprocessable, unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { unlz4Frames } from '../../shared/packages/lz4.ts';
import { MAX_UNPACKED } from '../../shared/packages/output.ts';
import { readZip } from '../../shared/packages/zip.ts';
import { unzstd } from '../../shared/packages/zstd.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';
import { bunzip2 } from './bzip2.ts';
import { isAr, isCpio, readAr, readCpio } from './cpio-ar.ts';
import { type Archive, type Compression, type Entry, type Format, utcTime } from './entry.ts';
import { gunzip } from './gzip.ts';
import { checkVolume, readByLibarchive } from './libarchive.ts';
import { isTar, readTar } from './tar-read.ts';
import { isXz, looksLikeLzma, unxz } from './xz.ts';
import { zipArchive } from './zip-read.ts';

/** The most bytes of a compressed tar that are read. */
const MAX_TAR = 50_000_000;
const ISO_VOLUME = 32_769;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean => latin1Text(bytes.subarray(at, at + text.length)) === text;

/** The kind of bytes by how they begin. */
function kindOf(bytes: Uint8Array): Format | undefined {
  const magics: readonly (readonly [string, Format])[] = [
    ['PK\x03\x04', 'zip'],
    ['PK\x05\x06', 'zip'],
    ["7z\xbc\xaf'\x1c", '7z'],
    ['Rar!\x1a\x07\x00', 'rar4'],
    ['Rar!\x1a\x07\x01\x00', 'rar5'],
    ['MSCF', 'cab'],
    ['\x1f\x8b', 'gzip'],
    ['BZh', 'bzip2'],
    ['(\xb5/\xfd', 'zstd'],
    ['\x04"M\x18', 'lz4'],
  ];
  const [, format] = magics.find(([magic]) => startsWith(bytes, magic)) ?? [];
  if (format) return format;
  if (isXz(bytes)) return 'xz';
  if (isCpio(bytes)) return 'cpio';
  if (isAr(bytes)) return startsWith(bytes, 'debian-binary', 8) ? 'deb' : 'ar';
  if (isTar(bytes)) return 'tar';
  if (startsWith(bytes, 'CD001', ISO_VOLUME)) return 'iso';
  if (isSkippable(bytes)) return skippedKind(bytes);
  if (looksLikeLzma(bytes)) return 'lzma';
  return isZip(bytes) ? 'zip' : undefined;
}

const isSkippable = (bytes: Uint8Array): boolean => bytes.length >= 8 && (viewOf(bytes).getUint32(0, true) & 0xffff_fff0) >>> 0 === 0x184d2a50;

/** What follows skippable frames, which zstd and lz4 both have. */
function skippedKind(bytes: Uint8Array): Format | undefined {
  let rest = bytes;
  while (isSkippable(rest)) rest = rest.subarray(8 + viewOf(rest).getUint32(4, true));
  return startsWith(rest, '\x04"M\x18') ? 'lz4' : startsWith(rest, '(\xb5/\xfd') ? 'zstd' : undefined;
}

/** Whether there is a directory of a ZIP at the end, whatever stands in front. */
function isZip(bytes: Uint8Array): boolean {
  try {
    readZip(bytes);
    return true;
  } catch (error) {
    if (error instanceof Unprocessable) return false;
    throw error;
  }
}

interface Unpacked {
  bytes: Uint8Array;
  name?: string;
  modified?: number;
}

async function unpackOuter(bytes: Uint8Array, compression: Exclude<Compression, 'none'>): Promise<Unpacked> {
  switch (compression) {
    case 'gzip':
      return gunzip(bytes, MAX_TAR);
    case 'bzip2':
      return { bytes: bunzip2(bytes, MAX_TAR) };
    case 'zstd':
      return { bytes: (await unzstd(bytes, MAX_TAR)).bytes };
    case 'lz4':
      return { bytes: await unlz4Frames(bytes, MAX_TAR) };
    default:
      return { bytes: await unxz(bytes, compression, MAX_TAR) };
  }
}

/** Reads an archive of any kind, or a compressed file. @param wanted which files' bytes are needed @param password for entries of a ZIP */
export async function openArchive(bytes: Uint8Array, password: string | undefined, wanted: (name: string) => boolean): Promise<Archive> {
  if (bytes.length === 0) unprocessable('The archive has no bytes.', 'archive');
  const format = kindOf(bytes);
  switch (format) {
    case undefined:
      return unprocessable('The bytes are not an archive or compressed file of a kind that can be read here.', 'archive');
    case 'zip':
      return zipArchive(bytes, password);
    case 'tar':
      return { format, compression: 'none', entries: readTar(bytes) };
    case 'cpio':
      return { format, compression: 'none', entries: readCpio(bytes) };
    case 'ar':
    case 'deb':
      return { format, compression: 'none', entries: readAr(bytes) };
    case '7z':
    case 'rar4':
    case 'rar5':
    case 'cab':
    case 'iso':
      checkVolume(bytes, format);
      return { format, compression: 'none', entries: await readByLibarchive(bytes, format, wanted) };
    default:
      return compressed(bytes, format);
  }
}

async function compressed(bytes: Uint8Array, format: Exclude<Compression, 'none'>): Promise<Archive> {
  const inner = await unpackOuter(bytes, format);
  if (inner.bytes.length > 0 && isTar(inner.bytes)) return { format: 'tar', compression: format, entries: readTar(inner.bytes) };
  if (isCpio(inner.bytes)) return { format: 'cpio', compression: format, entries: readCpio(inner.bytes) };
  if (inner.bytes.length > MAX_UNPACKED) unprocessable(`Unpacked, the data are more than ${MAX_UNPACKED} bytes.`, 'archive');
  const modified = inner.modified ? utcTime(inner.modified) : undefined;
  const entry: Entry = {
    name: inner.name ?? 'data',
    kind: 'file',
    size: inner.bytes.length,
    packedSize: bytes.length,
    ...(modified !== undefined && { modified }),
    encrypted: false,
    read: () => inner.bytes,
  };
  return { format, compression: 'none', entries: [entry] };
}

/** The bytes of an entry, within what is left of the limit. Encrypted ones of other kinds than ZIP are unprocessable. */
export async function entryBytes(entry: Entry, left: number): Promise<Uint8Array> {
  if (entry.read === undefined) return unprocessable(`The entry ${JSON.stringify(entry.name)} is encrypted, which only a ZIP may be here.`, 'archive');
  const data = await entry.read(left);
  return data.length <= left ? data : unprocessable(`Unpacked, the entries have more than ${MAX_UNPACKED} bytes.`, 'archive');
}
