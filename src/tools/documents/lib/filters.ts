import { Inflate } from 'pako';
import { unprocessable } from '../../errors.ts';
import { joinBytes } from '../../shared/bytes/arrays.ts';
import { type Dict, dictOf, nameOf, numberOf, resolved, type Store, type Stream } from './objects.ts';

/** The most bytes that all streams of a file together may unpack to. */
export const MAX_UNPACKED = 100_000_000;
const MAX_FILTERS = 10;
/** Up to so many bytes what unpacks is kept in pieces until it is whole. */
const MAX_JOINED = 8_000_000;

/** How many bytes may still be unpacked. */
export class Budget {
  #left = MAX_UNPACKED;

  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) unprocessable(`Unpacked, the streams of the PDF are more than ${MAX_UNPACKED} bytes.`);
  }

  get left(): number {
    return this.#left;
  }
}

/** What a filter gives, and whether the data were whole. */
interface Unpacked {
  bytes: Uint8Array;
  sound: boolean;
}

/** The bytes of a stream as far as they unpack. */
export interface Decoded extends Unpacked {
  /** The first filter that stayed, of pictures or unknown. */
  readonly filter: string | undefined;
  readonly parameters: Dict | undefined;
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/** The filters of a stream with their parameters, in the order they are undone. */
export function filtersOf(store: Store, stream: Stream): { name: string; parameters: Dict | undefined }[] {
  const filter = resolved(store, stream.dict.get('Filter') ?? stream.dict.get('F'));
  const names = Array.isArray(filter) ? filter : filter === null ? [] : [filter];
  const parameters = resolved(store, stream.dict.get('DecodeParms') ?? stream.dict.get('DP'));
  const list = Array.isArray(parameters) ? parameters : [parameters];
  return names.slice(0, MAX_FILTERS).map((name, index) => {
    const given = nameOf(store, name) ?? 'unknown';
    return { name: SHORT_NAMES[given] ?? given, parameters: dictOf(store, list[index]) };
  });
}

/** Undoes the filters of a stream up to the first of pictures, keeping what unpacks where the data are broken. */
export function decode(store: Store, stream: Stream, budget: Budget): Decoded {
  let bytes = stream.raw;
  let sound = true;
  for (const { name, parameters } of filtersOf(store, stream)) {
    const undo = UNDO[name];
    if (!undo) return { bytes, sound, filter: name, parameters };
    const unpacked = undo(bytes, store, parameters, budget);
    budget.take(unpacked.bytes.length);
    bytes = unpacked.bytes;
    sound &&= unpacked.sound;
  }
  return { bytes, sound, filter: undefined, parameters: undefined };
}

type Undo = (bytes: Uint8Array, store: Store, parameters: Dict | undefined, budget: Budget) => Unpacked;

const UNDO: Readonly<Record<string, Undo>> = {
  FlateDecode: (bytes, store, parameters, budget) => unpredicted(inflated(bytes, budget), store, parameters),
  LZWDecode: (bytes, store, parameters, budget) => unpredicted(unLzw(bytes, numberOf(store, parameters?.get('EarlyChange')) !== 0, budget), store, parameters),
  ASCII85Decode: (bytes) => unAscii85(bytes),
  ASCIIHexDecode: (bytes) => unAsciiHex(bytes),
  RunLengthDecode: (bytes, _store, _parameters, budget) => unRunLength(bytes, budget),
  Crypt: (bytes) => ({ bytes, sound: true }),
};

function inflated(bytes: Uint8Array, budget: Budget): Unpacked {
  const first = inflatedAs(bytes, 15, budget);
  if (first.bytes.length > 0 || first.sound || bytes.length < 3) return first;
  // Its header broken, the rest may still be read.
  return { bytes: inflatedAs(bytes.subarray(2), -15, budget).bytes, sound: false };
}

function inflatedAs(bytes: Uint8Array, windowBits: number, budget: Budget): Unpacked {
  const pieces: Uint8Array[] = [];
  const { isWhole, length } = inflateInto(bytes, windowBits, budget, (piece, at) => {
    if (at < MAX_JOINED) pieces.push(piece);
  });
  if (length <= MAX_JOINED) return { bytes: joinBytes(pieces), sound: isWhole };
  // Pieces and their whole would take twice the memory: now that its length is known, it is unpacked once more.
  pieces.length = 0;
  const whole = new Uint8Array(length);
  inflateInto(bytes, windowBits, budget, (piece, at) => whole.set(piece, at));
  return { bytes: whole, sound: isWhole };
}

/** Unpacks piece by piece. @param take told of each piece and where it begins */
function inflateInto(
  bytes: Uint8Array,
  windowBits: number,
  budget: Budget,
  take: (piece: Uint8Array, at: number) => void,
): { isWhole: boolean; length: number } {
  const inflate = new Inflate({ windowBits, chunkSize: Math.min(65_536, Math.max(1024, bytes.length * 4)) });
  let length = 0;
  let last: Uint8Array | undefined;
  inflate.onData = (piece) => {
    if (typeof piece === 'string') return;
    if (length + piece.length > budget.left) budget.take(length + piece.length);
    take(piece, length);
    length += piece.length;
    last = piece;
  };
  const isWhole = inflate.push(bytes, true) && inflate.err === 0 && inflate.ended;
  const left = isWhole ? undefined : rest(inflate, last);
  if (left) {
    take(left, length);
    length += left.length;
  }
  return { isWhole, length };
}

/** What had been unpacked when the data broke off, after the last piece. */
function rest(inflate: Inflate, last: Uint8Array | undefined): Uint8Array | undefined {
  const { strm } = inflate as unknown as { strm?: { output?: Uint8Array; next_out?: number } };
  if (!strm?.output || !strm.next_out || strm.next_out > strm.output.length || last?.buffer === strm.output.buffer) return undefined;
  return strm.output.subarray(0, strm.next_out);
}

/** Undoes the predictors of TIFF and PNG (ISO 32000-2, 7.4.4.4). */
function unpredicted(unpacked: Unpacked, store: Store, parameters: Dict | undefined): Unpacked {
  const predictor = numberOf(store, parameters?.get('Predictor')) ?? 1;
  if (predictor < 2) return unpacked;
  const colors = Math.max(1, Math.min(64, numberOf(store, parameters?.get('Colors')) ?? 1));
  const bits = numberOf(store, parameters?.get('BitsPerComponent')) ?? 8;
  const columns = Math.max(1, Math.min(1_000_000, numberOf(store, parameters?.get('Columns')) ?? 1));
  const pixel = Math.max(1, (colors * bits) >> 3);
  const row = Math.ceil((columns * colors * bits) / 8);
  if (predictor === 2) return { ...unpacked, bytes: unTiff(unpacked.bytes, row, colors, bits) };
  return { ...unpacked, bytes: unPng(unpacked.bytes, row, pixel) };
}

function unTiff(bytes: Uint8Array, row: number, colors: number, bits: number): Uint8Array {
  const out = Uint8Array.from(bytes);
  for (let start = 0; start < out.length; start += row) {
    const end = Math.min(out.length, start + row);
    if (bits === 8) for (let at = start + colors; at < end; at++) out[at] = (out[at] ?? 0) + (out[at - colors] ?? 0);
    else if (bits === 16) {
      for (let at = start + colors * 2; at + 1 < end; at += 2) {
        const sum = (out[at] ?? 0) * 256 + (out[at + 1] ?? 0) + (out[at - colors * 2] ?? 0) * 256 + (out[at - colors * 2 + 1] ?? 0);
        out[at] = sum >> 8;
        out[at + 1] = sum;
      }
    } else unTiffBits(out.subarray(start, end), colors, bits);
  }
  return out;
}

function unTiffBits(row: Uint8Array, colors: number, bits: number): void {
  const mask = 2 ** bits - 1;
  const last = new Array<number>(colors).fill(0);
  for (let bit = 0, color = 0; bit + bits <= row.length * 8; bit += bits, color = (color + 1) % colors) {
    const shift = 8 - bits - (bit & 7);
    const byte = row[bit >> 3] ?? 0;
    const value = (((byte >> shift) & mask) + (last[color] ?? 0)) & mask;
    last[color] = value;
    row[bit >> 3] = (byte & ~(mask << shift)) | (value << shift);
  }
}

/** Undoes the filters of PNG (RFC 2083, 6) on rows with their filter types in front. @param pixel bytes of a whole pixel, at least 1 */
export function unPng(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (row + 1));
  const out = new Uint8Array(rows * row);
  let length = 0;
  for (let index = 0; index < rows; index++) {
    const from = index * (row + 1);
    const have = Math.min(row, bytes.length - from - 1);
    unPngRow(bytes.subarray(from, from + 1 + have), out, index * row, row, pixel);
    length = index * row + Math.max(0, have);
  }
  return out.subarray(0, length);
}

