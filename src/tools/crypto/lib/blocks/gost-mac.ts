import { joinBytes, sameBytes, viewOf } from '../../../shared/bytes/arrays.ts';
import { gost28147, type SubstitutionBox } from './gost28147.ts';

const BLOCK = 8;
const KEY_BYTES = 32;
const WRAP_MAC_BYTES = 4;

/** The message authentication code of GOST 28147-89, of which the first four bytes are usually taken (RFC 5830 section 8). @param start of one block, zeros where there is none */
export function gostMac(key: Uint8Array, box: SubstitutionBox, start: Uint8Array, data: Uint8Array): Uint8Array {
  const cipher = gost28147(key, box, true);
  const tag = Uint8Array.from(start);
  for (let at = 0; at < data.length; at += BLOCK) {
    for (let place = 0; place < BLOCK; place++) tag[place] = (tag[place] ?? 0) ^ (data[at + place] ?? 0);
    cipher.rounds16(tag);
  }
  return tag;
}

/** A key wrapped by GOST 28147-89 (RFC 4357 section 6.1, or 6.3 where the key-encryption key is diversified): the encrypted key and four bytes of its code. */
export function gostWrap(kek: Uint8Array, box: SubstitutionBox, ukm: Uint8Array, key: Uint8Array, diversified: boolean): Uint8Array {
  const used = diversified ? diversifiedKey(kek, box, ukm) : kek;
  return joinBytes([inBlocks(used, box, key, 'encrypt'), gostMac(used, box, ukm, key).subarray(0, WRAP_MAC_BYTES)]);
}

/** The key that was wrapped; undefined where its code does not fit. @param wrapped 36 bytes */
export function gostUnwrap(kek: Uint8Array, box: SubstitutionBox, ukm: Uint8Array, wrapped: Uint8Array, diversified: boolean): Uint8Array | undefined {
  const used = diversified ? diversifiedKey(kek, box, ukm) : kek;
  const key = inBlocks(used, box, wrapped.subarray(0, KEY_BYTES), 'decrypt');
  return sameBytes(gostMac(used, box, ukm, key).subarray(0, WRAP_MAC_BYTES), wrapped.subarray(KEY_BYTES)) ? key : undefined;
}

function inBlocks(key: Uint8Array, box: SubstitutionBox, data: Uint8Array, direction: 'encrypt' | 'decrypt'): Uint8Array {
  const cipher = gost28147(key, box, true);
  const out = Uint8Array.from(data);
  for (let at = 0; at < out.length; at += BLOCK) cipher[direction](out.subarray(at, at + BLOCK));
  return out;
}

/** CryptoPro's diversification of a key by eight bytes (RFC 4357 section 6.5). */
function diversifiedKey(kek: Uint8Array, box: SubstitutionBox, ukm: Uint8Array): Uint8Array {
  let key = Uint8Array.from(kek);
  for (const byte of ukm) {
    const view = viewOf(key);
    const sums = [0, 0];
    for (let at = 0; at < KEY_BYTES / 4; at++) {
      const chosen = (byte >> at) & 1 ? 0 : 1;
      sums[chosen] = (sums[chosen] ?? 0) + view.getUint32(4 * at, true);
    }
    const register = new Uint8Array(BLOCK);
    for (const [at, sum] of sums.entries()) viewOf(register).setUint32(4 * at, sum % 2 ** 32, true);
    key = cfb(key, box, register);
  }
  return key;
}

/** Encrypts a key with itself in cipher feedback. */
function cfb(key: Uint8Array, box: SubstitutionBox, register: Uint8Array): Uint8Array<ArrayBuffer> {
  const cipher = gost28147(key, box, true);
  const out = Uint8Array.from(key);
  for (let at = 0; at < out.length; at += BLOCK) {
    cipher.encrypt(register);
    for (let place = 0; place < BLOCK; place++) {
      out[at + place] = (out[at + place] ?? 0) ^ (register[place] ?? 0);
      register[place] = out[at + place] ?? 0;
    }
  }
  return out;
}
