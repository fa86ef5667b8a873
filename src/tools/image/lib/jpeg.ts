import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { latin1Bytes } from '../../shared/platform/bytes.ts';
import { decodeJpegBy, encodeJpegBy } from './codecs.ts';
import { densityOf, orientationOf } from './exif.ts';
import { broken, type Header, hasText, holdToBounds, type Metadata } from './header.ts';
import type { Picture, Pixels } from './picture.ts';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const ICC = 'ICC_PROFILE\0';
const PHOTOSHOP = 'Photoshop 3.0\0';
const CM_IN_INCH = 2.54;
const MAX_PROFILE_PART = 65_519;
const FIRST_APP = 0xe0;
const COMMENT = 0xfe;
const START_OF_SCAN = 0xda;
const END = 0xd9;

export interface Segment {
  readonly marker: number;
  /** Without the marker and its length. */
  readonly data: Uint8Array;
  /** Where its marker begins and where it ends, with the coded pixels that follow a start of scan. */
  readonly start: number;
  readonly end: number;
}

/** Whether a marker stands alone, without a length. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The segments of a JPEG up to its end; refuses one that is cut short (ISO/IEC 10918-1, annex B). */
export function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) return broken(at < bytes.length ? 'something stands between its segments' : 'it ends before its pixels do');
    const start = at;
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++] ?? 0;
    if (marker === END) return segments;
    if (standsAlone(marker)) continue;
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (length < 2 || at + length > bytes.length) return broken('one of its segments is cut short');
    const data = bytes.subarray(at + 2, at + length);
    at += length;
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
    segments.push({ marker, data, start, end: at });
  }
}

/** Where the coded pixels end that begin at a place: at a marker other than a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return broken('it ends before its pixels do');
}

const isFrame = ({ marker }: Segment): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** What the segments of a JPEG say. */
export function inspectJpeg(bytes: Uint8Array): Header {
  const segments = segmentsOf(bytes);
  const frame = segments.find(isFrame);
  if (!frame || frame.data.length < 6) return broken('it has no frame');
  if (!segments.some(({ marker }) => marker === START_OF_SCAN)) return broken('it has no pixels');
  const view = viewOf(frame.data);
  const [height, width, components] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  holdToBounds(width, height);
  const metadata = metadataOf(segments);
  const dpi = jfifDensity(segments) ?? densityOf(metadata.exif);
  return {
    format: 'jpeg',
    width,
    height,
    frames: 1,
    animated: false,
    orientation: orientationOf(metadata.exif),
    colorSpace: components === 1 ? 'grayscale' : components === 3 ? 'rgb' : components === 4 ? 'cmyk' : 'other',
    channels: Math.min(4, Math.max(1, components)),
    hasAlpha: false,
    bitDepth: view.getUint8(0) > 8 ? 16 : 8,
    ...(dpi !== undefined && { dpi }),
    lossless: false,
    metadata,
  };
}

function jfifDensity(segments: readonly Segment[]): number | undefined {
  const jfif = segments.find(({ marker, data }) => marker === FIRST_APP && data.length >= 12 && hasText(data, 'JFIF\0'))?.data;
  if (!jfif) return undefined;
  const [unit, across] = [jfif[7], viewOf(jfif).getUint16(8)];
  if (across === 0 || (unit !== 1 && unit !== 2)) return undefined;
  return unit === 1 ? across : Math.round(across * CM_IN_INCH);
}

function metadataOf(segments: readonly Segment[]): Metadata {
  const after = (marker: number, text: string): Uint8Array | undefined =>
    segments.find((each) => each.marker === marker && hasText(each.data, text))?.data.subarray(text.length);
  const exif = after(0xe1, EXIF);
  const xmp = after(0xe1, XMP);
  const photoshop = after(0xed, PHOTOSHOP);
  const iptc = photoshop && iptcIn(photoshop);
  const icc = profileOf(segments);
  return { ...(icc && { icc }), ...(exif && { exif }), ...(iptc && { iptc }), ...(xmp && { xmp }) };
}

/** A profile that is spread over segments, each with its number and how many there are. */
function profileOf(segments: readonly Segment[]): Uint8Array | undefined {
  const parts = segments
    .filter(({ marker, data }) => marker === 0xe2 && hasText(data, ICC) && data.length > ICC.length + 2)
    .map(({ data }) => ({ number: data[ICC.length] ?? 0, data: data.subarray(ICC.length + 2) }))
    .sort((a, b) => a.number - b.number);
  return parts.length > 0 ? joinBytes(parts.map(({ data }) => data)) : undefined;
}

