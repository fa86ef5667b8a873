import { viewOf } from '../../../shared/bytes/arrays.ts';
import { bytesOfWords } from './merkle-damgard.ts';
import { boxes } from './snefru-boxes.ts';

const WORDS = 16;
const BOX = 256;
/** By how many bits the words are rotated to the right so that each of their bytes comes last in turn. */
const ROTATIONS = [16, 8, 16, 24];

let known: Uint32Array | undefined;

/** Snefru (Merkle 1990). @param words of 32 bits in the digest, 1 to 15 @param rounds passes over all four bytes of each word, 2 to 8 */
export function snefru(data: Uint8Array, words: number, rounds: number): Uint8Array {
  known ??= boxes();
  const blockBytes = 4 * (WORDS - words);
  const message = new Uint8Array(Math.ceil(data.length / blockBytes) * blockBytes + blockBytes);
  message.set(data);
  const view = viewOf(message);
  view.setBigUint64(message.length - 8, BigInt(data.length) * 8n);
  const digest = new Uint32Array(words);
  const state = new Uint32Array(WORDS);
  for (let block = 0; block < message.length; block += blockBytes) {
    state.set(digest);
    for (let at = words; at < WORDS; at++) state[at] = view.getUint32(block + 4 * (at - words));
    permute(state, known, rounds);
    for (let at = 0; at < words; at++) digest[at] = (digest[at] ?? 0) ^ (state[WORDS - 1 - at] ?? 0);
  }
  return bytesOfWords(digest, false);
}

function permute(state: Uint32Array, table: Uint32Array, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    for (const by of ROTATIONS) {
      for (let at = 0; at < WORDS; at++) {
        const box = BOX * (2 * round + ((at >> 1) & 1));
        const entry = table[box + ((state[at] ?? 0) & 0xff)] ?? 0;
        const [before, behind] = [(at + WORDS - 1) % WORDS, (at + 1) % WORDS];
        state[before] = (state[before] ?? 0) ^ entry;
        state[behind] = (state[behind] ?? 0) ^ entry;
      }
      for (let at = 0; at < WORDS; at++) state[at] = ((state[at] ?? 0) >>> by) | ((state[at] ?? 0) << (32 - by));
    }
  }
}
