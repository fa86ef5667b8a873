import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { MAX_UNPACKED, Output } from '../../shared/packages/output.ts';
import { latin1Bytes, latin1Text } from '../../shared/platform/bytes.ts';
import { bunzip2 } from './bzip2.ts';
import { findPieces } from './matching.ts';

// BPS 1 and UPS 1 (byuu), IPS, and BSDIFF40.

const FOOTER = 12;
const [IPS_MOST, IPS_EOF, RUN] = [0xffff, 0x454f46, 12];

type Applied = { file: Uint8Array; verified?: boolean };

const damaged = (format: string, problem: string): never => unprocessable(`The ${format} patch is damaged: ${problem}.`, 'patch');

const tooLong = (size: number): void => {
  if (size > MAX_UNPACKED) unprocessable(`The target has more than ${MAX_UNPACKED} bytes.`, 'patch');
};

class Reader {
  readonly #bytes: Uint8Array;
  readonly #format: string;
  readonly end: number;
  at: number;

  constructor(bytes: Uint8Array, at: number, end: number, format: string) {
    this.#bytes = bytes;
    this.at = at;
    this.end = end;
    this.#format = format;
  }

  byte(): number {
    return this.at < this.end ? (this.#bytes[this.at++] ?? 0) : damaged(this.#format, 'it is cut off');
  }

  take(count: number): Uint8Array {
    if (count > this.end - this.at) damaged(this.#format, 'it is cut off');
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  big(count: number): number {
    let value = 0;
    for (const byte of this.take(count)) value = value * 256 + byte;
    return value;
  }

  /** A number as byuu's formats write it. */
  number(): number {
    let [value, shift] = [0, 1];
    for (let count = 0; count < 7; count++) {
      const byte = this.byte();
      value += (byte & 0x7f) * shift;
      if (byte >= 0x80) return value;
      shift *= 128;
      value += shift;
    }
    return damaged(this.#format, 'a number is too large');
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value - 1) / 2 : value / 2;
  }
}

/** The three checksums at the end; that of the patch is checked. */
function footer(patch: Uint8Array, format: string): { source: number; target: number } {
  if (patch.length < FOOTER + 7) damaged(format, 'it is cut off');
  const view = viewOf(patch);
  const at = patch.length - FOOTER;
  if (crc32(patch.subarray(0, at + 8)) !== view.getUint32(at + 8, true)) damaged(format, 'its own CRC-32 does not fit');
  return { source: view.getUint32(at, true), target: view.getUint32(at + 4, true) };
}

function checked(file: Uint8Array, crc: number, isSource: boolean, ignore: boolean): Applied {
  const verified = isSource && crc32(file) === crc;
  if (!verified && !ignore) unprocessable('The CRC-32 of the target does not fit.', 'patch');
  return { file, verified };
}

const otherSource = (what: string): never => unprocessable(`The patch is for another source: its ${what} does not fit.`, 'source');

export function applyBps(source: Uint8Array, patch: Uint8Array, ignore: boolean): Applied {
  const crcs = footer(patch, 'BPS');
  const reader = new Reader(patch, 4, patch.length - FOOTER, 'BPS');
  const [sourceSize, size] = [reader.number(), reader.number()];
  reader.take(reader.number());
  tooLong(size);
  const isSource = sourceSize === source.length && crc32(source) === crcs.source;
  if (!isSource && !ignore) otherSource(sourceSize === source.length ? 'CRC-32' : 'size');
  const output = new Output(size);
  let [sourceAt, targetAt] = [0, 0];
  const fromSource = (at: number, length: number): void => {
    if (at < 0 || at + length > source.length) damaged('BPS', 'it reads beyond the source');
    output.append(source.subarray(at, at + length));
  };
  while (reader.at < reader.end) {
    const head = reader.number();
    const length = Math.floor(head / 4) + 1;
    if (output.length + length > size) damaged('BPS', 'it gives more than it says');
    const action = head % 4;
    if (action === 0) fromSource(output.length, length);
    else if (action === 1) output.append(reader.take(length));
    else if (action === 2) {
      sourceAt += reader.signed();
      fromSource(sourceAt, length);
      sourceAt += length;
    } else {
      targetAt += reader.signed();
      if (targetAt < 0 || !output.copy(output.length - targetAt, length)) damaged('BPS', 'it copies from beyond the end');
      targetAt += length;
    }
  }
  if (output.length !== size) damaged('BPS', 'it gives less than it says');
  return checked(output.result(), crcs.target, isSource, ignore);
}

export function applyUps(source: Uint8Array, patch: Uint8Array, ignore: boolean): Applied {
  const crcs = footer(patch, 'UPS');
  const reader = new Reader(patch, 4, patch.length - FOOTER, 'UPS');
  const [first, second] = [reader.number(), reader.number()];
  const crc = crc32(source);
  const isForward = first === source.length && crc === crcs.source;
  const isBackward = !isForward && second === source.length && crc === crcs.target;
  if (!isForward && !isBackward && !ignore) otherSource('size or CRC-32');
  const size = isBackward ? first : second;
  tooLong(size);
  const file = new Uint8Array(size);
  file.set(source.subarray(0, size));
  for (let at = 0; reader.at < reader.end; at++) {
    at += reader.number();
    for (let byte = reader.byte(); byte !== 0; byte = reader.byte(), at++) if (at < size) file[at] = (file[at] ?? 0) ^ byte;
  }
  return checked(file, isBackward ? crcs.source : crcs.target, isForward || isBackward, ignore);
}

export function applyIps(source: Uint8Array, patch: Uint8Array): Applied {
  const reader = new Reader(patch, 5, patch.length, 'IPS');
  let file = source.slice();
  const write = (at: number, bytes: Uint8Array): void => {
    tooLong(at + bytes.length);
    if (at + bytes.length > file.length) file = joinBytes([file, new Uint8Array(Math.max(at + bytes.length - file.length, 0))]);
    file.set(bytes, at);
  };
  for (;;) {
    const at = reader.big(3);
    if (at === IPS_EOF && (reader.at === reader.end || reader.at + 3 === reader.end)) break;
    const size = reader.big(2);
    if (size > 0) write(at, reader.take(size));
    else {
      const count = reader.big(2);
      write(at, new Uint8Array(count).fill(reader.byte()));
    }
  }
  const length = reader.at === reader.end ? file.length : reader.big(3);
  return { file: file.subarray(0, length) };
}

/** Whether bytes begin as a patch of BSDIFF40. */
export const isBsdiff = (bytes: Uint8Array): boolean => latin1Text(bytes.subarray(0, 8)) === 'BSDIFF40';

/** A number of eight bytes, the lowest first, whose highest bit is the sign. */
function signedAt(bytes: Uint8Array, at: number): number {
  if (at + 8 > bytes.length) return damaged('bsdiff', 'it is cut off');
  const value = viewOf(bytes).getBigUint64(at, true);
  const size = Number(value & 0x7fff_ffff_ffff_ffffn);
  return value >> 63n === 1n ? -size : size;
}

export function applyBsdiff(source: Uint8Array, patch: Uint8Array): Applied {
  const [controlBytes, differenceBytes, size] = [signedAt(patch, 8), signedAt(patch, 16), signedAt(patch, 24)];
  if (controlBytes < 0 || differenceBytes < 0 || size < 0 || 32 + controlBytes + differenceBytes > patch.length) damaged('bsdiff', 'its head does not fit');
  tooLong(size);
  const parts = [
    patch.subarray(32, 32 + controlBytes),
    patch.subarray(32 + controlBytes, 32 + controlBytes + differenceBytes),
    patch.subarray(32 + controlBytes + differenceBytes),
  ];
  const [control = new Uint8Array(), difference = new Uint8Array(), extra = new Uint8Array()] = parts.map((part) => bunzip2(part, 2 * MAX_UNPACKED));
  const file = new Uint8Array(size);
  let [at, sourceAt, differenceAt, extraAt] = [0, 0, 0, 0];
  for (let place = 0; at < size; place += 24) {
    const [add, insert, seek] = [signedAt(control, place), signedAt(control, place + 8), signedAt(control, place + 16)];
    const isPossible = add >= 0 && insert >= 0 && at + add + insert <= size && differenceAt + add <= difference.length && extraAt + insert <= extra.length;
    if (!isPossible) damaged('bsdiff', 'its parts do not fit');
    for (let index = 0; index < add; index++) file[at + index] = (source[sourceAt + index] ?? 0) + (difference[differenceAt + index] ?? 0);
    file.set(extra.subarray(extraAt, extraAt + insert), at + add);
    at += add + insert;
    differenceAt += add;
    extraAt += insert;
    sourceAt += add + seek;
  }
  return { file };
}

/** A number as byuu's formats write it. */
function number(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128) - 1) {
    if (rest < 128) return [...bytes, rest | 0x80];
    bytes.push(rest % 128);
  }
}

const word = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
};

