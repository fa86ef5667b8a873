import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { latin1Bytes } from '../../shared/platform/bytes.ts';
import { broken, type Header, hasText, holdToBounds } from './header.ts';
import { unpackLzw } from './lzw.ts';
import { blank, CHANNELS, type Frame, type Picture } from './picture.ts';

const MAX_FRAMES = 10_000;

/** One picture of a GIF as it is stored. */
interface Block {
  left: number;
  top: number;
  width: number;
  height: number;
  delayMs: number;
  disposal: number;
  /** The index of the palette that is transparent, or -1. */
  transparent: number;
  interlaced: boolean;
  palette: Uint8Array;
  codeSize: number;
  /** Where its coded pixels begin. */
  data: number;
}

export interface GifFile {
  width: number;
  height: number;
  loop: number;
  blocks: Block[];
  xmp?: Uint8Array;
}

interface Control {
  delayMs: number;
  disposal: number;
  transparent: number;
}

const NO_CONTROL: Control = { delayMs: 0, disposal: 0, transparent: -1 };

/** Reads a palette that begins at a place, where flags say that there is one. */
function tableAt(bytes: Uint8Array, at: number, flags: number): Uint8Array {
  return flags & 128 ? bytes.subarray(at, at + 3 * 2 ** ((flags & 7) + 1)) : new Uint8Array();
}

/** Reads the blocks of a GIF (GIF89a); refuses one that is cut short. */
export function readGif(bytes: Uint8Array): GifFile {
  const view = viewOf(bytes);
  if (bytes.length < 13) return broken('it is cut short');
  const file: GifFile = { width: view.getUint16(6, true), height: view.getUint16(8, true), loop: 1, blocks: [] };
  const global = tableAt(bytes, 13, bytes[10] ?? 0);
  let control = NO_CONTROL;
  for (let at = 13 + global.length; ; ) {
    const kind = bytes[at++];
    if (kind === undefined) return broken('it ends before its trailer');
    if (kind === 0x3b) return withSize(file);
    if (kind === 0x21) {
      if (bytes[at] === 0xf9 && bytes[at + 1] === 4) control = controlAt(view, at + 2);
      else if (bytes[at] === 0xff) readApplication(bytes, at + 1, file);
      at = endOfBlocks(bytes, at + 1);
    } else if (kind === 0x2c) {
      at = readPicture(bytes, at, global, control, file);
      control = NO_CONTROL;
    } else return broken(`it has an unknown block ${kind}`);
  }
}

function controlAt(view: DataView, at: number): Control {
  const packed = view.getUint8(at);
  return { delayMs: view.getUint16(at + 1, true) * 10, disposal: (packed >> 2) & 7, transparent: packed & 1 ? view.getUint8(at + 3) : -1 };
}

/** @returns where its blocks end */
function readPicture(bytes: Uint8Array, at: number, global: Uint8Array, control: Control, file: GifFile): number {
  if (at + 10 > bytes.length || file.blocks.length >= MAX_FRAMES) return broken('one of its pictures is cut short');
  const view = viewOf(bytes);
  const packed = view.getUint8(at + 8);
  const [left = 0, top = 0, width = 0, height = 0] = [0, 2, 4, 6].map((offset) => view.getUint16(at + offset, true));
  const own = tableAt(bytes, at + 9, packed);
  const start = at + 9 + own.length;
  const palette = packed & 128 ? own : global;
  file.blocks.push({ left, top, width, height, ...control, interlaced: (packed & 64) !== 0, palette, codeSize: bytes[start] ?? 0, data: start + 1 });
  return endOfBlocks(bytes, start + 1);
}

/** A file without a size of its own has that of its first picture. */
function withSize(file: GifFile): GifFile {
  const [first] = file.blocks;
  if (!first) return broken('it has no picture');
  if (file.width === 0 || file.height === 0) [file.width, file.height] = [first.left + first.width, first.top + first.height];
  return file;
}

function readApplication(bytes: Uint8Array, at: number, file: GifFile): void {
  if ((hasText(bytes, 'NETSCAPE2.0', at + 1) || hasText(bytes, 'ANIMEXTS1.0', at + 1)) && bytes[at + 12] === 3 && bytes[at + 13] === 1) {
    const again = viewOf(bytes).getUint16(at + 14, true);
    // What is written is how often it is shown once more.
    file.loop = again === 0 ? 0 : again + 1;
  }
  if (hasText(bytes, 'XMP DataXMP', at + 1)) {
    // The packet is not in blocks; a trailer of 257 bytes after it lets them be skipped.
    const end = endOfBlocks(bytes, at);
    file.xmp = bytes.subarray(at + 12, Math.max(at + 12, end - 258));
  }
}

/** Where blocks end that begin at a place with their lengths. */
function endOfBlocks(bytes: Uint8Array, at: number): number {
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return broken('one of its blocks is cut short');
    at += length + 1;
    if (length === 0) return at;
  }
}

