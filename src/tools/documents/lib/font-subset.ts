import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { latin1Bytes } from '../../shared/platform/bytes.ts';
import { BadFont, type FontProgram } from './font-program.ts';

const MAX_PARTS = 10_000;
/** Of a composite glyph (glyf, ISO/IEC 14496-22, 5.3.3). */
const WORDS = 1;
const SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;

/** A TrueType font with some glyphs of another under their own numbers, and no others. */
export function trueTypeSubset(font: FontProgram, wanted: ReadonlySet<number>): Uint8Array {
  const glyf = font.tables.get('glyf') ?? new Uint8Array();
  const place = locations(font, glyf.length);
  const used = withParts(glyf, place, wanted, font.glyphCount);
  const count = Math.max(...used) + 1;
  const loca = new DataView(new ArrayBuffer((count + 1) * 4));
  const hmtx = new DataView(new ArrayBuffer(count * 4));
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    loca.setUint32(glyph * 4, length);
    if (!used.has(glyph)) continue;
    const [start, end] = place(glyph);
    const padded = new Uint8Array((end - start + 3) & ~3);
    padded.set(glyf.subarray(start, end));
    pieces.push(padded);
    length += padded.length;
    const [width, bearing] = font.metrics(glyph);
    hmtx.setUint16(glyph * 4, width);
    hmtx.setInt16(glyph * 4 + 2, bearing);
  }
  loca.setUint32(count * 4, length);
  const head = patched(font, 'head', 54, (view) => {
    view.setUint32(8, 0);
    view.setUint16(50, 1);
  });
  const hhea = patched(font, 'hhea', 36, (view) => view.setUint16(34, count));
  const maxp = patched(font, 'maxp', 6, (view) => view.setUint16(4, count));
  const kept = ['cvt ', 'fpgm', 'prep'].flatMap((tag): [string, Uint8Array][] => {
    const table = font.tables.get(tag);
    return table ? [[tag, table]] : [];
  });
  return assembled([...kept, ['glyf', joinBytes(pieces)], ['head', head], ['hhea', hhea], ['hmtx', bytesOf(hmtx)], ['loca', bytesOf(loca)], ['maxp', maxp]]);
}

const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

function patched(font: FontProgram, tag: string, least: number, patch: (view: DataView) => void): Uint8Array {
  const copy = Uint8Array.from(font.tables.get(tag) ?? []);
  if (copy.length < least) throw new BadFont(`its table ${JSON.stringify(tag)} is cut off`);
  patch(viewOf(copy));
  return copy;
}

function locations(font: FontProgram, length: number): (glyph: number) => [start: number, end: number] {
  const loca = font.view('loca');
  const isLong = font.view('head').getInt16(50) === 1;
  const at = (glyph: number): number => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return (glyph) => {
    const [start, end] = [at(glyph), at(glyph + 1)];
    if (start > end || end > length) throw new BadFont('its places of glyphs are damaged');
    return [start, end];
  };
}

/** Glyphs with those that they are put together from, and the one for what is missing. */
function withParts(glyf: Uint8Array, place: (glyph: number) => [number, number], wanted: ReadonlySet<number>, count: number): Set<number> {
  const used = new Set([0, ...wanted]);
  for (const glyph of used) {
    for (const part of partsOf(glyf.subarray(...place(glyph)))) {
      if (part >= count || used.size > MAX_PARTS) throw new BadFont('its composite glyphs are damaged');
      used.add(part);
    }
  }
  return used;
}

/** The glyphs that a glyph is put together from. */
function partsOf(glyph: Uint8Array): number[] {
  const parts: number[] = [];
  if (glyph.length < 10 || viewOf(glyph).getInt16(0) >= 0) return parts;
  const view = viewOf(glyph);
  for (let at = 10, flags = MORE; flags & MORE; ) {
    flags = view.getUint16(at);
    parts.push(view.getUint16(at + 2));
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0);
  }
  return parts;
}

/** A file of tables in the order of their names. */
function assembled(tables: readonly [string, Uint8Array][]): Uint8Array {
  const count = tables.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const head = new DataView(new ArrayBuffer(12 + count * 16));
  head.setUint32(0, 0x00010000);
  head.setUint16(4, count);
  head.setUint16(6, power * 16);
  head.setUint16(8, Math.log2(power));
  head.setUint16(10, (count - power) * 16);
  const pieces: Uint8Array[] = [bytesOf(head)];
  let offset = head.byteLength;
  for (const [index, [tag, table]] of tables.entries()) {
    const padded = new Uint8Array((table.length + 3) & ~3);
    padded.set(table);
    const entry = 12 + index * 16;
    bytesOf(head).set(latin1Bytes(tag), entry);
    head.setUint32(entry + 4, checksum(padded));
    head.setUint32(entry + 8, offset);
    head.setUint32(entry + 12, table.length);
    pieces.push(padded);
    offset += padded.length;
  }
  return joinBytes(pieces);
}

