import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { PICTURE } from '../shared/files/file-field.ts';
import { cos, sin } from '../shared/numbers/elementary.ts';
import { decimals, formObject, PageDrawer } from './lib/drawing.ts';
import type { PdfFile } from './lib/file.ts';
import { Budget } from './lib/filters.ts';
import { dict, Name, type Ref } from './lib/objects.ts';
import { fileGiven, fileResult, fileText, Given, openPdf, pagesText, passwordText, pdfText, rewritten } from './lib/open.ts';
import { pageNumbers, sizeOf } from './lib/page.ts';
import { makeTreeSound } from './lib/page-tree.ts';
import { readPicture } from './lib/picture.ts';
import { BadPicture } from './lib/png-read.ts';
import { THREE_PAGES } from './lib/samples.ts';
import { colorText, fontText, middleAt, spotOf } from './lib/stamp.ts';
import { fillColor, finishFonts, fontGiven, holdToFont, type TextFont } from './lib/text-font.ts';

const POSITIONS = ['center', 'top-left', 'top', 'top-right', 'left', 'right', 'bottom-left', 'bottom', 'bottom-right', 'tile'] as const;
const LEADING = 1.2;
const MAX_TILES = 1000;
/** Between tiles, as a share of their size. */
const TILE_GAP = 0.5;

/** What is stamped: an object in a box around 0 0, and the size that it has at the scale of 1. */
interface Mark {
  readonly ref: Ref;
  readonly width: number;
  readonly height: number;
  /** Of a picture, as a share of the page's width. */
  readonly share?: number;
}

