import { viewOf } from '../../shared/bytes/arrays.ts';

/** The lengths of RIPEMD beside 160 bits, in bits. */
export type RipemdBits = 128 | 256 | 320;

const BLOCK = 64;
const bytesOf = (row: string): Uint8Array => Uint8Array.from(row.split(' '), Number);
/** Which word each step takes, in the left line and in the right one. */
const WORDS = [
  '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 7 4 13 1 10 6 15 3 12 0 9 5 2 14 11 8 3 10 14 4 9 15 8 1 2 7 0 6 13 11 5 12 1 9 11 10 0 8 12 4 13 3 7 15 14 5 6 2 4 0 5 9 7 12 2 10 14 1 3 8 11 6 15 13',
  '5 14 7 0 9 2 11 4 13 6 15 8 1 10 3 12 6 11 3 7 0 13 5 10 14 15 8 12 4 9 1 2 15 5 1 3 7 14 6 9 11 8 12 2 10 0 4 13 8 6 4 1 3 11 15 0 5 12 2 13 9 7 10 14 12 15 10 4 1 5 8 7 6 2 13 14 0 3 9 11',
].map(bytesOf) as [Uint8Array, Uint8Array];
/** By how many bits each step turns. */
const TURNS = [
  '11 14 15 12 5 8 7 9 11 13 14 15 6 7 9 8 7 6 8 13 11 9 7 15 7 12 15 9 11 7 13 12 11 13 6 7 14 9 13 15 14 8 13 6 5 12 7 5 11 12 14 15 14 15 9 8 9 14 5 6 8 6 5 12 9 15 5 11 6 8 13 12 5 12 13 14 11 8 5 6',
  '8 9 9 11 13 15 15 5 7 7 8 11 14 14 12 6 9 13 15 7 12 8 9 11 7 7 12 7 6 15 13 11 9 7 15 11 8 6 6 14 12 13 5 14 13 13 7 5 15 5 8 11 14 14 6 14 6 9 12 9 12 5 15 8 8 5 12 9 12 5 14 6 8 13 6 5 15 13 11 11',
].map(bytesOf) as [Uint8Array, Uint8Array];
const ADDED = [
  [0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e],
  [0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0],
];
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
/** What the right line of the long ones begins with. */
const START_RIGHT = [0x76543210, 0xfedcba98, 0x89abcdef, 0x01234567, 0x3c2d1e0f];

const FUNCTIONS: readonly [Mix, ...Mix[]] = [
  (x: number, y: number, z: number) => x ^ y ^ z,
  (x: number, y: number, z: number) => (x & y) | (~x & z),
  (x: number, y: number, z: number) => (x | ~y) ^ z,
  (x: number, y: number, z: number) => (x & z) | (y & ~z),
  (x: number, y: number, z: number) => x ^ (y | ~z),
];

type Mix = (x: number, y: number, z: number) => number;

const turned = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

/** One round of 16 steps of one line. */
function round(state: Int32Array, words: Uint32Array, number: number, line: 0 | 1, rounds: number): void {
  const mix = FUNCTIONS[line === 0 ? number : rounds - 1 - number] ?? FUNCTIONS[0];
  const [order, turns] = [WORDS[line], TURNS[line]];
  // With four words the right line has no constant in the last round.
  const added = (line === 1 && number === rounds - 1 ? 0 : ADDED[line]?.[number]) ?? 0;
  const isShort = state.length === 4;
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let i = 16 * number; i < 16 * number + 16; i++) {
    const next = turned((a + mix(b, c, d) + (words[order[i] ?? 0] ?? 0) + added) | 0, turns[i] ?? 0);
    if (isShort) {
      a = d;
      d = c;
      c = b;
      b = next;
    } else {
      a = e;
      e = d;
      d = turned(c, 10);
      c = b;
      b = (next + a) | 0;
    }
  }
  state.set(isShort ? [a, b, c, d] : [a, b, c, d, e]);
}

/** RIPEMD of 128, 256 or 320 bits (Dobbertin, Bosselaers and Preneel 1996). */
export function ripemd(data: Uint8Array, bits: RipemdBits): Uint8Array {
  const size = bits === 320 ? 5 : 4;
  const rounds = size;
  const isLong = bits !== 128;
  const hash = Int32Array.from([...START.slice(0, size), ...(isLong ? START_RIGHT.slice(0, size) : [])]);
  const words = new Uint32Array(BLOCK / 4);
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = viewOf(padded);
  view.setBigUint64(padded.length - 8, BigInt(data.length) * 8n, true);
  for (let start = 0; start < padded.length; start += BLOCK) {
    for (let index = 0; index < words.length; index++) words[index] = view.getUint32(start + 4 * index, true);
    const left = hash.slice(0, size);
    const right = isLong ? hash.slice(size) : hash.slice();
    for (let number = 0; number < rounds; number++) {
      round(left, words, number, 0, rounds);
      round(right, words, number, 1, rounds);
      if (isLong) exchange(left, right, number);
    }
    if (isLong) for (const [index, value] of [...left, ...right].entries()) hash[index] = ((hash[index] ?? 0) + value) | 0;
    else hash.set(combined(hash, left, right));
  }
  const out = new DataView(new ArrayBuffer(bits / 8));
  for (const [index, value] of hash.entries()) out.setUint32(4 * index, value, true);
  return new Uint8Array(out.buffer);
}

/** The lines of the long ones exchange a word after each round: with four the words in order, with five the second, fourth, first, third and fifth. */
function exchange(left: Int32Array, right: Int32Array, number: number): void {
  const at = (left.length === 4 ? [0, 1, 2, 3] : [1, 3, 0, 2, 4])[number] ?? 0;
  const held = left[at] ?? 0;
  left[at] = right[at] ?? 0;
  right[at] = held;
}

function combined(hash: Int32Array, left: Int32Array, right: Int32Array): number[] {
  return [0, 1, 2, 3].map((index) => ((hash[(index + 1) % 4] ?? 0) + (left[(index + 2) % 4] ?? 0) + (right[(index + 3) % 4] ?? 0)) | 0);
}
