import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { latin1Bytes } from '../../shared/platform/bytes.ts';
import { decodeWebpBy, encodeWebpBy } from './codecs.ts';
import { densityOf, orientationOf } from './exif.ts';
import { broken, type Header, hasText, holdToBounds, type Metadata, nameAt } from './header.ts';
import { blank, drawnOver, type Frame, isOpaque, type Picture, type Pixels, placed } from './picture.ts';

const MAX_CHUNKS = 20_000;
const HAS = { profile: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04, animation: 0x02 };

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** One picture of an animation. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
  delayMs: number;
  blends: boolean;
  clears: boolean;
  chunks: Chunk[];
}

const u24 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/** The chunks of RIFF from a place on; refuses one that is cut short. */
function chunksIn(bytes: Uint8Array, from: number, end: number): Chunk[] {
  const chunks: Chunk[] = [];
  const view = viewOf(bytes);
  for (let at = from; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end || chunks.length > MAX_CHUNKS) return broken('one of its chunks is cut short');
    chunks.push({ type: nameAt(bytes, at), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** The chunks of a WebP (RFC 9649, section 2.4). */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const end = 8 + viewOf(bytes).getUint32(4, true);
  return end > bytes.length ? broken('it is cut short') : chunksIn(bytes, 12, end);
}

const isPixels = ({ type }: Chunk): boolean => type === 'VP8 ' || type === 'VP8L';

/** The size that coded pixels say they have. */
function sizeOf({ type, data }: Chunk): { width: number; height: number; alpha: boolean } {
  if (type === 'VP8L') {
    if (data[0] !== 0x2f || data.length < 5) return broken('its pixels have no header');
    const bits = viewOf(data).getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, alpha: ((bits >>> 28) & 1) === 1 };
  }
  if (data.length < 10 || data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) return broken('its pixels have no header');
  return { width: viewOf(data).getUint16(6, true) & 0x3fff, height: viewOf(data).getUint16(8, true) & 0x3fff, alpha: false };
}

function partOf({ data }: Chunk): Part {
  if (data.length < 16) return broken('one of its pictures is cut short');
  const part = {
    left: u24(data, 0) * 2,
    top: u24(data, 3) * 2,
    width: u24(data, 6) + 1,
    height: u24(data, 9) + 1,
    delayMs: u24(data, 12),
    blends: ((data[15] ?? 0) & 2) === 0,
    clears: ((data[15] ?? 0) & 1) === 1,
    chunks: chunksIn(data, 16, data.length),
  };
  const pixels = part.chunks.find(isPixels);
  const size = pixels && sizeOf(pixels);
  return size?.width === part.width && size.height === part.height ? part : broken('one of its pictures has another size than it says');
}

interface WebpFile {
  width: number;
  height: number;
  hasAlpha: boolean;
  chunks: Chunk[];
  parts: Part[];
  loop: number;
}

function readWebp(bytes: Uint8Array): WebpFile {
  const chunks = chunksOf(bytes);
  const extended = chunks.find(({ type }) => type === 'VP8X')?.data;
  const parts = chunks.filter(({ type }) => type === 'ANMF').map(partOf);
  const pixels = chunks.find(isPixels);
  const size = pixels && sizeOf(pixels);
  const control = chunks.find(({ type }) => type === 'ANIM')?.data;
  const loop = control && control.length >= 6 ? viewOf(control).getUint16(4, true) : 1;
  if (extended && extended.length >= 10) {
    const [width, height] = [u24(extended, 4) + 1, u24(extended, 7) + 1];
    if (parts.length === 0 && (size?.width !== width || size.height !== height)) return broken('its pixels have another size than it says');
    if (parts.some((part) => part.left + part.width > width || part.top + part.height > height)) return broken('one of its pictures lies outside');
    return { width, height, hasAlpha: ((extended[0] ?? 0) & HAS.alpha) !== 0, chunks, parts, loop };
  }
  return size ? { width: size.width, height: size.height, hasAlpha: size.alpha, chunks, parts: [], loop } : broken('it has no pixels');
}

/** What the chunks of a WebP say. */
export function inspectWebp(bytes: Uint8Array): Header {
  const { width, height, hasAlpha, chunks, parts, loop } = readWebp(bytes);
  const frames = Math.max(1, parts.length);
  const animated = frames > 1;
  holdToBounds(width, height, frames);
  const metadata = metadataOf(chunks);
  const dpi = densityOf(metadata.exif);
  const coded = parts.length > 0 ? parts.flatMap((part) => part.chunks) : chunks;
  return {
    format: 'webp',
    width,
    height,
    frames,
    animated,
    ...(animated && { durationMs: parts.reduce((sum, { delayMs }) => sum + delayMs, 0), loop }),
    orientation: orientationOf(metadata.exif),
    colorSpace: 'rgb',
    channels: hasAlpha ? 4 : 3,
    hasAlpha,
    bitDepth: 8,
    ...(dpi !== undefined && { dpi }),
    lossless: !coded.some(({ type }) => type === 'VP8 '),
    metadata,
  };
}

function metadataOf(chunks: readonly Chunk[]): Metadata {
  const dataOf = (name: string): Uint8Array | undefined => chunks.find(({ type }) => type === name)?.data;
  const [icc, exif, xmp] = [dataOf('ICCP'), dataOf('EXIF'), dataOf('XMP ')];
  return { ...(icc && { icc }), ...(exif && { exif: hasText(exif, 'Exif\0\0') ? exif.subarray(6) : exif }), ...(xmp && { xmp }) };
}

async function decodeStill(bytes: Uint8Array, width: number, height: number): Promise<Picture> {
  const decoded = await decodeWebpBy(bytes);
  if (decoded?.width !== width || decoded.height !== height) return broken('its pixels cannot be decoded');
  return { width, height, pixels: new Uint8Array(decoded.data.buffer, decoded.data.byteOffset, decoded.data.length) as Pixels };
}

/** The pictures of a WebP as they are seen. @param limit how many */
export async function decodeWebp(bytes: Uint8Array, limit = Number.POSITIVE_INFINITY): Promise<Frame[]> {
  const { width, height, parts, chunks } = readWebp(bytes);
  if (parts.length === 0) return [{ ...(await decodeStill(fileOf(chunks.filter(isOfPixels), width, height), width, height)), delayMs: 0 }];
  const canvas = blank(width, height);
  const frames: Frame[] = [];
  for (const part of parts.slice(0, limit)) {
    const picture = await decodeStill(fileOf(part.chunks.filter(isOfPixels), part.width, part.height), part.width, part.height);
    if (part.blends) drawnOver(canvas, picture, part.left, part.top);
    else placed(canvas, picture, part.left, part.top);
    frames.push({ width, height, pixels: canvas.pixels.slice(), delayMs: part.delayMs });
    if (part.clears) placed(canvas, blank(part.width, part.height), part.left, part.top);
  }
  return frames;
}

const isOfPixels = (chunk: Chunk): boolean => isPixels(chunk) || chunk.type === 'ALPH';

function chunk(type: string, data: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, data.length, true);
  return joinBytes([latin1Bytes(type), length, data, new Uint8Array(data.length % 2)]);
}