function unPngRow(source: Uint8Array, out: Uint8Array, start: number, row: number, pixel: number): void {
  const guess = GUESSES[source[0] ?? 0] ?? (() => 0);
  for (let at = 0; at < source.length - 1; at++) {
    const isFirst = at < pixel;
    const left = isFirst ? 0 : (out[start + at - pixel] ?? 0);
    const up = out[start - row + at] ?? 0;
    const corner = isFirst ? 0 : (out[start - row + at - pixel] ?? 0);
    out[start + at] = (source[at + 1] ?? 0) + guess(left, up, corner);
  }
}

/** What the filters of PNG add, by their numbers. */
const GUESSES: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => paeth(left, up, corner),
];

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}

/** A list of bytes that grows within a budget. */
class Output {
  #bytes = new Uint8Array(4096);
  #length = 0;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      if (this.#length > this.#budget.left) this.#budget.take(this.#length);
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** The strings of LZW (ISO 32000-2, 7.4.4.2) by their codes. */
class LzwTable {
  readonly #prefixes = new Uint16Array(4097);
  readonly #suffixes = new Uint8Array(4097);
  readonly #stack: number[] = [];
  readonly #early: number;
  #next = 258;
  #previous = -1;
  #first = 0;

  constructor(early: boolean) {
    this.#early = early ? 1 : 0;
  }

