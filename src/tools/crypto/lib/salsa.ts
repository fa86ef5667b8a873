import { viewOf } from '../../shared/bytes/arrays.ts';

/** What ChaCha and Salsa20 work with. */
export interface StreamKey {
  kind: 'chacha' | 'salsa';
  /** 16 or 32 bytes. */
  key: Uint8Array;
  /** 8 bytes, or 12 for ChaCha as in RFC 8439. */
  nonce: Uint8Array;
  rounds: number;
  /** Number of the first block. */
  counter: number;
}

const BLOCK_WORDS = 16;
const rotated = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** Bernstein's ChaCha and Salsa20, which turn data into its ciphertext and back. The counter has 64 bits, with a nonce of 12 bytes 32. */
export function saltStream({ kind, key, nonce, rounds, counter }: StreamKey, data: Uint8Array): Uint8Array {
  const state = kind === 'chacha' ? chachaState(key, nonce) : salsaState(key, nonce);
  const at = kind === 'chacha' ? 12 : 8;
  const step = kind === 'chacha' ? chachaRounds : salsaRounds;
  const out = new Uint8Array(data);
  const work = new Uint32Array(BLOCK_WORDS);
  const block = new Uint8Array(4 * BLOCK_WORDS);
  const view = viewOf(block);
  for (let start = 0; start < out.length; start += block.length) {
    const number = counter + start / block.length;
    state[at] = number >>> 0;
    if (nonce.length === 8) state[at + 1] = Math.floor(number / 2 ** 32);
    work.set(state);
    for (let round = 0; round < rounds; round += 2) step(work);
    for (const [index, word] of work.entries()) view.setUint32(4 * index, word + (state[index] ?? 0), true);
    for (let i = start; i < Math.min(out.length, start + block.length); i++) out[i] = (out[i] ?? 0) ^ (block[i - start] ?? 0);
  }
  return out;
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = viewOf(bytes);
  return Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(4 * index, true));
}

/** "expand 32-byte k", or with 16 bytes that are used twice "expand 16-byte k". */
const constants = (key: Uint8Array): number[] => wordsOf(new TextEncoder().encode(`expand ${key.length}-byte k`));

const halves = (key: Uint8Array): [number[], number[]] => [wordsOf(key.subarray(0, 16)), wordsOf(key.subarray(-16))];

function chachaState(key: Uint8Array, nonce: Uint8Array): Uint32Array {
  const [low, high] = halves(key);
  return Uint32Array.from([...constants(key), ...low, ...high, ...(nonce.length === 8 ? [0, 0] : [0]), ...wordsOf(nonce)]);
}

function salsaState(key: Uint8Array, nonce: Uint8Array): Uint32Array {
  const [low, high] = halves(key);
  const [first = 0, second = 0, third = 0, fourth = 0] = constants(key);
  return Uint32Array.from([first, ...low, second, ...wordsOf(nonce), 0, 0, third, ...high, fourth]);
}

function chachaQuarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const turn = (sum: number, added: number, mixed: number, bits: number): void => {
    x[sum] = (x[sum] ?? 0) + (x[added] ?? 0);
    x[mixed] = rotated((x[mixed] ?? 0) ^ (x[sum] ?? 0), bits);
  };
  turn(a, b, d, 16);
  turn(c, d, b, 12);
  turn(a, b, d, 8);
  turn(c, d, b, 7);
}

/** Two rounds, over columns and over diagonals (RFC 8439 section 2.3). */
function chachaRounds(x: Uint32Array): void {
  for (let i = 0; i < 4; i++) chachaQuarter(x, i, 4 + i, 8 + i, 12 + i);
  for (let i = 0; i < 4; i++) chachaQuarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
}

function salsaQuarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const turn = (mixed: number, one: number, other: number, bits: number): void => {
    x[mixed] = (x[mixed] ?? 0) ^ rotated(((x[one] ?? 0) + (x[other] ?? 0)) | 0, bits);
  };
  turn(b, a, d, 7);
  turn(c, b, a, 9);
  turn(d, c, b, 13);
  turn(a, d, c, 18);
}

/** Two rounds, over columns and over rows (Salsa20 specification, sections 5 and 6). */
function salsaRounds(x: Uint32Array): void {
  for (let i = 0; i < 4; i++) salsaQuarter(x, 5 * i, (5 * i + 4) % 16, (5 * i + 8) % 16, (5 * i + 12) % 16);
  for (let i = 0; i < 4; i++) salsaQuarter(x, 5 * i, 4 * i + ((i + 1) % 4), 4 * i + ((i + 2) % 4), 4 * i + ((i + 3) % 4));
}
