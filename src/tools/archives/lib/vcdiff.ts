import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { MAX_UNPACKED, Output } from '../../shared/packages/output.ts';
import { adler32 } from './hashes.ts';
import { findPieces } from './matching.ts';

// RFC 3284, with the checksum of each window that xdelta3 adds.

const MAGIC = [0xd6, 0xc3, 0xc4];
const [DECOMPRESS, CODE_TABLE, APPLICATION_HEADER] = [1, 2, 4];
const [FROM_SOURCE, FROM_TARGET, CHECKED] = [1, 2, 4];
const [NEAR, SAME] = [4, 3];
const WINDOW = 4_194_304;
const [ADD_OPCODE, COPY_OPCODE] = [1, 19];

type Instruction = readonly [kind: 'add' | 'run' | 'copy', size: number, mode: number];

/** The default code table of section 5.6. */
const CODES: readonly (readonly Instruction[])[] = [
  [['run', 0, 0]],
  ...Array.from({ length: 18 }, (_, size): Instruction[] => [['add', size, 0]]),
  ...Array.from({ length: 9 }, (_, mode) =>
    [0, ...Array.from({ length: 15 }, (_size, index) => index + 4)].map((size): Instruction[] => [['copy', size, mode]]),
  ).flat(),
  ...Array.from({ length: 6 * 4 * 3 }, (_, index): Instruction[] => [
    ['add', (Math.floor(index / 3) % 4) + 1, 0],
    ['copy', (index % 3) + 4, Math.floor(index / 12)],
  ]),
  ...Array.from({ length: 3 * 4 }, (_, index): Instruction[] => [
    ['add', (index % 4) + 1, 0],
    ['copy', 4, 6 + Math.floor(index / 4)],
  ]),
  ...Array.from({ length: 9 }, (_, mode): Instruction[] => [
    ['copy', 4, mode],
    ['add', 1, 0],
  ]),
];

const refuse = (problem: string): never => unprocessable(`The VCDIFF patch is damaged: ${problem}.`, 'patch');

class Reader {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isDone(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    return this.at < this.#bytes.length ? (this.#bytes[this.at++] ?? 0) : refuse('it is cut off');
  }

