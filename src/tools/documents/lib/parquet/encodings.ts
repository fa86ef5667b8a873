import { viewOf } from '../../../shared/bytes/arrays.ts';
import type { Physical } from './schema.ts';
import { refuse } from './thrift.ts';

export type RawValue = boolean | number | bigint | Uint8Array;

/** Bytes that are read one after the other. */
export class Bytes {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = viewOf(bytes);
  }

  /** The place of so many bytes, behind which reading goes on. */
  pass(count: number): number {
    const { at } = this;
    if (count < 0 || at + count > this.bytes.length) refuse('a page ends before its values do');
    this.at += count;
    return at;
  }

  take(count: number): Uint8Array {
    const at = this.pass(count);
    return this.bytes.subarray(at, at + count);
  }

  byte(): number {
    return this.bytes[this.pass(1)] ?? 0;
  }

  uint32(): number {
    return this.view.getUint32(this.pass(4), true);
  }

  rest(): Bytes {
    return new Bytes(this.bytes.subarray(this.at));
  }

  varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    return refuse('a number has too many bytes');
  }

  /** A varint as a number that counts something. */
  count(): number {
    const value = this.varint();
    return value < 2n ** 32n ? Number(value) : refuse('a number is too large');
  }

  zigzag(): bigint {
    const value = this.varint();
    return (value >> 1n) ^ -(value & 1n);
  }
}

/** How much room a value needs at the least when it is written plainly, in bits. */
const PLAIN_BITS: Readonly<Record<Physical, number>> = {
  boolean: 1,
  int32: 32,
  int64: 64,
  int96: 96,
  float: 32,
  double: 64,
  byte_array: 32,
  fixed_len_byte_array: 0,
};

/** PLAIN. */
export function plain(from: Bytes, physical: Physical, length: number, count: number): RawValue[] {
  const bits = physical === 'fixed_len_byte_array' ? length * 8 : PLAIN_BITS[physical];
  if (length < 0 || (count * bits) / 8 > from.bytes.length - from.at) refuse('a page ends before its values do');
  const values: RawValue[] = [];
  const { view, bytes } = from;
  if (physical === 'boolean') {
    const at = from.pass(Math.ceil(count / 8));
    for (let index = 0; index < count; index++) values.push((((bytes[at + (index >> 3)] ?? 0) >> (index & 7)) & 1) === 1);
    return values;
  }
  const one: Record<Exclude<Physical, 'boolean'>, () => RawValue> = {
    int32: () => view.getInt32(from.pass(4), true),
    int64: () => view.getBigInt64(from.pass(8), true),
    int96: () => from.take(12),
    float: () => view.getFloat32(from.pass(4), true),
    double: () => view.getFloat64(from.pass(8), true),
    byte_array: () => from.take(from.uint32()),
    fixed_len_byte_array: () => from.take(length),
  };
  const read = one[physical];
  for (let index = 0; index < count; index++) values.push(read());
  return values;
}

/** The hybrid of runs and packed bits (RLE). @param width bits of each number */
export function hybrid(from: Bytes, width: number, count: number): Int32Array {
  const values = new Int32Array(count);
  if (width === 0) return values;
  if (width > 32) refuse(`numbers of ${width} bits are not taken`);
  for (let at = 0; at < count; ) {
    const head = from.count();
    if ((head & 1) === 0) {
      let value = 0;
      for (let index = 0; index < Math.ceil(width / 8); index++) value |= from.byte() << (index * 8);
      const end = Math.min(count, at + Math.floor(head / 2));
      if (end === at) refuse('a run of values is empty');
      values.fill(value, at, end);
      at = end;
    } else {
      const groups = Math.floor(head / 2);
      // The last group may be cut off where its values are not needed.
      const packed = from.take(Math.min(groups * width, from.bytes.length - from.at));
      const own = Math.min(count - at, groups * 8, Math.floor((packed.length * 8) / width));
      if (own === 0) refuse('a page ends before its values do');
      unpackBits(packed, width, values, at, own);
      at += own;
    }
  }
  return values;
}

/** Numbers of some bits each, the lowest first. */
function unpackBits(packed: Uint8Array, width: number, values: Int32Array, start: number, count: number): void {
  let [buffer, bits, at] = [0, 0, 0];
  const mask = width === 32 ? 0xffff_ffff : 2 ** width - 1;
  for (let index = 0; index < count; index++) {
    if (width <= 24) {
      while (bits < width) {
        buffer |= (packed[at++] ?? 0) << bits;
        bits += 8;
      }
      values[start + index] = buffer & mask;
      buffer >>>= width;
      bits -= width;
    } else values[start + index] = Number(bitsAt(packed, index * width, width) & BigInt(mask));
  }
}

