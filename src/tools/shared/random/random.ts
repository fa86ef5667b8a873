import { hexOf } from '../platform/bytes.ts';
import { createHash } from '../platform/hashes.ts';
import { randomBytes } from '../platform/random.ts';

const BLOCK_BYTES = 32;
/** Bytes that one draw takes. */
const DRAW_BYTES = 6;
/** Asking the system costs about a microsecond, however little is asked for. */
const POOL_BYTES = 4096;

/** Uniform random numbers: from the system's cryptographic source, or repeatable ones from a seed (SHA-256 of seed and counter). */
export class Random {
  readonly #seed: string | undefined;
  #counter = 0;
  #block: Uint8Array = new Uint8Array(0);
  #offset = 0;

  constructor(seed?: string) {
    this.#seed = seed;
  }

  /** `length` random bytes. */
  bytes(length: number): Uint8Array {
    if (this.#seed === undefined) return this.#systemBytes(length);
    const bytes = new Uint8Array(length);
    for (let i = 0; i < length; i++) bytes[i] = this.#nextByte();
    return bytes;
  }

  /** A whole number from 0 to `bound` - 1, each equally likely (by rejection). `bound` from 1 to 2^48. */
  below(bound: number): number {
    const span = 2 ** 48;
    const limit = span - (span % bound);
    for (;;) {
      const value = this.#sixBytes();
      if (value < limit) return value % bound;
    }
  }

  /** A BigInt from 0n to `bound` - 1n, each equally likely. */
  belowBig(bound: bigint): bigint {
    const bits = bound.toString(2).length;
    const length = Math.ceil(bits / 8);
    const mask = (1n << BigInt(bits)) - 1n;
    for (;;) {
      const value = BigInt(`0x${hexOf(this.bytes(length))}`) & mask;
      if (value < bound) return value;
    }
  }

  /** A double in [0, 1) with 53 random bits. */
  fraction(): number {
    return (this.below(2 ** 26) * 2 ** 27 + this.below(2 ** 27)) / 2 ** 53;
  }

  /** A new array with the items in random order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      // Both places are within the list.
      [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
    }
    return shuffled;
  }

  /** One of the items, each equally likely. `items` must not be empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** `count` different whole numbers from 0 to `bound` - 1 in random order (sparse Fisher-Yates). `count` at most `bound`. */
  distinct(bound: number, count: number): number[] {
    const numbers = this.inRandomOrder(bound);
    return Array.from({ length: count }, () => numbers.next().value ?? 0);
  }

  /** The whole numbers from 0 to `bound` - 1 in random order, each drawn when it is asked for. */
  *inRandomOrder(bound: number): Generator<number, undefined> {
    const moved = new Map<number, number>();
    for (let index = 0; index < bound; index++) {
      const place = index + this.below(bound - index);
      const value = moved.get(place) ?? place;
      moved.set(place, moved.get(index) ?? index);
      yield value;
    }
  }

  /** The next six random bytes as a whole number. */
  #sixBytes(): number {
    if (this.#offset + DRAW_BYTES > this.#block.length) return sixBytes(this.bytes(DRAW_BYTES), 0);
    this.#offset += DRAW_BYTES;
    return sixBytes(this.#block, this.#offset - DRAW_BYTES);
  }

  /** Bytes of the system's source, each given out once. */
  #systemBytes(length: number): Uint8Array {
    if (length > POOL_BYTES) return randomBytes(length);
    if (this.#offset + length > this.#block.length) {
      this.#block = randomBytes(POOL_BYTES);
      this.#offset = 0;
    }
    const bytes = this.#block.subarray(this.#offset, this.#offset + length);
    this.#offset += length;
    return new Uint8Array(bytes);
  }

  #nextByte(): number {
    if (this.#offset === this.#block.length) {
      this.#block = createHash('sha256')
        .update(`${this.#counter++}:${this.#seed}`)
        .digest();
      this.#offset = 0;
    }
    return this.#block[this.#offset++ % BLOCK_BYTES] ?? 0;
  }
}

/** Six bytes as a whole number, the first the most significant. */
function sixBytes(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let i = at; i < at + DRAW_BYTES; i++) value = value * 256 + (bytes[i] ?? 0);
  return value;
}
