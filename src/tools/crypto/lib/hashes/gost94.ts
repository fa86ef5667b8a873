import { viewOf } from '../../../shared/bytes/arrays.ts';
import { bytesOfHex } from '../../../shared/platform/bytes.ts';
import { gost28147, type SubstitutionBox } from '../blocks/gost28147.ts';

const BLOCK = 32;
/** The constant that is added for the third key; that for the second and the fourth is zero (RFC 5831 section 5.1). */
const THIRD = bytesOfHex('00ff00ff00ff00ffff00ff00ff00ff0000ffff00ff0000ff' + 'ff000000ffff00ff');

/** GOST R 34.11-94 (RFC 5831) with a starting value of zeros. All blocks have the least significant byte first. */
export function gost94(data: Uint8Array, box: SubstitutionBox): Uint8Array {
  let hash: Uint8Array = new Uint8Array(BLOCK);
  const sum = new Uint8Array(BLOCK);
  for (let at = 0; at < data.length; at += BLOCK) {
    const block = new Uint8Array(BLOCK);
    block.set(data.subarray(at, at + BLOCK));
    hash = step(hash, block, box);
    let carry = 0;
    for (let place = 0; place < BLOCK; place++) {
      carry += (sum[place] ?? 0) + (block[place] ?? 0);
      sum[place] = carry;
      carry >>= 8;
    }
  }
  const length = new Uint8Array(BLOCK);
  viewOf(length).setBigUint64(0, BigInt(data.length) * 8n, true);
  return step(step(hash, length, box), sum, box);
}

/** The step function of section 5: keys, encryption of the four words of the hash, mixing. */
function step(hash: Uint8Array, block: Uint8Array, box: SubstitutionBox): Uint8Array {
  const mixed = hash.slice();
  for (const [at, key] of keysOf(hash, block).entries()) gost28147(key, box, true).encrypt(mixed.subarray(8 * at, 8 * at + 8));
  return shuffled(xor(shuffled(xor(shuffled(mixed, 12), block), 1), hash), 61);
}

function keysOf(hash: Uint8Array, block: Uint8Array): Uint8Array[] {
  let [one, other] = [hash, block];
  return [0, 1, 2, 3].map((index) => {
    if (index > 0) one = index === 2 ? xor(advanced(one), THIRD) : advanced(one);
    if (index > 0) other = advanced(advanced(other));
    const sum = xor(one, other);
    return Uint8Array.from({ length: BLOCK }, (_, at) => sum[8 * (at & 3) + (at >> 2)] ?? 0);
  });
}

/** The transformation A: the lowest of four words of 64 bits leaves, its exclusive or with the next comes in on top. */
function advanced(block: Uint8Array): Uint8Array {
  const next = new Uint8Array(BLOCK);
  next.set(block.subarray(8));
  for (let at = 0; at < 8; at++) next[24 + at] = (block[at] ?? 0) ^ (block[8 + at] ?? 0);
  return next;
}

/** The shift register psi over words of 16 bits. */
function shuffled(block: Uint8Array, times: number): Uint8Array {
  const view = viewOf(block);
  const words = Array.from({ length: BLOCK / 2 }, (_, at) => view.getUint16(2 * at, true));
  for (let time = 0; time < times; time++) {
    words.push([0, 1, 2, 3, 12, 15].reduce((sum, at) => sum ^ (words[at] ?? 0), 0));
    words.shift();
  }
  const out = new Uint8Array(BLOCK);
  const written = viewOf(out);
  for (const [at, word] of words.entries()) written.setUint16(2 * at, word, true);
  return out;
}

const xor = (one: Uint8Array, other: Uint8Array): Uint8Array => one.map((byte, at) => byte ^ (other[at] ?? 0));
