import { type BlockCipher, wordsOf } from './block.ts';

const DELTA = 0x9e3779b9;
const CYCLES = 32;

/** TEA (Wheeler and Needham 1994), words with the most significant byte first. */
export function tea(key: Uint8Array): BlockCipher {
  const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = wordsOf(key);
  return {
    size: 8,
    encrypt: (block) =>
      onHalves(block, (view) => {
        let [v0, v1, sum] = [view.getUint32(0), view.getUint32(4), 0];
        for (let cycle = 0; cycle < CYCLES; cycle++) {
          sum = (sum + DELTA) | 0;
          v0 = (v0 + (((v1 << 4) + k0) ^ (v1 + sum) ^ ((v1 >>> 5) + k1))) | 0;
          v1 = (v1 + (((v0 << 4) + k2) ^ (v0 + sum) ^ ((v0 >>> 5) + k3))) | 0;
        }
        return [v0, v1];
      }),
    decrypt: (block) =>
      onHalves(block, (view) => {
        let [v0, v1, sum] = [view.getUint32(0), view.getUint32(4), Math.imul(DELTA, CYCLES)];
        for (let cycle = 0; cycle < CYCLES; cycle++) {
          v1 = (v1 - (((v0 << 4) + k2) ^ (v0 + sum) ^ ((v0 >>> 5) + k3))) | 0;
          v0 = (v0 - (((v1 << 4) + k0) ^ (v1 + sum) ^ ((v1 >>> 5) + k1))) | 0;
          sum = (sum - DELTA) | 0;
        }
        return [v0, v1];
      }),
  };
}

/** XTEA (Needham and Wheeler 1997), words with the most significant byte first. @param cycles of two rounds each, 32 as published */
export function xtea(key: Uint8Array, cycles: number): BlockCipher {
  const words = wordsOf(key);
  const word = (at: number): number => words[at & 3] ?? 0;
  return {
    size: 8,
    encrypt: (block) =>
      onHalves(block, (view) => {
        let [v0, v1, sum] = [view.getUint32(0), view.getUint32(4), 0];
        for (let cycle = 0; cycle < cycles; cycle++) {
          v0 = (v0 + ((((v1 << 4) ^ (v1 >>> 5)) + v1) ^ (sum + word(sum)))) | 0;
          sum = (sum + DELTA) | 0;
          v1 = (v1 + ((((v0 << 4) ^ (v0 >>> 5)) + v0) ^ (sum + word(sum >>> 11)))) | 0;
        }
        return [v0, v1];
      }),
    decrypt: (block) =>
      onHalves(block, (view) => {
        let [v0, v1, sum] = [view.getUint32(0), view.getUint32(4), Math.imul(DELTA, cycles)];
        for (let cycle = 0; cycle < cycles; cycle++) {
          v1 = (v1 - ((((v0 << 4) ^ (v0 >>> 5)) + v0) ^ (sum + word(sum >>> 11)))) | 0;
          sum = (sum - DELTA) | 0;
          v0 = (v0 - ((((v1 << 4) ^ (v1 >>> 5)) + v1) ^ (sum + word(sum)))) | 0;
        }
        return [v0, v1];
      }),
  };
}

function onHalves(block: Uint8Array, work: (view: DataView) => [number, number]): void {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const [v0, v1] = work(view);
  view.setUint32(0, v0);
  view.setUint32(4, v1);
}
