import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { InvalidInputs, Unprocessable } from '../errors.ts';
import { holdTo, run } from '../testing.ts';
import { WITH_IMAGE } from './lib/samples.ts';
import tool from './pdf-image-extractor.ts';
import { mutated, pdfOf, streamOf } from './testdata/pdf-of.ts';

const image = (entries: string, data: string, width = 2, height = 1) => streamOf(`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}`, data);

/** A page with pictures, by their names. */
function pageWith(images: Readonly<Record<string, string>>, more: Readonly<Record<number, string>> = {}): string {
  const names = Object.keys(images);
  const list = names.map((name, index) => `/${name} ${10 + index} 0 R`).join('');
  return pdfOf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 10 10]>>',
    3: `<</Type/Page/Parent 2 0 R/Resources<</XObject<<${list}>>>>>>`,
    4: `<</Type/Page/Parent 2 0 R/Resources<</XObject<<${list}>>>>>>`,
    ...more,
    ...Object.fromEntries(names.map((name, index) => [10 + index, images[name] ?? ''])),
  });
}

const FLATE = deflateSync(Buffer.of(1, 2, 3)).toString('latin1');
const JPEG = '\xff\xd8\xff\xd9';

const FILE = pageWith(
  {
    Z: image('/ColorSpace/DeviceRGB/BitsPerComponent 8', '\xff\0\0\0\xff\0'),
    Cmyk: image('/ColorSpace/DeviceCMYK/BitsPerComponent 8', '\0\0\0\xff\xff\0\0\0'),
    Inverse: image('/ColorSpace/DeviceGray/BitsPerComponent 1/Decode[1 0]', '\x40'),
    Indexed: image('/ColorSpace[/Indexed/DeviceRGB 1<000000 0000ff>]/BitsPerComponent 4', '\x01'),
    Icc: image('/ColorSpace[/ICCBased 8 0 R]/BitsPerComponent 8', '\x07\x08'),
    Predicted: image('/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2>>', FLATE),
    Alpha: image('/ColorSpace/DeviceGray/BitsPerComponent 8/SMask 9 0 R', '\x10\x20'),
    Jpeg: image('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter[/ASCIIHexDecode/DCTDecode]', `${Buffer.from(JPEG, 'latin1').toString('hex')}>`),
    Fax: image('/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode', 'x'),
    Spot: image('/ColorSpace[/Separation/Gold/DeviceRGB 8 0 R]/BitsPerComponent 8', '12'),
    Mask: image('/ImageMask true/BitsPerComponent 1', '\x40'),
  },
  { 8: streamOf('/N 1', ''), 9: image('/ColorSpace/DeviceGray/BitsPerComponent 8', '\x40\xff') },
);

const png = (name: string, colorSpace: string, bitsPerComponent: number) => ({
  page: 1,
  name,
  width: 2,
  height: 1,
  format: 'png',
  colorSpace,
  bitsPerComponent,
});

holdTo(tool, {
  answers: [
    [
      { file: WITH_IMAGE },
      { images: [{ page: 1, name: 'Im0', width: 2, height: 2, format: 'png', colorSpace: 'DeviceRGB', bitsPerComponent: 8 }], skipped: [], count: 1 },
    ],
    [
      { file: FILE },
      {
        count: 8,
        images: [
          ...[
            png('Alpha', 'DeviceGray', 8),
            png('Cmyk', 'DeviceCMYK', 8),
            png('Icc', 'ICCBased', 8),
            png('Indexed', 'Indexed', 4),
            png('Inverse', 'DeviceGray', 1),
          ],
          ...[
            { ...png('Jpeg', 'DeviceRGB', 8), format: 'jpeg', bytes: 4, image: Buffer.from(JPEG, 'latin1').toString('base64') },
            png('Predicted', 'DeviceGray', 8),
            png('Z', 'DeviceRGB', 8),
          ],
        ],
        skipped: [
          { page: 1, name: 'Fax', width: 2, height: 1, reason: 'The filter CCITTFaxDecode is not decoded here.' },
          { page: 1, name: 'Spot', width: 2, height: 1, reason: 'The color space Separation is not decoded here.' },
        ],
      },
    ],
    [{ file: FILE, pages: '2', minWidth: 2 }, { count: 8 }],
    [
      { file: FILE, minHeight: 2 },
      { images: [], skipped: [], count: 0 },
    ],
  ],
  invalid: [[{ file: FILE, minWidth: 0 }, 'minWidth']],
  unprocessable: [
    [{ file: FILE, pages: '3' }, /no page 3/],
    [{ file: pageWith({ Huge: image('/ColorSpace/DeviceGray/BitsPerComponent 1', 'x', 100_000, 100_000) }) }, /pixels/],
  ],
});

it('turns colours into gray or RGB', async () => {
  const { createPicture } = await reader();
  const { images } = await run(tool, { file: FILE });
  const pixels = Object.fromEntries(
    images.flatMap(({ name, format, image: bytes }: Record<string, string>) => (format === 'png' ? [[name, createPicture(bytes ?? '')]] : [])),
  );
  expect(pixels).toEqual({
    Alpha: [0x10, 0x40, 0x20, 0xff],
    Cmyk: [0, 0, 0, 0, 255, 255],
    Icc: [7, 8],
    Indexed: [0, 0, 0, 0, 0, 255],
    Inverse: [255, 0],
    Predicted: [2, 5],
    Z: [255, 0, 0, 0, 255, 0],
  });
});

/** Reads rows of PNG whose filters are none or what is left, as those of one row are here. */
async function reader() {
  const { inflateSync } = await import('node:zlib');
  const createPicture = (base64: string): number[] => {
    const bytes = Buffer.from(base64, 'base64');
    const at = bytes.indexOf('IDAT');
    const [filter = 0, ...row] = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
    const pixel = [1, 0, 3, 1, 2, 0, 4][bytes[25] ?? 0] ?? 1;
    // In the first row Paeth's guess is what is left, and what is above is nothing.
    if (filter === 1 || filter === 4) for (let index = pixel; index < row.length; index++) row[index] = ((row[index] ?? 0) + (row[index - pixel] ?? 0)) & 255;
    return row;
  };
  return { createPicture };
}

it('answers or refuses whatever is changed or cut off', async () => {
  const refused = (reason: unknown) => (reason instanceof Unprocessable || reason instanceof InvalidInputs ? undefined : Promise.reject(reason));
  for (let seed = 0; seed < 200; seed++) await run(tool, { file: mutated(FILE, seed) }).catch(refused);
});
