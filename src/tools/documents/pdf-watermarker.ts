import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
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
    image: fileText('A PNG or JPEG picture in place of the text,').optional(),
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
        file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUiA0IDAgUiA1IDAgUl0gL0NvdW50IDM+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL0NvbnRlbnRzIFs2IDAgUiA3IDAgUiA4IDAgUl0gL1Jlc291cmNlcyA8PC9Gb250IDw8L0YxIDkgMCBSPj4gL1hPYmplY3QgPDwvVHJNIDEwIDAgUj4+IC9FeHRHU3RhdGUgPDwvVHJHIDExIDAgUj4+Pj4gL01lZGlhQm94IFswIDAgMjAwIDEwMF0+PgplbmRvYmoKNCAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL0NvbnRlbnRzIFs2IDAgUiAxMiAwIFIgMTMgMCBSXSAvUmVzb3VyY2VzIDw8L0ZvbnQgPDwvRjEgOSAwIFI+PiAvWE9iamVjdCA8PC9Uck0gMTAgMCBSPj4gL0V4dEdTdGF0ZSA8PC9UckcgMTEgMCBSPj4+PiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXT4+CmVuZG9iago1IDAgb2JqCjw8L1R5cGUgL1BhZ2UgL1BhcmVudCAyIDAgUiAvQ29udGVudHMgMTQgMCBSIC9SZXNvdXJjZXMgPDwvRm9udCA8PC9GMSA5IDAgUj4+Pj4gL01lZGlhQm94IFswIDAgMjAwIDEwMF0+PgplbmRvYmoKNiAwIG9iago8PC9GaWx0ZXIgL0ZsYXRlRGVjb2RlIC9MZW5ndGggMTA+PgpzdHJlYW0KeNor5AIAAO4AfAplbmRzdHJlYW0KZW5kb2JqCjcgMCBvYmoKPDwvTGVuZ3RoIDQ2Pj4Kc3RyZWFtCkJUIC9GMSAxOCBUZiAxIDAgMCAxIDIwIDYwIFRtIChQYWdlIG9uZSkgVGogRVQKZW5kc3RyZWFtCmVuZG9iago4IDAgb2JqCjw8L0ZpbHRlciAvRmxhdGVEZWNvZGUgL0xlbmd0aCA4MT4+CnN0cmVhbQp42uMK5NJ3LCrJTEtMLlFw8nVWKFQwVDBQMICSyblc+iFF7grpxVyFCgZ65gbmhjBKF5VraGCgYArSoKAfUuSr4JKvEMgVqODq68wFAIOWFloKZW5kc3RyZWFtCmVuZG9iago5IDAgb2JqCjw8L1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nPj4KZW5kb2JqCjEwIDAgb2JqCjw8L1R5cGUgL1hPYmplY3QgL1N1YnR5cGUgL0Zvcm0gL0JCb3ggWy0xMjcuOTkyIC03MC4yIDEyNy45OTIgNzAuMl0gL1Jlc291cmNlcyA8PC9Gb250IDw8L0YgMTUgMCBSPj4+PiAvR3JvdXAgPDwvUyAvVHJhbnNwYXJlbmN5Pj4gL0ZpbHRlciAvRmxhdGVEZWNvZGUgL0xlbmd0aCA3ND4+CnN0cmVhbQp42nMKUTDQMzUwQiGL0hX03RRMLBRC0rgMFQwUDBQMFXTNLfUsLY0UdA2N9IzMTBRCchVsTExMjUwMTcxMTewUQrK4XEMAaYkQAgplbmRzdHJlYW0KZW5kb2JqCjExIDAgb2JqCjw8L1R5cGUgL0V4dEdTdGF0ZSAvY2EgMC4zIC9DQSAwLjM+PgplbmRvYmoKMTIgMCBvYmoKPDwvTGVuZ3RoIDQ2Pj4Kc3RyZWFtCkJUIC9GMSAxOCBUZiAxIDAgMCAxIDIwIDYwIFRtIChQYWdlIHR3bykgVGogRVQKZW5kc3RyZWFtCmVuZG9iagoxMyAwIG9iago8PC9GaWx0ZXIgL0ZsYXRlRGVjb2RlIC9MZW5ndGggODE+PgpzdHJlYW0KeNrjCuTSdywqyUxLTC5RcPJ1VihUMFQwUDCAksm5XPohRe4K6cVchQoGeuYG5oYwSheVa2hgoGAK0qCgH1Lkq+CSrxDIFajg6uvMBQCDlhZaCmVuZHN0cmVhbQplbmRvYmoKMTQgMCBvYmoKPDwvTGVuZ3RoIDQ4Pj4Kc3RyZWFtCkJUIC9GMSAxOCBUZiAxIDAgMCAxIDIwIDYwIFRtIChQYWdlIHRocmVlKSBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCjE1IDAgb2JqCjw8L1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nPj4KZW5kb2JqCnhyZWYKMCAxNgowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA2MiAwMDAwMCBuIAowMDAwMDAwMTI5IDAwMDAwIG4gCjAwMDAwMDAzMTUgMDAwMDAgbiAKMDAwMDAwMDUwMyAwMDAwMCBuIAowMDAwMDAwNjI0IDAwMDAwIG4gCjAwMDAwMDA3MDMgMDAwMDAgbiAKMDAwMDAwMDc5NyAwMDAwMCBuIAowMDAwMDAwOTQ3IDAwMDAwIG4gCjAwMDAwMDEwNDIgMDAwMDAgbiAKMDAwMDAwMTMxNSAwMDAwMCBuIAowMDAwMDAxMzY4IDAwMDAwIG4gCjAwMDAwMDE0NjMgMDAwMDAgbiAKMDAwMDAwMTYxNCAwMDAwMCBuIAowMDAwMDAxNzExIDAwMDAwIG4gCnRyYWlsZXIKPDwvU2l6ZSAxNiAvUm9vdCAxIDAgUiAvSUQgWzwxMGUyMmVhOTExODk3ODAzYzg2YzcyM2Y5ZjNmMWNiZD4gPDEwZTIyZWE5MTE4OTc4MDNjODZjNzIzZjlmM2YxY2JkPl0+PgpzdGFydHhyZWYKMTgwNwolJUVPRgo=',
        bytes: 2267,
        sha256: 'da27bab9f02ef91f7b981c8aaf08f0937e5a6b1a516d15139646e3133e82dfef',
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
