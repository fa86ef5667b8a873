import { viewOf } from '../../../shared/bytes/arrays.ts';

/** A message with a bit set behind it, zeros and its length in bits in the last 8 of whole blocks of 64 bytes, as MD4 and what came of it pad. */
export function paddedTo64(data: Uint8Array, littleEndian: boolean): DataView {
  const padded = new Uint8Array((Math.floor((data.length + 8) / 64) + 1) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = viewOf(padded);
  view.setBigUint64(padded.length - 8, BigInt(data.length) * 8n, littleEndian);
  return view;
}

/** Rotates a word of 32 bits to the left. */
export const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The bytes of words of 32 bits. */
export function bytesOfWords(words: readonly number[] | Uint32Array, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(4 * words.length);
  const view = viewOf(bytes);
  for (const [at, word] of words.entries()) view.setUint32(4 * at, word, littleEndian);
  return bytes;
}
