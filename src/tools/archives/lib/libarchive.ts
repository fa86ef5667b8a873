import { Unprocessable, unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { MAX_UNPACKED, Output } from '../../shared/packages/output.ts';
import { loadingOf } from '../../shared/packages/wasm.ts';
import { looseUtf8 } from '../../shared/platform/bytes.ts';
import { wasmFiles } from '../../shared/platform/wasm-files.ts';
import { type Entry, type Format, MAX_ENTRIES, octalMode, utcTime } from './entry.ts';
import { quoted } from './files.ts';

/** What is used here of libarchive as Emscripten compiled it. */
export interface Libarchive {
  HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _archive_read_new_memory(data: number, size: number, password: number): number;
  _archive_read_next_entry(archive: number): number;
  _archive_read_data(archive: number, target: number, size: number): number;
  _archive_error_string(archive: number): number;
  _archive_entry_pathname_utf8(entry: number): number;
  _archive_entry_symlink_utf8(entry: number): number;
  _archive_entry_hardlink_utf8(entry: number): number;
  _archive_entry_filetype(entry: number): number;
  _archive_entry_size(entry: number): number;
  _archive_entry_mtime(entry: number): number;
  _archive_entry_is_encrypted(entry: number): number;
}

const CHUNK = 262_144;
/** Where libarchive-wasm 1.2.0 keeps the mode in an entry, which it has no function for. */
const MODE_OFFSET = 688;
/** Where it keeps the place of its locale, which it has no function for either. The first word of a locale says which characters there are: none at the start, for ASCII alone. */
const LOCALE_PLACE = 223_668;
const CHARACTERS_BYTES = 64;
const KINDS: Readonly<Record<number, Entry['kind']>> = { 32768: 'file', 16384: 'directory', 40960: 'symlink' };
const LOCAL_TIMES: ReadonlySet<Format> = new Set<Format>(['rar4', 'cab']);

async function startLibarchive(): Promise<Libarchive> {
  const { default: create } = await import('libarchive-wasm/dist/libarchive.js');
  return create(await loadingOf(wasmFiles.libarchive));
}

/** Makes names UTF-8: in the locale that libarchive starts in, every other character of a name becomes an asterisk. */
function useUtf8(lib: Libarchive): void {
  const characters = lib._malloc(CHARACTERS_BYTES);
  lib.HEAPU8.fill(0, characters, characters + CHARACTERS_BYTES);
  const memory = viewOf(lib.HEAPU8);
  memory.setUint32(memory.getUint32(LOCALE_PLACE, true), characters, true);
}

function textAt(lib: Libarchive, place: number): string | undefined {
  return place === 0 ? undefined : looseUtf8(lib.HEAPU8.subarray(place, lib.HEAPU8.indexOf(0, place)));
}

/** Reads a 7z, RAR, cab or ISO 9660. Its memory goes with the run, and a trap is unprocessable. @param wanted which files' bytes are needed; those of others are passed over */
export async function readByLibarchive(bytes: Uint8Array, format: Format, wanted: (name: string) => boolean): Promise<Entry[]> {
  const lib = await startLibarchive();
  try {
    return readEntries(lib, bytes, format, wanted);
  } catch (error) {
    if (error instanceof Unprocessable) throw error;
    return unprocessable(`The ${format} archive is damaged beyond reading.`, 'archive');
  }
}

function readEntries(lib: Libarchive, bytes: Uint8Array, format: Format, wanted: (name: string) => boolean): Entry[] {
  useUtf8(lib);
  const source = lib._malloc(bytes.length);
  lib.HEAPU8.set(bytes, source);
  const archive = lib._archive_read_new_memory(source, bytes.length, 0);
  const entries: Entry[] = [];
  const target = lib._malloc(CHUNK);
  let left = MAX_UNPACKED;
  for (let place = lib._archive_read_next_entry(archive); place !== 0; place = lib._archive_read_next_entry(archive)) {
    const entry = entryAt(lib, place, format);
    if (entry === undefined) continue;
    if (entry.kind === 'file' && !entry.encrypted && wanted(entry.name)) {
      const data = readData(lib, archive, target, entry, left);
      left -= data.length;
      entry.size = data.length;
      entry.read = () => data;
    }
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) unprocessable(`The archive has more than ${MAX_ENTRIES} entries.`, 'archive');
  }
  const problem = textAt(lib, lib._archive_error_string(archive));
  if (problem !== undefined && problem !== '') unprocessable(`The ${format} archive cannot be read: ${problem}.`, 'archive');
  return entries;
}

function readData(lib: Libarchive, archive: number, target: number, { name }: Entry, limit: number): Uint8Array {
  const output = new Output(limit);
  for (;;) {
    const count = lib._archive_read_data(archive, target, CHUNK);
    if (count === 0) return output.result();
    if (count < 0)
      unprocessable(`The entry ${quoted(name)} cannot be unpacked: ${textAt(lib, lib._archive_error_string(archive)) || 'its data are damaged'}.`, 'archive');
    output.append(lib.HEAPU8.subarray(target, target + count));
  }
}

/** The entry; undefined for the root of an ISO. */
function entryAt(lib: Libarchive, place: number, format: Format): Entry | undefined {
  const plain = textAt(lib, lib._archive_entry_pathname_utf8(place)) ?? '\ufffd';
  if (format === 'iso' && (plain === '.' || plain === '')) return undefined;
  const hardLink = textAt(lib, lib._archive_entry_hardlink_utf8(place));
  const kind = hardLink === undefined ? (KINDS[lib._archive_entry_filetype(place)] ?? 'other') : 'hardlink';
  const linkTarget = hardLink ?? (kind === 'symlink' ? textAt(lib, lib._archive_entry_symlink_utf8(place)) : undefined);
  const seconds = Number(lib._archive_entry_mtime(place));
  const utc = seconds === 0 ? undefined : utcTime(seconds);
  const modified = LOCAL_TIMES.has(format) ? utc?.replace('Z', '') : utc;
  const mode = viewOf(lib.HEAPU8).getUint32(place + MODE_OFFSET, true);
  return {
    name: kind === 'directory' && !plain.endsWith('/') ? `${plain}/` : plain,
    kind,
    size: kind === 'file' ? Number(lib._archive_entry_size(place)) : 0,
    ...(modified !== undefined && { modified }),
    ...(format !== 'cab' && (mode & 0o7777) !== 0 && { mode: octalMode(mode) }),
    ...(linkTarget !== undefined && { linkTarget }),
    encrypted: lib._archive_entry_is_encrypted(place) !== 0,
  };
}

/** Refuses a part of several volumes. */
export function checkVolume(bytes: Uint8Array, format: Format): void {
  if (format === 'rar4' && ((bytes[10] ?? 0) & 1) !== 0) unprocessable('The archive is one of several volumes.', 'archive');
  if (format === 'cab' && ((bytes[30] ?? 0) & 3) !== 0) unprocessable('The archive is one of several volumes.', 'archive');
  if (format === 'rar4' && bytes[9] !== 0x73) unprocessable('The RAR is damaged: it has no header of the archive.', 'archive');
  if (format !== 'rar5') return;
  let at = 12;
  const number = (): number => {
    let value = 0;
    for (let power = 1; power < 2 ** 40; power *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * power;
      if (byte < 0x80) break;
    }
    return value;
  };
  number();
  const type = number();
  if (type !== 1 && type !== 4) unprocessable('The RAR is damaged: it has no header of the archive.', 'archive');
  if (type !== 1) return;
  if ((number() & 1) !== 0) number();
  if ((number() & 1) !== 0) unprocessable('The archive is one of several volumes.', 'archive');
}
