import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { PICTURE } from '../shared/files/file-field.ts';
import { decimals } from './lib/drawing.ts';
import { Budget } from './lib/filters.ts';
import { NewDocument, tidy } from './lib/new-document.ts';
import { dict } from './lib/objects.ts';
import { fileGiven, fileResult, fileText, Given } from './lib/open.ts';
import { type Paper, paperSize } from './lib/paper.ts';
import { type Picture, readPicture } from './lib/picture.ts';
import { BadPicture } from './lib/png-read.ts';
import { stringOf } from './lib/text.ts';

const INCH = 72;
const TWO_PIXELS = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR42mP4zwAE/wEHAAH/PX2MSQAAAABJRU5ErkJggg==';

export default defineTool({
  slug: 'images-to-pdf-converter',
  name: 'Images to PDF Converter',
  category: 'documents',
  summary: 'Puts JPEG and PNG pictures into a PDF, one to a page, without loss.',
  description:
    'JPEG data stay as they are, and PNG pictures keep their pixels and their transparency. The orientation that EXIF gives turns the picture. Pictures stand in the middle of their page.',
  reference: 'ISO 32000-2 (PDF 2.0), ISO/IEC 15948 (PNG), ITU-T T.81 (JPEG)',
  keywords: ['jpg to pdf', 'png to pdf', 'photo to pdf', 'scan to pdf', 'pictures to pdf', 'combine images'],
  cost: 'heavy',
  inputs: z.strictObject({
    images: z.array(fileText('A JPEG or PNG picture', PICTURE)).min(1).max(100).describe('The pictures in the order of the pages'),
    pageSize: z
      .enum(['image', 'a3', 'a4', 'a5', 'letter', 'legal'])
      .default('image')
      .describe('Size of the pages; image makes each as large as its picture at dpi, and the margins'),
    orientation: z.enum(['auto', 'portrait', 'landscape']).default('auto').describe('How pages of a fixed size are turned; auto follows each picture'),
    fit: z
      .enum(['contain', 'original'])
      .default('contain')
      .describe('contain scales a picture to the page less its margins; original uses dpi, and makes it smaller where it does not fit'),
    dpi: z.int().min(1).max(2400).default(72).describe('Resolution of the pictures in pixels per inch'),
    marginPoints: z.number().min(0).max(500).default(0).describe('Margin on each side of the page, in points'),
    title: z.string().min(1).max(500).optional().describe('Title of the document'),
  }),
  result: z.strictObject({
    ...fileResult,
    pages: z.int().describe('Number of pages'),
    images: z
      .array(
        z.strictObject({
          format: z.enum(['jpeg', 'png']).describe('Format of the picture'),
          width: z.int().describe('Width in pixels, upright'),
          height: z.int().describe('Height in pixels, upright'),
          widthPoints: z.number().describe('Width on the page, in points'),
          heightPoints: z.number().describe('Height on the page, in points'),
        }),
      )
      .describe('The pictures in their order'),
  }),
  appliesWhen: {
    orientation: { pageSize: ['a3', 'a4', 'a5', 'letter', 'legal'] },
    fit: { pageSize: ['a3', 'a4', 'a5', 'letter', 'legal'] },
  },
  examples: [
    {
      inputs: { images: [TWO_PIXELS], pageSize: 'a5', fit: 'original' },
      result: {
        file: 'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUl0gL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL01lZGlhQm94IFswIDAgNTk1LjI4IDQxOS41M10gL1Jlc291cmNlcyA8PC9YT2JqZWN0IDw8L0ltIDQgMCBSPj4+PiAvQ29udGVudHMgNSAwIFI+PgplbmRvYmoKNCAwIG9iago8PC9UeXBlIC9YT2JqZWN0IC9TdWJ0eXBlIC9JbWFnZSAvV2lkdGggMiAvSGVpZ2h0IDEgL0NvbG9yU3BhY2UgL0RldmljZVJHQiAvQml0c1BlckNvbXBvbmVudCA4IC9GaWx0ZXIgL0ZsYXRlRGVjb2RlIC9EZWNvZGVQYXJtcyA8PC9QcmVkaWN0b3IgMTUgL0NvbG9ycyAzIC9CaXRzUGVyQ29tcG9uZW50IDggL0NvbHVtbnMgMj4+IC9MZW5ndGggMTM+PgpzdHJlYW0KeNpj+M8ABP8BBwAB/wplbmRzdHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwvRmlsdGVyIC9GbGF0ZURlY29kZSAvTGVuZ3RoIDQ1Pj4Kc3RyZWFtCnjaK1QwUjBQMFAwVDCyNNMzM1EwMrDUMzIzVUjOVdD3zFVwyVcI5AIAjSYH1wplbmRzdHJlYW0KZW5kb2JqCnhyZWYKMCA2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMDYyIDAwMDAwIG4gCjAwMDAwMDAxMTcgMDAwMDAgbiAKMDAwMDAwMDI0NiAwMDAwMCBuIAowMDAwMDAwNDkzIDAwMDAwIG4gCnRyYWlsZXIKPDwvU2l6ZSA2IC9Sb290IDEgMCBSIC9JRCBbPDgwMDIwMzEwMTUxYjhmZWUzNzk4NzE3YzRmNmQ2MjA3PiA8ODAwMjAzMTAxNTFiOGZlZTM3OTg3MTdjNGY2ZDYyMDc+XT4+CnN0YXJ0eHJlZgo2MDcKJSVFT0YK',
        bytes: 864,
        sha256: '3f15b47f929ccb1a611106cfb0dd0e662921013ec10858de3c9d1fc684617e60',
        pages: 1,
        images: [{ format: 'png', width: 2, height: 1, widthPoints: 2, heightPoints: 1 }],
      },
    },
    {
      inputs: { images: [TWO_PIXELS], dpi: 36, marginPoints: 6 },
      result: {
        file: 'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUl0gL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL01lZGlhQm94IFswIDAgMTYgMTRdIC9SZXNvdXJjZXMgPDwvWE9iamVjdCA8PC9JbSA0IDAgUj4+Pj4gL0NvbnRlbnRzIDUgMCBSPj4KZW5kb2JqCjQgMCBvYmoKPDwvVHlwZSAvWE9iamVjdCAvU3VidHlwZSAvSW1hZ2UgL1dpZHRoIDIgL0hlaWdodCAxIC9Db2xvclNwYWNlIC9EZXZpY2VSR0IgL0JpdHNQZXJDb21wb25lbnQgOCAvRmlsdGVyIC9GbGF0ZURlY29kZSAvRGVjb2RlUGFybXMgPDwvUHJlZGljdG9yIDE1IC9Db2xvcnMgMyAvQml0c1BlckNvbXBvbmVudCA4IC9Db2x1bW5zIDI+PiAvTGVuZ3RoIDEzPj4Kc3RyZWFtCnjaY/jPAAT/AQcAAf8KZW5kc3RyZWFtCmVuZG9iago1IDAgb2JqCjw8L0ZpbHRlciAvRmxhdGVEZWNvZGUgL0xlbmd0aCAzND4+CnN0cmVhbQp42itUMFEwUDBQMFIwUzBTSM5V0PfMVXDJVwjkAgBJJQWnCmVuZHN0cmVhbQplbmRvYmoKeHJlZgowIDYKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwMDE1IDAwMDAwIG4gCjAwMDAwMDAwNjIgMDAwMDAgbiAKMDAwMDAwMDExNyAwMDAwMCBuIAowMDAwMDAwMjM4IDAwMDAwIG4gCjAwMDAwMDA0ODUgMDAwMDAgbiAKdHJhaWxlcgo8PC9TaXplIDYgL1Jvb3QgMSAwIFIgL0lEIFs8Y2MwNjM5ZTM3YWQ0NmU0NzlhMzc5ZGZmN2YzZmFiZjE+IDxjYzA2MzllMzdhZDQ2ZTQ3OWEzNzlkZmY3ZjNmYWJmMT5dPj4Kc3RhcnR4cmVmCjU4OAolJUVPRgo=',
        bytes: 845,
        sha256: 'b205fbcff5e9a0962cdd0fc8f92b8cc811900a41d7fae7fd66209c334ea3b492',
        pages: 1,
        images: [{ format: 'png', width: 2, height: 1, widthPoints: 4, heightPoints: 2 }],
      },
    },
  ],
  run({ images, pageSize, orientation, fit, dpi, marginPoints, title }) {
    const given = new Given();
    const budget = new Budget();
    const document = new NewDocument();
    const placed = images.map((text, index) => {
      const picture = pictureAt(given.bytes(text, `images[${index}]`), budget, index);
      const own = { width: (picture.width * INCH) / dpi, height: (picture.height * INCH) / dpi };
      const page =
        pageSize === 'image' ? { width: own.width + 2 * marginPoints, height: own.height + 2 * marginPoints } : paperFor(pageSize, orientation, picture);
      const room = { width: page.width - 2 * marginPoints, height: page.height - 2 * marginPoints };
      if (!(room.width > 0 && room.height > 0)) unprocessable(`Margins of ${marginPoints} points leave nothing of the page.`, 'marginPoints');
      const largest = Math.min(room.width / own.width, room.height / own.height);
      const scale = pageSize === 'image' ? 1 : fit === 'contain' ? largest : Math.min(1, largest);
      const [width, height] = [own.width * scale, own.height * scale];
      const matrix = picture.matrix((page.width - width) / 2, (page.height - height) / 2, width, height);
      document.addPage(page.width, page.height, `q ${decimals(matrix)} cm /Im Do Q\n`, dict({ XObject: dict({ Im: picture.add(document.builder) }) }));
      return { format: picture.format, width: picture.width, height: picture.height, widthPoints: tidy(width), heightPoints: tidy(height) };
    });
    const bytes = document.write(title === undefined ? new Map() : dict({ Title: stringOf(title) }));
    return { ...fileGiven(bytes), pages: placed.length, images: placed };
  },
});

function pictureAt(bytes: Uint8Array, budget: Budget, index: number): Picture {
  try {
    return readPicture(bytes, budget);
  } catch (error) {
    if (error instanceof BadPicture || error instanceof RangeError)
      return unprocessable(
        `Picture ${index + 1} cannot be used: ${error instanceof BadPicture ? error.message : 'it is damaged or cut off'}.`,
        `images[${index}]`,
      );
    throw error;
  }
}

function paperFor(paper: Paper, orientation: 'auto' | 'portrait' | 'landscape', { width, height }: Picture): { width: number; height: number } {
  return paperSize(paper, orientation === 'auto' ? width > height : orientation === 'landscape');
}
