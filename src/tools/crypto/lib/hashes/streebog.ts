import { viewOf } from '../../../shared/bytes/arrays.ts';
import { PERMUTATION } from '../blocks/gost-permutation.ts';
import { ROUND_CONSTANTS, ROWS } from './streebog-tables.ts';

const BLOCK = 64;
/** A state: words of 32 bits, least significant first. */
const STATE_WORDS = 16;

/** Low and high halves of what the permutation and the matrix make of each byte at each of the eight places in a word of 64 bits. */
interface Tables {
  low: Uint32Array;
  high: Uint32Array;
  constants: Uint32Array[];
}

let made: Tables | undefined;

function tables(): Tables {
  if (made) return made;
  const [low, high] = [new Uint32Array(8 * 256), new Uint32Array(8 * 256)];
  for (let place = 0; place < 8; place++) {
    for (let byte = 0; byte < 256; byte++) {
      let product = 0n;
      const permuted = PERMUTATION[byte] ?? 0;
      for (let bit = 0; bit < 8; bit++) if ((permuted >> bit) & 1) product ^= ROWS[63 - 8 * place - bit] ?? 0n;
      low[256 * place + byte] = Number(product & 0xffff_ffffn);
      high[256 * place + byte] = Number(product >> 32n);
    }
  }
  made = { low, high, constants: ROUND_CONSTANTS.map(wordsOfBlock) };
  return made;
}

/** Streebog, GOST R 34.11-2012 (RFC 6986). @param bits of the digest; it comes with the least significant byte first, as programs print it */
export function streebog(data: Uint8Array, bits: 256 | 512): Uint8Array {
  const hash = new Uint32Array(STATE_WORDS).fill(bits === 256 ? 0x01010101 : 0);
  const [count, sum] = [new Uint32Array(STATE_WORDS), new Uint32Array(STATE_WORDS)];
  const whole = data.length - (data.length % BLOCK);
  const size = new Uint32Array(STATE_WORDS);
  for (let at = 0; at <= whole; at += BLOCK) {
    const isLast = at === whole;
    const bytes = new Uint8Array(BLOCK);
    bytes.set(data.subarray(at, at + BLOCK));
    if (isLast) bytes[data.length - whole] = 1;
    const block = wordsOfBlock(bytes);
    compress(hash, count, block);
    size[0] = 8 * (isLast ? data.length - whole : BLOCK);
    add(count, size);
    add(sum, block);
  }
  const none = new Uint32Array(STATE_WORDS);
  compress(hash, none, count);
  compress(hash, none, sum);
  const out = new Uint8Array(BLOCK);
  const view = viewOf(out);
  for (const [at, word] of hash.entries()) view.setUint32(4 * at, word, true);
  return out.slice(BLOCK - bits / 8);
}

function wordsOfBlock(bytes: Uint8Array): Uint32Array {
  const view = viewOf(bytes);
  return Uint32Array.from({ length: STATE_WORDS }, (_, at) => view.getUint32(4 * at, true));
}

function add(state: Uint32Array, other: Uint32Array): void {
  let carry = 0;
  for (let at = 0; at < STATE_WORDS; at++) {
    const sum = (state[at] ?? 0) + (other[at] ?? 0) + carry;
    state[at] = sum;
    carry = sum > 0xffff_ffff ? 1 : 0;
  }
}

/** The compression function g of section 8, in place. */
function compress(hash: Uint32Array, count: Uint32Array, block: Uint32Array): void {
  const { constants } = tables();
  let key = transformed(hash, count);
  let state: Uint32Array = block;
  for (const constant of constants) {
    state = transformed(state, key);
    key = transformed(key, constant);
  }
  for (let at = 0; at < STATE_WORDS; at++) hash[at] = (hash[at] ?? 0) ^ (state[at] ?? 0) ^ (key[at] ?? 0) ^ (block[at] ?? 0);
}

/** The exclusive or of two states with its bytes permuted, transposed and each word multiplied by the matrix. */
function transformed(one: Uint32Array, other: Uint32Array): Uint32Array {
  const { low, high } = tables();
  const out = new Uint32Array(STATE_WORDS);
  for (let place = 0; place < 8; place++) {
    const [lower, upper] = [2 * place, 2 * place + 1].map((at) => (one[at] ?? 0) ^ (other[at] ?? 0));
    for (let word = 0; word < 8; word++) {
      const half = word < 4 ? lower : upper;
      const entry = 256 * place + (((half ?? 0) >>> (8 * (word & 3))) & 0xff);
      out[2 * word] = (out[2 * word] ?? 0) ^ (low[entry] ?? 0);
      out[2 * word + 1] = (out[2 * word + 1] ?? 0) ^ (high[entry] ?? 0);
    }
  }
  return out;
}
