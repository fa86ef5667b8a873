import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';
import { type Budget, decode, unPng } from './filters.ts';
import { dict, Name, Stream } from './objects.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const MAX_CHUNKS = 200_000;
const MAX_RAW = 60_000_000;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
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

/** A picture that cannot be read. */
export class BadPicture extends Error {}

/** What a PNG holds. */
export interface Png {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 0 gray, 2 colour, 3 palette, 4 and 6 the first two with alpha. */
  readonly colorType: number;
  readonly channels: number;
  readonly palette: Uint8Array | undefined;
  readonly transparency: Uint8Array | undefined;
  /** The data as they are packed, where they are one picture from top to bottom. */
  readonly packed: Uint8Array | undefined;
  /** The rows, without their filters. */
  rows(): Uint8Array;
}

export const isPng = (bytes: Uint8Array): boolean => latin1Text(bytes.subarray(0, 8)) === SIGNATURE;

/** Reads a PNG (ISO/IEC 15948) and checks that its data are whole. Throws BadPicture where it is damaged. */
export function readPng(bytes: Uint8Array, budget: Budget): Png {
  const chunks = chunksOf(bytes);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (chunks[0]?.type !== 'IHDR' || header?.length !== 13) throw new BadPicture('it has no header');
  const view = viewOf(header);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colorType = 0, compression, filter, interlace = 0] = header.subarray(8);
  const channels = CHANNELS[colorType];
  if (channels === undefined || !DEPTHS[colorType]?.includes(depth)) throw new BadPicture('its kind of colours is not known');
  if (compression !== 0 || filter !== 0 || interlace > 1 || width === 0 || height === 0) throw new BadPicture('its header is damaged');
  const rowLength = Math.ceil((width * channels * depth) / 8);
  if (rowLength * height > MAX_RAW) throw new BadPicture(`it has more than ${MAX_RAW} bytes of pixels`);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  if (colorType === 3 && (!palette || palette.length < 3 || palette.length > 768 || palette.length % 3 !== 0))
    throw new BadPicture('its palette is damaged or missing');
  const packed = joinBytes(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const { bytes: plain } = decode({ get: () => null }, new Stream(dict({ Filter: new Name('FlateDecode') }), packed), budget);
  const pixel = Math.max(1, (channels * depth) >> 3);
  const layout = { width, height, bits: channels * depth, rowLength, pixel };
  const needed = interlace === 1 ? interlacedLength(layout) : (rowLength + 1) * height;
  if (plain.length < needed) throw new BadPicture('its pixels are damaged or cut off');
  return {
    ...{ width, height, depth, colorType, channels, palette, packed: interlace === 0 ? packed : undefined },
    transparency: chunks.find(({ type }) => type === 'tRNS')?.data,
    rows: () => (interlace === 1 ? deinterlaced(plain, layout) : unPng(plain.subarray(0, needed), rowLength, pixel)),
  };
}

interface Layout {
  readonly width: number;
  readonly height: number;
  /** Of one pixel. */
  readonly bits: number;
  readonly rowLength: number;
  readonly pixel: number;
}

function chunksOf(bytes: Uint8Array): { type: string; data: Uint8Array }[] {
  const chunks: { type: string; data: Uint8Array }[] = [];
  const view = viewOf(bytes);
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) throw new BadPicture('it is cut off');
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) throw new BadPicture('it is cut off');
    const isCritical = ((bytes[at + 4] ?? 0) & 32) === 0;
    if (isCritical && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) throw new BadPicture('a checksum in it is wrong');
    const type = latin1Text(bytes.subarray(at + 4, at + 8));
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    if (chunks.length > MAX_CHUNKS) throw new BadPicture('it has too many chunks');
    at = end + 4;
  }
}

const passSize = ({ width, height }: Layout, [left, top, across, down]: (typeof ADAM7)[number]): [columns: number, rows: number] => [
  Math.max(0, Math.ceil((width - left) / across)),
  Math.max(0, Math.ceil((height - top) / down)),
];

function interlacedLength(layout: Layout): number {
  return ADAM7.reduce((sum, pass) => {
    const [columns, rows] = passSize(layout, pass);
    return columns === 0 ? sum : sum + rows * (1 + Math.ceil((columns * layout.bits) / 8));
  }, 0);
}

function deinterlaced(plain: Uint8Array, layout: Layout): Uint8Array {
  const out = new Uint8Array(layout.rowLength * layout.height);
  let at = 0;
  for (const pass of ADAM7) {
    const [columns, rows] = passSize(layout, pass);
    if (columns === 0 || rows === 0) continue;
    const row = Math.ceil((columns * layout.bits) / 8);
    const own = unPng(plain.subarray(at, at + (row + 1) * rows), row, layout.pixel);
    at += (row + 1) * rows;
    spread(own, out, layout, pass, columns, row);
  }
  return out;
}

/** Puts the pixels of a pass in their places. */
function spread(
  own: Uint8Array,
  out: Uint8Array,
  { bits, rowLength, pixel }: Layout,
  [left, top, across, down]: (typeof ADAM7)[number],
  columns: number,
  row: number,
): void {
  for (let y = 0, from = 0; from < own.length; y++, from += row) {
    const to = (top + y * down) * rowLength;
    for (let x = 0; x < columns; x++) {
      const column = left + x * across;
      if (bits >= 8) out.set(own.subarray(from + x * pixel, from + (x + 1) * pixel), to + column * pixel);
      else {
        const value = ((own[from + ((x * bits) >> 3)] ?? 0) >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);
        const place = to + ((column * bits) >> 3);
        out[place] = (out[place] ?? 0) | (value << (8 - bits - ((column * bits) & 7)));
      }
    }
  }
}
