import { viewOf } from '../../shared/bytes/arrays.ts';
import { Output } from '../../shared/packages/output.ts';

// The encoder of the LZMA alone format (.lzma), as the LZMA specification of the LZMA SDK describes what it has to give; no JavaScript library writes it within the time of a run.

const PROPERTIES = 0x5d;
const LITERAL_CONTEXT = 3;
const POSITION_MASK = 3;
const DICTIONARY = 8_388_608;
const HALF = 1024;
const TOP = 2 ** 24;
const WORD = 2 ** 32;
const [MIN_MATCH, MAX_MATCH] = [2, 273];
const HASH_BITS = 16;
const CHAIN = 48;
const GOOD_MATCH = 64;
const NO_REPEAT = 4;

/** An adaptive range coder. */
class RangeCoder {
  readonly #output: Output;
  #low = 0;
  #range = 0xffff_ffff;
  #cache = 0;
  #pending = 1;

  constructor(output: Output) {
    this.#output = output;
  }

  bit(probabilities: Uint16Array, index: number, bit: number): void {
    const probability = probabilities[index] ?? HALF;
    const bound = (this.#range >>> 11) * probability;
    if (bit === 0) {
      this.#range = bound;
      probabilities[index] = probability + ((2048 - probability) >> 5);
    } else {
      this.#low += bound;
      this.#range -= bound;
      probabilities[index] = probability - (probability >> 5);
    }
    this.#normalize();
  }

  /** Bits that are as likely as not, the highest first. */
  direct(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) {
      this.#range >>>= 1;
      if (((value >>> bit) & 1) !== 0) this.#low += this.#range;
      this.#normalize();
    }
  }

  /** A number through a tree of bits, the highest first. */
  tree(probabilities: Uint16Array, start: number, bits: number, value: number): void {
    let node = 1;
    for (let place = bits - 1; place >= 0; place--) {
      const bit = (value >>> place) & 1;
      this.bit(probabilities, start + node, bit);
      node = (node << 1) | bit;
    }
  }

  /** The same, the lowest bit first. */
  reverseTree(probabilities: Uint16Array, start: number, bits: number, value: number): void {
    let node = 1;
    for (let place = 0; place < bits; place++) {
      const bit = (value >>> place) & 1;
      this.bit(probabilities, start + node, bit);
      node = (node << 1) | bit;
    }
  }

  finish(): void {
    for (let count = 0; count < 5; count++) this.#shift();
  }

  #normalize(): void {
    if (this.#range >= TOP) return;
    this.#range = (this.#range << 8) >>> 0;
    this.#shift();
  }

  #shift(): void {
    if (this.#low < 0xff00_0000 || this.#low >= WORD) {
      const carry = this.#low >= WORD ? 1 : 0;
      let byte = this.#cache;
      do {
        this.#output.byte((byte + carry) & 0xff);
        byte = 0xff;
      } while (--this.#pending > 0);
      this.#cache = Math.floor(this.#low / TOP) & 0xff;
    }
    this.#pending++;
    this.#low = (this.#low % TOP) * 256;
  }
}

const half = (count: number): Uint16Array => new Uint16Array(count).fill(HALF);

/** The code of lengths: short, middle and long ones, the first two by position. */
class LengthCoder {
  readonly #choice = half(2);
  readonly #short = half(4 * 8);
  readonly #middle = half(4 * 8);
  readonly #long = half(256);