export default defineTool({
  slug: 'pdf-watermarker',
  name: 'PDF Watermarker',
  category: 'documents',
  summary: 'Stamps a text or a picture on the pages of a PDF, over or under what is there.',
  description:
    'The mark stands upright as the page is shown, inside its CropBox. Text stays text that can be searched and copied. Signatures in the file no longer hold.',
  reference: 'ISO 32000-2 (PDF 2.0)',
  keywords: ['stamp pdf', 'draft', 'confidential', 'logo on pdf', 'watermark pdf', 'overlay', 'copyright notice'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    pages: pagesText(1000, 'Pages that get the mark'),
    text: z.string().min(1).max(500).optional().describe('Text of the mark; line breaks make lines'),
    image: fileText('A PNG or JPEG picture in place of the text,', PICTURE).optional(),
    font: fontText(),
    fontSize: z.number().min(1).max(1000).default(48).describe('Font size in points'),
    color: colorText().default('#808080').describe('Colour of the text, such as #808080 or navy'),
    opacityPercent: z.number().min(0).max(100).default(30).describe('Opacity in percent; 0 cannot be seen'),
    angleDegrees: z.number().min(-360).max(360).default(45).describe('Angle in degrees, counter-clockwise'),
    position: z.enum(POSITIONS).default('center').describe('Where on the page the mark stands; tile covers the page with it'),
    marginPoints: z.number().min(0).max(1000).default(36).describe('Distance from the edges of the page, in points'),
    imageWidthPercent: z.number().min(1).max(100).default(50).describe("Width of the picture in percent of the page's"),
    layer: z.enum(['over', 'under']).default('over').describe('Whether the mark is over or under what the page has'),
  }),
  result: z.strictObject({
    ...fileResult,
    pages: z.int().describe('Number of pages of the file'),
    stamped: z.int().describe('Number of pages that got the mark'),
  }),
  examples: [
    {
      inputs: { file: THREE_PAGES, text: 'DRAFT', pages: '1-2' },
      result: {
        file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUiA0IDAgUiA1IDAgUl0gL0NvdW50IDM+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL0NvbnRlbnRzIFs2IDAgUiA3IDAgUiA4IDAgUl0gL1Jlc291cmNlcyA8PC9Gb250IDw8L0YxIDkgMCBSPj4gL1hPYmplY3QgPDwvVHJNIDEwIDAgUj4+IC9FeHRHU3RhdGUgPDwvVHJHIDExIDAgUj4+Pj4gL01lZGlhQm94IFswIDAgMjAwIDEwMF0+PgplbmRvYmoKNCAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL0NvbnRlbnRzIFs2IDAgUiAxMiAwIFIgOCAwIFJdIC9SZXNvdXJjZXMgPDwvRm9udCA8PC9GMSA5IDAgUj4+IC9YT2JqZWN0IDw8L1RyTSAxMCAwIFI+PiAvRXh0R1N0YXRlIDw8L1RyRyAxMSAwIFI+Pj4+IC9NZWRpYUJveCBbMCAwIDIwMCAxMDBdPj4KZW5kb2JqCjUgMCBvYmoKPDwvVHlwZSAvUGFnZSAvUGFyZW50IDIgMCBSIC9Db250ZW50cyAxMyAwIFIgL1Jlc291cmNlcyA8PC9Gb250IDw8L0YxIDkgMCBSPj4+PiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXT4+CmVuZG9iago2IDAgb2JqCjw8L0xlbmd0aCAyPj4Kc3RyZWFtCnEKCmVuZHN0cmVhbQplbmRvYmoKNyAwIG9iago8PC9MZW5ndGggNDY+PgpzdHJlYW0KQlQgL0YxIDE4IFRmIDEgMCAwIDEgMjAgNjAgVG0gKFBhZ2Ugb25lKSBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCjggMCBvYmoKPDwvTGVuZ3RoIDk5Pj4Kc3RyZWFtCgpRCi9BcnRpZmFjdCBCTUMgcSAxIDAgMCAxIDAgMCBjbQovVHJHIGdzCnEgMC43MDcxIDAuNzA3MSAtMC43MDcxIDAuNzA3MSAxMDAgNTAgY20gL1RyTSBEbyBRClEgRU1DCgplbmRzdHJlYW0KZW5kb2JqCjkgMCBvYmoKPDwvVHlwZSAvRm9udCAvU3VidHlwZSAvVHlwZTEgL0Jhc2VGb250IC9IZWx2ZXRpY2EgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2Rpbmc+PgplbmRvYmoKMTAgMCBvYmoKPDwvVHlwZSAvWE9iamVjdCAvU3VidHlwZSAvRm9ybSAvQkJveCBbLTEyNy45OTIgLTcwLjIgMTI3Ljk5MiA3MC4yXSAvUmVzb3VyY2VzIDw8L0ZvbnQgPDwvRiAxNCAwIFI+Pj4+IC9Hcm91cCA8PC9TIC9UcmFuc3BhcmVuY3k+PiAvRmlsdGVyIC9GbGF0ZURlY29kZSAvTGVuZ3RoIDc0Pj4Kc3RyZWFtCnjacwpRMNAzNTBCIYvSFfTdFEwsFELSuAwVDBQMFAwVdM0t9SwtjRR0DY30jMxMFEJyFWxMTEyNTAxNzExN7BRCsrhcQwBpiRACCmVuZHN0cmVhbQplbmRvYmoKMTEgMCBvYmoKPDwvVHlwZSAvRXh0R1N0YXRlIC9jYSAwLjMgL0NBIDAuMz4+CmVuZG9iagoxMiAwIG9iago8PC9MZW5ndGggNDY+PgpzdHJlYW0KQlQgL0YxIDE4IFRmIDEgMCAwIDEgMjAgNjAgVG0gKFBhZ2UgdHdvKSBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCjEzIDAgb2JqCjw8L0xlbmd0aCA0OD4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoUGFnZSB0aHJlZSkgVGogRVQKZW5kc3RyZWFtCmVuZG9iagoxNCAwIG9iago8PC9UeXBlIC9Gb250IC9TdWJ0eXBlIC9UeXBlMSAvQmFzZUZvbnQgL0hlbHZldGljYSAvRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZz4+CmVuZG9iagp4cmVmCjAgMTUKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwMDE1IDAwMDAwIG4gCjAwMDAwMDAwNjIgMDAwMDAgbiAKMDAwMDAwMDEyOSAwMDAwMCBuIAowMDAwMDAwMzE1IDAwMDAwIG4gCjAwMDAwMDA1MDIgMDAwMDAgbiAKMDAwMDAwMDYyMyAwMDAwMCBuIAowMDAwMDAwNjcyIDAwMDAwIG4gCjAwMDAwMDA3NjYgMDAwMDAgbiAKMDAwMDAwMDkxMyAwMDAwMCBuIAowMDAwMDAxMDA4IDAwMDAwIG4gCjAwMDAwMDEyODEgMDAwMDAgbiAKMDAwMDAwMTMzNCAwMDAwMCBuIAowMDAwMDAxNDI5IDAwMDAwIG4gCjAwMDAwMDE1MjYgMDAwMDAgbiAKdHJhaWxlcgo8PC9TaXplIDE1IC9Sb290IDEgMCBSIC9JRCBbPDRkMzQ5OWYwYzg1ZDg4YTEwNTNjZDM5MTE3MWQzNmY1PiA8NGQzNDk5ZjBjODVkODhhMTA1M2NkMzkxMTcxZDM2ZjU+XT4+CnN0YXJ0eHJlZgoxNjIyCiUlRU9GCg==',
        bytes: 2062,
        sha256: '4cb881d9ca24c457a37a210e5354def3ff2c6d2d515ff82792af7a4564656b76',
        pages: 3,
        stamped: 2,
      },
    },
  ],
  async run({ file: text, password, pages, text: words, image, font: fontBytes, fontSize, color, opacityPercent, angleDegrees, layer, ...place }) {
    if ((words === undefined) === (image === undefined))
      invalid(words === undefined ? 'text' : 'image', 'must be given so that there is exactly one of text and image');
    const given = new Given();
    const file = openPdf(text, password, given);
    const numbers = [...new Set(pageNumbers(pages, file.pages.length))];
    const font = fontGiven(given, fontBytes);
    const filling = await fillColor(color);
    if (words !== undefined) for (const line of linesOf(words)) holdToFont(line, font, fontBytes !== undefined, 'text');
    const mark =
      words === undefined
        ? pictureMark(file, given.bytes(image ?? '', 'image'), place.imageWidthPercent)
        : textMark(file, linesOf(words), font, fontSize, filling);
    const state = file.add(dict({ Type: new Name('ExtGState'), ca: opacityPercent / 100, CA: opacityPercent / 100 }));
    const drawer = new PageDrawer(file);
    const angle = (angleDegrees * Math.PI) / 180;
    for (const number of numbers) {
      const page = file.pages[number - 1];
      if (!page) continue;
      const spots = placesOf(mark, sizeOf(file, page), angle, place);
      const content = ['/TrG gs', ...spots.map((matrix) => `q ${decimals(matrix)} cm /TrM Do Q`)].join('\n');
      drawer.draw(page, { content, resources: { XObject: { TrM: mark.ref }, ExtGState: { TrG: state } } }, layer);
    }
    finishFonts([font], file);
    makeTreeSound(file);
    return { ...fileGiven(rewritten(file)), pages: file.pages.length, stamped: numbers.length };
  },
});

