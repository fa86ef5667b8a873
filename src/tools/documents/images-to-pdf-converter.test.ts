import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { InvalidInputs, Unprocessable } from '../errors.ts';
import { holdTo, run } from '../testing.ts';
import tool from './images-to-pdf-converter.ts';
import extractor from './pdf-image-extractor.ts';
import inspector from './pdf-inspector.ts';
import { mutated } from './testdata/pdf-of.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR42mP4zwAE/wEHAAH/PX2MSQAAAABJRU5ErkJggg==';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** A PNG of rows that have their filters in front. */
function png(width: number, height: number, depth: number, colorType: number, rows: number[], chunks: [string, number[]][] = [], interlace = 0): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, interlace], 8);
  const parts = [
    chunk('IHDR', header),
    ...chunks.map(([type, data]) => chunk(type, Buffer.from(data))),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.of()),
  ];
  return Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), ...parts]).toString('base64');
}

/** The markers of a JPEG, without a picture that could be seen. */
function jpeg(width: number, height: number, orientation?: number, frame = 0xc0): string {
  const exif =
    orientation === undefined
      ? []
      : [0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01'), 0, orientation, 0, 0, 0, 0, 0, 0];
  return Buffer.of(
    0xff,
    0xd8,
    ...exif,
    0xff,
    frame,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
    0xff,
    0xda,
    0,
    8,
    1,
    1,
    0,
    0,
    63,
    0,
    0x55,
    0xff,
    0xd9,
  ).toString('base64');
}

const size = (format: string, width: number, height: number, widthPoints: number, heightPoints: number) => ({
  images: [{ format, width, height, widthPoints, heightPoints }],
});

holdTo(tool, {
  answers: [
    [
      { images: [PNG], pageSize: 'a5', fit: 'original' },
      { pages: 1, ...size('png', 2, 1, 2, 1) },
    ],
    [{ images: [PNG], dpi: 144, marginPoints: 10 }, size('png', 2, 1, 1, 0.5)],
    // Contained in 595.28 - 2 x 10 by way of 841.89: the page lies, as the picture does.
    [{ images: [PNG], pageSize: 'a4', marginPoints: 10 }, size('png', 2, 1, 821.89, 410.945)],
    [{ images: [PNG], pageSize: 'a4', orientation: 'portrait' }, size('png', 2, 1, 595.28, 297.64)],
    [{ images: [jpeg(2000, 1000)], pageSize: 'letter', fit: 'original' }, size('jpeg', 2000, 1000, 792, 396)],
    [{ images: [jpeg(30, 20, 6)] }, size('jpeg', 20, 30, 20, 30)],
    [{ images: [jpeg(30, 20, 3), jpeg(30, 20, 9), jpeg(30, 20, undefined, 0xc2)] }, { pages: 3 }],
  ],
  invalid: [
    [{ images: [] }, 'images'],
    [{ images: ['%'] }, 'images[0]'],
    [{ images: [PNG], dpi: 0 }, 'dpi'],
  ],
  unprocessable: [
    [{ images: [PNG], pageSize: 'a5', marginPoints: 210 }, /leave nothing/],
    [{ images: [PNG, 'R0lGODlhAQABAAAAACw='] }, /Picture 2 .* neither PNG nor JPEG/],
    [{ images: [PNG.replace('42mP4', '42mQ4')] }, /Picture 1 .* checksum/],
    [{ images: [Buffer.from(PNG, 'base64').subarray(0, 60).toString('base64')] }, /cut off/],
    [{ images: [png(100_000, 100_000, 8, 2, [0])] }, /more than/],
    [{ images: [png(2, 2, 8, 0, [0, 1, 2])] }, /damaged or cut off/],
    [{ images: [png(1, 1, 8, 3, [0, 0])] }, /palette/],
    [{ images: [jpeg(1, 1, undefined, 0xc3)] }, /neither baseline nor progressive/],
    [{ images: [Buffer.from(jpeg(1, 1), 'base64').subarray(0, -2).toString('base64')] }, /cut off/],
  ],
});

it('keeps title and sizes of pages', async () => {
  const { file } = await run(tool, { images: [jpeg(300, 200), PNG], title: 'Bilder', dpi: 100, marginPoints: 5 });
  const { metadata, pageList, images } = await run(inspector, { file });
  expect(metadata).toEqual({ title: 'Bilder' });
  expect(pageList).toMatchObject([
    { widthPoints: 226, heightPoints: 154 },
    { widthPoints: 11.44, heightPoints: 10.72 },
  ]);
  expect(images).toBe(2);
});

const ALPHA = png(2, 1, 8, 6, [0, 255, 0, 0, 128, 0, 255, 0, 255]);
// Seven passes of Adam7 of 2 x 2 pixels: three have pixels.
const INTERLACED = png(2, 2, 8, 0, [0, 10, 0, 20, 0, 30, 40], [], 1);
const PALETTE = png(
  3,
  1,
  2,
  3,
  [0, 0b00011000],
  [
    ['PLTE', [255, 0, 0, 0, 255, 0, 0, 0, 255]],
    ['tRNS', [255, 0]],
  ],
);

it.each([
  ['alpha', ALPHA, 'DeviceRGB', 8, [255, 0, 0, 128, 0, 255, 0, 255]],
  ['interlaced', INTERLACED, 'DeviceGray', 8, [10, 20, 30, 40]],
  ['palette', PALETTE, 'Indexed', 2, [255, 0, 0, 255, 0, 255, 0, 0, 0, 0, 255, 255]],
  ['black and white', png(3, 1, 1, 0, [0, 0b10100000]), 'DeviceGray', 1, [0b10100000]],
  ['sixteen bits', png(1, 1, 16, 2, [0, 1, 2, 3, 4, 5, 6]), 'DeviceRGB', 16, [1, 2, 3, 4, 5, 6]],
])('keeps every pixel: %s', async (_, image, colorSpace, bits, pixels) => {
  const { file } = await run(tool, { images: [image] });
  const { images, skipped } = await run(extractor, { file });
  expect(skipped).toEqual([]);
  expect(images).toMatchObject([{ colorSpace, bitsPerComponent: bits, format: 'png' }]);
  expect(rowsOf(images[0].image)).toEqual(pixels);
});

/** The bytes of a PNG's pixels, by another reader: that of the pictures. */
function rowsOf(base64: string): number[] {
  const bytes = Buffer.from(base64, 'base64');
  const [width, height, depth, colorType] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[24] ?? 8, bytes[25] ?? 0];
  const channels = [1, 0, 3, 1, 2, 0, 4][colorType] ?? 1;
  const row = Math.ceil((width * channels * depth) / 8);
  const plain = inflated(bytes);
  const pixel = Math.max(1, (channels * depth) >> 3);
  const out: number[] = [];
  for (let y = 0; y < height; y++) {
    const filter = plain[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x++) {
      const [left, up, corner] = [
        x < pixel ? 0 : (out[y * row + x - pixel] ?? 0),
        y === 0 ? 0 : (out[(y - 1) * row + x] ?? 0),
        x < pixel || y === 0 ? 0 : (out[(y - 1) * row + x - pixel] ?? 0),
      ];
      const near = [left, up, corner].toSorted((one, other) => Math.abs(left + up - corner - one) - Math.abs(left + up - corner - other))[0] ?? 0;
      out.push(((plain[y * (row + 1) + 1 + x] ?? 0) + ([0, left, up, (left + up) >> 1, near][filter] ?? 0)) & 255);
    }
  }
  return out;
}

function inflated(bytes: Buffer): Buffer {
  const at = bytes.indexOf('IDAT');
  return inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
}

it('answers or refuses whatever is changed or cut off', async () => {
  const refused = (reason: unknown) => (reason instanceof Unprocessable || reason instanceof InvalidInputs ? undefined : Promise.reject(reason));
  for (let seed = 0; seed < 100; seed++)
    for (const image of [ALPHA, PALETTE, jpeg(30, 20, 6)]) await run(tool, { images: [mutated(image, seed)] }).catch(refused);
});
