import { viewOf } from '../../../shared/bytes/arrays.ts';
import type { BlockCipher } from './block.ts';
import { PERMUTATION } from './gost-permutation.ts';

const BLOCK = 16;
const WORDS = 4;
/** The coefficients of the linear feedback register (RFC 7801 section 4.1.2). */
const COEFFICIENTS = [148, 32, 133, 16, 194, 192, 1, 251, 1, 192, 194, 16, 133, 32, 148, 1];
/** x^8 + x^7 + x^6 + x + 1, without its first term. */
const REDUCTION = 0xc3;

const INVERSE = new Uint8Array(256);
for (const [byte, permuted] of PERMUTATION.entries()) INVERSE[permuted] = byte;

function product(one: number, other: number): number {
  let [sum, left, right] = [0, one, other];
  while (right > 0) {
    if (right & 1) sum ^= left;
    left = left & 0x80 ? ((left << 1) & 0xff) ^ REDUCTION : left << 1;
    right >>= 1;
  }
  return sum;
}

const fed = (block: Uint8Array): number => COEFFICIENTS.reduce((sum, coefficient, at) => sum ^ product(block[at] ?? 0, coefficient), 0);

/** The linear transformation L: sixteen steps of the register. */
function linear(block: Uint8Array): void {
  for (let step = 0; step < BLOCK; step++) {
    const sum = fed(block);
    block.copyWithin(1, 0, BLOCK - 1);
    block[0] = sum;
  }
}

function inverseLinear(block: Uint8Array): void {
  for (let step = 0; step < BLOCK; step++) {
    const first = block[0] ?? 0;
    block.copyWithin(0, 1);
    block[BLOCK - 1] = first;
    block[BLOCK - 1] = fed(block);
  }
}

/** What a transformation makes of each byte at each place of a block, in words: of a sum of bytes it makes the sum of these. */
function tableOf(transform: (block: Uint8Array) => void, permutation?: Uint8Array): Uint32Array {
  const bits = Array.from({ length: BLOCK * 8 }, (_, at) => {
    const block = new Uint8Array(BLOCK);
    block[at >> 3] = 1 << (at & 7);
    transform(block);
    const view = viewOf(block);
    return [0, 4, 8, 12].map((offset) => view.getUint32(offset));
  });
  const table = new Uint32Array(BLOCK * 256 * WORDS);
  for (let entry = 0; entry < BLOCK * 256; entry++) {
    const byte = permutation ? (permutation[entry & 255] ?? 0) : entry & 255;
    for (let bit = 0; bit < 8; bit++) {
      if (((byte >> bit) & 1) === 0) continue;
      for (const [word, value] of (bits[8 * (entry >> 8) + bit] ?? []).entries()) table[WORDS * entry + word] = (table[WORDS * entry + word] ?? 0) ^ value;
    }
  }
  return table;
}

let tables: { forward: Uint32Array; back: Uint32Array } | undefined;

function tablesOf(): { forward: Uint32Array; back: Uint32Array } {
  tables ??= { forward: tableOf(linear, PERMUTATION), back: tableOf(inverseLinear) };
  return tables;
}

function transform(block: Uint8Array, table: Uint32Array): void {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < BLOCK; at++) {
    const entry = WORDS * (256 * at + (block[at] ?? 0));
    a ^= table[entry] ?? 0;
    b ^= table[entry + 1] ?? 0;
    c ^= table[entry + 2] ?? 0;
    d ^= table[entry + 3] ?? 0;
  }
  const view = viewOf(block);
  for (const [at, word] of [a, b, c, d].entries()) view.setUint32(4 * at, word);
}

const add = (block: Uint8Array, key: Uint8Array): void => {
  for (let at = 0; at < BLOCK; at++) block[at] = (block[at] ?? 0) ^ (key[at] ?? 0);
};

/** Kuznyechik of GOST R 34.12-2015 (RFC 7801). @param key 32 bytes */
export function kuznyechik(key: Uint8Array): BlockCipher {
  const { forward, back } = tablesOf();
  const keys = roundKeys(key, forward);
  const last = keys.at(-1) ?? new Uint8Array(BLOCK);
  const before = keys.slice(0, -1);
  const backward = before.toReversed();
  return {
    size: BLOCK,
    encrypt(block) {
      for (const roundKey of before) {
        add(block, roundKey);
        transform(block, forward);
      }
      add(block, last);
    },
    decrypt(block) {
      add(block, last);
      for (const roundKey of backward) {
        transform(block, back);
        for (let at = 0; at < BLOCK; at++) block[at] = INVERSE[block[at] ?? 0] ?? 0;
        add(block, roundKey);
      }
    },
  };
}

/** The key schedule: a Feistel network whose constants are the numbers 1 to 32, transformed (RFC 7801 section 4.3). */
function roundKeys(key: Uint8Array, forward: Uint32Array): Uint8Array[] {
  let [left, right] = [key.slice(0, BLOCK), key.slice(BLOCK)];
  const keys = [left, right];
  for (let number = 1; number <= 32; number++) {
    const mixed = new Uint8Array(BLOCK);
    mixed[BLOCK - 1] = number;
    linear(mixed);
    add(mixed, left);
    transform(mixed, forward);
    add(mixed, right);
    [left, right] = [mixed, left];
    if (number % 8 === 0) keys.push(left, right);
  }
  return keys;
}
