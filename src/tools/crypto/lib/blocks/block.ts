/** A block cipher with a key set: one block in, one block out, in place. */
export interface BlockCipher {
  /** Bytes of a block. */
  size: number;
  encrypt(block: Uint8Array): void;
  decrypt(block: Uint8Array): void;
}

export type BlockMode = 'cbc' | 'ecb' | 'cfb' | 'ofb' | 'ctr';

/** Whether a mode works on whole blocks only, so that the text is padded. */
export const isPadded = (mode: BlockMode): boolean => mode === 'cbc' || mode === 'ecb';

/**
 * Runs a cipher over data in a mode of NIST SP 800-38A: cfb with segments of a whole block, ctr with a counter of a whole block, most significant byte first.
 * For cbc and ecb the data must be whole blocks.
 */
export function runMode(cipher: BlockCipher, mode: BlockMode, direction: 'encrypt' | 'decrypt', iv: Uint8Array | null, data: Uint8Array): Uint8Array {
  const out = Uint8Array.from(data);
  const chain = Uint8Array.from(iv ?? new Uint8Array(cipher.size));
  for (let at = 0; at < out.length; at += cipher.size) MODES[mode](cipher, out.subarray(at, at + cipher.size), chain, direction);
  return out;
}

type Step = (cipher: BlockCipher, block: Uint8Array, chain: Uint8Array, direction: 'encrypt' | 'decrypt') => void;

const MODES: Record<BlockMode, Step> = {
  ecb(cipher, block, _, direction) {
    cipher[direction](block);
  },
  cbc(cipher, block, chain, direction) {
    if (direction === 'encrypt') {
      xorInto(block, chain);
      cipher.encrypt(block);
      chain.set(block);
    } else {
      const before = Uint8Array.from(block);
      cipher.decrypt(block);
      xorInto(block, chain);
      chain.set(before);
    }
  },
  cfb(cipher, block, chain, direction) {
    cipher.encrypt(chain);
    const before = Uint8Array.from(block);
    xorInto(block, chain);
    chain.set(direction === 'encrypt' ? block : before);
  },
  ofb(cipher, block, chain) {
    cipher.encrypt(chain);
    xorInto(block, chain);
  },
  ctr(cipher, block, chain) {
    const stream = Uint8Array.from(chain);
    cipher.encrypt(stream);
    xorInto(block, stream);
    for (let at = chain.length - 1; at >= 0; at--) {
      const next = ((chain[at] ?? 0) + 1) & 0xff;
      chain[at] = next;
      if (next !== 0) break;
    }
  },
};

function xorInto(block: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < block.length; at++) block[at] = (block[at] ?? 0) ^ (other[at] ?? 0);
}

/** The words of bytes, most significant byte first. */
export const wordsOf = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(4 * at));
};