function riff(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes([latin1Bytes('WEBP'), ...chunks]);
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, body.length, true);
  return joinBytes([latin1Bytes('RIFF'), length, body]);
}

function extendedHeader(flags: number, width: number, height: number): Uint8Array {
  const data = new Uint8Array(10);
  data[0] = flags;
  for (const [at, value] of [
    [4, width - 1],
    [7, height - 1],
  ] as const)
    data.set([value & 255, (value >> 8) & 255, value >> 16], at);
  return chunk('VP8X', data);
}

/** A file of chunks, with a header where there is more than the pixels alone. */
function fileOf(chunks: readonly Chunk[], width: number, height: number, metadata: Metadata = {}): Uint8Array<ArrayBuffer> {
  const { icc, exif, xmp } = metadata;
  const hasAlpha = chunks.some((each) => each.type === 'ALPH' || (each.type === 'VP8L' && sizeOf(each).alpha));
  const flags = (icc ? HAS.profile : 0) | (exif ? HAS.exif : 0) | (xmp ? HAS.xmp : 0) | (hasAlpha ? HAS.alpha : 0);
  const coded = chunks.map(({ type, data }) => chunk(type, data));
  if (!icc && !exif && !xmp && chunks.length === 1) return riff(coded);
  return riff([
    extendedHeader(flags, width, height),
    ...(icc ? [chunk('ICCP', icc)] : []),
    ...coded,
    ...(exif ? [chunk('EXIF', exif)] : []),
    ...(xmp ? [chunk('XMP ', xmp)] : []),
  ]);
}

