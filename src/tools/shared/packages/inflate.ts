import { unprocessable } from '../../errors.ts';
import { MAX_UNPACKED, Output } from './output.ts';

// Deflate (RFC 1951) and Deflate64, with the place where the data end.

const MAX_BITS = 15;
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;

interface Kind {
  lengths: readonly (readonly [base: number, bits: number])[];
  distances: readonly (readonly [base: number, bits: number])[];
  window: number;
}

function kindOf(is64: boolean): Kind {
  const lengths: [number, number][] = Array.from({ length: 8 }, (_, index) => [index + 3, 0]);
  for (let bits = 1, base = 11; bits <= 5; bits++) for (let count = 0; count < 4; count++, base += 2 ** bits) lengths.push([base, bits]);
  lengths[28] = is64 ? [3, 16] : [258, 0];
  const distances: [number, number][] = [1, 2, 3, 4].map((base) => [base, 0]);
  for (let bits = 1, base = 5; bits <= (is64 ? 14 : 13); bits++) for (let count = 0; count < 2; count++, base += 2 ** bits) distances.push([base, bits]);
  return { lengths, distances, window: is64 ? 65_536 : 32_768 };
}

const KINDS = { deflate: kindOf(false), deflate64: kindOf(true) };

/** A canonical Huffman code: how many codes there are of each length, and their symbols in order. */
interface Code {
  counts: Uint16Array;
  symbols: Uint16Array;
}

/** @returns undefined where the lengths are those of no code */
function codeOf(lengths: Uint8Array): Code | undefined {
  const counts = new Uint16Array(MAX_BITS + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const used = lengths.length - (counts[0] ?? 0);
  counts[0] = 0;
  const starts = new Uint16Array(MAX_BITS + 2);
  let left = 1;
  for (let length = 1; length <= MAX_BITS; length++) {
    left = left * 2 - (counts[length] ?? 0);
    if (left < 0) return undefined;
    starts[length + 1] = (starts[length] ?? 0) + (counts[length] ?? 0);
  }
  // A code may be incomplete only with a single symbol of one bit, or none.
  if (left > 0 && used > 1) return undefined;
  const symbols = new Uint16Array(used);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    symbols[starts[length] ?? 0] = symbol;
    starts[length] = (starts[length] ?? 0) + 1;
  }
  return { counts, symbols };
}

const FIXED: readonly [Code | undefined, Code | undefined] = [
  codeOf(Uint8Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8))),
  codeOf(new Uint8Array(32).fill(5)),
];

