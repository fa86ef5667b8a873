import type { BlockCipher } from './block.ts';

/** e - 2 and the golden ratio less 1, as far as words of 256 bits need: the first 256 bits behind the point. */
const E_LESS_2 = 0xb7e151628aed2a6abf7158809cf4f3c762e7160f38b4da56a784d9045190cfefn;
const GOLDEN_LESS_1 = 0x9e3779b97f4a7c15f39cc0605cedc8341082276bf3a27251f86c6a11d0c18e95n;
const CONSTANT_BITS = 256;

/** RC6-w/r/b (Rivest et al. 1998). @param wordBits a multiple of 8, up to 256; 32 as published @param rounds 20 as published */
export function rc6(key: Uint8Array, wordBits: number, rounds: number): BlockCipher {
  const w = BigInt(wordBits);
  const words = new Words(w);
  const keys = keysOf(key, wordBits, rounds, words);
  const bytes = wordBits / 8;
  const turn = BigInt(Math.floor(Math.log2(wordBits)));
  const at = (index: number): bigint => keys[index] ?? 0n;
  const mix = (x: bigint): bigint => words.left(words.cut(x * (2n * x + 1n)), turn);
  return {
    size: 4 * bytes,
    encrypt(block) {
      let [a, b, c, d] = words.read(block);
      b = words.cut(b + at(0));
      d = words.cut(d + at(1));
      for (let round = 1; round <= rounds; round++) {
        const [t, u] = [mix(b), mix(d)];
        a = words.cut(words.left(a ^ t, u) + at(2 * round));
        c = words.cut(words.left(c ^ u, t) + at(2 * round + 1));
        [a, b, c, d] = [b, c, d, a];
      }
      words.write(block, [words.cut(a + at(2 * rounds + 2)), b, words.cut(c + at(2 * rounds + 3)), d]);
    },
    decrypt(block) {
      let [a, b, c, d] = words.read(block);
      c = words.cut(c - at(2 * rounds + 3));
      a = words.cut(a - at(2 * rounds + 2));
      for (let round = rounds; round >= 1; round--) {
        [a, b, c, d] = [d, a, b, c];
        const [t, u] = [mix(b), mix(d)];
        c = words.right(words.cut(c - at(2 * round + 1)), t) ^ u;
        a = words.right(words.cut(a - at(2 * round)), u) ^ t;
      }
      words.write(block, [a, words.cut(b - at(0)), c, words.cut(d - at(1))]);
    },
  };
}

/** Words of so many bits, the least significant byte first. */
class Words {
  readonly #bits: bigint;
  readonly #all: bigint;
  readonly #turns: bigint;
  readonly bytes: number;

  constructor(bits: bigint) {
    this.#bits = bits;
    this.#all = (1n << bits) - 1n;
    // The low lg(w) bits say how far to turn.
    this.#turns = (1n << BigInt(Math.floor(Math.log2(Number(bits))))) - 1n;
    this.bytes = Number(bits) / 8;
  }

  cut(value: bigint): bigint {
    return value & this.#all;
  }

  left(value: bigint, by: bigint): bigint {
    const turn = (by & this.#turns) % this.#bits;
    return ((value << turn) | (value >> (this.#bits - turn))) & this.#all;
  }

  right(value: bigint, by: bigint): bigint {
    const turn = (by & this.#turns) % this.#bits;
    return ((value >> turn) | (value << (this.#bits - turn))) & this.#all;
  }

  read(block: Uint8Array): [bigint, bigint, bigint, bigint] {
    const word = (index: number): bigint =>
      block.subarray(index * this.bytes, (index + 1) * this.bytes).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
    return [word(0), word(1), word(2), word(3)];
  }

  write(block: Uint8Array, words: readonly bigint[]): void {
    for (const [index, word] of words.entries()) {
      for (let byte = 0; byte < this.bytes; byte++) block[index * this.bytes + byte] = Number((word >> BigInt(8 * byte)) & 0xffn);
    }
  }
}

/** The odd number next to a constant of the word's length. */
function constantOf(fraction: bigint, wordBits: number): bigint {
  const shift = BigInt(CONSTANT_BITS - wordBits);
  return (fraction >> shift) | 1n;
}

function keysOf(key: Uint8Array, wordBits: number, rounds: number, words: Words): bigint[] {
  const { bytes } = words;
  const count = Math.max(1, Math.ceil(key.length / bytes));
  const given = Array.from({ length: count }, (_, index) =>
    key.subarray(index * bytes, (index + 1) * bytes).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n),
  );
  const step = constantOf(GOLDEN_LESS_1, wordBits);
  const keys: bigint[] = [constantOf(E_LESS_2, wordBits)];
  for (let index = 1; index < 2 * rounds + 4; index++) keys.push(words.cut((keys[index - 1] ?? 0n) + step));
  let [a, b] = [0n, 0n];
  for (let turn = 0; turn < 3 * Math.max(count, keys.length); turn++) {
    const [i, j] = [turn % keys.length, turn % count];
    a = words.left(words.cut((keys[i] ?? 0n) + a + b), 3n);
    keys[i] = a;
    b = words.left(words.cut((given[j] ?? 0n) + a + b), a + b);
    given[j] = b;
  }
  return keys;
}
