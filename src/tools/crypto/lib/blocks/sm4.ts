import { type BlockCipher, wordsOf } from './block.ts';

/** x^8 + x^7 + x^6 + x^5 + x^4 + x^2 + 1. */
const MODULUS = 0x1f5;
const AFFINE = 0xd3;
const SYSTEM = [0xa3b1bac6, 0x56aa3350, 0x677d9197, 0xb27022dc];
const ROUNDS = 32;

function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 0; bit < 8; bit++) {
    if ((b >> bit) & 1) sum ^= a << bit;
  }
  for (let bit = 14; bit >= 8; bit--) if ((sum >> bit) & 1) sum ^= MODULUS << (bit - 8);
  return sum;
}

/** The inverse in the field, x^254. */
function inverse(x: number): number {
  let result = 1;
  for (let count = 0; count < 254; count++) result = product(result, x);
  return result;
}

const parity = (x: number): number => {
  let odd = 0;
  for (let bits = x; bits > 0; bits &= bits - 1) odd ^= 1;
  return odd;
};

/** The affine map of the S-box: each bit is the parity of eight bits of a circulant matrix, and 0xd3 is added. */
function affine(x: number): number {
  let result = 0;
  for (let bit = 0; bit < 8; bit++) {
    const row = ((0xa7 << bit) | (0xa7 >> (8 - bit))) & 0xff;
    result |= parity(row & x) << bit;
  }
  return result ^ AFFINE;
}

const SBOX = Uint8Array.from({ length: 256 }, (_, x) => affine(inverse(affine(x))));

const rotated = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
const substituted = (x: number): number =>
  ((SBOX[x >>> 24] ?? 0) << 24) | ((SBOX[(x >>> 16) & 0xff] ?? 0) << 16) | ((SBOX[(x >>> 8) & 0xff] ?? 0) << 8) | (SBOX[x & 0xff] ?? 0);
const mixed = (x: number): number => {
  const s = substituted(x);
  return s ^ rotated(s, 2) ^ rotated(s, 10) ^ rotated(s, 18) ^ rotated(s, 24);
};
const mixedKey = (x: number): number => {
  const s = substituted(x);
  return s ^ rotated(s, 13) ^ rotated(s, 23);
};

/** SM4 (GB/T 32907-2016), keys of 16 bytes. */
export function sm4(key: Uint8Array): BlockCipher {
  const keys: number[] = [];
  const state = wordsOf(key).map((word, at) => word ^ (SYSTEM[at] ?? 0));
  for (let round = 0; round < ROUNDS; round++) {
    const constant = [0, 1, 2, 3].reduce((word, byte) => (word << 8) | (((4 * round + byte) * 7) & 0xff), 0);
    const next = (state[0] ?? 0) ^ mixedKey((state[1] ?? 0) ^ (state[2] ?? 0) ^ (state[3] ?? 0) ^ constant);
    state.shift();
    state.push(next);
    keys.push(next);
  }
  const backwards = keys.toReversed();
  return { size: 16, encrypt: (block) => run(block, keys), decrypt: (block) => run(block, backwards) };
}

function run(block: Uint8Array, keys: readonly number[]): void {
  let [a = 0, b = 0, c = 0, d = 0] = wordsOf(block);
  for (const key of keys) [a, b, c, d] = [b, c, d, a ^ mixed(b ^ c ^ d ^ key)];
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  for (const [at, word] of [d, c, b, a].entries()) view.setUint32(4 * at, word);
}