function checksum(padded: Uint8Array): number {
  const view = viewOf(padded);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** A list of byte strings in CFF (Adobe Technical Note 5176, 5). */
interface Index {
  readonly count: number;
  readonly end: number;
  readonly offsetSize: number;
  /** Where the data begin, less one. */
  readonly base: number;
  at(index: number): [start: number, end: number];
}

function indexAt(bytes: Uint8Array, start: number): Index {
  const view = viewOf(bytes);
  const count = view.getUint16(start);
  if (count === 0) return { count, end: start + 2, offsetSize: 1, base: start + 2, at: () => [start + 2, start + 2] };
  const offsetSize = view.getUint8(start + 2);
  if (offsetSize < 1 || offsetSize > 4) throw new BadFont('its CFF is damaged');
  const base = start + 3 + (count + 1) * offsetSize - 1;
  const offset = (index: number): number => {
    let value = 0;
    for (let byte = 0; byte < offsetSize; byte++) value = value * 256 + view.getUint8(start + 3 + index * offsetSize + byte);
    return base + value;
  };
  const at = (index: number): [number, number] => {
    const [from, to] = [offset(index), offset(index + 1)];
    if (from > to || to > bytes.length) throw new BadFont('its CFF is damaged');
    return [from, to];
  };
  return { count, end: at(count - 1)[1], offsetSize, base, at };
}

/** The operands of the operators of a dictionary of CFF. */
function cffDict(bytes: Uint8Array): Map<number, number[]> {
  const found = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte <= 21) {
      found.set(byte === 12 ? 1200 + (bytes[at + 1] ?? 0) : byte, operands);
      operands = [];
      at += byte === 12 ? 2 : 1;
    } else {
      const [value, length] = operandAt(bytes, at);
      operands.push(value);
      at += length;
    }
  }
  return found;
}

/** A number of a dictionary of CFF, and how many bytes it has; reals, of which none is needed, are 0. */
function operandAt(bytes: Uint8Array, at: number): [value: number, length: number] {
  const [byte = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0] = bytes.subarray(at, at + 5);
  if (byte === 28) return [((b1 << 24) >> 16) | b2, 3];
  if (byte === 29) return [(b1 << 24) | (b2 << 16) | (b3 << 8) | b4, 5];
  if (byte === 30) {
    let end = at + 1;
    while (end < bytes.length && ((bytes[end] ?? 0) & 15) !== 15) end++;
    return [0, end + 1 - at];
  }
  if (byte <= 246) return [byte - 139, 1];
  return [byte <= 250 ? (byte - 247) * 256 + b1 + 108 : -(byte - 251) * 256 - b1 - 108, 2];
}

const CHARSET = 15;
const CHAR_STRINGS = 17;
const ROS = 1230;
const END_CHAR = 14;

/** The CFF of a font with some glyphs and no others, and what they are called in it: their numbers, or their CIDs where it has some. */
export function cffSubset(font: FontProgram, wanted: ReadonlySet<number>): { bytes: Uint8Array; cidOf(glyph: number): number } {
  const bytes = Uint8Array.from(font.tables.get('CFF ') ?? []);
  if (bytes[0] !== 1) throw new BadFont('its CFF is not of version 1');
  const top = indexAt(bytes, indexAt(bytes, bytes[2] ?? 4).end);
  const entries = cffDict(bytes.subarray(...top.at(0)));
  const start = entries.get(CHAR_STRINGS)?.[0] ?? 0;
  if (start <= 0 || start >= bytes.length) throw new BadFont('its CFF has no outlines');
  const glyphs = indexAt(bytes, start);
  const cids = entries.has(ROS) ? charsetOf(bytes, entries.get(CHARSET)?.[0] ?? 0, glyphs.count) : undefined;
  // The outlines are written anew in their own place, so that nothing else moves; what is left over is filled with zeros.
  const source = Uint8Array.from(bytes);
  let at = glyphs.base + 1;
  for (let glyph = 0; glyph < glyphs.count; glyph++) {
    const [from, to] = glyphs.at(glyph);
    const own = glyph === 0 || wanted.has(glyph) ? source.subarray(from, to) : Uint8Array.of(END_CHAR).subarray(0, Math.min(1, to - from));
    writeOffset(bytes, start, glyphs, glyph, at - glyphs.base);
    bytes.set(own, at);
    at += own.length;
  }
  const { end } = indexAt(source, start);
  writeOffset(bytes, start, glyphs, glyphs.count, at - glyphs.base);
  bytes.fill(0, at, end);
  return { bytes, cidOf: (glyph) => cids?.[glyph] ?? glyph };
}

function writeOffset(bytes: Uint8Array, start: number, { offsetSize }: Index, index: number, value: number): void {
  for (let byte = 0; byte < offsetSize; byte++) bytes[start + 3 + index * offsetSize + byte] = Math.floor(value / 256 ** (offsetSize - 1 - byte)) & 255;
}

/** The CIDs of glyphs by their numbers. */
function charsetOf(bytes: Uint8Array, start: number, count: number): number[] {
  const cids = [0];
  const view = viewOf(bytes);
  if (start <= 2) return cids;
  const format = view.getUint8(start);
  for (let at = start + 1; cids.length < count; ) {
    const first = view.getUint16(at);
    const left = format === 0 ? 0 : format === 1 ? view.getUint8(at + 2) : view.getUint16(at + 2);
    at += format === 0 ? 2 : format === 1 ? 3 : 4;
    for (let step = 0; step <= left && cids.length < count; step++) cids.push(first + step);
  }
  return cids;
}
