import { viewOf } from '../../shared/bytes/arrays.ts';
import { decodeAvifBy, encodeAvifBy } from './codecs.ts';
import { broken, type Header, holdToBounds, type Metadata, nameAt } from './header.ts';
import type { Picture, Pixels } from './picture.ts';

const MAX_BOXES = 10_000;
const MAX_ITEMS = 2000;

/** A box of ISO media (ISO/IEC 14496-12, section 4.2). */
interface Box {
  readonly type: string;
  readonly data: Uint8Array;
}

function boxesIn(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  const view = viewOf(bytes);
  for (let at = 0; at + 8 <= bytes.length; ) {
    let length = view.getUint32(at);
    let header = 8;
    if (length === 1 && at + 16 <= bytes.length) {
      if (view.getUint32(at + 8) !== 0) return broken('one of its boxes is too large');
      [length, header] = [view.getUint32(at + 12), 16];
    } else if (length === 0) length = bytes.length - at;
    if (length < header || at + length > bytes.length || boxes.length > MAX_BOXES) return broken('one of its boxes is cut short');
    boxes.push({ type: nameAt(bytes, at + 4), data: bytes.subarray(at + header, at + length) });
    at += length;
  }
  return boxes;
}

const dataOf = (boxes: readonly Box[], type: string): Uint8Array | undefined => boxes.find((box) => box.type === type)?.data;

/** Reads numbers one after the other. */
class Cursor {
  readonly view: DataView;
  at = 0;
  constructor(bytes: Uint8Array) {
    this.view = viewOf(bytes);
  }
  u8 = (): number => this.view.getUint8(this.at++);
  u16(): number {
    this.at += 2;
    return this.view.getUint16(this.at - 2);
  }
  u32(): number {
    this.at += 4;
    return this.view.getUint32(this.at - 4);
  }
  /** A number of 0, 2, 4 or 8 bytes. */
  sized(bytes: number): number {
    if (bytes === 0) return 0;
    if (bytes === 8) return this.u32() * 2 ** 32 + this.u32();
    return bytes === 4 ? this.u32() : bytes === 2 ? this.u16() : broken('its places of items are unreadable');
  }
}

interface Item {
  id: number;
  type: string;
  contentType: string;
}

function itemsOf(info: Uint8Array): Item[] {
  const count = info[0] === 0 ? viewOf(info).getUint16(4) : viewOf(info).getUint32(4);
  if (count > MAX_ITEMS) return broken('it has too many items');
  return boxesIn(info.subarray(info[0] === 0 ? 6 : 8)).flatMap(({ type, data }) => {
    if (type !== 'infe' || (data[0] ?? 0) < 2) return [];
    const cursor = new Cursor(data);
    cursor.at = 4;
    const id = data[0] === 2 ? cursor.u16() : cursor.u32();
    const name = nameAt(data, cursor.at + 2);
    const texts = String.fromCharCode(...data.subarray(cursor.at + 6, cursor.at + 200)).split('\0');
    return [{ id, type: name, contentType: texts[1] ?? '' }];
  });
}

/** Where the bytes of each item are in the file. */
function placesOf(location: Uint8Array): Map<number, { method: number; start: number; length: number }> {
  const cursor = new Cursor(location);
  const version = cursor.u8();
  cursor.at = 4;
  const [sizes, more] = [cursor.u8(), cursor.u8()];
  const count = version < 2 ? cursor.u16() : cursor.u32();
  if (count > MAX_ITEMS) return broken('it has too many items');
  const places = new Map<number, { method: number; start: number; length: number }>();
  for (let i = 0; i < count; i++) {
    const id = version < 2 ? cursor.u16() : cursor.u32();
    const method = version > 0 ? cursor.u16() & 15 : 0;
    cursor.u16();
    const base = cursor.sized(more >> 4);
    const extents = cursor.u16();
    for (let extent = 0; extent < extents; extent++) {
      if (version > 0) cursor.sized(more & 15);
      const start = base + cursor.sized(sizes >> 4);
      const length = cursor.sized(sizes & 15);
      if (extent === 0) places.set(id, { method, start, length });
    }
  }
  return places;
}

/** The numbers of the properties of each item, from 1. */
function associationsOf(association: Uint8Array): Map<number, number[]> {
  const cursor = new Cursor(association);
  const version = cursor.u8();
  cursor.at = 3;
  const wide = (cursor.u8() & 1) === 1;
  const count = cursor.u32();
  if (count > MAX_ITEMS) return broken('it has too many items');
  return new Map(
    Array.from({ length: count }, () => {
      const id = version === 0 ? cursor.u16() : cursor.u32();
      const numbers = Array.from({ length: cursor.u8() }, () => (wide ? cursor.u16() & 0x7fff : cursor.u8() & 0x7f));
      return [id, numbers] as const;
    }),
  );
}

interface AvifFile {
  width: number;
  height: number;
  bits: readonly number[];
  orientation: number;
  hasAlpha: boolean;
  frames: number;
  metadata: Metadata;
}

/** Turns of a quarter against the clock, then a mirror, as an EXIF orientation (MIAF, 7.3.6.7). */
const ORIENTATIONS: Readonly<Record<string, number>> = {
  '0': 1,
  '1': 8,
  '2': 3,
  '3': 6,
  '0v': 4,
  '1v': 5,
  '2v': 2,
  '3v': 7,
  '0h': 2,
  '1h': 7,
  '2h': 4,
  '3h': 5,
};

