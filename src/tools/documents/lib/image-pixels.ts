import { type ColorSpace, rgbOf } from './color-space.ts';
import type { PdfFile } from './file.ts';
import { arrayOf, type Dict, numberOf, type Stream, streamOf } from './objects.ts';
import type { Pixels } from './png-write.ts';

type Bits = 1 | 2 | 4 | 8 | 16;

/** A picture whose samples are unpacked. */
export interface Samples {
  readonly width: number;
  readonly height: number;
  readonly bits: Bits;
  readonly space: ColorSpace;
  readonly bytes: Uint8Array;
  readonly dict: Dict;
}

/** How many bits a component of a picture has, if it is one of those there are. */
export function bitsOf(file: PdfFile, dict: Dict): Bits | undefined {
  const bits = numberOf(file, dict.get('BitsPerComponent'));
  return bits === 1 || bits === 2 || bits === 4 || bits === 8 || bits === 16 ? bits : undefined;
}

/** The pixels of a picture as PNG has them, its soft mask as alpha where it has the same size. */
export function pixelsOf(file: PdfFile, samples: Samples): Pixels {
  const { width, height, bits, space } = samples;
  const decode = decodeOf(file, samples);
  const alpha = alphaOf(file, samples);
  const isGray = space.components === 1 && !space.palette;
  const isPlain = !decode && !alpha && !space.palette && space.components !== 4;
  const rowLength = Math.ceil((width * space.components * bits) / 8);
  if (isPlain && (isGray || bits >= 8)) return { width, height, depth: bits, colorType: isGray ? 0 : 2, rows: whole(samples.bytes, rowLength * height) };
  const rows = colored(samples, rowLength, decode, alpha);
  return { width, height, depth: 8, colorType: isGray ? (alpha ? 4 : 0) : alpha ? 6 : 2, rows };
}

/** The pixels as gray or red, green and blue, with their alpha. */
function colored(samples: Samples, rowLength: number, decode: readonly number[] | undefined, alpha: Uint8Array | undefined): Uint8Array {
  const { width, height, bits, space } = samples;
  const isGray = space.components === 1 && !space.palette;
  const rows = new Uint8Array(width * height * ((isGray ? 1 : 3) + (alpha ? 1 : 0)));
  const color = new Array<number>(space.components).fill(0);
  const read = new SampleReader(samples, rowLength);
  const [offsets, steps] = spread(decode, space, bits);
  for (let y = 0, at = 0, pixel = 0; y < height; y++) {
    read.toRow(y);
    for (let x = 0; x < width; x++, pixel++) {
      for (let index = 0; index < color.length; index++) color[index] = (offsets[index] ?? 0) + read.next() * (steps[index] ?? 1);
      at = put(rows, at, color, space, isGray);
      if (alpha) rows[at++] = alpha[pixel] ?? 255;
    }
  }
  return rows;
}

/** What is added to the samples of each component, and what they are multiplied with before. */
function spread(decode: readonly number[] | undefined, { components, palette }: ColorSpace, bits: Bits): [offsets: number[], steps: number[]] {
  const most = 2 ** bits - 1;
  const ranges = Array.from(
    { length: components },
    (_, index) => (decode ? [decode[index * 2] ?? 0, decode[index * 2 + 1] ?? 1] : [0, palette ? most : 1]) as [number, number],
  );
  return [ranges.map(([least]) => least), ranges.map(([least, greatest]) => (greatest - least) / most)];
}

const byte = (value: number): number => Math.max(0, Math.min(255, Math.round(value * 255)));

function put(rows: Uint8Array, start: number, color: readonly number[], { palette }: ColorSpace, isGray: boolean): number {
  let at = start;
  if (palette) {
    const entry = Math.max(0, Math.min(palette.length / 3 - 1, Math.round(color[0] ?? 0))) * 3;
    for (let index = 0; index < 3; index++) rows[at++] = palette[entry + index] ?? 0;
  } else if (isGray) rows[at++] = byte(color[0] ?? 0);
  else for (const part of rgbOf(color)) rows[at++] = byte(part);
  return at;
}

/** Bytes up to a length, with zeros where some are missing. */
function whole(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length >= length) return bytes.subarray(0, length);
  const filled = new Uint8Array(length);
  filled.set(bytes);
  return filled;
}

class SampleReader {
  readonly #bytes: Uint8Array;
  readonly #bits: number;
  readonly #rowLength: number;
  #bit = 0;

  constructor({ bytes, bits }: Samples, rowLength: number) {
    this.#bytes = bytes;
    this.#bits = bits;
    this.#rowLength = rowLength;
  }

  toRow(row: number): void {
    this.#bit = row * this.#rowLength * 8;
  }

  next(): number {
    const at = Math.floor(this.#bit / 8);
    const own = this.#bytes[at] ?? 0;
    const shift = 8 - this.#bits - (this.#bit % 8);
    this.#bit += this.#bits;
    if (this.#bits === 16) return own * 256 + (this.#bytes[at + 1] ?? 0);
    return this.#bits === 8 ? own : (own >> shift) & ((1 << this.#bits) - 1);
  }
}

/** The ranges that samples are spread over, where they are not the usual ones. */
function decodeOf(file: PdfFile, { dict, space, bits }: Samples): number[] | undefined {
  const given = arrayOf(file, dict.get('Decode') ?? dict.get('D'))?.map((value) => numberOf(file, value));
  const values = given?.flatMap((value) => (value === undefined || !Number.isFinite(value) ? [] : [value]));
  if (!values || values.length < space.components * 2) return undefined;
  const usual = space.palette ? 2 ** bits - 1 : 1;
  const isUsual = values.slice(0, space.components * 2).every((value, index) => value === (index % 2 === 0 ? 0 : usual));
  return isUsual ? undefined : values;
}

/** The alpha of each pixel, from a soft mask of the same size. */
function alphaOf(file: PdfFile, { dict, width, height }: Samples): Uint8Array | undefined {
  const mask = streamOf(file, dict.get('SMask'));
  if (!mask || numberOf(file, mask.dict.get('Width')) !== width || numberOf(file, mask.dict.get('Height')) !== height) return undefined;
  const bits = bitsOf(file, mask.dict);
  const unpacked = unpackedWhole(file, mask);
  if (bits === undefined || !unpacked) return undefined;
  const samples: Samples = { width, height, bits, space: { name: 'DeviceGray', components: 1 }, bytes: unpacked, dict: withoutMask(mask.dict) };
  const decode = decodeOf(file, samples) ?? [0, 1];
  const [least = 0, most = 1] = decode;
  const read = new SampleReader(samples, Math.ceil((width * bits) / 8));
  const alpha = new Uint8Array(width * height);
  for (let y = 0, pixel = 0; y < height; y++) {
    read.toRow(y);
    for (let x = 0; x < width; x++) alpha[pixel++] = byte(least + (read.next() * (most - least)) / (2 ** bits - 1));
  }
  return alpha;
}

const withoutMask = (dict: Dict): Dict => new Map([...dict].filter(([key]) => key !== 'SMask'));

/** The bytes of a stream whose filters can all be undone. */
export function unpackedWhole(file: PdfFile, stream: Stream): Uint8Array | undefined {
  const { bytes, filter } = file.unpacked(stream);
  return filter === undefined ? bytes : undefined;
}