  /** How many bits the next code has. */
  get width(): number {
    const full = this.#next + this.#early;
    return full >= 2048 ? 12 : full >= 1024 ? 11 : full >= 512 ? 10 : 9;
  }

  clear(): void {
    this.#next = 258;
    this.#previous = -1;
  }

  /** Writes the string of a code; false where there is none. */
  write(code: number, out: Output): boolean {
    const isNew = code === this.#next && this.#previous >= 0;
    if (code >= this.#next && !isNew) return false;
    if (isNew) this.#stack.push(this.#first);
    let at = isNew ? this.#previous : code;
    for (; at > 257; at = this.#prefixes[at] ?? 0) this.#stack.push(this.#suffixes[at] ?? 0);
    this.#first = at;
    out.push(at);
    for (let byte = this.#stack.pop(); byte !== undefined; byte = this.#stack.pop()) out.push(byte);
    if (this.#previous >= 0 && this.#next < 4096) {
      this.#prefixes[this.#next] = this.#previous;
      this.#suffixes[this.#next++] = this.#first;
    }
    this.#previous = code;
    return true;
  }
}

function unLzw(bytes: Uint8Array, early: boolean, budget: Budget): Unpacked {
  const out = new Output(budget);
  const table = new LzwTable(early);
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    const width = table.width;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === 257) return { bytes: out.bytes, sound: true };
    if (code === 256) table.clear();
    else if (!table.write(code, out)) return { bytes: out.bytes, sound: false };
  }
  return { bytes: out.bytes, sound: true };
}

function unAscii85(bytes: Uint8Array): Unpacked {
  const out = new Uint8Array(bytes.length * 4 + 4);
  let [length, value, count, sound] = [0, 0, 0, true];
  const emit = (parts: number): void => {
    for (let part = 0; part < parts; part++) out[length++] = Math.floor(value / 256 ** (3 - part)) & 255;
    [value, count] = [0, 0];
  };
  for (const byte of bytes) {
    if (byte === 126) break;
    if (byte === 122 && count === 0) emit(4);
    else if (byte >= 33 && byte <= 117) {
      value = value * 85 + byte - 33;
      if (++count === 5) emit(4);
    } else sound &&= byte <= 32;
  }
  if (count > 1) {
    for (let missing = count; missing < 5; missing++) value = value * 85 + 84;
    emit(count - 1);
  }
  return { bytes: out.subarray(0, length), sound };
}

function unAsciiHex(bytes: Uint8Array): Unpacked {
  const out = new Uint8Array(Math.ceil(bytes.length / 2));
  let [length, half, sound] = [0, -1, true];
  for (const byte of bytes) {
    if (byte === 62) break;
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) sound &&= byte <= 32;
    else if (half < 0) half = digit;
    else {
      out[length++] = half * 16 + digit;
      half = -1;
    }
  }
  if (half >= 0) out[length++] = half * 16;
  return { bytes: out.subarray(0, length), sound };
}

function unRunLength(bytes: Uint8Array, budget: Budget): Unpacked {
  const out = new Output(budget);
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at++] ?? 128;
    if (length === 128) return { bytes: out.bytes, sound: true };
    if (length < 128) for (let end = at + length + 1; at < end && at < bytes.length; at++) out.push(bytes[at] ?? 0);
    else {
      for (let times = 257 - length; times > 0; times--) out.push(bytes[at] ?? 0);
      at++;
    }
  }
  return { bytes: out.bytes, sound: false };
}
