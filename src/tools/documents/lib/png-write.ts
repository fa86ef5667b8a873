import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { latin1Bytes } from '../../shared/platform/bytes.ts';
import { deflate } from '../../shared/platform/deflate.ts';

/** Filters of PNG that are tried for each row: none, what is left, what is above, and Paeth's guess of both. */
const FILTERS = [0, 1, 2, 4] as const;
/** Of how many bytes one is looked at when a filter is chosen. */
const SAMPLED = 7;

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}

/** A row, the one above it, and how many bytes a pixel has. */
interface Row {
  readonly bytes: Uint8Array;
  readonly above: Uint8Array;
  readonly pixel: number;
}

/** A byte of a row as a filter writes it. */
function filtered(filter: number, { bytes, above, pixel }: Row, at: number): number {
  const own = bytes[at] ?? 0;
  if (filter === 0) return own;
  const left = bytes[at - pixel] ?? 0;
  if (filter === 1) return (own - left) & 255;
  const up = above[at] ?? 0;
  return (own - (filter === 2 ? up : paeth(left, up, above[at - pixel] ?? 0))) & 255;
}

/** Rows with the filter of PNG that most likely packs best in front of each. @param pixel bytes of a pixel, at least 1 */
export function filteredRows(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(bytes.length / row);
  const out = new Uint8Array(rows * (row + 1));
  let above: Uint8Array = new Uint8Array(row);
  for (let index = 0; index < rows; index++) {
    const own = { bytes: bytes.subarray(index * row, index * row + row), above, pixel };
    const filter = bestFilter(own);
    const start = index * (row + 1);
    out[start] = filter;
    for (let at = 0; at < own.bytes.length; at++) out[start + 1 + at] = filtered(filter, own, at);
    above = own.bytes;
  }
  return out;
}

function bestFilter(row: Row): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const filter of FILTERS) {
    let sum = 0;
    for (let at = 0; at < row.bytes.length; at += SAMPLED) {
      const byte = filtered(filter, row, at);
      sum += byte < 128 ? byte : 256 - byte;
    }
    if (sum < least) [best, least] = [filter, sum];
  }
  return best;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly depth: 1 | 2 | 4 | 8 | 16;
  /** As PNG numbers them: 0 gray, 2 colour, 4 and 6 these with alpha. */
  readonly colorType: 0 | 2 | 4 | 6;
  readonly rows: Uint8Array;
}

const CHANNELS = { 0: 1, 2: 3, 4: 2, 6: 4 } as const;

/** Writes a PNG (ISO/IEC 15948). */
export function writePng({ width, height, depth, colorType, rows }: Pixels): Uint8Array {
  const header = new Uint8Array(13);
  viewOf(header).setUint32(0, width);
  viewOf(header).setUint32(4, height);
  header.set([depth, colorType], 8);
  const bits = CHANNELS[colorType] * depth;
  const packed = filteredRows(rows, Math.ceil((width * bits) / 8), Math.max(1, bits >> 3));
  return joinBytes([latin1Bytes('\x89PNG\r\n\x1a\n'), chunk('IHDR', header), chunk('IDAT', deflate(packed)), chunk('IEND', new Uint8Array())]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  viewOf(bytes).setUint32(0, data.length);
  bytes.set(latin1Bytes(type), 4);
  bytes.set(data, 8);
  viewOf(bytes).setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
