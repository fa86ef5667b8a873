import { unprocessable } from '../../errors.ts';
import { latin1Text, looseUtf8 } from '../../shared/platform/bytes.ts';
import { type Entry, MAX_ENTRIES, octalMode, utcTime } from './entry.ts';
import { quoted } from './files.ts';

const CPIO_END = 'TRAILER!!!';
const [NEWC_BYTES, ODC_BYTES, AR_BYTES] = [110, 76, 60];

const refuse = (format: string, problem: string): never => unprocessable(`The ${format} archive is damaged: ${problem}.`, 'archive');

const magicOf = (bytes: Uint8Array, at = 0): string => latin1Text(bytes.subarray(at, at + 6));

export const isCpio = (bytes: Uint8Array): boolean => ['070701', '070702', '070707'].includes(magicOf(bytes));
export const isAr = (bytes: Uint8Array): boolean => latin1Text(bytes.subarray(0, 8)) === '!<arch>\n';

interface CpioHeader {
  mode: number;
  modified: number;
  size: number;
  nameLength: number;
  length: number;
  /** To how many bytes name and data are filled up. */
  align: number;
  check?: number | undefined;
  /** Which file it is, where several names of it may be in the archive. */
  inode?: string;
}

interface CpioItem {
  name: string;
  header: CpioHeader;
  data: Uint8Array;
}

const isFile = ({ mode }: CpioHeader): boolean => (mode & 0o170000) === 0o100000;

function cpioHeader(bytes: Uint8Array, at: number): CpioHeader {
  const magic = magicOf(bytes, at);
  const isOdc = magic === '070707';
  if (!isOdc && magic !== '070701' && magic !== '070702') return refuse('cpio', `at byte ${at} there is no header`);
  const text = latin1Text(bytes.subarray(at, at + (isOdc ? ODC_BYTES : NEWC_BYTES)));
  if (text.length < (isOdc ? ODC_BYTES : NEWC_BYTES)) return refuse('cpio', 'it is cut off');
  const number = (start: number, count: number): number => {
    const digits = text.slice(start, start + count);
    return (isOdc ? /^[0-7]+$/ : /^[0-9A-Fa-f]+$/).test(digits)
      ? Number.parseInt(digits, isOdc ? 8 : 16)
      : refuse('cpio', `the header at byte ${at} has no numbers`);
  };
  if (isOdc) return { mode: number(18, 6), modified: number(48, 11), nameLength: number(59, 6), size: number(65, 11), length: ODC_BYTES, align: 1 };
  const field = (index: number): number => number(6 + 8 * index, 8);
  return {
    mode: field(1),
    modified: field(5),
    size: field(6),
    nameLength: field(11),
    length: NEWC_BYTES,
    align: 4,
    ...(magic === '070702' && { check: field(12) }),
    ...(field(4) > 1 && { inode: `${field(7)}:${field(8)}:${field(0)}` }),
  };
}

/** Reads cpio archives of the kinds newc, crc and odc. */
export function readCpio(bytes: Uint8Array): Entry[] {
  const entries: CpioItem[] = [];
  for (let at = 0; ; ) {
    const header = cpioHeader(bytes, at);
    const up = (place: number): number => Math.ceil(place / header.align) * header.align;
    const nameStart = at + header.length;
    const start = up(nameStart + header.nameLength);
    if (header.nameLength === 0 || start + header.size > bytes.length) return refuse('cpio', 'it is cut off');
    const name = looseUtf8(bytes.subarray(nameStart, nameStart + header.nameLength - 1));
    if (name === CPIO_END) return withLinkedData(entries).map(cpioEntry);
    const data = bytes.subarray(start, start + header.size);
    if (name !== '.') entries.push({ name, header, data });
    if (entries.length > MAX_ENTRIES) unprocessable(`The archive has more than ${MAX_ENTRIES} entries.`, 'archive');
    at = up(start + header.size);
  }
}