  write(coder: RangeCoder, length: number, position: number): void {
    const value = length - MIN_MATCH;
    coder.bit(this.#choice, 0, value < 8 ? 0 : 1);
    if (value < 8) {
      coder.tree(this.#short, position * 8, 3, value);
      return;
    }
    coder.bit(this.#choice, 1, value < 16 ? 0 : 1);
    if (value < 16) coder.tree(this.#middle, position * 8, 3, value - 8);
    else coder.tree(this.#long, 0, 8, value - 16);
  }
}

/** Where earlier bytes are the same: chains of places by the hash of three bytes. */
class Matches {
  readonly #bytes: Uint8Array;
  readonly #heads = new Int32Array(1 << HASH_BITS).fill(-1);
  readonly #before: Int32Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#before = new Int32Array(bytes.length).fill(-1);
  }

  #hash(at: number): number {
    const word = ((this.#bytes[at] ?? 0) << 16) | ((this.#bytes[at + 1] ?? 0) << 8) | (this.#bytes[at + 2] ?? 0);
    return Math.imul(word, 0x9e3779b1) >>> (32 - HASH_BITS);
  }

  insert(at: number): void {
    if (at + 3 > this.#bytes.length) return;
    const hash = this.#hash(at);
    this.#before[at] = this.#heads[hash] ?? -1;
    this.#heads[hash] = at;
  }

  /** How many bytes at a place are the same as so far before. */
  lengthAt(at: number, distance: number): number {
    const bytes = this.#bytes;
    const most = Math.min(MAX_MATCH, bytes.length - at);
    if (distance > at) return 0;
    let length = 0;
    while (length < most && bytes[at + length] === bytes[at + length - distance]) length++;
    return length;
  }

  /** The longest match at a place that has not been inserted yet. */
  longest(at: number): { length: number; distance: number } {
    const best = { length: 0, distance: 0 };
    if (at + 3 > this.#bytes.length) return best;
    let place = this.#heads[this.#hash(at)] ?? -1;
    for (let tries = CHAIN; place >= 0 && tries > 0; tries--) {
      const distance = at - place;
      if (distance > DICTIONARY) break;
      if (this.#bytes[place + best.length] === this.#bytes[at + best.length]) {
        const length = this.lengthAt(at, distance);
        if (length > best.length) Object.assign(best, { length, distance });
        if (length >= GOOD_MATCH) break;
      }
      place = this.#before[place] ?? -1;
    }
    // A short match far away costs more than its bytes.
    return best.length === 3 && best.distance > 4096 ? { length: 0, distance: 0 } : best;
  }
}

/** The state after what is written: what of the last few was a literal, a match or a repetition. */
const afterLiteral = (state: number): number => (state < 4 ? 0 : state < 10 ? state - 3 : state - 6);

class LzmaWriter {
  readonly #bytes: Uint8Array;
  readonly #coder: RangeCoder;
  readonly #isMatch = half(12 * 4);
  readonly #isRepeat = half(12);
  readonly #isRepeat0 = half(12);
  readonly #isRepeat0Long = half(12 * 4);
  readonly #literals = half(0x300 << LITERAL_CONTEXT);
  readonly #lengths = new LengthCoder();
  readonly #repeatLengths = new LengthCoder();
  readonly #slots = half(4 * 64);
  readonly #special = half(128);
  readonly #align = half(16);
  #state = 0;
  last = 1;

  constructor(bytes: Uint8Array, coder: RangeCoder) {
    this.#bytes = bytes;
    this.#coder = coder;
  }

  literal(at: number): void {
    this.#coder.bit(this.#isMatch, this.#state * 4 + (at & POSITION_MASK), 0);
    const byte = this.#bytes[at] ?? 0;
    const start = 0x300 * (at === 0 ? 0 : (this.#bytes[at - 1] ?? 0) >> (8 - LITERAL_CONTEXT));
    let node = 1;
    let matched = this.#state >= 7 ? (this.#bytes[at - this.last] ?? 0) : -1;
    for (let place = 7; place >= 0; place--) {
      const bit = (byte >> place) & 1;
      if (matched >= 0) {
        const expected = (matched >> place) & 1;
        this.#coder.bit(this.#literals, start + 0x100 + (expected << 8) + node, bit);
        if (expected !== bit) matched = -1;
      } else this.#coder.bit(this.#literals, start + node, bit);
      node = (node << 1) | bit;
    }
    this.#state = afterLiteral(this.#state);
  }

  /** A match at the last distance. */
  repeat(at: number, length: number): void {
    const position = at & POSITION_MASK;
    this.#coder.bit(this.#isMatch, this.#state * 4 + position, 1);
    this.#coder.bit(this.#isRepeat, this.#state, 1);
    this.#coder.bit(this.#isRepeat0, this.#state, 0);
    this.#coder.bit(this.#isRepeat0Long, this.#state * 4 + position, 1);
    this.#repeatLengths.write(this.#coder, length, position);
    this.#state = this.#state < 7 ? 8 : 11;
  }

  match(at: number, length: number, distance: number): void {
    const position = at & POSITION_MASK;
    this.#coder.bit(this.#isMatch, this.#state * 4 + position, 1);
    this.#coder.bit(this.#isRepeat, this.#state, 0);
    this.#lengths.write(this.#coder, length, position);
    this.#distance(distance - 1, Math.min(length - MIN_MATCH, 3));
    this.last = distance;
    this.#state = this.#state < 7 ? 7 : 10;
  }

  #distance(value: number, lengthState: number): void {
    const bits = 31 - Math.clz32(value);
    const slot = value < NO_REPEAT ? value : bits * 2 + ((value >>> (bits - 1)) & 1);
    this.#coder.tree(this.#slots, lengthState * 64, 6, slot);
    if (slot < 4) return;
    const count = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) << count;
    if (slot < 14) this.#coder.reverseTree(this.#special, base - slot, count, value - base);
    else {
      this.#coder.direct((value - base) >>> 4, count - 4);
      this.#coder.reverseTree(this.#align, 0, 4, (value - base) & 15);
    }
  }
}

/** Compresses to the .lzma format, with the size in its head. */
export function lzma(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const output = new Output(bytes.length + Math.floor(bytes.length / 16) + 256);
  const head = new Uint8Array(13);
  head[0] = PROPERTIES;
  viewOf(head).setUint32(1, DICTIONARY, true);
  viewOf(head).setBigUint64(5, BigInt(bytes.length), true);
  output.append(head);
  const coder = new RangeCoder(output);
  const writer = new LzmaWriter(bytes, coder);
  const matches = new Matches(bytes);
  for (let at = 0; at < bytes.length; ) {
    const repeated = at > 0 ? matches.lengthAt(at, writer.last) : 0;
    const found = matches.longest(at);
    let length = 1;
    if (repeated >= MIN_MATCH && repeated + 2 >= found.length) {
      length = repeated;
      writer.repeat(at, length);
    } else if (found.length > MIN_MATCH && !(found.length < GOOD_MATCH && isBetterNext(matches, at, found.length))) {
      length = found.length;
      writer.match(at, length, found.distance);
    } else writer.literal(at);
    for (const end = at + length; at < end; at++) matches.insert(at);
  }
  coder.finish();
  return output.result();
}

function isBetterNext(matches: Matches, at: number, length: number): boolean {
  return matches.longest(at + 1).length > length + 1;
}
