import type { FileHash } from './hashes.ts';

/** The hashes that checksum files have. */
export const CHECKSUM_HASHES = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'blake2b-512', 'crc32'] as const satisfies readonly FileHash[];
export type ChecksumHash = (typeof CHECKSUM_HASHES)[number];

/** The name of a hash in a line of BSD style. */
export const tagOf = (algorithm: ChecksumHash): string => (algorithm === 'blake2b-512' ? 'BLAKE2b' : algorithm.toUpperCase());

/** A name as coreutils writes it where it has a backslash, LF or CR. */
const escaped = (name: string): string => name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');

/** A line of GNU or BSD style, without its end. */
export function checksumLine(name: string, hash: string, algorithm: ChecksumHash, style: 'gnu' | 'bsd', binary = false): string {
  const written = escaped(name);
  const line = style === 'gnu' ? `${hash} ${binary ? '*' : ' '}${written}` : `${tagOf(algorithm)} (${written}) = ${hash}`;
  return written === name ? line : `\\${line}`;
}

export interface Checksum {
  name: string;
  algorithm: ChecksumHash;
  hash: string;
}

/** By count of hex digits. */
const BY_LENGTH: Readonly<Record<number, ChecksumHash>> = { 8: 'crc32', 32: 'md5', 40: 'sha1', 56: 'sha224', 64: 'sha256', 96: 'sha384', 128: 'sha512' };
const LENGTHS: Readonly<Record<ChecksumHash, number>> = { crc32: 8, md5: 32, sha1: 40, sha224: 56, sha256: 64, sha384: 96, sha512: 128, 'blake2b-512': 128 };
const GNU = /^([0-9A-Fa-f]+) [ *](.+)$/s;
const BSD = /^([A-Za-z0-9-]+) \((.+)\) = ([0-9A-Fa-f]+)$/s;
const SFV = /^(.*\S)[ \t]+([0-9A-Fa-f]{8})$/s;

/** Reads a line of a checksum file; undefined where it is none. @param wanted the algorithm that it must be of, where one is asked for */
export function readChecksum(text: string, wanted: ChecksumHash | undefined): Checksum | undefined {
  const isEscaped = text.startsWith('\\');
  const line = isEscaped ? text.slice(1) : text;
  const named = (name: string): string | undefined => (isEscaped ? unescaped(name) : name);
  const bsd = BSD.exec(line);
  if (bsd) {
    const [, tag = '', name = '', hash = ''] = bsd;
    const algorithm = byTag(tag);
    if (algorithm) return checked(named(name), algorithm, hash, wanted);
  }
  const gnu = GNU.exec(line);
  if (gnu) {
    const [, hash = '', name = ''] = gnu;
    const algorithm = wanted ?? BY_LENGTH[hash.length];
    if (algorithm) return checked(named(name), algorithm, hash, wanted);
  }
  const sfv = SFV.exec(text);
  if (!sfv) return undefined;
  const [, name = '', hash = ''] = sfv;
  return checked(name, 'crc32', hash, wanted);
}

function byTag(tag: string): ChecksumHash | undefined {
  const plain = tag.toLowerCase().replace('-', '');
  if (plain === 'blake2b' || plain === 'blake2b512') return 'blake2b-512';
  return CHECKSUM_HASHES.find((name) => name === plain);
}

function checked(name: string | undefined, algorithm: ChecksumHash, hash: string, wanted: ChecksumHash | undefined): Checksum | undefined {
  if (name === undefined || hash.length !== LENGTHS[algorithm] || (wanted !== undefined && wanted !== algorithm)) return undefined;
  return { name: name.replace(/^(?:\.\/)+/, ''), algorithm, hash: hash.toLowerCase() };
}

/** A name without the escapes of coreutils; undefined for others. */
function unescaped(name: string): string | undefined {
  if (/\\(?![\\nr])|^(?:[^\\]|\\.)*\\$/s.test(name.replaceAll('\\\\', ''))) return undefined;
  return name.replace(/\\([\\nr])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\'));
}