export function makeBps(source: Uint8Array, target: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [latin1Bytes('BPS1'), Uint8Array.from([...number(source.length), ...number(target.length), ...number(0)])];
  let sourceAt = 0;
  for (const { from, start, length } of findPieces(source, target)) {
    const head = (action: number): number[] => number((length - 1) * 4 + action);
    if (from === undefined) parts.push(Uint8Array.from(head(1)), target.subarray(start, start + length));
    else if (from === start) parts.push(Uint8Array.from(head(0)));
    else {
      const move = from - sourceAt;
      parts.push(Uint8Array.from([...head(2), ...number(Math.abs(move) * 2 + (move < 0 ? 1 : 0))]));
      sourceAt = from + length;
    }
  }
  const body = joinBytes([...parts, word(crc32(source)), word(crc32(target))]);
  return joinBytes([body, word(crc32(body))]);
}

const big = (value: number, count: number): number[] => Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** (count - 1 - index)) % 256);

export function makeIps(source: Uint8Array, target: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [latin1Bytes('PATCH')];
  const differs = (at: number): boolean => at >= source.length || source[at] !== target[at];
  for (let at = 0; at < target.length; ) {
    if (!differs(at)) {
      at++;
      continue;
    }
    const start = at === IPS_EOF ? at - 1 : at;
    let run = at + 1;
    while (run < target.length && differs(run) && target[run] === target[at] && run - start < IPS_MOST) run++;
    if (run - at >= RUN && start === at) {
      parts.push(Uint8Array.from([...big(at, 3), 0, 0, ...big(run - at, 2), target[at] ?? 0]));
      at = run;
      continue;
    }
    let end = at + 1;
    // A few bytes that are the same cost less than another record.
    while (end < target.length && end - start < IPS_MOST && (differs(end) || differs(end + 1) || differs(end + 2)) && !isRun(target, end)) end++;
    end = Math.min(end, target.length);
    parts.push(Uint8Array.from([...big(start, 3), ...big(end - start, 2)]), target.subarray(start, end));
    at = end;
  }
  parts.push(latin1Bytes('EOF'), target.length < source.length ? Uint8Array.from(big(target.length, 3)) : new Uint8Array());
  return joinBytes(parts);
}

/** Whether a run begins that is worth a record of its own. */
function isRun(target: Uint8Array, at: number): boolean {
  if (target[at] === target[at - 1]) return false;
  for (let index = 1; index <= RUN + 4; index++) if (target[at + index] !== target[at]) return false;
  return true;
}

/** The formats of patches, by how they begin. */
export function patchFormat(patch: Uint8Array): 'bsdiff' | 'bps' | 'ups' | 'ips' | undefined {
  const head = latin1Text(patch.subarray(0, 5));
  if (isBsdiff(patch)) return 'bsdiff';
  if (head.startsWith('BPS1')) return 'bps';
  if (head.startsWith('UPS1')) return 'ups';
  return head === 'PATCH' ? 'ips' : undefined;
}