function readAvif(bytes: Uint8Array): AvifFile {
  const boxes = boxesIn(bytes);
  const meta = dataOf(boxes, 'meta');
  if (!meta) return broken('it says nothing of its pictures');
  const parts = boxesIn(meta.subarray(4));
  const [first, location, info, properties] = ['pitm', 'iloc', 'iinf', 'iprp'].map((type) => dataOf(parts, type));
  if (!first || !location || !info || !properties) return broken('it does not say which its picture is');
  const primary = first[0] === 0 ? viewOf(first).getUint16(4) : viewOf(first).getUint32(4);
  const groups = boxesIn(properties);
  const known = boxesIn(dataOf(groups, 'ipco') ?? new Uint8Array());
  const associations = associationsOf(dataOf(groups, 'ipma') ?? broken('its pictures have no properties'));
  const own = (associations.get(primary) ?? []).flatMap((number) => known[number - 1] ?? []);
  const size = dataOf(own, 'ispe');
  if (!size || size.length < 12) return broken('its picture has no size');
  for (const { type, data } of known) if (type === 'ispe' && data.length >= 12) holdToBounds(viewOf(data).getUint32(4), viewOf(data).getUint32(8));
  const alpha = known.some(({ type, data }) => type === 'auxC' && /auxid:1|alpha/.test(String.fromCharCode(...data.subarray(0, 100))));
  const items = itemsOf(info);
  const icc = own.find(({ type, data }) => type === 'colr' && /^(?:prof|rICC)$/.test(nameAt(data, 0)))?.data.subarray(4);
  const metadata = metadataOf(bytes, items, placesOf(location), dataOf(parts, 'idat'));
  return {
    width: viewOf(size).getUint32(4),
    height: viewOf(size).getUint32(8),
    bits: Array.from(dataOf(own, 'pixi')?.subarray(5) ?? []),
    orientation: turnOf(own),
    hasAlpha: alpha,
    frames: framesOf(boxes),
    metadata: { ...(icc && { icc }), ...metadata },
  };
}

/** How a picture is to be turned, as an EXIF orientation. */
function turnOf(properties: readonly Box[]): number {
  const [rotation, mirror] = [dataOf(properties, 'irot'), dataOf(properties, 'imir')];
  const axis = mirror ? ((mirror[0] ?? 0) & 1 ? 'h' : 'v') : '';
  return ORIENTATIONS[`${(rotation?.[0] ?? 0) & 3}${axis}`] ?? 1;
}

function metadataOf(bytes: Uint8Array, items: readonly Item[], places: ReturnType<typeof placesOf>, inside: Uint8Array | undefined): Metadata {
  const bytesOf = (item: Item | undefined): Uint8Array | undefined => {
    const place = item && places.get(item.id);
    const from = place?.method === 1 ? inside : bytes;
    return place && from && place.start + place.length <= from.length ? from.subarray(place.start, place.start + place.length) : undefined;
  };
  const exif = bytesOf(items.find(({ type }) => type === 'Exif'));
  const xmp = bytesOf(items.find(({ type, contentType }) => type === 'mime' && contentType === 'application/rdf+xml'));
  const tiff = exif && exif.length > 8 ? exif.subarray(4 + viewOf(exif).getUint32(0)) : undefined;
  return { ...(tiff && { exif: tiff }), ...(xmp && { xmp }) };
}

/** How many samples the first track of an image sequence has; 1 for a still picture. */
function framesOf(boxes: readonly Box[]): number {
  const inside = (data: Uint8Array | undefined, ...path: string[]): Uint8Array | undefined =>
    path.reduce<Uint8Array | undefined>((at, type) => at && dataOf(boxesIn(at), type), data);
  const sizes = inside(dataOf(boxes, 'moov'), 'trak', 'mdia', 'minf', 'stbl', 'stsz');
  return sizes && sizes.length >= 12 ? Math.max(1, viewOf(sizes).getUint32(8)) : 1;
}

/** What the boxes of an AVIF say. Its picture is turned as they say, whatever its EXIF tags do. */
export function inspectAvif(bytes: Uint8Array): Header {
  const { width, height, bits, orientation, hasAlpha, frames, metadata } = readAvif(bytes);
  holdToBounds(width, height, frames);
  const isGrey = bits.length === 1;
  return {
    format: 'avif',
    width,
    height,
    frames,
    animated: frames > 1,
    orientation,
    colorSpace: isGrey ? 'grayscale' : 'rgb',
    channels: (isGrey ? 1 : 3) + (hasAlpha ? 1 : 0),
    hasAlpha,
    bitDepth: Math.max(8, ...bits) > 8 ? 16 : 8,
    lossless: false,
    metadata,
  };
}

/** The first picture of an AVIF as it is stored. */
export async function decodeAvif(bytes: Uint8Array, header: Header): Promise<Picture> {
  const decoded = await decodeAvifBy(bytes);
  if (!decoded) return broken('its pixels cannot be decoded');
  const picture = {
    width: decoded.width,
    height: decoded.height,
    pixels: new Uint8Array(decoded.data.buffer, decoded.data.byteOffset, decoded.data.length) as Pixels,
  };
  return picture.width === header.width && picture.height === header.height ? picture : broken('its pixels have another size than it says');
}

/** Pixels above which the encoder hurries. */
const LARGE = 500_000;

/** An AVIF of a picture. */
export const encodeAvif = (picture: Picture, quality: number, lossless = false): Promise<Uint8Array<ArrayBuffer>> =>
  encodeAvifBy(picture, {
    quality: lossless ? 100 : quality,
    qualityAlpha: -1,
    denoiseLevel: 0,
    tileColsLog2: 0,
    tileRowsLog2: 0,
    speed: picture.width * picture.height > LARGE ? 9 : 8,
    subsample: lossless ? 3 : 1,
    chromaDeltaQ: false,
    sharpness: 0,
    tune: 0,
    enableSharpYUV: false,
    bitDepth: 8,
    lossless,
  });
