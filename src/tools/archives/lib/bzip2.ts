import { unprocessable } from '../../errors.ts';
import { MAX_UNPACKED, Output } from '../../shared/packages/output.ts';
import { startWasm } from '../../shared/packages/wasm.ts';
import { wasmFiles } from '../../shared/platform/wasm-files.ts';

const WORK_FACTOR = 30;

/** Compresses as bzip2 1.0.8 does, by libbzip2 itself. @param level hundreds of kilobytes in a block, 1 to 9 */
export async function bzip2(bytes: Uint8Array, level = 9): Promise<Uint8Array> {
  const wasm = await startWasm(wasmFiles.bzip2, 'memory');
  const size = Math.ceil(bytes.length * 1.01) + 600;
  const [source, target, length] = [wasm.give(bytes), wasm.room(size), wasm.room(4)];
  wasm.view().setUint32(length, size, true);
  const code = wasm.call('BZ2_bzBuffToBuffCompress', target, length, source, bytes.length, level, 0, WORK_FACTOR);
  if (code !== 0) throw new Error(`libbzip2: ${code}`);
  return wasm.take(target, wasm.view().getUint32(length, true));
}

const MAX_CODE_BITS = 20;
const GROUP_SIZE = 50;
const MAX_BLOCK = 900_000;
const BLOCK_MAGIC = 0x314159265359;
const END_MAGIC = 0x177245385090;
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

const broken = (problem: string): never => unprocessable(`The bytes are not bzip2 data: ${problem}.`, 'text');

