import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { unpack } from '../../shared/platform/compression.ts';
import { deflate } from '../../shared/platform/deflate.ts';
import { densityOf, type Field, orientationOf, TiffReader } from './exif.ts';
import { broken, type Header, holdToBounds, type Metadata } from './header.ts';
import { iptcIn } from './jpeg.ts';
import { unpackLzw } from './lzw.ts';
import { blank, type Frame, isOpaque, type Picture } from './picture.ts';

const MAX_PAGES = 1000;
const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripCounts: 279,
  planar: 284,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileCounts: 325,
  extraSamples: 338,
  sampleFormat: 339,
  xmp: 700,
  iptc: 33723,
  photoshop: 34377,
  icc: 34675,
  exif: 34665,
  gps: 34853,
};

interface Page {
  width: number;
  height: number;
  bits: number;
  samples: number;
  photometric: number;
  compression: number;
  predictor: number;
  planar: boolean;
  hasAlpha: boolean;
  /** Whether colours are multiplied by alpha. */
  premultiplied: boolean;
  format: number;
  fields: Map<number, Field>;
}

function pagesOf(reader: TiffReader): Page[] {
  const pages: Page[] = [];
  const seen = new Set<number>();
  for (let at = reader.u32(4); at !== 0; ) {
    if (seen.has(at) || pages.length >= MAX_PAGES) return broken('its pages go round in a circle');
    seen.add(at);
    const { fields, next } = reader.directory(at);
    pages.push(pageOf(reader, fields));
    at = next;
  }
  return pages.length > 0 ? pages : broken('it has no picture');
}

function pageOf(reader: TiffReader, fields: Map<number, Field>): Page {
  const number = (tag: number, otherwise: number): number => {
    const field = fields.get(tag);
    return field ? reader.number(field) : otherwise;
  };
  const [width, height, samples] = [number(TAG.width, 0), number(TAG.height, 0), number(TAG.samples, 1)];
  holdToBounds(width, height);
  if (!(samples >= 1 && samples <= 8)) return broken(`its pixels cannot have ${samples} samples`);
  const photometric = number(TAG.photometric, samples >= 3 ? 2 : 1);
  const needed = photometric === 2 || photometric === 6 ? 3 : photometric === 5 ? 4 : 1;
  return {
    width,
    height,
    bits: number(TAG.bits, 1),
    samples,
    photometric,
    compression: number(TAG.compression, 1),
    predictor: number(TAG.predictor, 1),
    planar: number(TAG.planar, 1) === 2,
    hasAlpha: samples > needed && [1, 2].includes(number(TAG.extraSamples, 2)),
    premultiplied: number(TAG.extraSamples, 2) === 1,
    format: number(TAG.sampleFormat, 1),
    fields,
  };
}

/** What the directories of a TIFF say. */
export function inspectTiff(bytes: Uint8Array): Header {
  const reader = new TiffReader(bytes);
  const pages = pagesOf(reader);
  const [page] = pages;
  if (!page) return broken('it has no picture');
  const { width, height, photometric, hasAlpha, bits } = page;
  const pixels = pages.reduce((sum, each) => sum + each.width * each.height, 0);
  holdToBounds(width, height, pixels / (width * height));
  const isGrey = photometric < 2;
  const dpi = densityOf(bytes);
  return {
    format: 'tiff',
    width,
    height,
    frames: pages.length,
    animated: false,
    orientation: orientationOf(bytes),
    colorSpace: isGrey ? 'grayscale' : photometric === 2 || photometric === 3 || photometric === 6 ? 'rgb' : photometric === 5 ? 'cmyk' : 'other',
    channels: Math.min(4, (isGrey ? 1 : photometric === 5 ? 4 : 3) + (hasAlpha ? 1 : 0)),
    hasAlpha,
    bitDepth: bits > 8 ? 16 : 8,
    ...(dpi !== undefined && { dpi }),
    lossless: true,
    metadata: metadataOf(reader, page.fields, bytes),
  };
}

function metadataOf(reader: TiffReader, fields: Map<number, Field>, bytes: Uint8Array): Metadata {
  const dataOf = (tag: number): Uint8Array | undefined => {
    const field = fields.get(tag);
    return field && reader.bytesOf(field);
  };
  const photoshop = dataOf(TAG.photoshop);
  const [icc, xmp, iptc] = [dataOf(TAG.icc), dataOf(TAG.xmp), dataOf(TAG.iptc) ?? (photoshop && iptcIn(photoshop))];
  return {
    ...(icc && { icc }),
    ...((fields.has(TAG.exif) || fields.has(TAG.gps) || hasPhotoTags(fields)) && { exif: bytes }),
    ...(iptc && { iptc }),
    ...(xmp && { xmp }),
  };
}

