import { viewOf } from '../../../shared/bytes/arrays.ts';
import { bytesOfHex } from '../../../shared/platform/bytes.ts';
import type { BlockCipher } from './block.ts';

/** A permutation of bytes made from the digits of pi (RFC 2268 section 2). */
const PI = bytesOfHex(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82' +
    '54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7' +
    '08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
);

const EXPANDED_BYTES = 128;
const WORDS = 4;
const ROTATIONS = [1, 2, 3, 5];
/** After which of the 16 rounds of mixing there is one of mashing. */
const MASHED_AFTER = new Set([4, 10]);
const ROUNDS = 16;

/** RC2 (RFC 2268). @param key 1 to 128 bytes @param effectiveBits how many bits of strength the expanded key has, 1 to 1024 */
export function rc2(key: Uint8Array, effectiveBits: number): BlockCipher {
  const keys = expanded(key, effectiveBits);
  return {
    size: 2 * WORDS,
    encrypt: (block) => onWords(block, (words) => encrypt(words, keys)),
    decrypt: (block) => onWords(block, (words) => decrypt(words, keys)),
  };
}

function expanded(key: Uint8Array, effectiveBits: number): Uint16Array {
  const bytes = new Uint8Array(EXPANDED_BYTES);
  bytes.set(key);
  const at = (index: number): number => bytes[index] ?? 0;
  for (let index = key.length; index < EXPANDED_BYTES; index++) bytes[index] = PI[(at(index - 1) + at(index - key.length)) & 0xff] ?? 0;
  const count = Math.ceil(effectiveBits / 8);
  const mask = 0xff >> (8 * count - effectiveBits);
  const first = EXPANDED_BYTES - count;
  bytes[first] = PI[at(first) & mask] ?? 0;
  for (let index = first - 1; index >= 0; index--) bytes[index] = PI[at(index + 1) ^ at(index + count)] ?? 0;
  const view = viewOf(bytes);
  return Uint16Array.from({ length: EXPANDED_BYTES / 2 }, (_, index) => view.getUint16(2 * index, true));
}

function onWords(block: Uint8Array, work: (words: Uint16Array) => void): void {
  const view = viewOf(block);
  const words = Uint16Array.from({ length: WORDS }, (_, at) => view.getUint16(2 * at, true));
  work(words);
  for (const [at, word] of words.entries()) view.setUint16(2 * at, word, true);
}

const word = (words: Uint16Array, at: number): number => words[at & 3] ?? 0;
const chosen = (words: Uint16Array, at: number): number => (word(words, at + 3) & word(words, at + 2)) + (~word(words, at + 3) & word(words, at + 1));

function encrypt(words: Uint16Array, keys: Uint16Array): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < WORDS; at++) {
      const sum = (word(words, at) + chosen(words, at) + (keys[4 * round + at] ?? 0)) & 0xffff;
      const by = ROTATIONS[at] ?? 0;
      words[at] = (sum << by) | (sum >>> (16 - by));
    }
    if (MASHED_AFTER.has(round)) for (let at = 0; at < WORDS; at++) words[at] = word(words, at) + (keys[word(words, at + 3) & 63] ?? 0);
  }
}

function decrypt(words: Uint16Array, keys: Uint16Array): void {
  for (let round = ROUNDS - 1; round >= 0; round--) {
    if (MASHED_AFTER.has(round)) for (let at = WORDS - 1; at >= 0; at--) words[at] = word(words, at) - (keys[word(words, at + 3) & 63] ?? 0);
    for (let at = WORDS - 1; at >= 0; at--) {
      const by = ROTATIONS[at] ?? 0;
      const turned = (word(words, at) >>> by) | (word(words, at) << (16 - by));
      words[at] = turned - chosen(words, at) - (keys[4 * round + at] ?? 0);
    }
  }
}
