import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { latin1Bytes, latin1Text } from '../../shared/platform/bytes.ts';
import { unpack } from '../../shared/platform/compression.ts';
import { deflate } from '../../shared/platform/deflate.ts';
import { orientationOf } from './exif.ts';
import { broken, type Header, hasText, holdToBounds, type Metadata, nameAt } from './header.ts';
import { blank, type Picture } from './picture.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const INCH_IN_METRES = 0.0254;
const MAX_TEXT = 4_000_000;
const MAX_CHUNKS = 200_000;
/** The channels of each colour type: grey, colour, palette, grey with alpha, colour with alpha. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };
/** Of each pass of Adam7: where it begins and its steps, across and down. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

interface Layout {
  width: number;
  height: number;
  depth: number;
  colorType: number;
  interlaced: boolean;
}

/** The chunks of a PNG; refuses one that is cut short or whose critical chunks are damaged (PNG 3, section 5). */
export function chunksOf(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  const view = viewOf(bytes);
  for (let at = SIGNATURE.length; ; ) {
    if (at + 12 > bytes.length) broken('it ends before its last chunk');
    const length = view.getUint32(at);
    const type = nameAt(bytes, at + 4);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) broken(`its chunk ${JSON.stringify(type)} is cut short`);
    const isCritical = ((bytes[at + 4] ?? 0) & 32) === 0;
    if (isCritical && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) broken(`the checksum of its chunk ${JSON.stringify(type)} is wrong`);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    if (chunks.length > MAX_CHUNKS) broken('it has too many chunks');
    at = end + 4;
  }
}

const dataOf = (chunks: readonly Chunk[], type: string): Uint8Array | undefined => chunks.find((each) => each.type === type)?.data;

function layoutOf(chunks: readonly Chunk[]): Layout {
  const [first] = chunks;
  if (first?.type !== 'IHDR' || first.data.length !== 13) return broken('it does not begin with a header');
  const view = viewOf(first.data);
  const [depth, colorType, compression, filter, interlace] = first.data.subarray(8);
  const layout = { width: view.getUint32(0), height: view.getUint32(4), depth: depth ?? 0, colorType: colorType ?? 0, interlaced: interlace === 1 };
  if (!DEPTHS[layout.colorType]?.includes(layout.depth)) broken(`there is no colour type ${layout.colorType} with ${layout.depth} bits`);
  if (compression !== 0 || filter !== 0 || (interlace ?? 0) > 1) broken('its header names unknown methods');
  if (layout.colorType === 3 && !dataOf(chunks, 'PLTE')) broken('it has no palette');
  if (!chunks.some(({ type }) => type === 'IDAT')) broken('it has no pixels');
  return layout;
}

/** What the chunks of a PNG say. */
export function inspectPng(bytes: Uint8Array): Header {
  const chunks = chunksOf(bytes);
  const { width, height, depth, colorType } = layoutOf(chunks);
  holdToBounds(width, height);
  const hasAlpha = colorType >= 4 || dataOf(chunks, 'tRNS') !== undefined;
  const isGrey = colorType === 0 || colorType === 4;
  const metadata = metadataOf(chunks);
  const control = dataOf(chunks, 'acTL');
  const frames = control && control.length >= 8 ? Math.max(1, viewOf(control).getUint32(0)) : 1;
  const density = dataOf(chunks, 'pHYs');
  return {
    format: 'png',
    width,
    height,
    frames,
    animated: frames > 1,
    ...(frames > 1 && { durationMs: apngDuration(chunks) }),
    orientation: orientationOf(metadata.exif),
    colorSpace: isGrey ? 'grayscale' : 'rgb',
    channels: (isGrey ? 1 : 3) + (hasAlpha ? 1 : 0),
    hasAlpha,
    bitDepth: depth === 16 ? 16 : 8,
    ...(density?.length === 9 && density[8] === 1 && viewOf(density).getUint32(0) > 0 && { dpi: Math.round(viewOf(density).getUint32(0) * INCH_IN_METRES) }),
    lossless: true,
    metadata,
  };
}

/** The delays of the frames of an animated PNG together, in milliseconds. */
function apngDuration(chunks: readonly Chunk[]): number {
  let duration = 0;
  for (const { type, data } of chunks) {
    if (type !== 'fcTL' || data.length < 26) continue;
    const view = viewOf(data);
    duration += (view.getUint16(20) * 1000) / (view.getUint16(22) || 100);
  }
  return Math.round(duration);
}

