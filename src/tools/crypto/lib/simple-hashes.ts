import { viewOf } from '../../shared/bytes/arrays.ts';

const MASK64 = (1n << 64n) - 1n;

/** FNV-1 or FNV-1a (RFC 9923). @param bits 32, 64 or 128 */
export function fnv(bytes: Uint8Array, bits: 32 | 64 | 128, xorFirst: boolean): bigint {
  const { prime, basis } = FNV[bits];
  const mask = (1n << BigInt(bits)) - 1n;
  let hash = basis;
  for (const byte of bytes) hash = xorFirst ? ((hash ^ BigInt(byte)) * prime) & mask : ((hash * prime) & mask) ^ BigInt(byte);
  return hash;
}

const FNV = {
  32: { prime: 0x01000193n, basis: 0x811c9dc5n },
  64: { prime: 0x100000001b3n, basis: 0xcbf29ce484222325n },
  128: { prime: 0x1000000000000000000013bn, basis: 0x6c62272e07bb014262b821756295c58dn },
};

const rotate = (value: bigint, bits: bigint): bigint => ((value << bits) | (value >> (64n - bits))) & MASK64;

/** SipHash-2-4 as its output bytes. @param key 16 bytes @param long 16 bytes of output in place of 8 */
export function sipHash(bytes: Uint8Array, key: Uint8Array, long: boolean): Uint8Array {
  const words = viewOf(key);
  const [k0, k1] = [words.getBigUint64(0, true), words.getBigUint64(8, true)];
  let [v0, v1, v2, v3] = [k0 ^ 0x736f6d6570736575n, k1 ^ 0x646f72616e646f6dn, k0 ^ 0x6c7967656e657261n, k1 ^ 0x7465646279746573n];
  if (long) v1 ^= 0xeen;
  const rounds = (count: number): void => {
    for (let round = 0; round < count; round++) {
      v0 = (v0 + v1) & MASK64;
      v1 = rotate(v1, 13n) ^ v0;
      v0 = rotate(v0, 32n);
      v2 = (v2 + v3) & MASK64;
      v3 = rotate(v3, 16n) ^ v2;
      v0 = (v0 + v3) & MASK64;
      v3 = rotate(v3, 21n) ^ v0;
      v2 = (v2 + v1) & MASK64;
      v1 = rotate(v1, 17n) ^ v2;
      v2 = rotate(v2, 32n);
    }
  };
  const padded = new Uint8Array((Math.floor(bytes.length / 8) + 1) * 8);
  padded.set(bytes);
  padded[padded.length - 1] = bytes.length;
  const view = viewOf(padded);
  for (let start = 0; start < padded.length; start += 8) {
    const word = view.getBigUint64(start, true);
    v3 ^= word;
    rounds(2);
    v0 ^= word;
  }
  const output = new DataView(new ArrayBuffer(long ? 16 : 8));
  v2 ^= long ? 0xeen : 0xffn;
  rounds(4);
  output.setBigUint64(0, v0 ^ v1 ^ v2 ^ v3, true);
  if (!long) return new Uint8Array(output.buffer);
  v1 ^= 0xddn;
  rounds(4);
  output.setBigUint64(8, v0 ^ v1 ^ v2 ^ v3, true);
  return new Uint8Array(output.buffer);
}

/** hash * 33 + byte from 5381, or with XOR, modulo 2^32. */
export const djb2 = (bytes: Uint8Array, xor: boolean): number =>
  bytes.reduce((hash, byte) => (xor ? Math.imul(hash, 33) ^ byte : Math.imul(hash, 33) + byte) >>> 0, 5381);

/** byte + hash * 65599 modulo 2^32. */
export const sdbm = (bytes: Uint8Array): number => bytes.reduce((hash, byte) => (Math.imul(hash, 65_599) + byte) >>> 0, 0);

/** Bob Jenkins' one-at-a-time hash. */
export function oneAtATime(bytes: Uint8Array): number {
  let hash = 0;
  for (const byte of bytes) {
    hash = (hash + byte) | 0;
    hash = (hash + (hash << 10)) | 0;
    hash ^= hash >>> 6;
  }
  hash = (hash + (hash << 3)) | 0;
  hash ^= hash >>> 11;
  return (hash + (hash << 15)) >>> 0;
}

/** Java's String.hashCode over UTF-16 code units, as an unsigned number. */
export function javaHashCode(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash >>> 0;
}

/** The hash of function names in shellcode for Windows (Last Stage of Delirium 2002): the sum turned right by 13 bits before each byte is added. */
export function ror13(data: Uint8Array): number {
  let hash = 0;
  for (const byte of data) hash = (((hash >>> 13) | (hash << 19)) + byte) >>> 0;
  return hash;
}