/** The records of IPTC among the resources of Photoshop. */
export function iptcIn(resources: Uint8Array): Uint8Array | undefined {
  for (let at = 0; at + 12 <= resources.length && hasText(resources, '8BIM', at); ) {
    const view = viewOf(resources);
    const id = view.getUint16(at + 4);
    const name = 1 + (resources[at + 6] ?? 0);
    const start = at + 6 + name + (name % 2);
    if (start + 4 > resources.length) return undefined;
    const length = view.getUint32(start);
    if (id === 0x0404) return resources.subarray(start + 4, start + 4 + length);
    at = start + 4 + length + (length % 2);
  }
  return undefined;
}

/** The pixels of a JPEG as they are stored. */
export async function decodeJpeg(bytes: Uint8Array, header: Header): Promise<Picture> {
  if (header.bitDepth !== 8) unprocessable('A JPEG with more than 8 bits for each channel cannot be decoded.');
  if (header.channels === 4) return decodeCmyk(bytes);
  const decoded = await decodeJpegBy(bytes);
  if (decoded?.width !== header.width || decoded.height !== header.height) return broken('its pixels cannot be decoded');
  return { width: decoded.width, height: decoded.height, pixels: new Uint8Array(decoded.data.buffer, decoded.data.byteOffset, decoded.data.length) as Pixels };
}

function decodeCmyk(_bytes: Uint8Array): never {
  return unprocessable('A JPEG in CMYK cannot be decoded; convert it to RGB first.');
}

export interface JpegOptions {
  readonly quality: number;
  readonly progressive?: boolean;
  readonly dpi?: number;
  readonly icc?: Uint8Array;
}

/** A JPEG of the opaque colours of a picture. */
export async function encodeJpeg(picture: Picture, { quality, progressive = false, dpi, icc }: JpegOptions): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await encodeJpegBy(picture, {
    quality,
    baseline: !progressive,
    arithmetic: false,
    progressive,
    optimize_coding: true,
    smoothing: 0,
    color_space: 3,
    quant_table: 3,
    trellis_multipass: false,
    trellis_opt_zero: false,
    trellis_opt_table: false,
    trellis_loops: 1,
    auto_subsample: true,
    chroma_subsample: 2,
    separate_chroma_quality: false,
    chroma_quality: quality,
  });
  if (dpi !== undefined && hasText(bytes, 'JFIF\0', 6)) {
    bytes[13] = 1;
    for (const at of [14, 16]) viewOf(bytes).setUint16(at, dpi);
  }
  return icc ? withProfile(bytes, icc) : bytes;
}

/** Puts a profile behind the first segment. */
function withProfile(bytes: Uint8Array, icc: Uint8Array): Uint8Array<ArrayBuffer> {
  const [first] = segmentsOf(bytes);
  const count = Math.ceil(icc.length / MAX_PROFILE_PART);
  if (!first || count > 255) return new Uint8Array(bytes);
  const parts = Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * MAX_PROFILE_PART, (index + 1) * MAX_PROFILE_PART);
    const length = ICC.length + part.length + 4;
    return joinBytes([Uint8Array.of(0xff, 0xe2, length >> 8, length & 255), latin1Bytes(ICC), Uint8Array.of(index + 1, count), part]);
  });
  return joinBytes([bytes.subarray(0, first.end), ...parts, bytes.subarray(first.end)]);
}

/** The same JPEG without its comments and metadata, the colour profile kept or not; what the decoder needs (JFIF, Adobe) stays. */
export function withoutMetadata(bytes: Uint8Array, keepProfile: boolean): Uint8Array<ArrayBuffer> {
  const segments = segmentsOf(bytes);
  const isKept = ({ marker, data }: Segment): boolean => {
    if (marker === COMMENT) return false;
    if (marker < FIRST_APP || marker > 0xef) return true;
    return marker === FIRST_APP ? hasText(data, 'JFIF\0') : marker === 0xee ? hasText(data, 'Adobe') : marker === 0xe2 && keepProfile && hasText(data, ICC);
  };
  const kept = segments.filter(isKept).map(({ start, end }) => bytes.subarray(start, end));
  return joinBytes([Uint8Array.of(0xff, 0xd8), ...kept, Uint8Array.of(0xff, END)]);
}
