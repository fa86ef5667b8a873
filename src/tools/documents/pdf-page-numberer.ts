import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { decimals, PageDrawer } from './lib/drawing.ts';
import { fileGiven, fileResult, Given, openPdf, pagesText, passwordText, pdfText, rewritten } from './lib/open.ts';
import { pageNumbers, sizeOf } from './lib/page.ts';
import { makeTreeSound } from './lib/page-tree.ts';
import { THREE_PAGES } from './lib/samples.ts';
import { colorText, fontText, middleAt, spotOf } from './lib/stamp.ts';
import { fillColor, finishFonts, fontGiven, holdToFont } from './lib/text-font.ts';

const STYLES = ['decimal', 'roman', 'ROMAN', 'letter', 'LETTER'] as const;
type Style = (typeof STYLES)[number];

const MAX_ROMAN = 3999;
const MAX_LETTERS = 100;
const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

export default defineTool({
  slug: 'pdf-page-numberer',
  name: 'PDF Page Numberer',
  category: 'documents',
  summary: 'Adds page numbers, headers, footers or Bates numbers to a PDF.',
  description:
    'Pages are numbered in the order of the file, each once. The numbers are written on the pages, upright as they are shown; page labels stay as they are. Signatures in the file no longer hold.',
  reference: 'ISO 32000-2 (PDF 2.0)',
  keywords: ['bates stamp', 'page numbers', 'number pages', 'header', 'footer', 'paginate pdf'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    pages: pagesText(1000, 'Pages that get a number'),
    format: z
      .string()
      .min(1)
      .max(200)
      .default('{page}')
      .describe('What is written: {page} is the number, {pages} the greatest number given, {total} the pages of the file'),
    start: z.int().min(0).max(1_000_000_000).default(1).describe('Number of the first of the pages'),
    digits: z.int().min(1).max(12).default(1).describe('Minimum number of digits of decimal numbers, with zeros in front'),
    style: z.enum(STYLES).default('decimal').describe('How numbers are written: 1, roman i, ROMAN I, letter a, LETTER A'),
    position: z
      .enum(['top-left', 'top', 'top-right', 'bottom-left', 'bottom', 'bottom-right'])
      .default('bottom')
      .describe('Where on the page the number stands'),
    fontSize: z.number().min(1).max(200).default(10).describe('Font size in points'),
    color: colorText().default('#000000').describe('Colour of the text, such as #000000 or navy'),
    marginPoints: z.number().min(0).max(1000).default(36).describe('Distance from the edges of the page, in points'),
    font: fontText(),
  }),
  result: z.strictObject({
    ...fileResult,
    pages: z.int().describe('Number of pages of the file'),
    numbers: z
      .array(z.strictObject({ page: z.int().describe('Number of the page in the file'), text: z.string().describe('What was written on it') }))
      .describe('What was written, in the order of the pages'),
  }),
  appliesWhen: { digits: { style: ['decimal'] } },
  examples: [
    {
      inputs: { file: THREE_PAGES, format: 'Page {page} of {pages}', pages: '2-', start: 1 },
      result: {
        file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUiA0IDAgUiA1IDAgUl0gL0NvdW50IDM+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL0NvbnRlbnRzIDYgMCBSIC9SZXNvdXJjZXMgPDwvRm9udCA8PC9GMSA3IDAgUj4+Pj4gL01lZGlhQm94IFswIDAgMjAwIDEwMF0+PgplbmRvYmoKNCAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL0NvbnRlbnRzIFs4IDAgUiA5IDAgUiAxMCAwIFJdIC9SZXNvdXJjZXMgPDwvRm9udCA8PC9GMSA3IDAgUiAvVHJGIDExIDAgUj4+Pj4gL01lZGlhQm94IFswIDAgMjAwIDEwMF0+PgplbmRvYmoKNSAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL0NvbnRlbnRzIFs4IDAgUiAxMiAwIFIgMTMgMCBSXSAvUmVzb3VyY2VzIDw8L0ZvbnQgPDwvRjEgNyAwIFIgL1RyRiAxMSAwIFI+Pj4+IC9NZWRpYUJveCBbMCAwIDIwMCAxMDBdPj4KZW5kb2JqCjYgMCBvYmoKPDwvTGVuZ3RoIDQ2Pj4Kc3RyZWFtCkJUIC9GMSAxOCBUZiAxIDAgMCAxIDIwIDYwIFRtIChQYWdlIG9uZSkgVGogRVQKZW5kc3RyZWFtCmVuZG9iago3IDAgb2JqCjw8L1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nPj4KZW5kb2JqCjggMCBvYmoKPDwvTGVuZ3RoIDI+PgpzdHJlYW0KcQoKZW5kc3RyZWFtCmVuZG9iago5IDAgb2JqCjw8L0xlbmd0aCA0Nj4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoUGFnZSB0d28pIFRqIEVUCmVuZHN0cmVhbQplbmRvYmoKMTAgMCBvYmoKPDwvTGVuZ3RoIDEwNz4+CnN0cmVhbQoKUQovQXJ0aWZhY3QgQk1DIHEgMSAwIDAgMSAwIDAgY20KQlQgMCAwIDAgcmcgL1RyRiAxMCBUZiA3NC40MjUgMzYgVGQgPDUwNjE2NzY1MjAzMTIwNmY2NjIwMzI+IFRqIEVUClEgRU1DCgplbmRzdHJlYW0KZW5kb2JqCjExIDAgb2JqCjw8L1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nPj4KZW5kb2JqCjEyIDAgb2JqCjw8L0xlbmd0aCA0OD4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoUGFnZSB0aHJlZSkgVGogRVQKZW5kc3RyZWFtCmVuZG9iagoxMyAwIG9iago8PC9MZW5ndGggMTA3Pj4Kc3RyZWFtCgpRCi9BcnRpZmFjdCBCTUMgcSAxIDAgMCAxIDAgMCBjbQpCVCAwIDAgMCByZyAvVHJGIDEwIFRmIDc0LjQyNSAzNiBUZCA8NTA2MTY3NjUyMDMyMjA2ZjY2MjAzMj4gVGogRVQKUSBFTUMKCmVuZHN0cmVhbQplbmRvYmoKeHJlZgowIDE0CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMDYyIDAwMDAwIG4gCjAwMDAwMDAxMjkgMDAwMDAgbiAKMDAwMDAwMDI0OSAwMDAwMCBuIAowMDAwMDAwMzk2IDAwMDAwIG4gCjAwMDAwMDA1NDQgMDAwMDAgbiAKMDAwMDAwMDYzOCAwMDAwMCBuIAowMDAwMDAwNzMzIDAwMDAwIG4gCjAwMDAwMDA3ODIgMDAwMDAgbiAKMDAwMDAwMDg3NiAwMDAwMCBuIAowMDAwMDAxMDMzIDAwMDAwIG4gCjAwMDAwMDExMjkgMDAwMDAgbiAKMDAwMDAwMTIyNiAwMDAwMCBuIAp0cmFpbGVyCjw8L1NpemUgMTQgL1Jvb3QgMSAwIFIgL0lEIFs8YzBmMDg4NDRiOWExNGQ3NzYzZmNlMWMxMWM4OTkzOTY+IDxjMGYwODg0NGI5YTE0ZDc3NjNmY2UxYzExYzg5OTM5Nj5dPj4Kc3RhcnR4cmVmCjEzODMKJSVFT0YK',
        bytes: 1803,
        sha256: '798f9083197aa5fbaeecf3bf17f0232e3bd456aababc1b68dd3bc177efc57963',
        pages: 3,
        numbers: [
          { page: 2, text: 'Page 1 of 2' },
          { page: 3, text: 'Page 2 of 2' },
        ],
      },
    },
  ],
  async run({ file: text, password, pages, format, start, digits, style, position, fontSize, color, marginPoints, font: fontBytes }) {
    const given = new Given();
    const file = openPdf(text, password, given);
    const wanted = [...new Set(pageNumbers(pages, file.pages.length))].sort((one, other) => one - other);
    const greatest = numberText(start + wanted.length - 1, style, digits);
    const numbers = wanted.map((page, index) => ({
      page,
      text: filled(format, { page: numberText(start + index, style, digits), pages: greatest, total: String(file.pages.length) }),
    }));
    const font = fontGiven(given, fontBytes);
    const filling = await fillColor(color);
    for (const { text: own } of numbers) holdToFont(own, font, fontBytes !== undefined, 'format');
    const drawer = new PageDrawer(file);
    const { across, up } = spotOf(position);
    for (const { page: number, text: own } of numbers) {
      const page = file.pages[number - 1];
      if (!page) continue;
      const { width, height } = sizeOf(file, page);
      const length = (font.width(own) * fontSize) / 1000;
      const x = middleAt(across, width, length, marginPoints) - length / 2;
      const y = up < 0 ? marginPoints : height - marginPoints - (font.capHeight * fontSize) / 1000;
      const content = `BT ${filling} /TrF ${decimals([fontSize])} Tf ${decimals([x, y])} Td ${font.show(own)} Tj ET`;
      drawer.draw(page, { content, resources: { Font: { TrF: font.ref(file) } } });
    }
    finishFonts([font], file);
    makeTreeSound(file);
    return { ...fileGiven(rewritten(file)), pages: file.pages.length, numbers };
  },
});

const filled = (format: string, values: Readonly<Record<string, string>>): string =>
  format.replace(/\{(page|pages|total)\}/g, (whole, name: string) => values[name] ?? whole);

function numberText(number: number, style: Style, digits: number): string {
  if (style === 'decimal') return String(number).padStart(digits, '0');
  if (number < 1) unprocessable('Roman numbers and letters begin at 1.', 'start');
  const text = style === 'roman' || style === 'ROMAN' ? roman(number) : letters(number);
  return style === 'ROMAN' || style === 'LETTER' ? text.toUpperCase() : text;
}

function roman(number: number): string {
  if (number > MAX_ROMAN) unprocessable(`Roman numbers end at ${MAX_ROMAN}, and ${number} would be needed.`, 'start');
  let [rest, text] = [number, ''];
  for (const [value, letter] of ROMAN) for (; rest >= value; rest -= value) text += letter;
  return text;
}

/** a to z, then aa to zz, as page labels go (ISO 32000-2, 12.4.2). */
function letters(number: number): string {
  const times = Math.ceil(number / 26);
  if (times > MAX_LETTERS) unprocessable(`The number ${number} would be a letter ${times} times; at most ${MAX_LETTERS} are written.`, 'start');
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(times);
}
