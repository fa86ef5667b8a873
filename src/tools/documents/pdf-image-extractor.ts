import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { asFile, PICTURE } from '../shared/files/file-field.ts';
import { base64Of, latin1Text } from '../shared/platform/bytes.ts';
import { colorSpaceName, colorSpaceOf } from './lib/color-space.ts';
import type { PdfFile } from './lib/file.ts';
import { utf8Name } from './lib/form.ts';
import { bitsOf, pixelsOf } from './lib/image-pixels.ts';
import { nameOf, numberOf, resolved, type Stream } from './lib/objects.ts';
import { openPdf, pagesText, passwordText, pdfText, sha256 } from './lib/open.ts';
import { eachXObject, pageNumbers } from './lib/page.ts';
import { writePng } from './lib/png-write.ts';
import { WITH_IMAGE } from './lib/samples.ts';

const MAX_IMAGES = 1000;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 1_000_000;

const found = {
  page: z.int().describe('Number of the first page that has the picture'),
  name: z.string().describe('Name of the picture in the resources'),
  width: z.int().describe('Width in pixels'),
  height: z.int().describe('Height in pixels'),
};

export default defineTool({
  slug: 'pdf-image-extractor',
  name: 'PDF Image Extractor',
  category: 'documents',
  summary: 'Extracts the pictures from a PDF, JPEG as stored, others as PNG.',
  description:
    'JPEG and JPEG 2000 come out byte by byte as they are stored. Of the others the colours are turned into gray or RGB, and a soft mask of the same size becomes the alpha. Inline images, and masks by themselves, are left out.',
  reference: 'ISO 32000-2, 8.9 (images)',
  keywords: ['extract images', 'pdfimages', 'pictures from pdf', 'photos from pdf', 'pdf to jpg', 'pdf to png'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    pages: pagesText(1000, 'Pages whose pictures are taken'),
    minWidth: z.int().min(1).max(16_383).default(1).describe('Minimum width of pictures to take, in pixels'),
    minHeight: z.int().min(1).max(16_383).default(1).describe('Minimum height of pictures to take, in pixels'),
  }),
  result: z.strictObject({
    images: z
      .array(
        z.strictObject({
          ...found,
          format: z.enum(['jpeg', 'jpeg2000', 'png']).describe('Format of the picture'),
          colorSpace: z.string().describe('Color space as the PDF names it; empty where it names none'),
          bitsPerComponent: z.int().describe('Bits of each component in the PDF'),
          image: asFile(z.string().describe('The picture in Base64'), PICTURE),
          bytes: z.int().describe('Size of the picture in bytes'),
          sha256: z.string().describe('SHA-256 of the picture, in hex'),
        }),
      )
      .describe('The pictures by page, then by name'),
    skipped: z.array(z.strictObject({ ...found, reason: z.string().describe('Why it was not taken') })).describe('Pictures that cannot be decoded here'),
    count: z.int().describe('Number of pictures taken'),
  }),
  examples: [
    {
      inputs: { file: WITH_IMAGE },
      result: {
        images: [
          {
            page: 1,
            name: 'Im0',
            width: 2,
            height: 2,
            format: 'png',
            colorSpace: 'DeviceRGB',
            bitsPerComponent: 8,
            image: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP4z8DAAMIM////ZwAAHu8E/KPItPcAAAAASUVORK5CYII=',
            bytes: 77,
            sha256: '886eca293713dd0dc77ee8c492c64e81359f6e0286b79d5f6df20c506466d1e2',
          },
        ],
        skipped: [],
        count: 1,
      },
    },
  ],
  run({ file: text, password, pages, minWidth, minHeight }) {
    const file = openPdf(text, password);
    const seen = new Set<unknown>();
    const images: Taken[] = [];
    const skipped: Skipped[] = [];
    let pixels = 0;
    for (const number of new Set(pageNumbers(pages, file.pages.length).toSorted((one, other) => one - other))) {
      for (const { stream, name } of imagesOn(file, number, seen)) {
        const [width, height] = [sideOf(file, stream, 'Width'), sideOf(file, stream, 'Height')];
        if (width < minWidth || height < minHeight) continue;
        if (images.length + skipped.length >= MAX_IMAGES) unprocessable(`The pages have more than ${MAX_IMAGES} pictures.`, 'pages');
        pixels += width * height;
        if (pixels > MAX_PIXELS) unprocessable(`The pictures have more than ${MAX_PIXELS} pixels.`, 'pages');
        const taken = take(file, stream, width, height);
        const place = { page: number, name: utf8Name(name), width, height };
        if ('reason' in taken) skipped.push({ ...place, reason: taken.reason });
        else images.push({ ...place, ...taken });
      }
    }
    return { images, skipped, count: images.length };
  },
});

