import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_PALETTE = 256;

/** A PNG of pixels given as red, green, blue and alpha bytes, row by row: with a palette where 256 colours do. */
export function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const palette = new Map<number, number>();
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const indexed = Buffer.alloc((width + 1) * height);
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
  const entries = [...palette.keys()].map((color) => Buffer.from(Uint32Array.of(color).buffer));
  return assemble(width, height, 3, indexed, [
    chunk('PLTE', Buffer.concat(entries.map((entry) => entry.subarray(0, 3)))),
    ...(entries.some((entry) => entry[3] !== 255) ? [chunk('tRNS', Buffer.from(entries.map((entry) => entry[3] ?? 255)))] : []),
  ]);
}

function trueColor(width: number, height: number, pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  return assemble(width, height, 6, rows, []);
}

/** @param colorType 3 for a palette, 6 for red, green, blue and alpha @param rows each with its filter type, 0, in front */
function assemble(width: number, height: number, colorType: number, rows: Buffer, between: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = colorType;
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...between, chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