const XMP_KEYWORD = 'XML:com.adobe.xmp\0';

function metadataOf(chunks: readonly Chunk[]): Metadata {
  const exif = dataOf(chunks, 'eXIf');
  const profile = dataOf(chunks, 'iCCP');
  const icc = profile && unpackedProfile(profile);
  const text = chunks.find(({ type, data }) => type === 'iTXt' && hasText(data, XMP_KEYWORD))?.data;
  const xmp = text && unpackedText(text.subarray(XMP_KEYWORD.length));
  const iptc = chunks.flatMap(({ type, data }) => (type === 'zTXt' && hasText(data, 'Raw profile type iptc\0') ? [rawProfile(data)] : [])).at(0);
  return { ...(icc && { icc }), ...(exif && { exif }), ...(iptc && { iptc }), ...(xmp && { xmp }) };
}

/** Bytes that a damaged stream does not give are none. */
function unpackedOrNone(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return unpack(bytes, 'zlib', MAX_TEXT);
  } catch {
    return undefined;
  }
}

const unpackedProfile = (data: Uint8Array): Uint8Array | undefined => unpackedOrNone(data.subarray(data.indexOf(0) + 2));

/** What follows the keyword of iTXt: whether it is packed, how, its language, the keyword in that, and the text. */
function unpackedText(rest: Uint8Array): Uint8Array | undefined {
  const text = rest.subarray(rest.indexOf(0, rest.indexOf(0, 2) + 1) + 1);
  return rest[0] === 1 ? unpackedOrNone(text) : text;
}

/** Records of IPTC as ImageMagick keeps them: hexadecimal after a name and a length, in 8BIM or alone. */
function rawProfile(data: Uint8Array): Uint8Array | undefined {
  const text = unpackedOrNone(data.subarray(data.indexOf(0) + 2));
  const digits = text && /^\s*\S+\s+\d+\s+([0-9a-f\s]*)$/i.exec(latin1Text(text))?.[1]?.replace(/\s/g, '');
  if (!digits) return undefined;
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hasText(bytes, '8BIM') ? undefined : bytes;
}

