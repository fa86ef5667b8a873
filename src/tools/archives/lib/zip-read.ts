import { unprocessable } from '../../errors.ts';
import { readZip, type ZipEntry, zipEntryBytes } from '../../shared/packages/zip.ts';
import { looseUtf8 } from '../../shared/platform/bytes.ts';
import { type Archive, type Entry, octalMode } from './entry.ts';
import { quoted } from './files.ts';
import { openAes, openZipCrypto } from './zip-crypto.ts';

const METHODS: Readonly<Record<number, string>> = { 0: 'store', 8: 'deflate', 9: 'deflate64', 12: 'bzip2', 14: 'lzma', 93: 'zstd', 95: 'xz' };

/** The bytes of an entry, checked. @param limit the most bytes */
export const readZipEntry = (bytes: Uint8Array, entry: ZipEntry, password: string | undefined, limit: number): Uint8Array =>
  zipEntryBytes(bytes, entry, limit, 'archive', (packed) => ((entry.flags & 1) === 0 ? packed : decrypted(packed, entry, password)));

function decrypted(packed: Uint8Array, { name, aes, flags, crc, time }: ZipEntry, password: string | undefined): Uint8Array {
  if (password === undefined) return unprocessable(`The entry ${quoted(name)} is encrypted, and the password is missing.`, 'password');
  if (aes === undefined && (flags & 0x40) !== 0) return unprocessable(`The entry ${quoted(name)} is encrypted by a cipher that is not read here.`, 'archive');
  const check = (flags & 8) !== 0 ? time >> 8 : crc >>> 24;
  const opened = aes ? openAes(packed, password, aes.strength) : openZipCrypto(packed, password, check);
  if (opened === 'password') return unprocessable(`The password is wrong for the entry ${quoted(name)}.`, 'password');
  if (opened === 'damaged') return unprocessable(`The encrypted data of the entry ${quoted(name)} are damaged or cut off.`, 'archive');
  return opened;
}

const hex32 = (value: number): string => value.toString(16).padStart(8, '0');

/** A ZIP as an archive. */
export function zipArchive(bytes: Uint8Array, password: string | undefined): Archive {
  const { entries, comment } = readZip(bytes);
  return { format: 'zip', compression: 'none', entries: entries.map((entry) => archiveEntry(bytes, entry, password)), ...(comment !== '' && { comment }) };
}

function archiveEntry(bytes: Uint8Array, entry: ZipEntry, password: string | undefined): Entry {
  const { name, size, packedSize, mode, crc, method, aes, comment, flags, isDirectory, modified } = entry;
  const isLink = mode !== undefined && (mode & 0o170000) === 0o120000;
  const isEncrypted = (flags & 1) !== 0;
  return {
    name: isDirectory && !name.endsWith('/') ? `${name}/` : name,
    kind: isDirectory ? 'directory' : isLink ? 'symlink' : 'file',
    size,
    packedSize,
    ...(modified !== undefined && { modified }),
    ...(mode !== undefined && { mode: octalMode(mode) }),
    ...(!aes?.isSecond && { crc32: hex32(crc) }),
    method: METHODS[method] ?? String(method),
    ...(isLink && !isEncrypted && size <= 4096 && linkOf(bytes, entry)),
    ...(comment !== '' && { comment }),
    encrypted: isEncrypted,
    ...(!isDirectory && { read: (limit: number) => readZipEntry(bytes, entry, password, limit) }),
  };
}

/** The target of a symbolic link; none where the data cannot be read. */
function linkOf(bytes: Uint8Array, entry: ZipEntry): { linkTarget: string } | undefined {
  try {
    return { linkTarget: looseUtf8(readZipEntry(bytes, entry, undefined, 4096)) };
  } catch {
    return undefined;
  }
}
