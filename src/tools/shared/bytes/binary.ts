// Reading and writing bytes, for the binary formats.

import { z } from 'zod';
import { unprocessable } from '../../errors.ts';
import { looseUtf8, utf8Bytes } from '../platform/bytes.ts';
import { viewOf } from './arrays.ts';
import { firstInvalidUtf8 } from './bytes.ts';

/** The input field `encoding`: how bytes are given and written. */
export const bytesEncoding = z.enum(['hex', 'base64']).default('hex').describe('How the bytes are written; hex may have white space, and either case');

/** The input field `indent` of tools whose JSON is on one line by default. */
export const flatIndent = z.int().min(0).max(10).default(0).describe('Spaces per level of the JSON; 0 gives one line');

/** The most nested levels a binary format is read to. */
export const MAX_DEPTH = 1000;

/** Reads bytes one after the other; running out of them is unprocessable, naming the offset of the byte, from 0. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  at: number;

  constructor(bytes: Uint8Array, from = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.at = from;
    this.#end = end;
  }

  get left(): number {
    return this.#end - this.at;
  }

  /** Refuses the input. @param at the byte it is about; the current one by default */
  fail(problem: string, at = this.at): never {
    return unprocessable(`At byte offset ${at}: ${problem}.`, 'input');
  }

  #advance(count: number): number {
    if (count > this.left) this.fail('the input stops too soon', this.#end);
    this.at += count;
    return this.at - count;
  }

  byte(): number {
    return this.#bytes[this.#advance(1)] ?? 0;
  }

  peek(): number {
    return this.left > 0 ? (this.#bytes[this.at] ?? 0) : this.fail('the input stops too soon', this.#end);
  }

  take(count: number): Uint8Array {
    const start = this.#advance(count);
    return this.#bytes.subarray(start, start + count);
  }

  /** A signed or unsigned integer of 1 to 8 bytes, big-endian. */
  integer(size: number, signed = false): bigint {
    let value = 0n;
    for (const byte of this.take(size)) value = (value << 8n) | BigInt(byte);
    return signed ? BigInt.asIntN(8 * size, value) : value;
  }

  /** An integer of 1 to 8 bytes, little-endian. */
  littleInteger(size: number, signed = false): bigint {
    let value = 0n;
    for (const byte of this.take(size).toReversed()) value = (value << 8n) | BigInt(byte);
    return signed ? BigInt.asIntN(8 * size, value) : value;
  }

  /** A big-endian length. One beyond the input is unprocessable. */
  length(size: number): number {
    const at = this.at;
    const value = this.integer(size);
    return value > 0xffff_ffffn ? this.fail(`a length of ${value} is beyond the input`, at) : Number(value);
  }

  /** Text of so many bytes of UTF-8. */
  text(count: number): string {
    const start = this.at;
    const bytes = this.take(count);
    const wrong = firstInvalidUtf8(bytes);
    return wrong >= 0 ? this.fail('the text is not valid UTF-8', start + wrong) : looseUtf8(bytes);
  }

  /** A big-endian IEEE 754 number of 2, 4 or 8 bytes. */
  float(size: 2 | 4 | 8): number {
    const view = viewOf(this.take(size));
    if (size === 8) return view.getFloat64(0);
    return size === 4 ? view.getFloat32(0) : view.getFloat16(0);
  }
}

/** Collects bytes. */
export class ByteWriter {
  #buffer = new Uint8Array(256);
  #view = viewOf(this.#buffer);
  length = 0;

  #grow(count: number): number {
    const start = this.length;
    this.length += count;
    if (this.length > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(2 * this.#buffer.length, this.length));
      larger.set(this.#buffer);
      this.#buffer = larger;
      this.#view = viewOf(larger);
    }
    return start;
  }

  byte(value: number): void {
    // Growing gives a new buffer, so it comes first.
    const at = this.#grow(1);
    this.#buffer[at] = value;
  }

  bytes(value: Uint8Array): void {
    const at = this.#grow(value.length);
    this.#buffer.set(value, at);
  }

  /** An integer, negative ones in two's complement, big-endian. */
  integer(value: bigint | number, size: 1 | 2 | 4 | 8): void {
    const at = this.#grow(size);
    const unsigned = BigInt.asUintN(8 * size, BigInt(value));
    if (size === 8) this.#view.setBigUint64(at, unsigned);
    else if (size === 4) this.#view.setUint32(at, Number(unsigned));
    else if (size === 2) this.#view.setUint16(at, Number(unsigned));
    else this.#buffer[at] = Number(unsigned);
  }

  /** An integer, negative ones in two's complement, little-endian. */
  littleInteger(value: bigint | number, size: 1 | 4 | 8): void {
    const at = this.#grow(size);
    const unsigned = BigInt.asUintN(8 * size, BigInt(value));
    if (size === 8) this.#view.setBigUint64(at, unsigned, true);
    else if (size === 4) this.#view.setUint32(at, Number(unsigned), true);
    else this.#buffer[at] = Number(unsigned);
  }

  /** A big-endian IEEE 754 number. */
  float(value: number, size: 2 | 4 | 8): void {
    const at = this.#grow(size);
    if (size === 8) this.#view.setFloat64(at, value);
    else if (size === 4) this.#view.setFloat32(at, value);
    else this.#view.setFloat16(at, value);
  }

  littleFloat(value: number, size: 4 | 8): void {
    const at = this.#grow(size);
    if (size === 8) this.#view.setFloat64(at, value, true);
    else this.#view.setFloat32(at, value, true);
  }

  /** Overwrites four bytes with a little-endian length. */
  patchLittle(at: number, value: number): void {
    this.#view.setInt32(at, value, true);
  }

  result(): Uint8Array {
    return this.#buffer.subarray(0, this.length);
  }
}

/** The UTF-8 bytes of a text; a lone surrogate, which has none, is unprocessable. */
export function utf8Of(text: string): Uint8Array {
  return text.isWellFormed()
    ? utf8Bytes(text)
    : unprocessable(`The text ${JSON.stringify(text.slice(0, 40))} contains a lone surrogate, which UTF-8 cannot express.`, 'input');
}

/** The double a JSON number stands for; one beyond the doubles is unprocessable. */
export function finiteDouble(source: string): number {
  const value = Number(source);
  return Number.isFinite(value) ? value : unprocessable(`The number ${source.slice(0, 40)} is beyond the range of doubles.`, 'input');
}

/** Whether a JSON number is written without point and exponent. */
export const isInteger = (source: string): boolean => !/[.eE]/.test(source);
