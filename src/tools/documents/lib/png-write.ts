import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { deflateBands } from '../../shared/bytes/zlib-bands.ts';
import { latin1Bytes } from '../../shared/platform/bytes.ts';

/** Filters of PNG that are tried for each row: none, what is left, and what is above. */
const FILTERS = [0, 1, 2] as const;
/** Of how many bytes one is looked at when a filter is chosen. */
const SAMPLED = 7;

/** Rows of more bytes are packed band by band. */
const BAND = 4_000_000;

/** The zlib stream of rows with the filter of PNG that most likely packs best in front of each. @param row bytes of a row @param pixel bytes of a pixel, at least 1 */
export function packedRows(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(bytes.length / row);
  const perBand = Math.max(1, Math.floor(BAND / row));
  const firsts = Array.from({ length: Math.max(1, Math.ceil(rows / perBand)) }, (_, at) => at * perBand);
  return deflateBands(firsts.map((first) => () => filteredRows(bytes, { row, pixel, first, end: Math.min(rows, first + perBand) })));
}

function filteredRows(bytes: Uint8Array, { row, pixel, first, end: last }: { row: number; pixel: number; first: number; end: number }): Uint8Array {
  const out = new Uint8Array((last - first) * (row + 1));
  for (let index = first; index < last; index++) {
    const from = index * row;
    const end = Math.min(bytes.length, from + row);
    const to = (index - first) * (row + 1);
    const filter = bestFilter(bytes, from, end, row, pixel);
    const back = filter === 1 ? pixel : row;
    // What is left of the first pixel and above the first row is nothing.
    const plain = filter === 0 || (filter === 2 && index === 0) ? end : filter === 1 ? from + pixel : from;
    out[to] = filter;
    out.set(bytes.subarray(from, Math.min(plain, end)), to + 1);
    for (let at = plain, place = to + 1 + plain - from; at < end; at++) out[place++] = (bytes[at] ?? 0) - (bytes[at - back] ?? 0);
  }
  return out;
}

function bestFilter(bytes: Uint8Array, from: number, end: number, row: number, pixel: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const filter of FILTERS) {
    const back = filter === 1 ? pixel : row;
    let sum = 0;
    for (let at = from + pixel; at < end; at += SAMPLED) {
      const byte = filter === 0 ? (bytes[at] ?? 0) : ((bytes[at] ?? 0) - (bytes[at - back] ?? 0)) & 255;
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
  const packed = packedRows(rows, Math.ceil((width * bits) / 8), Math.max(1, bits >> 3));
  return joinBytes([latin1Bytes('\x89PNG\r\n\x1a\n'), chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', new Uint8Array())]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  viewOf(bytes).setUint32(0, data.length);
  bytes.set(latin1Bytes(type), 4);
  bytes.set(data, 8);
  viewOf(bytes).setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
