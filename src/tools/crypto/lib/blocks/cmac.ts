import type { BlockCipher } from './block.ts';

/** The lowest bits of the polynomials of SP 800-38B by the bytes of a block. */
const REDUCTIONS: Readonly<Record<number, number>> = { 8: 0x1b, 16: 0x87 };

/** CMAC of a whole block (NIST SP 800-38B, the MAC of GOST R 34.13-2015). */
export function cmacOf(cipher: BlockCipher, data: Uint8Array): Uint8Array {
  const { size } = cipher;
  const key = new Uint8Array(size);
  cipher.encrypt(key);
  double(key);
  const blocks = new Uint8Array(Math.max(1, Math.ceil(data.length / size)) * size);
  blocks.set(data);
  if (data.length < blocks.length) {
    blocks[data.length] = 0x80;
    double(key);
  }
  const last = blocks.length - size;
  for (let at = 0; at < size; at++) blocks[last + at] = (blocks[last + at] ?? 0) ^ (key[at] ?? 0);
  const tag = new Uint8Array(size);
  for (let at = 0; at < blocks.length; at += size) {
    for (let place = 0; place < size; place++) tag[place] = (tag[place] ?? 0) ^ (blocks[at + place] ?? 0);
    cipher.encrypt(tag);
  }
  return tag;
}

/** Doubles in the field of the cipher's block, in place. */
function double(block: Uint8Array): void {
  const reduced = ((block[0] ?? 0) & 0x80) !== 0;
  for (let at = 0; at < block.length; at++) block[at] = ((block[at] ?? 0) << 1) | ((block[at + 1] ?? 0) >> 7);
  if (reduced) block[block.length - 1] = (block.at(-1) ?? 0) ^ (REDUCTIONS[block.length] ?? 0);
}