const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

function textMark(file: PdfFile, lines: readonly string[], font: TextFont, fontSize: number, filling: string): Mark {
  const widths = lines.map((line) => (font.width(line) * fontSize) / 1000);
  const width = Math.max(...widths);
  const height = (lines.length - 1) * fontSize * LEADING + ((font.ascent - font.descent) * fontSize) / 1000;
  const top = height / 2 - (font.ascent * fontSize) / 1000;
  const shown = lines.map((line, index) => `1 0 0 1 ${decimals([-(widths[index] ?? 0) / 2, top - index * fontSize * LEADING])} Tm ${font.show(line)} Tj`);
  const content = `BT ${filling} /F ${decimals([fontSize])} Tf\n${shown.join('\n')}\nET`;
  const resources = dict({ Font: dict({ F: font.ref(file) }) });
  return { ref: file.add(formObject(content, boxAround(width, height, fontSize), resources, GROUP)), width, height };
}

/** A box with room for glyphs that reach beyond their line. */
const boxAround = (width: number, height: number, room: number): number[] => [-width / 2 - room, -height / 2 - room, width / 2 + room, height / 2 + room];

/** Opacity is that of the whole mark, and not of each of its parts over the others. */
const GROUP = { Group: dict({ S: new Name('Transparency') }) };

function pictureMark(file: PdfFile, bytes: Uint8Array, widthPercent: number): Mark {
  try {
    const picture = readPicture(bytes, new Budget());
    const [width, height] = [1, picture.height / picture.width];
    const content = `q ${decimals(picture.matrix(-width / 2, -height / 2, width, height))} cm /P Do Q`;
    const form = formObject(content, [-width / 2, -height / 2, width / 2, height / 2], dict({ XObject: dict({ P: picture.add(file) }) }), GROUP);
    return { ref: file.add(form), width, height, share: widthPercent / 100 };
  } catch (error) {
    if (error instanceof BadPicture) return unprocessable(`The image cannot be used: ${error.message}.`, 'image');
    throw error;
  }
}

interface Place {
  readonly position: (typeof POSITIONS)[number];
  readonly marginPoints: number;
}

/** The matrices that put a mark on a page. */
function placesOf(mark: Mark, page: { width: number; height: number }, angle: number, { position, marginPoints }: Place): number[][] {
  const scale = mark.share === undefined ? 1 : page.width * mark.share;
  const [turn, rise] = [cos(angle), sin(angle)];
  const [width, height] = [mark.width * scale, mark.height * scale];
  const size = { width: Math.abs(width * turn) + Math.abs(height * rise), height: Math.abs(width * rise) + Math.abs(height * turn) };
  const at = (x: number, y: number): number[] => [turn * scale, rise * scale, -rise * scale, turn * scale, x, y];
  if (position === 'tile') return tiles(page, size).map(([x, y]) => at(x, y));
  const { across, up } = spotOf(position);
  return [at(middleAt(across, page.width, size.width, marginPoints), middleAt(up, page.height, size.height, marginPoints))];
}

/** The middles of tiles that cover a page. */
function tiles(page: { width: number; height: number }, size: { width: number; height: number }): [number, number][] {
  const step = { x: Math.max(1, size.width * (1 + TILE_GAP)), y: Math.max(1, size.height * (1 + TILE_GAP)) };
  const [columns, rows] = [Math.ceil(page.width / step.x), Math.ceil(page.height / step.y)];
  if (columns * rows > MAX_TILES) unprocessable(`The mark is so small that more than ${MAX_TILES} of it would cover a page.`, 'position');
  return Array.from({ length: rows * columns }, (_, index): [number, number] => [
    page.width / 2 + ((index % columns) - (columns - 1) / 2) * step.x,
    page.height / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * step.y,
  ]);
}
