import { bytesOfWords, paddedTo64, rotateLeft } from './merkle-damgard.ts';

const CONSTANTS = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

/** SHA-0: the Secure Hash Standard as first published (FIPS 180, 1993), withdrawn for SHA-1, which rotates the words of the schedule. */
export function sha0(data: Uint8Array): Uint8Array {
  const message = paddedTo64(data, false);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const words = new Uint32Array(80);
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = message.getUint32(block + 4 * at);
    for (let at = 16; at < 80; at++) words[at] = (words[at - 3] ?? 0) ^ (words[at - 8] ?? 0) ^ (words[at - 14] ?? 0) ^ (words[at - 16] ?? 0);
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
    for (let at = 0; at < 80; at++) {
      const quarter = Math.floor(at / 20);
      const next = (rotateLeft(a, 5) + chosen(quarter, b, c, d) + e + (CONSTANTS[quarter] ?? 0) + (words[at] ?? 0)) | 0;
      [a, b, c, d, e] = [next, a, rotateLeft(b, 30), c, d];
    }
    for (const [at, word] of [a, b, c, d, e].entries()) state[at] = (state[at] ?? 0) + word;
  }
  return bytesOfWords(state, false);
}

/** The function of three words for each quarter of the steps. */
function chosen(quarter: number, b: number, c: number, d: number): number {
  if (quarter === 0) return (b & c) | (~b & d);
  return quarter === 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}
