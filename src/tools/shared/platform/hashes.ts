import { createHash as create, createHmac as createKeyed, pbkdf2Sync, scryptSync } from 'node:crypto';

// `hashes.browser.ts` is the same for browsers.

export type HashName =
  | 'md5'
  | 'sha1'
  | 'sha224'
  | 'sha256'
  | 'sha384'
  | 'sha512'
  | 'sha512-224'
  | 'sha512-256'
  | 'sha3-224'
  | 'sha3-256'
  | 'sha3-384'
  | 'sha3-512'
  | 'blake2b-512'
  | 'blake2s-256'
  | 'ripemd160';

/** A hash that is fed piece by piece; a string stands for its UTF-8 bytes. */
export interface Hash {
  update(data: Uint8Array | string): Hash;
  digest(): Uint8Array;
}

/** Work factors of scrypt (RFC 7914). */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

const SPARE_BYTES = 1_048_576;
const OWN_NAMES: Partial<Record<HashName, string>> = { 'blake2b-512': 'blake2b512', 'blake2s-256': 'blake2s256' };

export const createHash = (name: HashName): Hash => create(OWN_NAMES[name] ?? name);

/** HMAC (RFC 2104). */
export const createHmac = (name: HashName, key: Uint8Array | string): Hash => createKeyed(OWN_NAMES[name] ?? name, key);

/** PBKDF2 with HMAC (RFC 8018 section 5.2). */
export const pbkdf2 = (hash: HashName, password: Uint8Array | string, salt: Uint8Array | string, rounds: number, length: number): Uint8Array =>
  pbkdf2Sync(password, salt, rounds, length, OWN_NAMES[hash] ?? hash);

/** scrypt (RFC 7914). */
export const scrypt = (password: Uint8Array, salt: Uint8Array, { N, r, p }: ScryptCost, length: number): Uint8Array =>
  scryptSync(password, salt, length, { N, r, p, maxmem: 128 * r * (N + p) + SPARE_BYTES });