/** Tags of a camera or a person that stand in the directory of the picture itself: description, make, model, software, date, artist, copyright. */
const hasPhotoTags = (fields: Map<number, Field>): boolean => [270, 271, 272, 305, 306, 315, 33432].some((tag) => fields.has(tag));

/** The pages of a TIFF, each as it is stored. @param limit how many */
export function decodeTiff(bytes: Uint8Array, limit = Number.POSITIVE_INFINITY): Frame[] {
  const reader = new TiffReader(bytes);
  return pagesOf(reader)
    .slice(0, limit)
    .map((page) => ({ ...decodePage(reader, page), delayMs: 0 }));
}

/** How a page is cut into tiles or strips, and where they are. */
interface Tiling {
  width: number;
  height: number;
  across: number;
  down: number;
  /** Of a page whose samples are kept apart, one for each. */
  planes: number;
  tiled: boolean;
  offsets: Field;
  counts: Field;
}

function tilingOf(reader: TiffReader, { width, height, fields, planar, samples }: Page): Tiling {
  const tiled = fields.has(TAG.tileWidth);
  const number = (tag: number, otherwise: number): number => {
    const field = fields.get(tag);
    return field ? reader.number(field) : otherwise;
  };
  const tileWidth = tiled ? number(TAG.tileWidth, width) : width;
  const tileHeight = tiled ? number(TAG.tileHeight, height) : Math.min(height, number(TAG.rowsPerStrip, height));
  holdToBounds(tileWidth, tileHeight);
  const [offsets, counts] = [fields.get(tiled ? TAG.tileOffsets : TAG.stripOffsets), fields.get(tiled ? TAG.tileCounts : TAG.stripCounts)];
  if (!offsets || !counts) return broken('it does not say where its pixels are');
  const tiling = {
    width: tileWidth,
    height: tileHeight,
    across: Math.ceil(width / tileWidth),
    down: Math.ceil(height / tileHeight),
    planes: planar ? samples : 1,
  };
  const count = tiling.across * tiling.down * tiling.planes;
  return offsets.count < count || counts.count < count ? broken('some of its pixels are missing') : { ...tiling, tiled, offsets, counts };
}

function decodePage(reader: TiffReader, page: Page): Picture {
  const { width, height, bits, samples, format, photometric } = page;
  if (![1, 2, 4, 8, 16].includes(bits) || format !== 1) unprocessable(`A TIFF with ${bits} bits of its kind in each sample cannot be decoded.`);
  if (photometric > 5) unprocessable('A TIFF in this colour space cannot be decoded.');
  const tiling = tilingOf(reader, page);
  const all = new Uint8Array(width * height * samples);
  for (let tile = 0; tile < tiling.across * tiling.down * tiling.planes; tile++) decodeTile(reader, page, tiling, tile, all);
  return colored(all, page, reader);
}

function decodeTile(reader: TiffReader, page: Page, tiling: Tiling, tile: number, all: Uint8Array): void {
  const { width, height, bits, samples } = page;
  const perPixel = tiling.planes > 1 ? 1 : samples;
  const plane = Math.floor(tile / (tiling.across * tiling.down));
  const place = tile % (tiling.across * tiling.down);
  const [left, top] = [(place % tiling.across) * tiling.width, Math.floor(place / tiling.across) * tiling.height];
  const rows = tiling.tiled ? tiling.height : Math.min(tiling.height, height - top);
  const start = reader.number(tiling.offsets, tile);
  const lineLength = Math.ceil((tiling.width * perPixel * bits) / 8);
  const raw = unpacked(reader.bytes.subarray(start, start + reader.number(tiling.counts, tile)), page, lineLength * rows);
  if (raw.length < lineLength * rows) broken('it has fewer pixels than it says');
  const columns = Math.min(tiling.width, width - left);
  for (let y = 0; y < Math.min(rows, height - top); y++) {
    const line = samplesOf(raw.subarray(y * lineLength, (y + 1) * lineLength), tiling.width * perPixel, page, perPixel, reader.isLittleEndian);
    const at = ((top + y) * width + left) * samples + plane;
    if (perPixel === samples) all.set(line.subarray(0, columns * samples), at);
    else for (let x = 0; x < columns; x++) all[at + x * samples] = line[x] ?? 0;
  }
}