/** Bits of bytes, the highest first. */
class Bits {
  readonly #bytes: Uint8Array;
  #held = 0;
  #count = 0;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** @param count at most 24 */
  take(count: number): number {
    while (this.#count < count) {
      if (this.at >= this.#bytes.length) broken('they end before the data do');
      this.#held = (this.#held << 8) | (this.#bytes[this.at++] ?? 0);
      this.#count += 8;
    }
    this.#count -= count;
    const value = (this.#held >>> this.#count) & ((1 << count) - 1);
    this.#held &= (1 << this.#count) - 1;
    return value;
  }

  take48(): number {
    return this.take(24) * 2 ** 24 + this.take(24);
  }

  take32(): number {
    return (this.take(16) * 2 ** 16 + this.take(16)) >>> 0;
  }

  /** Leaves the rest of the byte that was begun. */
  align(): void {
    this.#count = 0;
    this.#held = 0;
  }
}

/** A canonical code: by length, the first code, and the symbols in order. */
interface Code {
  limit: Int32Array;
  base: Int32Array;
  symbols: Uint16Array;
  least: number;
}

function codeOf(lengths: Uint8Array): Code {
  const limit = new Int32Array(MAX_CODE_BITS + 2);
  const base = new Int32Array(MAX_CODE_BITS + 2);
  const symbols = new Uint16Array(lengths.length);
  let [code, index, least] = [0, 0, 0];
  for (let length = 1; length <= MAX_CODE_BITS; length++) {
    base[length] = index - code;
    for (const [symbol, own] of lengths.entries()) {
      if (own !== length) continue;
      symbols[index++] = symbol;
      code++;
      if (least === 0) least = length;
    }
    limit[length] = code;
    code <<= 1;
  }
  return { limit, base, symbols, least };
}

function symbolOf(bits: Bits, { limit, base, symbols, least }: Code): number {
  let length = least;
  let code = bits.take(length);
  while (code >= (limit[length] ?? 0)) {
    if (++length > MAX_CODE_BITS) broken('a code that no symbol has');
    code = (code << 1) | bits.take(1);
  }
  const symbol = symbols[code + (base[length] ?? 0)];
  return symbol ?? broken('a code that no symbol has');
}

/** Unpacks one or several bzip2 streams in a row. Anything damaged, cut off, beyond the limit or behind the end is unprocessable. */
export function bunzip2(bytes: Uint8Array, limit = MAX_UNPACKED): Uint8Array<ArrayBuffer> {
  const output = new Output(limit);
  const room = new Uint8Array(MAX_BLOCK);
  let at = 0;
  if (bytes.length === 0) broken('there are none');
  while (at < bytes.length) at = unpackStream(bytes, at, room, output);
  return output.result();
}

/** @param room what each block is put together in @returns where the stream ends */
function unpackStream(bytes: Uint8Array, start: number, room: Uint8Array, output: Output): number {
  const bits = new Bits(bytes, start);
  const magic = Array.from('BZh', (character) => character.charCodeAt(0));
  for (const byte of magic)
    if (bits.take(8) !== byte) broken(start === 0 ? 'they do not begin with BZh' : `at byte ${start}, behind the end, there is something else`);
  const level = bits.take(8) - 0x30;
  if (level < 1 || level > 9) broken('the size of blocks is not from 1 to 9');
  let total = 0;
  for (;;) {
    const block = bits.take48();
    const crc = bits.take32();
    if (block === END_MAGIC) {
      if (crc !== total) broken('the checksum of the whole does not fit');
      bits.align();
      return bits.at;
    }
    if (block !== BLOCK_MAGIC) broken('a block does not begin as one does');
    total = (((total << 1) | (total >>> 31)) ^ crc) >>> 0;
    const from = output.length;
    unpackBlock(bits, room.subarray(0, level * 100_000), output);
    if (crcOf(output.since(from)) !== crc) broken('the checksum of a block does not fit');
  }
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = ((crc << 8) ^ (CRC_TABLE[(crc >>> 24) ^ byte] ?? 0)) >>> 0;
  return ~crc >>> 0;
}

function unpackBlock(bits: Bits, room: Uint8Array, output: Output): void {
  if (bits.take(1) === 1) broken('a block is randomized, as only bzip2 before 0.9.5 did');
  const origin = bits.take(24);
  const used = usedBytes(bits);
  const codes = readCodes(bits, used.length + 2);
  const block = readSymbols(bits, used, codes, room);
  if (origin >= block.length) broken('a block begins beyond its end');
  undoSorting(block, origin, output);
}

function usedBytes(bits: Bits): Uint8Array {
  const used: number[] = [];
  const ranges = bits.take(16);
  for (let range = 0; range < 16; range++) {
    if ((ranges & (0x8000 >> range)) === 0) continue;
    const bytes = bits.take(16);
    for (let bit = 0; bit < 16; bit++) if ((bytes & (0x8000 >> bit)) !== 0) used.push(range * 16 + bit);
  }
  if (used.length === 0) broken('a block has no bytes');
  return Uint8Array.from(used);
}

/** The codes by group of symbols. */
function readCodes(bits: Bits, symbols: number): Code[] {
  const tables = bits.take(3);
  const groups = bits.take(15);
  if (tables < 2 || tables > 6 || groups < 1) broken('a block has no fitting number of code tables');
  const order = Array.from({ length: tables }, (_, index) => index);
  const selectors = new Uint8Array(groups);
  for (let group = 0; group < groups; group++) {
    let place = 0;
    while (bits.take(1) === 1) if (++place >= tables) broken('a code table that there is not');
    const [table = 0] = order.splice(place, 1);
    order.unshift(table);
    selectors[group] = table;
  }
  const codes = order.map(() => codeOf(readLengths(bits, symbols)));
  return Array.from(selectors, (table) => codes[table] ?? broken('a code table that there is not'));
}

function readLengths(bits: Bits, symbols: number): Uint8Array {
  let length = bits.take(5);
  return Uint8Array.from({ length: symbols }, () => {
    for (;;) {
      if (length < 1 || length > MAX_CODE_BITS) broken('a code is too long');
      if (bits.take(1) === 0) return length;
      length += bits.take(1) === 0 ? 1 : -1;
    }
  });
}

/** The bytes of a block as they come, at most as many as it has room for. */
class Block {
  readonly #bytes: Uint8Array;
  #length = 0;

  constructor(room: Uint8Array) {
    this.#bytes = room;
  }

  add(byte: number, count: number): void {
    if (this.#length + count > this.#bytes.length) broken('a block is longer than it may be');
    this.#bytes.fill(byte, this.#length, this.#length + count);
    this.#length += count;
  }

  result(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** The bytes of a block before they were moved to the front and counted. */
function readSymbols(bits: Bits, used: Uint8Array, codes: readonly Code[], room: Uint8Array): Uint8Array {
  const block = new Block(room);
  const front = used.slice();
  const end = used.length + 1;
  let [run, weight] = [0, 1];
  for (let count = 0; ; count++) {
    const code = codes[Math.floor(count / GROUP_SIZE)] ?? broken('more symbols than code tables');
    const symbol = symbolOf(bits, code);
    if (symbol <= 1) {
      run += weight << symbol;
      weight <<= 1;
      if (run > room.length) broken('a run is longer than its block');
      continue;
    }
    block.add(front[0] ?? 0, run);
    [run, weight] = [0, 1];
    if (symbol === end) return block.result();
    const byte = front[symbol - 1] ?? 0;
    front.copyWithin(1, 0, symbol - 1);
    front[0] = byte;
    block.add(byte, 1);
  }
}

/** Undoes the Burrows-Wheeler transform, and the runs of four and more that were counted before it. */
function undoSorting(block: Uint8Array, origin: number, output: Output): void {
  const next = new Uint32Array(block.length);
  const starts = new Uint32Array(257);
  for (const byte of block) starts[byte + 1] = (starts[byte + 1] ?? 0) + 1;
  for (let byte = 0; byte < 256; byte++) starts[byte + 1] = (starts[byte + 1] ?? 0) + (starts[byte] ?? 0);
  for (const [index, byte] of block.entries()) {
    const place = starts[byte] ?? 0;
    starts[byte] = place + 1;
    next[place] = index;
  }
  let [place, last, same] = [next[origin] ?? 0, -1, 0];
  for (let count = block.length; count > 0; count--) {
    const byte = block[place] ?? 0;
    place = next[place] ?? 0;
    if (same === 4) {
      output.fill(last, byte);
      same = 0;
      last = -1;
    } else {
      same = byte === last ? same + 1 : 1;
      last = byte;
      output.byte(byte);
    }
  }
}
