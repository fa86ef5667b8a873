import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { Budget } from './lib/filters.ts';
import { type MarkdownLayout, monoLines } from './lib/markdown-layout.ts';
import { dict } from './lib/objects.ts';
import { fileGiven, fileResult, Given } from './lib/open.ts';
import { PageWriter } from './lib/page-writer.ts';
import { paperSize } from './lib/paper.ts';
import { FontSet, linesOf } from './lib/rich-text.ts';
import { fontText } from './lib/stamp.ts';
import { stringOf } from './lib/text.ts';
import { finishFonts, fontGiven } from './lib/text-font.ts';

const LEAST_ROOM = 40;
const LEADING = 1.25;
const COURIER = 0.6;
const TAB = 8;
const MAX_NESTING = 100;
const NUMBER_SIZE = 9;

export default defineTool({
  slug: 'markdown-to-pdf-converter',
  name: 'Markdown to PDF Converter',
  category: 'documents',
  summary: 'Converts Markdown or plain text to a PDF document with pages.',
  description:
    'CommonMark with tables, task lists and strikethrough. Headings become bookmarks, and text stays text that can be searched. Raw HTML counts for nothing; pictures are shown where they are data: URIs of PNG or JPEG. Nothing is fetched.',
  reference: 'CommonMark 0.31, GitHub Flavored Markdown, ISO 32000-2 (PDF 2.0)',
  keywords: ['md to pdf', 'text to pdf', 'txt to pdf', 'readme to pdf', 'print markdown', 'export pdf', 'pandoc'],
  cost: 'heavy',
  inputs: z.strictObject({
    markdown: z.string().max(500_000).describe('Markdown, or plain text'),
    plain: z.boolean().default(false).describe('Whether the text is taken as it is, line by line, in a fixed-width font'),
    pageSize: z.enum(['a3', 'a4', 'a5', 'letter', 'legal']).default('a4').describe('Paper size of the pages'),
    orientation: z.enum(['portrait', 'landscape']).default('portrait').describe('How the pages are turned'),
    marginPoints: z.number().min(0).max(300).default(56).describe('Margin on each side of the page, in points'),
    fontSize: z.number().min(4).max(72).default(11).describe('Font size of the text, in points'),
    font: fontText().describe(
      'A TrueType or OpenType font for all text but code, in Base64 or as a data: URI; Helvetica if left out, and another for what it lacks',
    ),
    pageNumbers: z.boolean().default(false).describe('Whether pages have their number at the bottom'),
    title: z.string().min(1).max(500).optional().describe('Title of the document; the first heading if left out'),
    author: z.string().min(1).max(500).optional().describe('Author of the document'),
    language: z.string().min(1).max(35).optional().describe('Language of the text, such as en or de-CH'),
  }),
  result: z.strictObject({
    ...fileResult,
    pages: z.int().describe('Number of pages'),
    title: z.string().optional().describe('Title of the document; left out where there is none'),
  }),
  examples: [
    {
      inputs: { markdown: '# Title\n\nSome *text*.\n', pageSize: 'letter' },
      result: {
        file: 'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAzIDAgUiAvVmlld2VyUHJlZmVyZW5jZXMgPDwvRGlzcGxheURvY1RpdGxlIHRydWU+PiAvT3V0bGluZXMgNCAwIFIgL1BhZ2VNb2RlIC9Vc2VPdXRsaW5lcz4+CmVuZG9iagoyIDAgb2JqCjw8L1RpdGxlIChUaXRsZSk+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlcyAvS2lkcyBbNSAwIFJdIC9Db3VudCAxPj4KZW5kb2JqCjQgMCBvYmoKPDwvVHlwZSAvT3V0bGluZXMgL0ZpcnN0IDYgMCBSIC9MYXN0IDYgMCBSIC9Db3VudCAxPj4KZW5kb2JqCjUgMCBvYmoKPDwvVHlwZSAvUGFnZSAvUGFyZW50IDMgMCBSIC9NZWRpYUJveCBbMCAwIDYxMiA3OTJdIC9SZXNvdXJjZXMgPDwvRm9udCA8PC9GMSA3IDAgUiAvRjIgOCAwIFIgL0YzIDkgMCBSPj4+PiAvQ29udGVudHMgMTAgMCBSPj4KZW5kb2JqCjYgMCBvYmoKPDwvVGl0bGUgKFRpdGxlKSAvRGVzdCBbNSAwIFIgL1hZWiAwIDczNiAwXSAvUGFyZW50IDQgMCBSPj4KZW5kb2JqCjcgMCBvYmoKPDwvVHlwZSAvRm9udCAvU3VidHlwZSAvVHlwZTEgL0Jhc2VGb250IC9IZWx2ZXRpY2EtQm9sZCAvRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZz4+CmVuZG9iago4IDAgb2JqCjw8L1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nPj4KZW5kb2JqCjkgMCBvYmoKPDwvVHlwZSAvRm9udCAvU3VidHlwZSAvVHlwZTEgL0Jhc2VGb250IC9IZWx2ZXRpY2EtT2JsaXF1ZSAvRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZz4+CmVuZG9iagoxMCAwIG9iago8PC9GaWx0ZXIgL0ZsYXRlRGVjb2RlIC9MZW5ndGggMTExPj4Kc3RyZWFtCnjahc3BCQJBDAXQu1X8CsYkm/zMgHhY0ArSgbqCYP9XD7KwrAcLeLy5IHjieFWYoRYoBAJFEKmOeuMUzpHOG+OMeuFSh3lVBtWd4pDG/oUTF94ZJj9w2sGeLcfWpjOyp/8tVaKF2dbaY1Ufnf4vQQplbmRzdHJlYW0KZW5kb2JqCnhyZWYKMCAxMQowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDE0NiAwMDAwMCBuIAowMDAwMDAwMTgwIDAwMDAwIG4gCjAwMDAwMDAyMzUgMDAwMDAgbiAKMDAwMDAwMDMwNCAwMDAwMCBuIAowMDAwMDAwNDQ1IDAwMDAwIG4gCjAwMDAwMDA1MjAgMDAwMDAgbiAKMDAwMDAwMDYyMCAwMDAwMCBuIAowMDAwMDAwNzE1IDAwMDAwIG4gCjAwMDAwMDA4MTggMDAwMDAgbiAKdHJhaWxlcgo8PC9TaXplIDExIC9Sb290IDEgMCBSIC9JbmZvIDIgMCBSIC9JRCBbPDQ4ZTYwODA5MzRkZDM5NWM3ZjVlMzA5NDNlNzk4YWU1PiA8NDhlNjA4MDkzNGRkMzk1YzdmNWUzMDk0M2U3OThhZTU+XT4+CnN0YXJ0eHJlZgoxMDAwCiUlRU9GCg==',
        bytes: 1372,
        sha256: 'f0e9ed2f88a3bbbe705238f1078b2029d7bdbdfa89a12949f0f4e9aafb10a23c',
        pages: 1,
        title: 'Title',
      },
    },
  ],
  async run({ markdown, plain, pageSize, orientation, marginPoints, fontSize, font, pageNumbers, title, author, language }) {
    const size = paperSize(pageSize, orientation === 'landscape');
    if (size.width - 2 * marginPoints < LEAST_ROOM || size.height - 2 * marginPoints < Math.max(LEAST_ROOM, fontSize * 3))
      unprocessable(`Margins of ${marginPoints} points leave too little of the page for text.`, 'marginPoints');
    const { fallbackFont } = await import('./lib/fallback-font.ts');
    const given = new Given();
    const fonts = new FontSet(font === undefined ? undefined : fontGiven(given, font), fallbackFont());
    const writer = new PageWriter(fonts, { ...size, margin: marginPoints });
    const text = markdown.toWellFormed().replace(/\r\n?/g, '\n');
    const heading = plain ? writePlain(writer, text, fontSize) : await writeMarkdown(writer, text, fontSize);
    if (pageNumbers) writer.onEachPage(numberPage);
    const named = title ?? heading;
    const info = dict({ Title: named === undefined ? undefined : stringOf(named), Author: author === undefined ? undefined : stringOf(author) });
    // The fonts are complete when all is drawn, and are written with the rest.
    for (const own of fonts.used) own.ref(writer.document.builder);
    finishFonts(fonts.used, writer.document.builder);
    const bytes = writer.finish(info, {
      ...(language !== undefined && { Lang: stringOf(language) }),
      ...(named !== undefined && { ViewerPreferences: dict({ DisplayDocTitle: true }) }),
    });
    return { ...fileGiven(bytes), pages: writer.pageCount, ...(named !== undefined && { title: named }) };
  },
});