function bitsAt(packed: Uint8Array, bit: number, width: number): bigint {
  let value = 0n;
  const first = bit >> 3;
  const count = Math.ceil(((bit & 7) + width) / 8);
  for (let index = count - 1; index >= 0; index--) value = (value << 8n) | BigInt(packed[first + index] ?? 0);
  return (value >> BigInt(bit & 7)) & ((1n << BigInt(width)) - 1n);
}

/** Levels packed with the highest bit first, as the oldest files have them (BIT_PACKED). */
export function bitPacked(from: Bytes, width: number, count: number): Int32Array {
  const values = new Int32Array(count);
  const packed = from.take(Math.ceil((count * width) / 8));
  for (let index = 0; index < count; index++) {
    for (let bit = 0; bit < width; bit++) {
      const place = index * width + bit;
      values[index] = ((values[index] ?? 0) << 1) | (((packed[place >> 3] ?? 0) >> (7 - (place & 7))) & 1);
    }
  }
  return values;
}

/** DELTA_BINARY_PACKED: differences in blocks. All are read, so that what follows them is found. @param most how many there may be */
export function deltas(from: Bytes, bits: 32 | 64, most: number): bigint[] {
  const block = from.count();
  const minis = from.count();
  const total = from.count();
  let value = BigInt.asIntN(bits, from.zigzag());
  const perMini = block / minis;
  if (minis === 0 || !Number.isInteger(perMini) || perMini % 8 !== 0 || perMini === 0) refuse('a page has blocks of a size that there is not');
  if (total > most) refuse('a page has more values than it says');
  const values: bigint[] = total > 0 ? [value] : [];
  const readMini = (width: number, least: bigint): void => {
    if (width > 64) refuse(`numbers of ${width} bits are not taken`);
    const packed = from.take(Math.min((perMini * width) / 8, from.bytes.length - from.at));
    const count = Math.min(perMini, total - values.length);
    if (count * width > packed.length * 8) refuse('a page ends before its values do');
    for (let index = 0; index < count; index++) {
      value = BigInt.asIntN(bits, value + least + (width === 0 ? 0n : bitsAt(packed, index * width, width)));
      values.push(value);
    }
  };
  while (values.length < total) {
    const least = from.zigzag();
    for (const width of from.take(minis)) if (values.length < total) readMini(width, least);
  }
  return values;
}

const lengthsOf = (from: Bytes, most: number): number[] => deltas(from, 32, most).map(Number);

/** DELTA_LENGTH_BYTE_ARRAY: all lengths, then all bytes. */
export function deltaLengths(from: Bytes, most: number): Uint8Array[] {
  return lengthsOf(from, most).map((length) => from.take(length));
}

/** DELTA_BYTE_ARRAY: how much each has in common with the one before, then the rest of each. @param room how many bytes the values may have together */
export function deltaBytes(from: Bytes, most: number, room: (bytes: number) => void): Uint8Array[] {
  const shared = lengthsOf(from, most);
  const rests = deltaLengths(from, most);
  if (shared.length !== rests.length) refuse('a page has not as many beginnings as ends of values');
  let before: Uint8Array = new Uint8Array(0);
  return rests.map((rest, index) => {
    const length = shared[index] ?? 0;
    if (length < 0 || length > before.length) refuse('a value shares more with the one before than that has');
    if (length === 0) {
      before = rest;
      return rest;
    }
    room(length + rest.length);
    const value = new Uint8Array(length + rest.length);
    value.set(before.subarray(0, length));
    value.set(rest, length);
    before = value;
    return value;
  });
}

/** BYTE_STREAM_SPLIT: the first bytes of all values, then the second ones and so on, put together again to what is plain. */
export function joinedStreams(from: Bytes, width: number, count: number): Bytes {
  const bytes = from.take(from.bytes.length - from.at);
  if (width <= 0 || bytes.length % width !== 0 || bytes.length < count * width) refuse('a page ends before its values do');
  const total = bytes.length / width;
  const joined = new Uint8Array(count * width);
  for (let stream = 0; stream < width; stream++) {
    for (let index = 0; index < count; index++) joined[index * width + stream] = bytes[stream * total + index] ?? 0;
  }
  return new Bytes(joined);
}