interface Place {
  page: number;
  name: string;
  width: number;
  height: number;
}

interface Content {
  format: 'jpeg' | 'jpeg2000' | 'png';
  colorSpace: string;
  bitsPerComponent: number;
  image: string;
  bytes: number;
  sha256: string;
}

type Taken = Place & Content;
type Skipped = Place & { reason: string };

/** The pictures of a page that no page before it has, by their names. */
function imagesOn(file: PdfFile, number: number, seen: Set<unknown>): { stream: Stream; name: string }[] {
  const page = file.pages[number - 1];
  const images: { stream: Stream; name: string }[] = [];
  if (!page) return images;
  eachXObject(file, page, seen, (stream, name) => {
    const isMask = resolved(file, stream.dict.get('ImageMask')) === true;
    if (nameOf(file, stream.dict.get('Subtype')) === 'Image' && !isMask) images.push({ stream, name });
  });
  return images.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

function sideOf(file: PdfFile, stream: Stream, key: 'Width' | 'Height'): number {
  const side = numberOf(file, stream.dict.get(key)) ?? 0;
  return Number.isInteger(side) && side > 0 && side <= MAX_SIDE ? side : 0;
}

function take(file: PdfFile, stream: Stream, width: number, height: number): Content | { reason: string } {
  const { bytes, filter, sound } = file.unpacked(stream);
  const colorSpace = colorSpaceName(file, stream.dict.get('ColorSpace')) ?? '';
  const bits = bitsOf(file, stream.dict);
  if (filter === 'DCTDecode') return contentOf('jpeg', colorSpace, bits ?? 8, bytes);
  if (filter === 'JPXDecode') return contentOf('jpeg2000', colorSpace, bits ?? bitsOfJpx(bytes), bytes);
  if (filter !== undefined) return { reason: `The filter ${filter} is not decoded here.` };
  const space = colorSpaceOf(file, stream.dict.get('ColorSpace'));
  if (!space) return { reason: colorSpace === '' ? 'The picture has no color space.' : `The color space ${colorSpace} is not decoded here.` };
  if (bits === undefined) return { reason: 'The picture does not say how many bits its components have.' };
  if (bytes.length === 0 && !sound) return { reason: 'The data of the picture are damaged.' };
  return contentOf('png', colorSpace, bits, writePng(pixelsOf(file, { width, height, bits, space, bytes, dict: stream.dict })));
}

const contentOf = (format: Content['format'], colorSpace: string, bitsPerComponent: number, bytes: Uint8Array): Content => ({
  ...{ format, colorSpace, bitsPerComponent, image: base64Of(bytes), bytes: bytes.length, sha256: sha256(bytes) },
});

/** The bits of the first component of JPEG 2000, from the marker SIZ of its code stream (ISO/IEC 15444-1, A.5.1). */
function bitsOfJpx(bytes: Uint8Array): number {
  const at = latin1Text(bytes.subarray(0, 100_000)).indexOf('\xff\x4f\xff\x51');
  return at < 0 ? 8 : ((bytes[at + 42] ?? 7) & 0x7f) + 1;
}
