import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { graphemes } from '../shared/text/segments.ts';
import { glyphsOf } from './lib/glyphs.ts';
import { openPdf, pagesText, passwordText, pdfText } from './lib/open.ts';
import { pageNumbers } from './lib/page.ts';
import { pageText } from './lib/page-text.ts';
import { HELLO } from './lib/samples.ts';

const MAX_PAGES_READ = 5000;

export default defineTool({
  slug: 'pdf-text-extractor',
  name: 'PDF Text Extractor',
  category: 'documents',
  summary: 'Extracts the text of a PDF, page by page, as plain lines or laid out in columns.',
  description:
    'Lines are in reading order from top to bottom. Hidden text counts, annotations do not. A character of a font that does not tell what it stands for is U+FFFD. Pictures of text give nothing: there is no recognition of characters (OCR).',
  reference: 'ISO 32000-2, 9.10 (extraction of text content)',
  keywords: ['pdf to text', 'pdf to txt', 'copy text from pdf', 'pdftotext', 'read pdf'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    pages: pagesText(1000, 'Pages to read'),
    layout: z.boolean().default(false).describe('Keeps columns apart by runs of spaces, as they stand on the page'),
  }),
  result: z.strictObject({
    text: z.string().describe('Text of the pages, separated by an empty line'),
    pages: z
      .array(
        z.strictObject({
          page: z.int().describe('Number of the page'),
          text: z.string().describe('Text of the page'),
          characters: z.int().describe('Number of characters on the page without white space'),
        }),
      )
      .describe('Text of each page'),
    pageCount: z.int().describe('Number of pages of the file'),
    characters: z.int().describe('Number of characters on all pages without white space'),
    hasText: z.boolean().describe('Whether the PDF contains any text; false for scanned pages'),
  }),
  examples: [
    {
      inputs: { file: HELLO },
      result: { text: 'Hello PDF', pages: [{ page: 1, text: 'Hello PDF', characters: 8 }], pageCount: 1, characters: 8, hasText: true },
    },
  ],
  async run({ file: given, password, pages: list, layout }) {
    const file = openPdf(given, password);
    const pageCount = file.pages.length;
    const numbers = pageNumbers(list, pageCount);
    if (numbers.length > MAX_PAGES_READ) unprocessable(`The list gives ${numbers.length} pages; at most ${MAX_PAGES_READ} are read.`, 'pages');
    const texts = new Map<number, { text: string; characters: number }>();
    for (const [number, glyphs] of await glyphsOf(file, numbers)) {
      const text = pageText(glyphs, layout);
      texts.set(number, { text, characters: graphemes(text.replace(/\s+/g, '')).length });
    }
    const pages = numbers.map((page) => ({ page, ...(texts.get(page) ?? { text: '', characters: 0 }) }));
    const characters = pages.reduce((sum, page) => sum + page.characters, 0);
    return { text: pages.map(({ text }) => text).join('\n\n'), pages, pageCount, characters, hasText: characters > 0 };
  },
});
