import { joinBytes } from '../tools/shared/bytes/arrays.ts';
import { crc32 } from '../tools/shared/bytes/crc32.ts';
import { utf8Bytes } from './written-bytes.ts';

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** Fields of both headers of an entry (APPNOTE 4.3.7 and 4.3.12): version 2.0, names in UTF-8, stored, 1980-01-01 00:00:00. */
const VERSION = 20;
const UTF8_NAMES = 1 << 11;
const STORED = 0;
const MIDNIGHT = 0;
const FIRST_DAY = 33;
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];

/** A ZIP of files as they are, in this order: what is answered where several files are asked for as one. The same files give the same bytes. */
export function storedZip(files: readonly NamedFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const names = safeNames(files);
  for (const [index, { bytes }] of files.entries()) {
    const name = utf8Bytes(names[index] ?? '');
    const common = [half(UTF8_NAMES), half(STORED), half(MIDNIGHT), half(FIRST_DAY), whole(crc32(bytes)), whole(bytes.length), whole(bytes.length)];
    const head = joinBytes([whole(LOCAL), half(VERSION), ...common, half(name.length), half(0), name]);
    directory.push(
      joinBytes([whole(CENTRAL), half(VERSION), half(VERSION), ...common, half(name.length), half(0), half(0), half(0), half(0), whole(0), whole(at), name]),
    );
    parts.push(head, bytes);
    at += head.length + bytes.length;
  }
  const entries = joinBytes(directory);
  const end = joinBytes([whole(END), half(0), half(0), half(files.length), half(files.length), whole(entries.length), whole(at), half(0)]);
  return joinBytes([...parts, entries, end]);
}

const half = (value: number): Uint8Array => Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
const whole = (value: number): Uint8Array => Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);

/** Names that lead nowhere out of a folder, each once: a second one of a name has its number behind it. */
function safeNames(files: readonly NamedFile[]): string[] {
  const taken = new Set<string>();
  return files.map(({ name }, index) => {
    const safe = safePath(name) || `file-${index + 1}`;
    let free = safe;
    for (let number = 2; taken.has(free); number++) free = safe.replace(/(\.[^./]*)?$/, (ending) => ` (${number})${ending}`);
    taken.add(free);
    return free;
  });
}

/** A path without a root, a drive and parts that lead upwards. */
const safePath = (name: string): string =>
  name
    .replace(/^[A-Za-z]:/, '')
    .split(/[\\/]+/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .map((part) => part.replace(/[\x00-\x1f\x7f]/g, ''))
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
