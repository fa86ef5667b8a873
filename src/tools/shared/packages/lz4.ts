import type { IHasher } from 'hash-wasm';
import { unprocessable } from '../../errors.ts';
import { joinBytes, sameBytes, viewOf } from '../bytes/arrays.ts';
import { MAX_UNPACKED, Output } from './output.ts';

// LZ4 block format, and frame format 1.6.4.

const MAGIC = 0x184d2204;
const LEGACY_MAGIC = 0x184c2102;
const [SKIPPABLE, SKIPPABLE_MASK] = [0x184d2a50, 0xffff_fff0];
const UNCOMPRESSED = 0x8000_0000;
/** Size of blocks by their code in the descriptor. */
const BLOCK_SIZES = [65_536, 262_144, 1_048_576, 4_194_304];
const FIRST_BLOCK_CODE = 4;
const WINDOW = 65_536;
const LAST_LITERALS = 5;
/** The last match begins at least so many bytes before the end. */
const MATCH_MARGIN = 12;
const MIN_MATCH = 4;
const HASH_BITS = 16;

const refuse = (problem: string): never => unprocessable(`The bytes are not LZ4 data: ${problem}.`, 'text');

/** Compresses to one block; no bytes are the block 00. */
export function lz4Block(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const output = new Output(bytes.length + Math.floor(bytes.length / 255) + 16);
  const view = viewOf(bytes);
  const places = new Int32Array(1 << HASH_BITS).fill(-1);
  const lastStart = bytes.length - MATCH_MARGIN;
  let [at, anchor, misses] = [0, 0, 0];
  while (at <= lastStart) {
    const word = view.getUint32(at, true);
    const hash = Math.imul(word, 0x9e3779b1) >>> (32 - HASH_BITS);
    const from = places[hash] ?? -1;
    places[hash] = at;
    if (from < 0 || at - from >= WINDOW || view.getUint32(from, true) !== word) {
      at += 1 + (misses++ >> 6);
      continue;
    }
    misses = 0;
    let length = MIN_MATCH;
    const most = bytes.length - LAST_LITERALS - at;
    while (length < most && bytes[from + length] === bytes[at + length]) length++;
    writeSequence(output, bytes.subarray(anchor, at), at - from, length);
    at += length;
    anchor = at;
    if (at <= lastStart) places[Math.imul(view.getUint32(at - 2, true), 0x9e3779b1) >>> (32 - HASH_BITS)] = at - 2;
  }
  writeSequence(output, bytes.subarray(anchor));
  return output.result();
}

function writeSequence(output: Output, literals: Uint8Array, distance = 0, length = MIN_MATCH): void {
  const [first, second] = [literals.length, length - MIN_MATCH];
  output.byte((Math.min(first, 15) << 4) | Math.min(second, 15));
  if (first >= 15) writeLength(output, first - 15);
  output.append(literals);
  if (distance === 0) return;
  output.byte(distance & 0xff);
  output.byte(distance >> 8);
  if (second >= 15) writeLength(output, second - 15);
}

function writeLength(output: Output, length: number): void {
  output.fill(255, Math.floor(length / 255));
  output.byte(length % 255);
}

/** Unpacks a block behind what is in the output, which it may copy from. @param start where the earliest byte is that may be copied */
export function unpackLz4Block(bytes: Uint8Array, output: Output, start: number): void {
  let at = 0;
  const next = (): number => (at < bytes.length ? (bytes[at++] ?? 0) : refuse('a block is cut off'));
  const longer = (length: number): number => {
    if (length < 15) return length;
    let sum = length;
    for (;;) {
      const more = next();
      sum += more;
      if (more < 255) return sum;
    }
  };
  if (bytes.length === 0) refuse('a block has no bytes');
  for (;;) {
    const token = next();
    const literals = longer(token >> 4);
    if (literals > bytes.length - at) refuse('a block is cut off');
    output.append(bytes.subarray(at, at + literals));
    at += literals;
    if (at === bytes.length) {
      if ((token & 15) !== 0) refuse('a block ends in a match');
      return;
    }
    const distance = next() | (next() << 8);
    const length = longer(token & 15) + MIN_MATCH;
    if (!output.copy(distance, length, Math.max(start, output.length - WINDOW + 1))) refuse('a copy reaches in front of the data');
    if (at === bytes.length) refuse('a block ends in a match');
  }
}

/** The block as bytes. @param size how many they must be, where that is known */
export function unlz4Block(bytes: Uint8Array, size?: number): Uint8Array<ArrayBuffer> {
  const output = new Output(size ?? MAX_UNPACKED);
  if (size !== undefined && bytes.length > 0) {
    const whole = new Output();
    unpackLz4Block(bytes, whole, 0);
    if (whole.length !== size) unprocessable(`The block unpacks to ${whole.length} bytes, and not to the ${size} of size.`, 'size');
    return whole.result();
  }
  unpackLz4Block(bytes, output, 0);
  return output.result();
}