function unpacked(packed: Uint8Array, { compression }: Page, length: number): Uint8Array {
  if (compression === 1) return packed;
  if (compression === 5) return unpackedLzw(packed, length);
  if (compression === 32773) return unpackBits(packed, length);
  if (compression === 8 || compression === 32946) {
    try {
      return unpack(packed, 'zlib', length);
    } catch {
      return broken('its pixels cannot be unpacked');
    }
  }
  return unprocessable(`A TIFF that is packed by method ${compression} cannot be decoded; LZW, Deflate, PackBits and none can.`);
}

/** PackBits (TIFF 6.0, section 9). */
function unpackBits(packed: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length);
  let to = 0;
  for (let at = 0; at < packed.length && to < length; ) {
    const code = packed[at++] ?? 0;
    if (code === 128) continue;
    const count = code < 128 ? code + 1 : 257 - code;
    if (code < 128) {
      out.set(packed.subarray(at, at + Math.min(count, length - to)), to);
      at += count;
    } else out.fill(packed[at++] ?? 0, to, to + count);
    to += count;
  }
  return out.subarray(0, Math.min(to, length));
}

function unpackedLzw(packed: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length);
  const written = unpackLzw({ clear: 256, early: 1, next: codesIn(packed) }, out);
  return written === undefined ? broken('its pixels cannot be unpacked') : out.subarray(0, written);
}

/** Reads codes of LZW, the highest bits first; -1 at the end. */
function codesIn(packed: Uint8Array): (size: number) => number {
  let [bits, count, at] = [0, 0, 0];
  return (size) => {
    for (; count < size && at < packed.length; count += 8) bits = ((bits << 8) | (packed[at++] ?? 0)) & 0xff_ffff;
    if (count < size) return -1;
    count -= size;
    return (bits >> count) & (2 ** size - 1);
  };
}

/** The samples of a line in 8 bits, differences undone; indexes of a palette stay what they are. */
function samplesOf(line: Uint8Array, count: number, { bits, predictor, photometric }: Page, perPixel: number, little: boolean): Uint8Array {
  if (bits === 8) return predictor === 2 ? summed(line.slice(), perPixel) : line;
  if (bits === 16) {
    const view = viewOf(line);
    const wide = Uint16Array.from({ length: count }, (_, index) => view.getUint16(index * 2, little));
    return Uint8Array.from(predictor === 2 ? summed(wide, perPixel) : wide, (value) => value >> 8);
  }
  const greatest = 2 ** bits - 1;
  return Uint8Array.from({ length: count }, (_, i) => {
    const value = ((line[(i * bits) >> 3] ?? 0) >> (8 - bits - ((i * bits) & 7))) & greatest;
    return photometric === 3 ? value : (value * 255) / greatest;
  });
}

/** Adds to each sample that of the pixel before. Changes the samples. */
function summed<Samples extends Uint8Array | Uint16Array>(samples: Samples, perPixel: number): Samples {
  for (let i = perPixel; i < samples.length; i++) samples[i] = (samples[i] ?? 0) + (samples[i - perPixel] ?? 0);
  return samples;
}

/** The pixels that samples give by their colour space: white is 0, black is 0, RGB, a palette, or CMYK. */
function colored(all: Uint8Array, page: Page, reader: TiffReader): Picture {
  const { width, height, samples, photometric, hasAlpha } = page;
  const picture = blank(width, height);
  const { pixels } = picture;
  const colorMap = page.fields.get(TAG.colorMap);
  const palette = photometric === 3 && colorMap ? Uint8Array.from(reader.numbers(colorMap, 3 * 65_536), (value) => value >> 8) : undefined;
  if (photometric === 3 && !palette) return broken('it has no palette');
  if ((photometric === 2 && samples < 3) || (photometric === 5 && samples < 4)) return broken('its pixels have too few samples');
  const colors = photometric === 2 ? 3 : photometric === 5 ? 4 : 1;
  for (let at = 0, from = 0; at < pixels.length; at += 4, from += samples) {
    for (let channel = 0; channel < 3; channel++) pixels[at + channel] = channelIn(all, from, channel, photometric, palette);
    pixels[at + 3] = hasAlpha ? (all[from + colors] ?? 0) : 255;
  }
  if (hasAlpha && page.premultiplied) divideByAlpha(pixels);
  return picture;
}

function divideByAlpha(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha > 0) for (let channel = at; channel < at + 3; channel++) pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
  }
}

