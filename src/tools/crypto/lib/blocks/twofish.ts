import type { BlockCipher } from './block.ts';

/** The permutations of nibbles that make q0 and q1 (Twofish paper, section 4.3.5). */
const Q_NIBBLES = [
  ['817d6f320b59eca4', 'ecb81235f4a6709d', 'ba5e6d90c8f32471', 'd7f4126e9b3085ca'],
  ['28bdf76e31940ac5', '1e2b4c376da5f908', '4c75169a0ed82b3f', 'b951c3de647f208a'],
] as const;
const MDS = [
  [0x01, 0xef, 0x5b, 0x5b],
  [0x5b, 0xef, 0xef, 0x01],
  [0xef, 0x5b, 0x01, 0xef],
  [0xef, 0x01, 0xef, 0x5b],
];
const RS = [
  [0x01, 0xa4, 0x55, 0x87, 0x5a, 0x58, 0xdb, 0x9e],
  [0xa4, 0x56, 0x82, 0xf3, 0x1e, 0xc6, 0x68, 0xe5],
  [0x02, 0xa1, 0xfc, 0xc1, 0x47, 0xae, 0x3d, 0x19],
  [0xa4, 0x55, 0x87, 0x5a, 0x58, 0xdb, 0x9e, 0x03],
];
const MDS_MODULUS = 0x169;
const RS_MODULUS = 0x14d;
const ROUNDS = 16;
/** Which permutation each byte passes, from the last stage to the first. */
const STAGES = [
  [1, 0, 1, 0],
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [1, 1, 0, 0],
  [1, 0, 0, 1],
];

const Q = Q_NIBBLES.map((tables) => {
  const [t0 = [], t1 = [], t2 = [], t3 = []] = tables.map((digits) => Array.from(digits, (digit) => Number.parseInt(digit, 16)));
  const turned = (nibble: number): number => ((nibble >> 1) | (nibble << 3)) & 15;
  return Uint8Array.from({ length: 256 }, (_, x) => {
    const [a0, b0] = [x >> 4, x & 15];
    const [a1, b1] = [a0 ^ b0, a0 ^ turned(b0) ^ ((8 * a0) & 15)];
    const [a2, b2] = [t0[a1] ?? 0, t1[b1] ?? 0];
    const [a3, b3] = [a2 ^ b2, a2 ^ turned(b2) ^ ((8 * a2) & 15)];
    return 16 * (t3[b3] ?? 0) + (t2[a3] ?? 0);
  });
});

function product(a: number, b: number, modulus: number): number {
  let [x, sum] = [a, 0];
  for (let bits = b; bits > 0; bits >>= 1) {
    if (bits & 1) sum ^= x;
    x <<= 1;
    if (x & 0x100) x ^= modulus;
  }
  return sum;
}

/** The columns of the MDS matrix times each byte, the first row least significant. */
const MDS_COLUMNS = [0, 1, 2, 3].map((column) =>
  Int32Array.from({ length: 256 }, (_, x) => MDS.reduce((word, row, at) => word | (product(row[column] ?? 0, x, MDS_MODULUS) << (8 * at)), 0)),
);

const left = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
const byteOf = (word: number, at: number): number => (word >>> (8 * at)) & 0xff;

/** Passes a byte through the permutations, each but the last mixed with a byte of the list. */
function passed(x: number, column: number, list: readonly number[]): number {
  let value = x;
  for (let stage = list.length; stage >= 1; stage--) value = (Q[STAGES[stage]?.[column] ?? 0]?.[value] ?? 0) ^ byteOf(list[stage - 1] ?? 0, column);
  return Q[STAGES[0]?.[column] ?? 0]?.[value] ?? 0;
}

const h = (x: number, list: readonly number[]): number =>
  [0, 1, 2, 3].reduce((word, column) => word ^ (MDS_COLUMNS[column]?.[passed(byteOf(x, column), column, list)] ?? 0), 0);

/** Twofish (Schneier et al. 1998), keys of 16, 24 or 32 bytes. */
export function twofish(key: Uint8Array): BlockCipher {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const words = Array.from({ length: key.length / 4 }, (_, at) => view.getInt32(4 * at, true));
  const even = words.filter((_, at) => at % 2 === 0);
  const odd = words.filter((_, at) => at % 2 === 1);
  const chosen = Array.from({ length: key.length / 8 }, (_, at) => reedSolomon(key.subarray(8 * at, 8 * at + 8))).reverse();
  const keys = new Int32Array(40);
  for (let pair = 0; pair < 20; pair++) {
    const a = h(2 * pair * 0x01010101, even);
    const b = left(h((2 * pair + 1) * 0x01010101, odd), 8);
    keys[2 * pair] = a + b;
    keys[2 * pair + 1] = left((a + 2 * b) | 0, 9);
  }
  const boxes = [0, 1, 2, 3].map((column) => Int32Array.from({ length: 256 }, (_, x) => MDS_COLUMNS[column]?.[passed(x, column, chosen)] ?? 0));
  const g = (x: number): number => boxes.reduce((word, box, at) => word ^ (box[byteOf(x, at)] ?? 0), 0);
  return { size: 16, encrypt: (block) => encrypt(block, keys, g), decrypt: (block) => decrypt(block, keys, g) };
}

function reedSolomon(bytes: Uint8Array): number {
  return RS.reduce((word, row, at) => word | (row.reduce((sum, factor, index) => sum ^ product(factor, bytes[index] ?? 0, RS_MODULUS), 0) << (8 * at)), 0);
}

const wordAt = (block: Uint8Array, at: number): number => new DataView(block.buffer, block.byteOffset, block.byteLength).getInt32(4 * at, true);

function write(block: Uint8Array, words: readonly number[]): void {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  for (const [at, word] of words.entries()) view.setInt32(4 * at, word, true);
}

function encrypt(block: Uint8Array, keys: Int32Array, g: (x: number) => number): void {
  const k = (at: number): number => keys[at] ?? 0;
  let [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((at) => wordAt(block, at) ^ k(at));
  for (let round = 0; round < ROUNDS; round++) {
    const [t0, t1] = [g(a), g(left(b, 8))];
    c = left(c ^ (t0 + t1 + k(2 * round + 8)), 31);
    d = left(d, 1) ^ (t0 + 2 * t1 + k(2 * round + 9));
    [a, b, c, d] = [c, d, a, b];
  }
  write(block, [c ^ k(4), d ^ k(5), a ^ k(6), b ^ k(7)]);
}

function decrypt(block: Uint8Array, keys: Int32Array, g: (x: number) => number): void {
  const k = (at: number): number => keys[at] ?? 0;
  let [c = 0, d = 0, a = 0, b = 0] = [0, 1, 2, 3].map((at) => wordAt(block, at) ^ k(at + 4));
  for (let round = ROUNDS - 1; round >= 0; round--) {
    [a, b, c, d] = [c, d, a, b];
    const [t0, t1] = [g(a), g(left(b, 8))];
    c = left(c, 1) ^ (t0 + t1 + k(2 * round + 8));
    d = left(d ^ (t0 + 2 * t1 + k(2 * round + 9)), 31);
  }
  write(block, [a ^ k(0), b ^ k(1), c ^ k(2), d ^ k(3)]);
}