/** Gives each name of a file its bytes, which newc and crc write with the last name alone. */
function withLinkedData(items: readonly CpioItem[]): CpioItem[] {
  const written = new Map(items.flatMap((item) => (item.header.inode !== undefined && item.data.length > 0 ? [[item.header.inode, item] as const] : [])));
  return items.map((item) => {
    const source = item.data.length === 0 && isFile(item.header) ? written.get(item.header.inode ?? '') : undefined;
    return source === undefined ? item : { name: item.name, header: { ...item.header, check: source.header.check }, data: source.data };
  });
}

function cpioEntry({ name, header: { mode, modified: seconds, check }, data }: CpioItem): Entry {
  const type = mode & 0o170000;
  const kind = type === 0o040000 ? 'directory' : type === 0o120000 ? 'symlink' : type === 0o100000 ? 'file' : 'other';
  const modified = utcTime(seconds);
  const read = (): Uint8Array => {
    let sum = 0;
    for (const byte of data) sum += byte;
    if (check !== undefined && sum >>> 0 !== check) unprocessable(`The checksum of the entry ${quoted(name)} does not fit.`, 'archive');
    return data;
  };
  return {
    name: kind === 'directory' && !name.endsWith('/') ? `${name}/` : name,
    kind,
    size: kind === 'file' ? data.length : 0,
    ...(modified !== undefined && { modified }),
    mode: octalMode(mode),
    ...(kind === 'symlink' && { linkTarget: looseUtf8(data) }),
    encrypted: false,
    ...(kind === 'file' && { read }),
  };
}

/** Reads ar archives with the long names of System V and BSD; tables of symbols are no entries. */
export function readAr(bytes: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  let names = '';
  for (let at = 8; at < bytes.length; ) {
    const header = latin1Text(bytes.subarray(at, at + AR_BYTES));
    if (header.length < AR_BYTES || header.slice(58) !== '`\n') {
      if (header === '\n') break;
      return refuse('ar', `at byte ${at} there is no header`);
    }
    const number = (start: number, end: number, base: number): number => Number.parseInt(header.slice(start, end).trim() || '0', base);
    const size = number(48, 58, 10);
    const body = bytes.subarray(at + AR_BYTES, at + AR_BYTES + size);
    if (!Number.isInteger(size) || size < 0 || body.length < size) return refuse('ar', 'it is cut off');
    at += AR_BYTES + size + (size % 2);
    const field = header.slice(0, 16).trimEnd();
    if (field === '//') names = looseUtf8(body);
    if (field === '//' || field === '/' || field === '/SYM64/') continue;
    const { name, data } = arName(field, body, names);
    if (name.startsWith('__.SYMDEF')) continue;
    const modified = utcTime(number(16, 28, 10));
    entries.push({
      name,
      kind: 'file',
      size: data.length,
      ...(modified !== undefined && { modified }),
      mode: octalMode(number(40, 48, 8)),
      encrypted: false,
      read: () => data,
    });
    if (entries.length > MAX_ENTRIES) unprocessable(`The archive has more than ${MAX_ENTRIES} entries.`, 'archive');
  }
  return entries;
}

function arName(field: string, body: Uint8Array, names: string): { name: string; data: Uint8Array } {
  const bsd = /^#1\/(\d+)$/.exec(field);
  if (bsd) {
    const length = Number(bsd[1]);
    if (length > body.length) return refuse('ar', 'a name is longer than its entry');
    return { name: looseUtf8(body.subarray(0, length)).replace(/\0+$/, ''), data: body.subarray(length) };
  }
  const long = /^\/(\d+)$/.exec(field);
  if (long) {
    const start = Number(long[1]);
    if (start >= names.length) return refuse('ar', 'a name is beyond the table of names');
    return { name: names.slice(start).split(/\/?\n/, 1)[0] ?? '', data: body };
  }
  return { name: field.replace(/\/$/, ''), data: body };
}