/** What the blocks of a GIF say. */
export function inspectGif(bytes: Uint8Array): Header {
  const { width, height, blocks, loop, xmp } = readGif(bytes);
  const animated = blocks.length > 1;
  holdToBounds(width, height, blocks.length);
  return {
    format: 'gif',
    width,
    height,
    frames: blocks.length,
    animated,
    ...(animated && { durationMs: blocks.reduce((sum, { delayMs }) => sum + delayMs, 0), loop }),
    orientation: 1,
    colorSpace: 'rgb',
    channels: blocks.some(({ transparent }) => transparent >= 0) ? 4 : 3,
    hasAlpha: blocks.some(({ transparent }) => transparent >= 0),
    bitDepth: 8,
    lossless: true,
    metadata: xmp ? { xmp } : {},
  };
}

/** The pictures of a GIF as they are seen, what becomes of each one after it applied. @param limit how many */
export function decodeGif(bytes: Uint8Array, limit = Number.POSITIVE_INFINITY): Frame[] {
  const { width, height, blocks } = readGif(bytes);
  const canvas = blank(width, height);
  const frames: Frame[] = [];
  for (const block of blocks.slice(0, limit)) {
    const before = block.disposal === 3 ? canvas.pixels.slice() : undefined;
    paint(canvas, block, indexesOf(bytes, block));
    frames.push({ width, height, pixels: canvas.pixels.slice(), delayMs: block.delayMs });
    if (before) canvas.pixels.set(before);
    else if (block.disposal === 2) clear(canvas, block);
  }
  return frames;
}

function clear(canvas: Picture, { left, top, width, height }: Block): void {
  const end = Math.min(canvas.width, left + width);
  for (let y = top; y < Math.min(canvas.height, top + height); y++)
    if (left < end) canvas.pixels.fill(0, (y * canvas.width + left) * CHANNELS, (y * canvas.width + end) * CHANNELS);
}

/** The order of the lines: as they are, or in four passes. */
const lineOf = ({ height, interlaced }: Block): ((line: number) => number) => {
  if (!interlaced) return (line) => line;
  const order = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ].flatMap(([first = 0, step = 1]) => Array.from({ length: Math.max(0, Math.ceil((height - first) / step)) }, (_, index) => first + index * step));
  return (line) => order[line] ?? line;
};

function paint(canvas: Picture, block: Block, indexes: Uint8Array): void {
  const { left, top, width, height, palette, transparent } = block;
  const rowOf = lineOf(block);
  const colors = palette.length / 3;
  for (let line = 0; line < height; line++) {
    const y = top + rowOf(line);
    if (y >= canvas.height) continue;
    for (let x = 0; x < width && left + x < canvas.width; x++) {
      const index = indexes[line * width + x] ?? 0;
      if (index === transparent) continue;
      if (index >= colors) broken(`its palette has no colour ${index}`);
      const at = (y * canvas.width + left + x) * CHANNELS;
      for (let channel = 0; channel < 3; channel++) canvas.pixels[at + channel] = palette[index * 3 + channel] ?? 0;
      canvas.pixels[at + 3] = 255;
    }
  }
}

const MAX_CODES = 4096;

/** Undoes the LZW of GIF (GIF89a, appendix F). */
function indexesOf(bytes: Uint8Array, { width, height, codeSize, data }: Block): Uint8Array {
  if (codeSize < 1 || codeSize > 11) return broken(`its codes cannot begin with ${codeSize} bits`);
  holdToBounds(Math.max(1, width), Math.max(1, height));
  const out = new Uint8Array(width * height);
  const written = unpackLzw({ clear: 2 ** codeSize, early: 0, next: codesOf(bytes, data) }, out);
  if (written === undefined) return broken('its pixels cannot be unpacked');
  return written < out.length ? broken('it has fewer pixels than it should') : out;
}

/** Reads codes out of blocks, the lowest bits first; -1 at their end. */
function codesOf(bytes: Uint8Array, start: number): (size: number) => number {
  let at = start;
  let left = 0;
  let [bits, count] = [0, 0];
  return (size) => {
    while (count < size) {
      if (left === 0) {
        left = bytes[at++] ?? 0;
        if (left === 0) return -1;
      }
      bits |= (bytes[at++] ?? 0) << count;
      count += 8;
      left--;
    }
    const code = bits & (2 ** size - 1);
    bits >>>= size;
    count -= size;
    return code;
  };
}

/** A picture in at most 256 colours. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each colour; alpha is 0 or 255. */
  readonly colors: Uint8Array;
  readonly indexes: Uint8Array;
  readonly delayMs: number;
}

