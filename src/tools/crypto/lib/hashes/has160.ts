import { bytesOfWords, paddedTo64, rotateLeft } from './merkle-damgard.ts';

const CONSTANTS = [0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc];
const STEP_ROTATIONS = [5, 11, 7, 15, 6, 13, 8, 14, 7, 12, 9, 11, 8, 15, 6, 12, 9, 14, 5, 13];
const ROUND_ROTATIONS = [10, 17, 25, 30];

/** The words in the order in which each round takes them; those from 16 on are made of the four of one quarter (16 of the first). */
const ORDERS = [
  [18, 0, 1, 2, 3, 19, 4, 5, 6, 7, 16, 8, 9, 10, 11, 17, 12, 13, 14, 15],
  [18, 3, 6, 9, 12, 19, 15, 2, 5, 8, 16, 11, 14, 1, 4, 17, 7, 10, 13, 0],
  [18, 12, 5, 14, 7, 19, 0, 9, 2, 11, 16, 4, 13, 6, 15, 17, 8, 1, 10, 3],
  [18, 7, 2, 13, 8, 19, 3, 14, 9, 4, 16, 15, 10, 5, 0, 17, 11, 6, 1, 12],
];

/** HAS-160, the hash of the Korean standard TTAS.KO-12.0011/R1. */
export function has160(data: Uint8Array): Uint8Array {
  const message = paddedTo64(data, true);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const words = new Uint32Array(20);
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = message.getUint32(block + 4 * at, true);
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
    for (const [round, order] of ORDERS.entries()) {
      for (let quarter = 0; quarter < 4; quarter++) words[16 + quarter] = madeOf(words, order.slice(5 * quarter + 1, 5 * quarter + 5));
      for (const [at, word] of order.entries()) {
        const next = (rotateLeft(a, STEP_ROTATIONS[at] ?? 0) + chosen(round, b, c, d) + e + (words[word] ?? 0) + (CONSTANTS[round] ?? 0)) | 0;
        [a, b, c, d, e] = [next, a, rotateLeft(b, ROUND_ROTATIONS[round] ?? 0), c, d];
      }
    }
    for (const [at, word] of [a, b, c, d, e].entries()) state[at] = (state[at] ?? 0) + word;
  }
  return bytesOfWords(state, true);
}

/** One of words 16 to 19: the exclusive or of the four words of a quarter. */
const madeOf = (words: Uint32Array, four: readonly number[]): number => four.reduce((sum, at) => sum ^ (words[at] ?? 0), 0);

/** The function of three words for each round. */
function chosen(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  return round === 2 ? c ^ (b | ~d) : b ^ c ^ d;
}