class Inflater {
  readonly #bytes: Uint8Array;
  readonly #output: Output;
  readonly #kind: Kind;
  readonly #start: number;
  #at: number;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array, at: number, output: Output, kind: Kind) {
    this.#bytes = bytes;
    this.#at = at;
    this.#output = output;
    this.#kind = kind;
    this.#start = output.length;
  }

  #fail(problem: string): never {
    return unprocessable(`The deflate data are damaged: ${problem}.`);
  }

  #bits(count: number): number {
    while (this.#count < count) {
      if (this.#at >= this.#bytes.length) this.#fail('they end before the data do');
      this.#held |= (this.#bytes[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    const value = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#count -= count;
    return value;
  }

  #symbol({ counts, symbols }: Code): number {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length <= MAX_BITS; length++) {
      code |= this.#bits(1);
      const count = counts[length] ?? 0;
      if (code - count < first) return symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return this.#fail('a code that no symbol has');
  }

  /** @returns the place behind the data */
  run(): number {
    for (;;) {
      const isLast = this.#bits(1);
      const type = this.#bits(2);
      if (type === 0) this.#stored();
      else if (type === 3) this.#fail('a block of no kind that there is');
      else this.#block(...(type === 1 ? FIXED : this.#dynamic()));
      if (isLast === 1) return this.#at - (this.#count >> 3);
    }
  }

  #stored(): void {
    this.#at -= this.#count >> 3;
    [this.#held, this.#count] = [0, 0];
    const length = this.#bits(16);
    if (length !== (this.#bits(16) ^ 0xffff)) this.#fail('a stored block has no fitting length');
    if (this.#at + length > this.#bytes.length) this.#fail('they end before the data do');
    this.#output.append(this.#bytes.subarray(this.#at, this.#at + length));
    this.#at += length;
  }

  #dynamic(): [Code | undefined, Code | undefined] {
    const [literals, distances, codes] = [this.#bits(5) + 257, this.#bits(5) + 1, this.#bits(4) + 4];
    const own = new Uint8Array(19);
    for (let index = 0; index < codes; index++) own[CODE_ORDER[index] ?? 0] = this.#bits(3);
    const code = codeOf(own) ?? this.#fail('a code of lengths that is none');
    const lengths = new Uint8Array(literals + distances);
    for (let at = 0; at < lengths.length; ) {
      const symbol = this.#symbol(code);
      if (symbol < 16) {
        lengths[at++] = symbol;
        continue;
      }
      if (symbol === 16 && at === 0) this.#fail('a length repeats none');
      const value = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
      const repeat = symbol === 16 ? 3 + this.#bits(2) : symbol === 17 ? 3 + this.#bits(3) : 11 + this.#bits(7);
      if (at + repeat > lengths.length) this.#fail('too many lengths');
      lengths.fill(value, at, at + repeat);
      at += repeat;
    }
    if (lengths[END] === 0) this.#fail('a block without an end');
    return [codeOf(lengths.subarray(0, literals)), codeOf(lengths.subarray(literals))];
  }

  #block(literals: Code | undefined, distances: Code | undefined): void {
    if (literals === undefined || distances === undefined) this.#fail('a code that is none');
    const table = tableOf(literals);
    for (;;) {
      const symbol = this.#quickSymbol(literals, table);
      if (symbol < END) this.#output.byte(symbol);
      else if (symbol === END) return;
      else this.#copy(symbol, distances);
    }
  }

  #copy(symbol: number, distances: Code): void {
    const [base, bits] = this.#kind.lengths[symbol - 257] ?? this.#fail('a length that there is not');
    const length = base + this.#bits(bits);
    const [from, more] = this.#kind.distances[this.#symbol(distances)] ?? this.#fail('a distance that there is not');
    const distance = from + this.#bits(more);
    if (distance > this.#kind.window || !this.#output.copy(distance, length, this.#start)) this.#fail('a copy reaches in front of the data');
  }

  /** Looks up eight bits at once where they are there. */
  #quickSymbol(code: Code, table: Uint16Array): number {
    if (this.#count < 8 && this.#at < this.#bytes.length) {
      this.#held |= (this.#bytes[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    const entry = table[this.#held & 0xff] ?? 0;
    const length = entry >> 12;
    if (entry === 0xffff || length > this.#count || length === 0) return this.#symbol(code);
    this.#held >>>= length;
    this.#count -= length;
    return entry & 0xfff;
  }
}

const QUICK_BITS = 8;

/** By the next eight bits, the symbol of a code of at most so many and its length. */
function tableOf({ counts, symbols }: Code): Uint16Array {
  const table = new Uint16Array(1 << QUICK_BITS);
  let [code, index] = [0, 0];
  for (let length = 1; length <= QUICK_BITS; length++) {
    for (let count = counts[length] ?? 0; count > 0; count--, code++, index++) {
      let reversed = 0;
      for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
      for (let entry = reversed; entry < table.length; entry += 1 << length) table[entry] = (length << 12) | (symbols[index] ?? 0);
    }
    code <<= 1;
  }
  return table;
}

/** Unpacks deflate data to their end. @param expected how many bytes there will be, where that is known @returns the bytes, and the place behind the data */
export function inflate(
  bytes: Uint8Array,
  at = 0,
  limit = MAX_UNPACKED,
  kind: 'deflate' | 'deflate64' = 'deflate',
  expected?: number,
): { bytes: Uint8Array<ArrayBuffer>; end: number } {
  const output = new Output(limit, expected);
  const end = new Inflater(bytes, at, output, KINDS[kind]).run();
  return { bytes: output.result(), end };
}