function channelIn(all: Uint8Array, from: number, channel: number, photometric: number, palette: Uint8Array | undefined): number {
  const first = all[from] ?? 0;
  if (photometric === 2) return all[from + channel] ?? 0;
  if (palette) return palette[(palette.length / 3) * channel + first] ?? 0;
  if (photometric === 5) return Math.round(((255 - (all[from + channel] ?? 0)) * (255 - (all[from + 3] ?? 0))) / 255);
  return photometric === 0 ? 255 - first : first;
}

export interface TiffOptions {
  readonly dpi?: number;
  readonly icc?: Uint8Array;
}

/** A TIFF of pictures, a page each, packed by Deflate with differences across. */
export function encodeTiff(pictures: readonly Picture[], { dpi, icc }: TiffOptions = {}): Uint8Array<ArrayBuffer> {
  const pages = pictures.map((picture) => pageBytes(picture, dpi, icc));
  let place = 8;
  const starts = pages.map(({ length }) => {
    const start = place;
    place += length;
    return start;
  });
  const bodies = pages.map(({ at }, index) => at(starts[index] ?? 0, starts[index + 1] ?? 0));
  return joinBytes([Uint8Array.of(0x49, 0x49, 42, 0, 8, 0, 0, 0), ...bodies]);
}

/** A directory with what it points to behind it. */
function pageBytes(picture: Picture, dpi: number | undefined, icc: Uint8Array | undefined) {
  const { width, height } = picture;
  const samples = isOpaque(picture) ? 3 : 4;
  const packed = deflate(differences(picture, samples));
  const rational = new Uint8Array(8);
  viewOf(rational).setUint32(0, dpi ?? 72, true);
  viewOf(rational).setUint32(4, 1, true);
  const bits = new Uint8Array(8);
  for (let sample = 0; sample < samples; sample++) viewOf(bits).setUint16(sample * 2, 8, true);
  const entries: [tag: number, type: number, count: number, value: number | Uint8Array][] = [
    [TAG.width, 4, 1, width],
    [TAG.height, 4, 1, height],
    [TAG.bits, 3, samples, bits.subarray(0, samples * 2)],
    [TAG.compression, 3, 1, 8],
    [TAG.photometric, 3, 1, 2],
    [TAG.stripOffsets, 4, 1, packed],
    [TAG.samples, 3, 1, samples],
    [TAG.rowsPerStrip, 4, 1, height],
    [TAG.stripCounts, 4, 1, packed.length],
    ...(dpi === undefined
      ? []
      : ([
          [282, 5, 1, rational],
          [283, 5, 1, rational],
          [296, 3, 1, 2],
        ] as [number, number, number, number | Uint8Array][])),
    [TAG.planar, 3, 1, 1],
    [TAG.predictor, 3, 1, 2],
    ...(samples === 4 ? ([[TAG.extraSamples, 3, 1, 2]] as [number, number, number, number][]) : []),
    ...(icc ? ([[TAG.icc, 7, icc.length, icc]] as [number, number, number, Uint8Array][]) : []),
  ];
  entries.sort((a, b) => a[0] - b[0]);
  const directory = 2 + entries.length * 12 + 4;
  const data = entries.flatMap(([, , , value]) => (typeof value === 'number' ? [] : [value]));
  const length = directory + data.reduce((sum, each) => sum + each.length + (each.length % 2), 0);
  const at = (start: number, next: number): Uint8Array => {
    const bytes = new Uint8Array(length);
    const view = viewOf(bytes);
    view.setUint16(0, entries.length, true);
    let free = directory;
    for (const [index, [tag, type, count, value]] of entries.entries()) {
      const entry = 2 + index * 12;
      view.setUint16(entry, tag, true);
      view.setUint16(entry + 2, type, true);
      view.setUint32(entry + 4, count, true);
      if (typeof value === 'number') {
        if (type === 3) view.setUint16(entry + 8, value, true);
        else view.setUint32(entry + 8, value, true);
        continue;
      }
      view.setUint32(entry + 8, start + free, true);
      bytes.set(value, free);
      free += value.length + (value.length % 2);
    }
    view.setUint32(directory - 4, next, true);
    return bytes;
  };
  return { length, at };
}

/** The samples of each line as differences from the pixel before. */
function differences({ pixels, width, height }: Picture, samples: number): Uint8Array {
  const out = new Uint8Array(width * height * samples);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let sample = 0; sample < samples; sample++, to++) {
        const at = (y * width + x) * 4 + sample;
        out[to] = (pixels[at] ?? 0) - (x > 0 ? (pixels[at - 4] ?? 0) : 0);
      }
  return out;
}
