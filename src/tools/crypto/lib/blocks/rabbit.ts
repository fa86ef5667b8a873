const ADDENDS = [0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3, 0x34d34d34, 0x4d34d34d, 0xd34d34d3];
const WORD = 0x100000000;

const left = (x: number, by: number): number => ((x << by) | (x >>> (32 - by))) >>> 0;
const sum = (...parts: number[]): number => parts.reduce((total, part) => (total + part) >>> 0, 0);

/** The square of a sum modulo 2^32, its two halves XORed. */
function g(u: number, v: number): number {
  const square = BigInt((u + v) >>> 0) ** 2n;
  return Number((square ^ (square >> 32n)) & 0xffffffffn);
}

/** The inner state of Rabbit (RFC 4503): eight words, eight counters and a carry. */
class Rabbit {
  readonly #x = new Array<number>(8).fill(0);
  readonly #c = new Array<number>(8).fill(0);
  #carry = 0;

  /** @param key of 16 bytes, least significant first */
  constructor(key: Uint8Array) {
    const k = Array.from({ length: 8 }, (_, at) => (key[2 * at] ?? 0) | ((key[2 * at + 1] ?? 0) << 8));
    const part = (at: number): number => k[at % 8] ?? 0;
    const joined = (high: number, low: number): number => ((high << 16) | low) >>> 0;
    for (let at = 0; at < 8; at++) {
      const isEven = at % 2 === 0;
      this.#x[at] = isEven ? joined(part(at + 1), part(at)) : joined(part(at + 5), part(at + 4));
      this.#c[at] = isEven ? joined(part(at + 4), part(at + 5)) : joined(part(at), part(at + 1));
    }
    for (let round = 0; round < 4; round++) this.#next();
    for (let at = 0; at < 8; at++) this.#c[at] = ((this.#c[at] ?? 0) ^ (this.#x[(at + 4) % 8] ?? 0)) >>> 0;
  }

  /** @param iv of 8 bytes, least significant first */
  setVector(iv: Uint8Array): void {
    const view = new DataView(iv.buffer, iv.byteOffset, iv.byteLength);
    const [low, high] = [view.getUint32(0, true), view.getUint32(4, true)];
    const middle = ((high & 0xffff0000) | (low >>> 16)) >>> 0;
    const outer = ((high << 16) | (low & 0xffff)) >>> 0;
    for (let at = 0; at < 8; at++) this.#c[at] = ((this.#c[at] ?? 0) ^ ([low, middle, high, outer][at % 4] ?? 0)) >>> 0;
    for (let round = 0; round < 4; round++) this.#next();
  }

  /** The next 16 bytes, least significant first. */
  block(): Uint8Array {
    this.#next();
    const x = (at: number): number => this.#x[at] ?? 0;
    const out = new Uint8Array(16);
    const view = new DataView(out.buffer);
    for (const [at, [one, low, high]] of [
      [0, 5, 3],
      [2, 7, 5],
      [4, 1, 7],
      [6, 3, 1],
    ].entries()) {
      view.setUint32(4 * at, (x(one ?? 0) ^ (x(low ?? 0) >>> 16) ^ (x(high ?? 0) << 16)) >>> 0, true);
    }
    return out;
  }

  #next(): void {
    for (let at = 0; at < 8; at++) {
      const total = (this.#c[at] ?? 0) + (ADDENDS[at] ?? 0) + this.#carry;
      this.#carry = total >= WORD ? 1 : 0;
      this.#c[at] = total >>> 0;
    }
    const made = this.#x.map((x, at) => g(x, this.#c[at] ?? 0));
    const v = (at: number): number => made[(at + 8) % 8] ?? 0;
    for (let at = 0; at < 8; at++) {
      this.#x[at] = at % 2 === 0 ? sum(v(at), left(v(at - 1), 16), left(v(at - 2), 16)) : sum(v(at), left(v(at - 1), 8), v(at - 2));
    }
  }
}

/**
 * XORs data with the stream of Rabbit.
 * @param isReversed the key, the IV and each block of the stream are numbers with the most significant byte first, as RFC 4503 writes them; else the least, as in eSTREAM
 */
export function rabbit(key: Uint8Array, iv: Uint8Array | null, data: Uint8Array, isReversed: boolean): Uint8Array {
  const ordered = (bytes: Uint8Array): Uint8Array => (isReversed ? bytes.toReversed() : Uint8Array.from(bytes));
  const state = new Rabbit(ordered(key));
  if (iv) state.setVector(ordered(iv));
  const out = Uint8Array.from(data);
  for (let at = 0; at < out.length; at += 16) {
    const part = out.subarray(at, at + 16);
    const block = ordered(state.block());
    // Of the last block its least significant bytes count.
    const stream = isReversed ? block.subarray(16 - part.length) : block;
    for (const [index, byte] of part.entries()) part[index] = byte ^ (stream[index] ?? 0);
  }
  return out;
}
