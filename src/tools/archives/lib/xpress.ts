import { unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { MAX_UNPACKED, Output } from '../../shared/packages/output.ts';

// [MS-XCA]: Xpress Compression Algorithm.

const CHUNK_BYTES = 4096;
const CHUNK_SIGNATURE = 3;
const TABLE_BYTES = 256;
const MAX_CODE_BITS = 15;
const BLOCK_BYTES = 65_536;
const FIRST_MATCH = 256;

const refuse = (problem: string): never => unprocessable(`The data cannot be unpacked: ${problem}.`, 'data');

class Reader {
  readonly #view: DataView;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = viewOf(bytes);
  }

  get left(): number {
    return this.#view.byteLength - this.at;
  }

  #advance(count: number): number {
    if (count > this.left) refuse('they end too soon');
    this.at += count;
    return this.at - count;
  }

  byte(): number {
    return this.#view.getUint8(this.#advance(1));
  }

  peekAt(at: number): number {
    return this.#view.getUint8(at);
  }

  short(): number {
    return this.#view.getUint16(this.#advance(2), true);
  }

  word(): number {
    return this.#view.getUint32(this.#advance(4), true);
  }

  table(): Uint8Array {
    const start = this.#advance(TABLE_BYTES);
    return Uint8Array.from({ length: 2 * TABLE_BYTES }, (_, symbol) => (this.#view.getUint8(start + (symbol >> 1)) >> (4 * (symbol & 1))) & 15);
  }
}

/** Unpacks LZNT1 (section 2.5). */
export function unpackLznt1(bytes: Uint8Array): Uint8Array {
  const output = new Output();
  for (let at = 0; at < bytes.length; ) {
    if (at + 2 > bytes.length) {
      if (bytes[at] === 0) break;
      refuse('they end too soon');
    }
    const head = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
    if (head === 0) break;
    if (((head >> 12) & 7) !== CHUNK_SIGNATURE) refuse(`at byte ${at} a chunk does not begin as one does`);
    const end = at + 3 + (head & 0xfff);
    if (end > bytes.length) refuse('they end too soon');
    const chunk = bytes.subarray(at + 2, end);
    if (head >= 0x8000) unpackChunk(chunk, output);
    else output.append(chunk);
    at = end;
  }
  return output.result();
}

function unpackChunk(chunk: Uint8Array, output: Output): void {
  const start = output.length;
  let at = 0;
  while (at < chunk.length) {
    const flags = chunk[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < chunk.length; bit++) {
      if (((flags >> bit) & 1) === 0) output.byte(chunk[at++] ?? 0);
      else {
        copyInChunk(chunk, at, output, start);
        at += 2;
      }
      if (output.length - start > CHUNK_BYTES) refuse(`a chunk unpacks to more than ${CHUNK_BYTES} bytes`);
    }
  }
}

function copyInChunk(chunk: Uint8Array, at: number, output: Output, start: number): void {
  if (at + 2 > chunk.length) refuse('a chunk ends within a copy');
  const pair = (chunk[at] ?? 0) | ((chunk[at + 1] ?? 0) << 8);
  const lengthBits = 12 - distanceBits(output.length - start);
  if (!output.copy((pair >> lengthBits) + 1, (pair & ((1 << lengthBits) - 1)) + 3, start)) refuse('a copy reaches in front of its chunk');
}

/** Bits of a distance beyond the least four, by how far the chunk is unpacked, plus four less: 0 to 8, added to 4. */
function distanceBits(done: number): number {
  let bits = 0;
  for (let rest = done - 1; rest >= 16; rest >>= 1) bits++;
  return bits;
}

/** Unpacks plain LZ77 (section 2.4), up to `size` bytes where that is given. */
export function unpackXpress(bytes: Uint8Array, size?: number): Uint8Array {
  const output = new Output();
  const reader = new Reader(bytes);
  const half = { at: -1 };
  let [flags, count] = [0, 0];
  while (size === undefined || output.length < size) {
    if (count === 0) {
      flags = reader.word();
      count = 32;
    }
    count--;
    if (((flags >>> count) & 1) === 0) {
      output.byte(reader.byte());
      continue;
    }
    if (reader.left === 0) break;
    const pair = reader.short();
    const length = (pair & 7) < 7 ? (pair & 7) + 3 : longLength(reader, half);
    copy(output, (pair >> 3) + 1, length, size);
  }
  return wholeOf(output, size);
}

/** A length of 10 or more: half a byte, shared by two of them, a byte, two or four. */
function longLength(reader: Reader, half: { at: number }): number {
  let value = 0;
  if (half.at < 0) {
    half.at = reader.at;
    value = reader.byte() & 15;
  } else {
    value = reader.peekAt(half.at) >> 4;
    half.at = -1;
  }
  if (value < 15) return value + 10;
  const byte = reader.byte();
  if (byte < 255) return byte + 25;
  const long = reader.short() || reader.word();
  return long < 22 ? refuse('a length is written longer than it is') : long + 3;
}

function copy(output: Output, distance: number, length: number, size = Number.POSITIVE_INFINITY): void {
  if (!output.copy(distance, Math.min(length, size - output.length))) refuse('a copy reaches in front of the data');
}

function wholeOf(output: Output, size: number | undefined): Uint8Array {
  if (size !== undefined && output.length < size) unprocessable(`The data unpack to ${output.length} bytes, and not to the ${size} of size.`, 'size');
  return output.result();
}

/** Unpacks LZ77 with Huffman coding (section 2.2) to `size` bytes. */
export function unpackXpressHuffman(bytes: Uint8Array, size: number): Uint8Array {
  const output = new Output(Math.min(size, MAX_UNPACKED));
  const reader = new Reader(bytes);
  while (output.length < size && unpackBlock(reader, output, size));
  return wholeOf(output, size);
}

/** Sixteen bits at a time, the highest of each first; one step beyond the end is there for what is looked ahead alone. */
class Bits {
  readonly #reader: Reader;
  #held = 0;
  #extra = 16;
  #missing = 0;

  constructor(reader: Reader) {
    this.#reader = reader;
    this.#held = ((this.#next() << 16) | this.#next()) >>> 0;
  }

  #next(): number {
    if (this.#reader.left >= 2) return this.#reader.short();
    if (++this.#missing > 2) refuse('they end too soon');
    return 0;
  }

  peek(count: number): number {
    return this.#held >>> (32 - count);
  }

  drop(count: number): void {
    this.#held = (this.#held << count) >>> 0;
    this.#extra -= count;
    if (this.#extra >= 0) return;
    this.#held = (this.#held | (this.#next() << -this.#extra)) >>> 0;
    this.#extra += 16;
  }

  take(count: number): number {
    if (count === 0) return 0;
    const value = this.peek(count);
    this.drop(count);
    return value;
  }
}

/** @returns whether more may follow */
function unpackBlock(reader: Reader, output: Output, size: number): boolean {
  const lengths = reader.table();
  const symbols = symbolsOf(lengths);
  const bits = new Bits(reader);
  const end = Math.min(size, output.length + BLOCK_BYTES);
  while (output.length < end) {
    const symbol = symbols[bits.peek(MAX_CODE_BITS)] ?? 0;
    bits.drop(lengths[symbol] ?? 0);
    if (symbol < FIRST_MATCH) output.byte(symbol);
    else if (symbol === FIRST_MATCH && reader.left === 0) return false;
    else {
      const length = huffmanLength(reader, symbol & 15);
      const distanceBits = (symbol - FIRST_MATCH) >> 4;
      copy(output, 2 ** distanceBits + bits.take(distanceBits), length, size);
    }
  }
  return true;
}

function huffmanLength(reader: Reader, short: number): number {
  if (short < 15) return short + 3;
  const byte = reader.byte();
  if (byte < 255) return byte + 18;
  const long = reader.short() || reader.word();
  return long < 15 ? refuse('a length is written longer than it is') : long + 3;
}

/** The symbol for each fifteen bits ahead. Lengths that leave room or take too much are unprocessable. */
function symbolsOf(lengths: Uint8Array): Uint16Array {
  const symbols = new Uint16Array(2 ** MAX_CODE_BITS);
  let at = 0;
  for (let length = 1; length <= MAX_CODE_BITS; length++) {
    for (const [symbol, own] of lengths.entries()) {
      if (own !== length) continue;
      const next = at + 2 ** (MAX_CODE_BITS - length);
      if (next > symbols.length) refuse('a Huffman table has too many codes');
      symbols.fill(symbol, at, next);
      at = next;
    }
  }
  return at === symbols.length ? symbols : refuse('a Huffman table leaves codes without a symbol');
}
