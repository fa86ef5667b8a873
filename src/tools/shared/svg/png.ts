import { joinBytes, viewOf } from '../bytes/arrays.ts';
import { crc32 } from '../bytes/crc32.ts';
import { latin1Bytes } from '../platform/bytes.ts';
import { deflate } from '../platform/deflate.ts';

const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_PALETTE = 256;

/** A PNG of pixels given as red, green, blue and alpha bytes, row by row: with a palette where 256 colours do. */
export function encodePng(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const palette = new Map<number, number>();
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const indexed = new Uint8Array((width + 1) * height);
  let last = -1;
  let lastIndex = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const color = colors[at] ?? 0;
      if (color !== last) {
        last = color;
        lastIndex = palette.get(color) ?? palette.size;
        if (lastIndex === palette.size) palette.set(color, lastIndex);
        if (palette.size > MAX_PALETTE) return trueColor(width, height, pixels);
      }
      indexed[y * (width + 1) + 1 + x] = lastIndex;
    }
  }
  const entries = [...palette.keys()].map((color) => new Uint8Array(Uint32Array.of(color).buffer));
  return assemble(width, height, 3, indexed, [
    chunk('PLTE', joinBytes(entries.map((entry) => entry.subarray(0, 3)))),
    ...(entries.some((entry) => entry[3] !== 255) ? [chunk('tRNS', new Uint8Array(entries.map((entry) => entry[3] ?? 255)))] : []),
  ]);
}

function trueColor(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const rows = new Uint8Array((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  return assemble(width, height, 6, rows, []);
}

/** @param colorType 3 for a palette, 6 for red, green, blue and alpha @param rows each with its filter type, 0, in front */
function assemble(width: number, height: number, colorType: number, rows: Uint8Array, between: readonly Uint8Array[]): Uint8Array {
  const header = new Uint8Array(13);
  viewOf(header).setUint32(0, width);
  viewOf(header).setUint32(4, height);
  header[8] = 8;
  header[9] = colorType;
  return joinBytes([SIGNATURE, chunk('IHDR', header), ...between, chunk('IDAT', deflate(rows)), chunk('IEND', new Uint8Array(0))]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([latin1Bytes(type), data]);
  const framed = new Uint8Array(body.length + 8);
  viewOf(framed).setUint32(0, data.length);
  framed.set(body, 4);
  viewOf(framed).setUint32(body.length + 4, crc32(body));
  return framed;
}