async function writeMarkdown(writer: PageWriter, text: string, fontSize: number): Promise<string | undefined> {
  const [{ default: Markdown }, { MarkdownLayout: Layout }] = await Promise.all([import('markdown-it'), import('./lib/markdown-layout.ts')]);
  const reader = new Markdown('commonmark', { maxNesting: MAX_NESTING }).enable(['table', 'strikethrough']);
  // Addresses are judged where they are set, and data: URIs are those of pictures.
  reader.validateLink = () => true;
  const layout: MarkdownLayout = new Layout(writer, fontSize, new Budget());
  const tokens = reader.parse(text, {});
  if (tokens.some(({ level }) => level >= MAX_NESTING - 1)) unprocessable(`The Markdown is nested deeper than ${MAX_NESTING} levels.`, 'markdown');
  layout.write(tokens);
  return layout.firstHeading;
}

/** Sets lines as they are: tabs go to every eighth column, form feeds begin a page. */
function writePlain(writer: PageWriter, text: string, size: number): undefined {
  const step = size * LEADING;
  const width = Math.max(1, Math.floor((writer.frame.width - 2 * writer.frame.margin) / (size * COURIER) + 1e-6)) * size * COURIER;
  for (const [index, page] of text.split('\f').entries()) {
    if (index > 0) writer.newPage();
    for (const line of page.replace(/\n$/, '').split('\n')) {
      if (page === '') break;
      for (const pieces of monoLines(writer, withoutTabs(line), { size, mono: true }, width)) {
        writer.need(step);
        writer.line(pieces, writer.frame.margin, writer.y - size);
        writer.y -= step;
      }
    }
  }
  return undefined;
}

function withoutTabs(line: string): string {
  let text = '';
  let column = 0;
  for (const character of line) {
    const own = character === '\t' ? ' '.repeat(TAB - (column % TAB)) : character;
    text += own;
    column += character === '\t' ? own.length : 1;
  }
  return text;
}

function numberPage(writer: PageWriter, number: number): void {
  const [line = []] = linesOf(writer.fonts, [{ text: String(number), style: { size: NUMBER_SIZE } }], Number.POSITIVE_INFINITY);
  const width = line.reduce((sum, piece) => sum + piece.width, 0);
  writer.line(line, (writer.frame.width - width) / 2, Math.max(4, writer.frame.margin / 2 - NUMBER_SIZE / 2));
}
