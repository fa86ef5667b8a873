import { blake2b, blake2s } from '@noble/hashes/blake2.js';
import { hmac } from '@noble/hashes/hmac.js';
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2 as derive } from '@noble/hashes/pbkdf2.js';
import { scrypt as deriveHard } from '@noble/hashes/scrypt.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import type { CHash } from '@noble/hashes/utils.js';
import { utf8Bytes } from './bytes.browser.ts';
import type { Hash, HashName, ScryptCost } from './hashes.ts';

export type { Hash, HashName, ScryptCost } from './hashes.ts';

const SPARE_BYTES = 1_048_576;

export const HASHES: Readonly<Record<HashName, CHash>> = {
  md5,
  sha1,
  sha224,
  sha256,
  sha384,
  sha512,
  'sha512-224': sha512_224,
  'sha512-256': sha512_256,
  'sha3-224': sha3_224,
  'sha3-256': sha3_256,
  'sha3-384': sha3_384,
  'sha3-512': sha3_512,
  'blake2b-512': blake2b,
  'blake2s-256': blake2s,
  ripemd160,
};

const bytesOf = (data: Uint8Array | string): Uint8Array => (typeof data === 'string' ? utf8Bytes(data) : data);

function fed(hash: { update(data: Uint8Array): unknown; digest(): Uint8Array }): Hash {
  const self: Hash = {
    update(data) {
      hash.update(bytesOf(data));
      return self;
    },
    digest: () => hash.digest(),
  };
  return self;
}

export const createHash = (name: HashName): Hash => fed(HASHES[name].create());

export const createHmac = (name: HashName, key: Uint8Array | string): Hash => fed(hmac.create(HASHES[name], bytesOf(key)));

export const pbkdf2 = (hash: HashName, password: Uint8Array | string, salt: Uint8Array | string, rounds: number, length: number): Uint8Array =>
  derive(HASHES[hash], bytesOf(password), bytesOf(salt), { c: rounds, dkLen: length });

export const scrypt = (password: Uint8Array, salt: Uint8Array, { N, r, p }: ScryptCost, length: number): Uint8Array =>
  deriveHard(password, salt, { N, r, p, dkLen: length, maxmem: 128 * r * (N + p) + SPARE_BYTES });