/** The pixels of a PNG; of an animated one, of the picture that programs without animation show. */
export function decodePng(bytes: Uint8Array): Picture {
  const chunks = chunksOf(bytes);
  const layout = layoutOf(chunks);
  const { width, height, depth, colorType } = layout;
  const bits = (SAMPLES[colorType] ?? 1) * depth;
  const passes = (layout.interlaced ? ADAM7 : [[0, 0, 1, 1] as const])
    .map(([left, top, across, down]) => ({ left, top, across, down, columns: Math.ceil((width - left) / across), rows: Math.ceil((height - top) / down) }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
  const expected = passes.reduce((sum, { columns, rows }) => sum + rows * (1 + Math.ceil((columns * bits) / 8)), 0);
  const raw = rowsOf(chunks, expected);
  const picture = blank(width, height);
  const put = painterOf(chunks, layout, picture);
  let at = 0;
  for (const { left, top, across, down, columns, rows } of passes) {
    const length = Math.ceil((columns * bits) / 8);
    let above: Uint8Array = new Uint8Array(length);
    for (let row = 0; row < rows; row++, at += length + 1) {
      const line = raw.subarray(at + 1, at + 1 + length);
      unfilter(raw[at] ?? 0, line, above, Math.max(1, bits >> 3));
      put(line, columns, ((top + row * down) * width + left) * 4, across * 4);
      above = line;
    }
  }
  return picture;
}

function rowsOf(chunks: readonly Chunk[], expected: number): Uint8Array {
  const packed = joinBytes(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  let raw: Uint8Array;
  try {
    raw = unpack(packed, 'zlib', expected);
  } catch {
    return broken('its pixels cannot be unpacked');
  }
  return raw.length < expected ? broken('it has fewer pixels than its header says') : raw;
}

/** What a filter of PNG takes for a byte, by those to the left, above, and above that to the left (section 9). */
type Guess = (left: number, above: number, corner: number) => number;
const GUESSES: readonly Guess[] = [() => 0, (left) => left, (_, above) => above, (left, above) => (left + above) >> 1, paeth];

/** Undoes a filter in place. @param distance bytes to the same sample of the pixel before */
function unfilter(type: number, line: Uint8Array, above: Uint8Array, distance: number): void {
  const guess = GUESSES[type] ?? broken(`there is no filter ${type}`);
  if (type === 0) return;
  if (type === 2) {
    for (let i = 0; i < line.length; i++) line[i] = (line[i] ?? 0) + (above[i] ?? 0);
    return;
  }
  for (let i = 0; i < Math.min(distance, line.length); i++) line[i] = (line[i] ?? 0) + guess(0, above[i] ?? 0, 0);
  for (let i = distance; i < line.length; i++) line[i] = (line[i] ?? 0) + guess(line[i - distance] ?? 0, above[i] ?? 0, above[i - distance] ?? 0);
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const a = Math.abs(estimate - left);
  const b = Math.abs(estimate - above);
  const c = Math.abs(estimate - corner);
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

type Painter = (line: Uint8Array, columns: number, at: number, step: number) => void;

/** What writes the samples of a line as pixels. Of 16 bits the upper 8 count. */
function painterOf(chunks: readonly Chunk[], { depth, colorType }: Layout, { pixels }: Picture): Painter {
  const transparency = dataOf(chunks, 'tRNS');
  if (colorType === 3) return palettePainter(pixels, depth, dataOf(chunks, 'PLTE') ?? new Uint8Array(), transparency);
  const wide = depth === 16 ? 2 : 1;
  const samples = SAMPLES[colorType] ?? 1;
  const key = transparency && transparency.length >= (colorType === 0 ? 2 : 6) && colorType < 4 ? keyOf(transparency, colorType === 0 ? 1 : 3) : undefined;
  if (depth < 8) return greyPainter(pixels, depth, key?.[0]);
  const isGrey = colorType === 0 || colorType === 4;
  const hasAlpha = colorType >= 4;
  return (line, columns, at, step) => {
    for (let x = 0, from = 0; x < columns; x++, at += step, from += samples * wide) {
      pixels[at] = line[from] ?? 0;
      pixels[at + 1] = line[isGrey ? from : from + wide] ?? 0;
      pixels[at + 2] = line[isGrey ? from : from + 2 * wide] ?? 0;
      pixels[at + 3] = hasAlpha ? (line[from + (samples - 1) * wide] ?? 0) : key && isKey(line, from, key, wide) ? 0 : 255;
    }
  };
}

const keyOf = (transparency: Uint8Array, count: number): number[] => Array.from({ length: count }, (_, index) => viewOf(transparency).getUint16(index * 2));

const isKey = (line: Uint8Array, from: number, key: readonly number[], wide: number): boolean =>
  key.every((value, index) => {
    const at = from + index * wide;
    return value === (wide === 2 ? (line[at] ?? 0) * 256 + (line[at + 1] ?? 0) : (line[at] ?? 0));
  });

function greyPainter(pixels: Uint8Array, depth: number, key: number | undefined): Painter {
  const greatest = 2 ** depth - 1;
  return (line, columns, at, step) => {
    for (let x = 0; x < columns; x++, at += step) {
      const value = bitsAt(line, x, depth);
      pixels.fill((value * 255) / greatest, at, at + 3);
      pixels[at + 3] = value === key ? 0 : 255;
    }
  };
}

const bitsAt = (line: Uint8Array, x: number, depth: number): number => ((line[(x * depth) >> 3] ?? 0) >> (8 - depth - ((x * depth) & 7))) & (2 ** depth - 1);

function palettePainter(pixels: Uint8Array, depth: number, palette: Uint8Array, transparency: Uint8Array | undefined): Painter {
  const count = Math.floor(palette.length / 3);
  return (line, columns, at, step) => {
    for (let x = 0; x < columns; x++, at += step) {
      const index = depth === 8 ? (line[x] ?? 0) : bitsAt(line, x, depth);
      if (index >= count) broken(`its palette has no colour ${index}`);
      for (let channel = 0; channel < 3; channel++) pixels[at + channel] = palette[index * 3 + channel] ?? 0;
      pixels[at + 3] = transparency?.[index] ?? 255;
    }
  };
}

/** The same PNG with some chunks left out. */
export function withoutChunks(bytes: Uint8Array, isLeftOut: (chunk: Chunk) => boolean): Uint8Array<ArrayBuffer> {
  const kept = chunksOf(bytes).filter((chunk) => !isLeftOut(chunk));
  return joinBytes([SIGNATURE, ...kept.map(({ type, data }) => framed(type, data))]);
}

export interface PngOptions {
  readonly interlaced?: boolean;
  readonly dpi?: number;
  readonly icc?: Uint8Array;
  /** The colours alone that the picture has, at most 256; without them all are written. */
  readonly palette?: { readonly colors: Uint8Array; readonly indexes: Uint8Array };
}

/** A PNG of a picture: with a palette, in grey, or in colour, with alpha where a pixel needs it. */
export function encodePng(picture: Picture, options: PngOptions = {}): Uint8Array<ArrayBuffer> {
  const { width, height } = picture;
  const { palette = paletteOf(picture), interlaced = false, dpi, icc } = options;
  const { colorType, samples, data } = palette ? { colorType: 3, samples: 1, data: palette.indexes } : samplesOf(picture);
  const count = palette ? palette.colors.length / 4 : 0;
  const depth = !palette || count > 16 ? 8 : count > 4 ? 4 : count > 2 ? 2 : 1;
  const header = new Uint8Array(13);
  viewOf(header).setUint32(0, width);
  viewOf(header).setUint32(4, height);
  header.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8);
  const density = new Uint8Array(9);
  if (dpi !== undefined) for (const at of [0, 4]) viewOf(density).setUint32(at, Math.round(dpi / INCH_IN_METRES));
  density[8] = 1;
  const rows = (interlaced ? ADAM7 : [[0, 0, 1, 1] as const]).flatMap((pass) => passRows(data, width, height, samples, depth, pass, !palette));
  return joinBytes([
    SIGNATURE,
    framed('IHDR', header),
    ...(icc ? [framed('iCCP', joinBytes([latin1Bytes('icc\0\0'), deflate(icc)]))] : []),
    ...(dpi === undefined ? [] : [framed('pHYs', density)]),
    ...(palette ? paletteChunks(palette.colors) : []),
    framed('IDAT', deflate(joinBytes(rows))),
    framed('IEND', new Uint8Array()),
  ]);
}

function paletteChunks(colors: Uint8Array): Uint8Array[] {
  const count = colors.length / 4;
  const alphas = Uint8Array.from({ length: count }, (_, index) => colors[index * 4 + 3] ?? 255);
  const entries = Uint8Array.from({ length: count * 3 }, (_, at) => colors[Math.floor(at / 3) * 4 + (at % 3)] ?? 0);
  return [framed('PLTE', entries), ...(alphas.some((alpha) => alpha !== 255) ? [framed('tRNS', alphas)] : [])];
}

const MAX_PALETTE = 256;

/** The colours of a picture in the order in which they first occur, where they are at most 256. */
export function paletteOf({ pixels, width, height }: Picture): { colors: Uint8Array; indexes: Uint8Array } | undefined {
  const words = new Uint32Array(pixels.slice(0, width * height * 4).buffer);
  const known = new Map<number, number>();
  const indexes = new Uint8Array(words.length);
  let last = -1;
  let lastIndex = 0;
  for (let i = 0; i < words.length; i++) {
    const color = words[i] ?? 0;
    if (color !== last) {
      last = color;
      lastIndex = known.get(color) ?? known.size;
      if (lastIndex === known.size) known.set(color, lastIndex);
      if (known.size > MAX_PALETTE) return undefined;
    }
    indexes[i] = lastIndex;
  }
  return { colors: new Uint8Array(Uint32Array.from(known.keys()).buffer), indexes };
}

/** Whether a picture has no colours but greys, and whether it lets nothing through. */
function kindOf(pixels: Uint8Array): { isGrey: boolean; isOpaque: boolean } {
  const kind = { isGrey: true, isOpaque: true };
  for (let at = 0; at < pixels.length && (kind.isGrey || kind.isOpaque); at += 4) {
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) kind.isGrey = false;
    if (pixels[at + 3] !== 255) kind.isOpaque = false;
  }
  return kind;
}

/** The samples of a picture in as few channels as it needs. */
function samplesOf({ pixels }: Picture): { colorType: number; samples: number; data: Uint8Array } {
  const { isGrey, isOpaque } = kindOf(pixels);
  const colors = isGrey ? 1 : 3;
  const samples = colors + (isOpaque ? 0 : 1);
  const data = samples === 4 ? pixels : new Uint8Array((pixels.length / 4) * samples);
  for (let at = 0, to = 0; samples < 4 && at < pixels.length; at += 4, to += samples) {
    for (let channel = 0; channel < colors; channel++) data[to + channel] = pixels[at + channel] ?? 0;
    if (!isOpaque) data[to + colors] = pixels[at + 3] ?? 0;
  }
  return { colorType: (isGrey ? 0 : 2) + (isOpaque ? 0 : 4), samples, data };
}

/** The lines of a pass, each with its filter in front. */
function passRows(
  data: Uint8Array,
  width: number,
  height: number,
  samples: number,
  depth: number,
  [left, top, across, down]: readonly [number, number, number, number],
  filters: boolean,
): Uint8Array[] {
  const columns = Math.ceil((width - left) / across);
  const rows: Uint8Array[] = [];
  if (columns <= 0) return rows;
  let above: Uint8Array = new Uint8Array(columns * samples);
  for (let y = top; y < height; y += down) {
    const from = y * width * samples;
    const line = across === 1 ? data.subarray(from, from + width * samples) : picked(data, from + left * samples, columns, samples, across * samples);
    rows.push(filters ? filtered(line, above, samples) : inBits(line, depth));
    above = line;
  }
  return rows;
}

function picked(data: Uint8Array, from: number, columns: number, samples: number, step: number): Uint8Array {
  const line = new Uint8Array(columns * samples);
  for (let x = 0; x < columns; x++) line.set(data.subarray(from + x * step, from + x * step + samples), x * samples);
  return line;
}

function inBits(line: Uint8Array, depth: number): Uint8Array {
  const packed = new Uint8Array(1 + Math.ceil((line.length * depth) / 8));
  if (depth === 8) packed.set(line, 1);
  else
    for (let x = 0; x < line.length; x++)
      packed[1 + ((x * depth) >> 3)] = (packed[1 + ((x * depth) >> 3)] ?? 0) | ((line[x] ?? 0) << (8 - depth - ((x * depth) & 7)));
  return packed;
}

/** How many differences small and large ones are, by their byte. */
const MAGNITUDES = Uint8Array.from({ length: 256 }, (_, byte) => (byte < 128 ? byte : 256 - byte));

/** A line with the filter that leaves the smallest differences: none, that to the left, above, or Paeth's. */
function filtered(line: Uint8Array, above: Uint8Array, samples: number): Uint8Array {
  const { length } = line;
  const [left, up, both] = [new Uint8Array(length + 1), new Uint8Array(length + 1), new Uint8Array(length + 1)];
  [left[0], up[0], both[0]] = [1, 2, 4];
  let [plainSum, leftSum, upSum, bothSum] = [0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    const value = line[i] ?? 0;
    const before = i < samples ? 0 : (line[i - samples] ?? 0);
    const over = above[i] ?? 0;
    const corner = i < samples ? 0 : (above[i - samples] ?? 0);
    const toLeft = (value - before) & 255;
    const toUp = (value - over) & 255;
    const toBoth = (value - paeth(before, over, corner)) & 255;
    left[i + 1] = toLeft;
    up[i + 1] = toUp;
    both[i + 1] = toBoth;
    plainSum += MAGNITUDES[value] ?? 0;
    leftSum += MAGNITUDES[toLeft] ?? 0;
    upSum += MAGNITUDES[toUp] ?? 0;
    bothSum += MAGNITUDES[toBoth] ?? 0;
  }
  const least = Math.min(plainSum, leftSum, upSum, bothSum);
  if (least === plainSum) return joinBytes([Uint8Array.of(0), line]);
  return least === leftSum ? left : least === upSum ? up : both;
}

function framed(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([latin1Bytes(type), data]);
  const chunk = new Uint8Array(body.length + 8);
  viewOf(chunk).setUint32(0, data.length);
  chunk.set(body, 4);
  viewOf(chunk).setUint32(body.length + 4, crc32(body));
  return chunk;
}