  take(count: number): Uint8Array {
    if (count > this.#bytes.length - this.at) refuse('it is cut off');
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  /** Seven bits a byte, the highest first. */
  number(): number {
    let value = 0;
    for (let count = 0; count < 7; count++) {
      const byte = this.byte();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    return refuse('a number is too large');
  }
}

export const isVcdiff = (bytes: Uint8Array): boolean => MAGIC.every((byte, index) => bytes[index] === byte);

/** Applies a patch. */
export function applyVcdiff(source: Uint8Array, patch: Uint8Array): { file: Uint8Array; verified: boolean } {
  const reader = new Reader(patch);
  if (!isVcdiff(patch)) refuse('it does not begin as one does');
  reader.take(3);
  if (reader.byte() !== 0) refuse('its version is not 0');
  const flags = reader.byte();
  if ((flags & DECOMPRESS) !== 0) reader.byte();
  if ((flags & CODE_TABLE) !== 0) unprocessable('The VCDIFF patch has a code table of its own, which is not read here.', 'patch');
  if ((flags & APPLICATION_HEADER) !== 0) reader.take(reader.number());
  const output = new Output(MAX_UNPACKED);
  let verified = !reader.isDone;
  while (!reader.isDone) verified = applyWindow(reader, source, output) && verified;
  return { file: output.result(), verified };
}

/** @returns whether the window had a checksum */
function applyWindow(reader: Reader, source: Uint8Array, output: Output): boolean {
  const flags = reader.byte();
  const from = flags & (FROM_SOURCE | FROM_TARGET);
  if (from === 3 || flags > 7) refuse('a window is of no kind that there is');
  const [length, position] = from === 0 ? [0, 0] : [reader.number(), reader.number()];
  const segmentOf = from === FROM_TARGET ? output.result() : source;
  if (position + length > segmentOf.length) unprocessable('The VCDIFF patch is for another source, or damaged: it copies from beyond the end.', 'source');
  const segment = segmentOf.slice(position, position + length);
  reader.number();
  const size = reader.number();
  if (output.length + size > MAX_UNPACKED) unprocessable(`The target has more than ${MAX_UNPACKED} bytes.`, 'patch');
  if (reader.byte() !== 0) unprocessable('The VCDIFF patch has secondary compression, which is not read here.', 'patch');
  const lengths = [reader.number(), reader.number(), reader.number()];
  const check = (flags & CHECKED) === 0 ? undefined : viewOf(reader.take(4)).getUint32(0);
  const [data, instructions, addresses] = lengths.map((count) => new Reader(reader.take(count)));
  if (!data || !instructions || !addresses) return refuse('it is cut off');
  const window = runInstructions(segment, size, data, instructions, addresses);
  if (window.length !== size) refuse('a window is not as long as it says');
  if (check !== undefined && adler32(window) !== check)
    unprocessable('The checksum of a window does not fit: the patch is for another source, or damaged.', 'source');
  output.append(window);
  return check !== undefined;
}

function runInstructions(segment: Uint8Array, size: number, data: Reader, instructions: Reader, addresses: Reader): Uint8Array {
  const window = new Output(size);
  const cache = new AddressCache();
  while (!instructions.isDone) {
    for (const [kind, stated, mode] of CODES[instructions.byte()] ?? []) {
      const count = stated === 0 ? instructions.number() : stated;
      if (window.length + count > size) refuse('a window is longer than it says');
      if (kind === 'add') window.append(data.take(count));
      else if (kind === 'run') window.fill(data.byte(), count);
      else copy(segment, window, cache.read(addresses, segment.length + window.length, mode), count);
    }
  }
  return window.result();
}

/** Copies from the segment, from the window, or across both. */
function copy(segment: Uint8Array, window: Output, address: number, count: number): void {
  const fromSegment = Math.min(count, Math.max(0, segment.length - address));
  window.append(segment.subarray(address, address + fromSegment));
  const rest = count - fromSegment;
  if (rest > 0 && !window.copy(segment.length + window.length - (address + fromSegment), rest)) refuse('a copy is from beyond the end');
}

class AddressCache {
  readonly #near = new Array<number>(NEAR).fill(0);
  readonly #same = new Array<number>(SAME * 256).fill(0);
  #next = 0;

  read(addresses: Reader, here: number, mode: number): number {
    const address = this.#decode(addresses, here, mode);
    if (address < 0 || address >= here) refuse('a copy is from beyond the end');
    this.#near[this.#next] = address;
    this.#next = (this.#next + 1) % NEAR;
    this.#same[address % (SAME * 256)] = address;
    return address;
  }

  #decode(addresses: Reader, here: number, mode: number): number {
    if (mode === 0) return addresses.number();
    if (mode === 1) return here - addresses.number();
    if (mode < 2 + NEAR) return (this.#near[mode - 2] ?? 0) + addresses.number();
    return this.#same[(mode - 2 - NEAR) * 256 + addresses.byte()] ?? 0;
  }
}

function number(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

/** Makes a patch whose windows copy from all of the source. */
export function makeVcdiff(source: Uint8Array, target: Uint8Array): Uint8Array {
  const windows: Uint8Array[] = [Uint8Array.of(...MAGIC, 0, 0)];
  for (let start = 0; start < target.length || start === 0; start += WINDOW) windows.push(window(source, target.subarray(start, start + WINDOW), start));
  return joinBytes(windows);
}

function window(source: Uint8Array, target: Uint8Array, start: number): Uint8Array {
  const data: Uint8Array[] = [];
  const instructions: number[] = [];
  const addresses: number[] = [];
  for (const { from, start: at, length } of findPieces(source, target, start)) {
    if (from === undefined) {
      data.push(target.subarray(at, at + length));
      instructions.push(ADD_OPCODE, ...number(length));
    } else {
      instructions.push(COPY_OPCODE, ...number(length));
      addresses.push(...number(from));
    }
  }
  const added = joinBytes(data);
  const head = source.length > 0 ? [FROM_SOURCE | CHECKED, ...number(source.length), 0] : [CHECKED];
  const check = new Uint8Array(4);
  viewOf(check).setUint32(0, adler32(target));
  const sizes = [...number(target.length), 0, ...number(added.length), ...number(instructions.length), ...number(addresses.length)];
  const body = joinBytes([Uint8Array.from(sizes), check, added, Uint8Array.from(instructions), Uint8Array.from(addresses)]);
  return joinBytes([Uint8Array.of(...head, ...number(body.length)), body]);
}
