import { unprocessable } from '../../errors.ts';
import { joinBytes } from '../../shared/bytes/arrays.ts';
import { lz4Frame } from '../../shared/packages/lz4.ts';
import { zstd } from '../../shared/packages/zstd.ts';
import { latin1Bytes, utf8Bytes, utf8Length } from '../../shared/platform/bytes.ts';
import { compress } from '../../shared/platform/compression.ts';
import { bzip2 } from './bzip2.ts';
import { quoted } from './files.ts';
import { xz } from './xz.ts';

// POSIX.1-2001: ustar headers, and pax headers before what does not fit them.

const [BLOCK, RECORD] = [512, 10_240];
const [NAME_BYTES, PREFIX_BYTES] = [100, 155];

export const TAR_COMPRESSIONS = ['none', 'gzip', 'bzip2', 'xz', 'zstd', 'lz4'] as const;
export type TarCompression = (typeof TAR_COMPRESSIONS)[number];
export const TAR_EXTENSIONS: Readonly<Record<TarCompression, string>> = {
  none: 'tar',
  gzip: 'tar.gz',
  bzip2: 'tar.bz2',
  xz: 'tar.xz',
  zstd: 'tar.zst',
  lz4: 'tar.lz4',
};

export interface TarItem {
  name: string;
  kind: 'file' | 'directory' | 'symlink';
  bytes: Uint8Array;
  mode: number;
  /** Seconds since 1970. */
  modified: number;
  linkTarget?: string;
}

export interface Owner {
  owner: string;
  group: string;
  uid: number;
  gid: number;
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** A name in two parts that fit a header; undefined where there are none. */
function splitName(name: string): { name: string; prefix: string } | undefined {
  if (!isAscii(name)) return undefined;
  if (name.length <= NAME_BYTES) return { name, prefix: '' };
  for (let at = name.indexOf('/'); at >= 0 && at <= PREFIX_BYTES; at = name.indexOf('/', at + 1)) {
    if (at > 0 && name.length - at - 1 <= NAME_BYTES && name.length - at - 1 > 0) return { name: name.slice(at + 1), prefix: name.slice(0, at) };
  }
  return undefined;
}

function header(
  type: string,
  name: string,
  prefix: string,
  size: number,
  item: Pick<TarItem, 'mode' | 'modified'>,
  linkTarget: string,
  owner: Owner,
): Uint8Array {
  const block = new Uint8Array(BLOCK);
  const put = (at: number, bytes: Uint8Array): void => block.set(bytes, at);
  const octal = (value: number, digits: number): Uint8Array => latin1Bytes(value.toString(8).padStart(digits, '0'));
  put(0, latin1Bytes(name));
  put(100, octal(item.mode, 7));
  put(108, octal(owner.uid, 7));
  put(116, octal(owner.gid, 7));
  put(124, octal(size, 11));
  put(136, octal(item.modified, 11));
  put(148, latin1Bytes('        '));
  put(156, latin1Bytes(type));
  put(157, latin1Bytes(linkTarget));
  put(257, latin1Bytes('ustar\x0000'));
  put(265, utf8Bytes(owner.owner));
  put(297, utf8Bytes(owner.group));
  put(345, latin1Bytes(prefix));
  let sum = 0;
  for (const byte of block) sum += byte;
  put(148, latin1Bytes(`${sum.toString(8).padStart(6, '0')}\0 `));
  return block;
}

const padded = (bytes: Uint8Array): Uint8Array[] => [bytes, new Uint8Array((BLOCK - (bytes.length % BLOCK)) % BLOCK)];

/** A record of a pax header: its length in front counts itself. */
function paxRecord(key: string, value: string): Uint8Array {
  const rest = utf8Length(` ${key}=${value}\n`);
  let length = rest + 1;
  while (String(length).length + rest !== length) length = String(length).length + rest;
  return utf8Bytes(`${length} ${key}=${value}\n`);
}

function entryBlocks(item: TarItem, owner: Owner, index: number): Uint8Array[] {
  const { name, kind, bytes, linkTarget = '', modified } = item;
  if (modified < 0 || modified >= 8 ** 11) unprocessable(`The time of ${quoted(name)} is before 1970, or beyond what a tar can express.`, 'files');
  const parts = splitName(name);
  const targetFits = isAscii(linkTarget) && linkTarget.length <= NAME_BYTES;
  const records = [...(parts ? [] : [paxRecord('path', name)]), ...(targetFits ? [] : [paxRecord('linkpath', linkTarget)])];
  const blocks: Uint8Array[] = [];
  if (records.length > 0) {
    const pax = joinBytes(records);
    blocks.push(header('x', `PaxHeaders/${index}`, '', pax.length, { mode: 0o644, modified }, '', owner), ...padded(pax));
  }
  const type = kind === 'file' ? '0' : kind === 'directory' ? '5' : '2';
  const short = (text: string): string => text.replace(/[^\x20-\x7e]/g, '_').slice(0, NAME_BYTES);
  blocks.push(
    header(type, parts?.name ?? short(name), parts?.prefix ?? '', kind === 'file' ? bytes.length : 0, item, targetFits ? linkTarget : short(linkTarget), owner),
  );
  if (kind === 'file') blocks.push(...padded(bytes));
  return blocks;
}

/** Writes a tar of whole records of 10240 bytes. */
export function writeTar(items: readonly TarItem[], owner: Owner): Uint8Array<ArrayBuffer> {
  const blocks = items.flatMap((item, index) => entryBlocks(item, owner, index));
  const length = blocks.reduce((sum, block) => sum + block.length, 0) + 2 * BLOCK;
  return joinBytes([...blocks, new Uint8Array(2 * BLOCK + ((RECORD - (length % RECORD)) % RECORD))]);
}

/** Compresses a tar as its extension says. */
export async function compressTar(tar: Uint8Array, compression: TarCompression): Promise<Uint8Array> {
  switch (compression) {
    case 'none':
      return tar;
    case 'gzip':
      return compress(tar, 'gzip');
    case 'bzip2':
      return bzip2(tar);
    case 'xz':
      return xz(tar);
    case 'zstd':
      return zstd(tar, tar.length > 2_000_000 ? 12 : 19);
    default:
      return lz4Frame(tar);
  }
}

/** Refuses the target of a link that is absolute or leaves the archive from where the link is. */
export function checkTarget(name: string, target: string, path: string): void {
  const refuse = (why: string): never => unprocessable(`The target ${quoted(target)} of the link ${quoted(name)} ${why}.`, path);
  if (target === '' || target.includes('\0')) refuse('is empty or has a NUL');
  if (target.startsWith('/') || /^[A-Za-z]:/.test(target) || target.startsWith('\\')) refuse('is absolute');
  let depth = name.split('/').filter((part) => part !== '' && part !== '.').length - 1;
  for (const part of target.replaceAll('\\', '/').split('/')) {
    if (part === '..') depth--;
    else if (part !== '' && part !== '.') depth++;
    if (depth < 0) refuse('leaves the archive');
  }
}
