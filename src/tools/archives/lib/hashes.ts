import { crc32 } from '../../shared/bytes/crc32.ts';
import { crc32c } from '../../shared/packages/snappy.ts';
import { hexOf } from '../../shared/platform/bytes.ts';
import { createHash } from '../../shared/platform/hashes.ts';

/** The hashes of files, in the order in which they are told. */
export const FILE_HASHES = [
  'crc32',
  'crc32c',
  'adler32',
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha512-256',
  'sha3-256',
  'sha3-512',
  'blake2b-512',
  'blake2s-256',
  'blake3',
  'ripemd160',
  'xxh64',
  'xxh3-128',
] as const;
export type FileHash = (typeof FILE_HASHES)[number];

const MODULUS = 65_521;
/** So many bytes are added up before their sums have to be reduced. */
const STEP = 5552;

/** Adler-32 (RFC 1950). */
export function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let start = 0; start < bytes.length; start += STEP) {
    const end = Math.min(start + STEP, bytes.length);
    for (let index = start; index < end; index++) {
      low += bytes[index] ?? 0;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return high * 65_536 + low;
}

const hex32 = (value: number): string => value.toString(16).padStart(8, '0');

/** A hash of bytes as hex in small letters, as the tools for hashes and checksums write it. */
export async function fileHash(bytes: Uint8Array, name: FileHash): Promise<string> {
  switch (name) {
    case 'crc32':
      return hex32(crc32(bytes));
    case 'crc32c':
      return hex32(crc32c(bytes));
    case 'adler32':
      return hex32(adler32(bytes));
    case 'blake3':
      return (await import('hash-wasm')).blake3(bytes);
    case 'xxh64':
      return (await import('hash-wasm')).xxhash64(bytes);
    case 'xxh3-128':
      return (await import('hash-wasm')).xxhash128(bytes);
    default:
      return hexOf(createHash(name).update(bytes).digest());
  }
}