/** A GIF of pictures of one size. @param loop how often it is shown; 0 for ever */
export function encodeGif(frames: readonly Indexed[], loop: number): Uint8Array<ArrayBuffer> {
  const [first] = frames;
  if (!first) throw new Error('a GIF needs a picture');
  const animated = frames.length > 1;
  const screen = new Uint8Array(7);
  viewOf(screen).setUint16(0, first.width, true);
  viewOf(screen).setUint16(2, first.height, true);
  screen[4] = 0x70;
  const again = loop === 0 ? 0 : loop - 1;
  const application = [Uint8Array.of(0x21, 0xff, 11), latin1Bytes('NETSCAPE2.0'), Uint8Array.of(3, 1, again & 255, again >> 8, 0)];
  const isClear = frames.some(({ colors }) => colors.some((value, index) => index % 4 === 3 && value === 0));
  return joinBytes([
    latin1Bytes('GIF89a'),
    screen,
    ...(animated && loop !== 1 ? application : []),
    ...frames.flatMap((frame) => frameBlocks(frame, animated, isClear)),
    Uint8Array.of(0x3b),
  ]);
}

function frameBlocks({ width, height, colors, indexes, delayMs }: Indexed, animated: boolean, isClear: boolean): Uint8Array[] {
  const count = colors.length / 4;
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, count))));
  const table = new Uint8Array(3 * 2 ** bits);
  let transparent = -1;
  for (let index = 0; index < count; index++) {
    if (colors[index * 4 + 3] === 0) transparent = index;
    table.set(colors.subarray(index * 4, index * 4 + 3), index * 3);
  }
  const delay = Math.min(65_535, Math.round(delayMs / 10));
  const control = Uint8Array.of(
    0x21,
    0xf9,
    4,
    ((animated && isClear ? 2 : animated ? 1 : 0) << 2) | (transparent >= 0 ? 1 : 0),
    delay & 255,
    delay >> 8,
    Math.max(0, transparent),
    0,
  );
  const descriptor = Uint8Array.of(0x2c, 0, 0, 0, 0, width & 255, width >> 8, height & 255, height >> 8, 0x80 | (bits - 1));
  const codeSize = Math.max(2, bits);
  return [...(animated || transparent >= 0 ? [control] : []), descriptor, table, Uint8Array.of(codeSize), inBlocks(lzw(indexes, codeSize)), Uint8Array.of(0)];
}

function inBlocks(bytes: Uint8Array): Uint8Array {
  const count = Math.ceil(bytes.length / 255);
  const out = new Uint8Array(bytes.length + count);
  for (let block = 0; block < count; block++) {
    const part = bytes.subarray(block * 255, (block + 1) * 255);
    out[block * 256] = part.length;
    out.set(part, block * 256 + 1);
  }
  return out;
}

/** Packs indexes by the LZW of GIF, the table cleared when it is full. */
function lzw(indexes: Uint8Array, codeSize: number): Uint8Array {
  const [clearCode, endCode] = [2 ** codeSize, 2 ** codeSize + 1];
  let out = new Uint8Array(1024 + (indexes.length >> 1));
  let [length, bits, count, size] = [0, 0, 0, codeSize + 1];
  const write = (code: number): void => {
    bits |= code << count;
    count += size;
    for (; count >= 8; count -= 8, bits >>>= 8) {
      if (length === out.length) out = joinBytes([out, new Uint8Array(out.length)]);
      out[length++] = bits & 255;
    }
  };
  const known = new Map<number, number>();
  let free = endCode + 1;
  write(clearCode);
  let code = indexes[0] ?? 0;
  for (let i = 1; i < indexes.length; i++) {
    const index = indexes[i] ?? 0;
    const key = code * 256 + index;
    const longer = known.get(key);
    if (longer !== undefined) {
      code = longer;
      continue;
    }
    write(code);
    if (free < MAX_CODES) {
      known.set(key, free++);
      if (free - 1 === 2 ** size && size < 12) size++;
    } else {
      write(clearCode);
      known.clear();
      [free, size] = [endCode + 1, codeSize + 1];
    }
    code = index;
  }
  write(code);
  write(endCode);
  if (count > 0) out = joinBytes([out.subarray(0, length), Uint8Array.of(bits & 255)]);
  else out = out.slice(0, length);
  return out;
}

/** The same GIF without its comments and its packets of XMP. */
export function withoutGifMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  const flags = bytes[10] ?? 0;
  let at = 13 + (flags & 128 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  kept.push(bytes.subarray(0, at));
  while (bytes[at] !== 0x3b && at < bytes.length) {
    const start = at;
    if (bytes[at] === 0x21) {
      const label = bytes[at + 1];
      at = endOfBlocks(bytes, at + 2);
      const isKept = label === 0xf9 || (label === 0xff && (hasText(bytes, 'NETSCAPE2.0', start + 3) || hasText(bytes, 'ANIMEXTS1.0', start + 3)));
      if (isKept || label === 0x01) kept.push(bytes.subarray(start, at));
    } else {
      const packed = bytes[at + 9] ?? 0;
      at = endOfBlocks(bytes, at + 11 + (packed & 128 ? 3 * 2 ** ((packed & 7) + 1) : 0));
      kept.push(bytes.subarray(start, at));
    }
  }
  return joinBytes([...kept, Uint8Array.of(0x3b)]);
}