export interface WebpOptions {
  readonly quality: number;
  readonly lossless?: boolean;
  readonly dpi?: number;
  readonly icc?: Uint8Array;
}

const encoded = (picture: Picture, { quality, lossless = false }: WebpOptions): Promise<Uint8Array<ArrayBuffer>> =>
  encodeWebpBy(picture, {
    // Of a lossless picture this is the effort.
    quality: lossless ? 75 : quality,
    target_size: 0,
    target_PSNR: 0,
    method: 4,
    sns_strength: 50,
    filter_strength: 60,
    filter_sharpness: 0,
    filter_type: 1,
    partitions: 0,
    segments: 4,
    pass: 1,
    show_compressed: 0,
    preprocessing: 0,
    autofilter: 0,
    partition_limit: 0,
    alpha_compression: 1,
    alpha_filtering: 1,
    alpha_quality: 100,
    lossless: lossless ? 1 : 0,
    exact: lossless ? 1 : 0,
    image_hint: 0,
    emulate_jpeg_size: 0,
    thread_level: 0,
    low_memory: 0,
    near_lossless: 100,
    use_delta_palette: 0,
    use_sharp_yuv: 0,
  });

/** A WebP of a picture. */
export async function encodeWebp(picture: Picture, options: WebpOptions): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await encoded(picture, options);
  const { dpi, icc } = options;
  if (dpi === undefined && !icc) return bytes;
  const chunks = chunksOf(bytes).filter(isOfPixels);
  return fileOf(chunks, picture.width, picture.height, { ...(icc && { icc }), ...(dpi !== undefined && { exif: resolution(dpi) }) });
}

/** EXIF tags of a resolution alone. */
function resolution(dpi: number): Uint8Array {
  const bytes = new Uint8Array(66);
  const view = viewOf(bytes);
  bytes.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 3]);
  for (const [index, [tag, type, value]] of [
    [0x11a, 5, 50],
    [0x11b, 5, 58],
    [0x128, 3, 2 << 16],
  ].entries()) {
    const at = 10 + index * 12;
    view.setUint16(at, tag ?? 0);
    view.setUint16(at + 2, type ?? 0);
    view.setUint32(at + 4, 1);
    view.setUint32(at + 8, value ?? 0);
  }
  for (const at of [50, 58]) {
    view.setUint32(at, dpi);
    view.setUint32(at + 4, 1);
  }
  return bytes;
}

/** An animated WebP of pictures of one size. @param loop how often it is shown; 0 for ever */
export async function encodeAnimatedWebp(frames: readonly Frame[], loop: number, options: WebpOptions): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = frames;
  if (!first) throw new Error('an animation needs a picture');
  const { width, height } = first;
  const pictures: Uint8Array[] = [];
  for (const frame of frames) {
    const placeAndTime = new Uint8Array(16);
    for (const [at, value] of [
      [6, width - 1],
      [9, height - 1],
      [12, Math.min(0xff_ffff, frame.delayMs)],
    ] as const)
      placeAndTime.set([value & 255, (value >> 8) & 255, value >> 16], at);
    placeAndTime[15] = 2;
    const coded = chunksOf(await encoded(frame, options)).filter(isOfPixels);
    pictures.push(chunk('ANMF', joinBytes([placeAndTime, ...coded.map(({ type, data }) => chunk(type, data))])));
  }
  const flags = HAS.animation | (frames.every(isOpaque) ? 0 : HAS.alpha) | (options.icc ? HAS.profile : 0);
  return riff([
    extendedHeader(flags, width, height),
    ...(options.icc ? [chunk('ICCP', options.icc)] : []),
    chunk('ANIM', Uint8Array.of(0, 0, 0, 0, loop & 255, loop >> 8)),
    ...pictures,
  ]);
}

/** The same WebP without EXIF and XMP, the colour profile kept or not. */
export function withoutWebpMetadata(bytes: Uint8Array, keepProfile: boolean): Uint8Array<ArrayBuffer> {
  const kept = chunksOf(bytes).filter(({ type }) => (type === 'ICCP' ? keepProfile : ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'].includes(type)));
  const dropped = HAS.exif | HAS.xmp | (keepProfile ? 0 : HAS.profile);
  return riff(kept.map(({ type, data }) => chunk(type, type === 'VP8X' ? data.map((byte, index) => (index === 0 ? byte & ~dropped : byte)) : data)));
}