async function newHasher(): Promise<(bytes: Uint8Array) => Uint8Array> {
  const { createXXHash32 } = await import('hash-wasm');
  const hasher: IHasher = await createXXHash32(0);
  return (bytes) => hasher.init().update(bytes).digest('binary').reverse();
}

/** Compresses to one frame of independent blocks, with a checksum of the whole. */
export async function lz4Frame(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await newHasher();
  const code =
    Math.max(
      0,
      BLOCK_SIZES.findIndex((size) => bytes.length <= size),
    ) || (bytes.length > WINDOW ? BLOCK_SIZES.length - 1 : 0);
  const size = BLOCK_SIZES[code] ?? WINDOW;
  const descriptor = Uint8Array.of(0x64, (code + FIRST_BLOCK_CODE) << 4);
  const pieces = [little(MAGIC), descriptor, hash(descriptor).subarray(1, 2)];
  for (let at = 0; at < bytes.length; at += size) {
    const plain = bytes.subarray(at, at + size);
    const packed = lz4Block(plain);
    if (packed.length < plain.length) pieces.push(little(packed.length), packed);
    else pieces.push(little((plain.length | UNCOMPRESSED) >>> 0), plain);
  }
  return joinBytes([...pieces, little(0), hash(bytes)]);
}

const little = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
};

/** Unpacks frames in a row, and passes over skippable ones; every checksum that is there is checked. Anything damaged, cut off or beyond the limit is unprocessable. */
export async function unlz4Frames(bytes: Uint8Array, limit = MAX_UNPACKED): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await newHasher();
  const output = new Output(limit);
  const reader = new Reader(bytes);
  let frames = 0;
  while (reader.left > 0) {
    const magic = reader.word();
    if ((magic & SKIPPABLE_MASK) >>> 0 === SKIPPABLE) reader.take(reader.word());
    else if (magic === MAGIC) {
      unpackFrame(reader, output, hash);
      frames++;
    } else if (magic === LEGACY_MAGIC) refuse('the legacy format of Linux kernels is not read');
    else refuse(frames === 0 ? 'they do not begin with a frame' : 'behind the end of a frame there is something else');
  }
  if (frames === 0) refuse('there is no frame of data');
  return output.result();
}

class Reader {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.at;
  }

  take(count: number): Uint8Array {
    if (count > this.left) refuse('they end before the data do');
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  word(): number {
    return viewOf(this.take(4)).getUint32(0, true);
  }
}

function unpackFrame(reader: Reader, output: Output, hash: (bytes: Uint8Array) => Uint8Array): void {
  const { isIndependent, hasBlockChecks, hasCheck, blockSize, contentSize } = readDescriptor(reader, hash);
  const start = output.length;
  for (let head = reader.word(); head !== 0; head = reader.word()) {
    const size = (head & ~UNCOMPRESSED) >>> 0;
    if (size > blockSize) refuse('a block is larger than the frame allows');
    const block = reader.take(size);
    if (hasBlockChecks && !sameBytes(hash(block), reader.take(4))) refuse('the checksum of a block does not fit');
    const from = output.length;
    if (head >= UNCOMPRESSED) output.append(block);
    else unpackLz4Block(block, output, isIndependent ? from : start);
    if (output.length - from > blockSize) refuse('a block is larger than the frame allows');
  }
  if (contentSize !== undefined && BigInt(output.length - start) !== contentSize)
    refuse(`a frame states ${contentSize} bytes, but has ${output.length - start}`);
  if (hasCheck && !sameBytes(hash(output.since(start)), reader.take(4))) refuse('the checksum of the data does not fit');
}

interface Descriptor {
  isIndependent: boolean;
  hasBlockChecks: boolean;
  hasCheck: boolean;
  blockSize: number;
  contentSize?: bigint;
}

function readDescriptor(reader: Reader, hash: (bytes: Uint8Array) => Uint8Array): Descriptor {
  const [flags = 0, sizes = 0] = reader.take(2);
  const hasSize = (flags & 8) !== 0;
  if (flags >> 6 !== 1 || (flags & 2) !== 0 || (sizes & 0x8f) !== 0) refuse('the head of a frame is not of version 1');
  const blockSize = BLOCK_SIZES[(sizes >> 4) - FIRST_BLOCK_CODE] ?? refuse('the size of blocks is not one that exists');
  const stated = hasSize ? reader.take(8) : new Uint8Array();
  const dictionary = (flags & 1) !== 0 ? reader.take(4) : new Uint8Array();
  const [check] = reader.take(1);
  if (hash(joinBytes([Uint8Array.of(flags, sizes), stated, dictionary]))[1] !== check) refuse('the checksum of the head does not fit');
  if (dictionary.length > 0) unprocessable('The frame needs a dictionary, which is not possible here.', 'text');
  return {
    isIndependent: (flags & 0x20) !== 0,
    hasBlockChecks: (flags & 0x10) !== 0,
    hasCheck: (flags & 4) !== 0,
    blockSize,
    ...(hasSize && { contentSize: viewOf(stated).getBigUint64(0, true) }),
  };
}
