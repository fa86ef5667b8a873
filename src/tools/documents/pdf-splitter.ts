import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { composed } from './lib/compose.ts';
import type { PdfFile } from './lib/file.ts';
import { fileGiven, fileResult, MAX_BYTES, openPdf, passwordText, pdfText } from './lib/open.ts';
import { bookmarksOf, Destinations } from './lib/outline.ts';
import { pageNumbers } from './lib/page.ts';
import { THREE_PAGES } from './lib/samples.ts';

const MAX_PARTS = 500;

interface Share {
  readonly pages: number[];
  readonly title?: string;
}

export default defineTool({
  slug: 'pdf-splitter',
  name: 'PDF Splitter',
  category: 'documents',
  summary: 'Splits a PDF into files, every N pages, by page ranges or at its bookmarks.',
  description: 'Every part keeps the metadata of the whole; bookmarks are left out. At most 500 parts, of together 10 MB.',
  reference: 'ISO 32000-2 (PDF 2.0)',
  keywords: ['separate pdf', 'burst pdf', 'cut pdf', 'extract pages', 'pdf into single pages', 'split by chapter'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    by: z
      .enum(['every', 'ranges', 'bookmarks'])
      .default('every')
      .describe('every makes a part of each so many pages, ranges a part of each list of pages, bookmarks begins a part at each bookmark'),
    every: z.int().min(1).max(5000).default(1).describe('Number of pages in each part but the last, when splitting by every'),
    ranges: z
      .array(z.string().min(1).max(10_000).describe('Pages of one part, such as 1-3,7'))
      .min(1)
      .max(MAX_PARTS)
      .optional()
      .describe('Lists of pages when splitting by ranges, a part for each: numbers and ranges from 1, such as 1-3,7 or 8-, or the words all, odd and even'),
    level: z.int().min(1).max(10).default(1).describe('Bookmarks down to this level begin a part, when splitting by bookmarks'),
    name: z.string().min(1).max(200).default('part').describe('Text in front of the number in the names of the parts'),
  }),
  result: z.strictObject({
    files: z
      .array(
        z.strictObject({
          name: z.string().describe('Name for the part, such as part-01.pdf'),
          ...fileResult,
          pages: z.array(z.int().describe('Number of a page in the whole')).describe('Numbers of the pages in the whole'),
          title: z.string().optional().describe('Title of the bookmark that the part begins at'),
        }),
      )
      .describe('The parts in their order'),
    parts: z.int().describe('Number of parts'),
    pageCount: z.int().describe('Number of pages of the whole'),
  }),
  appliesWhen: { every: { by: ['every'] }, ranges: { by: ['ranges'] }, level: { by: ['bookmarks'] } },
  examples: [
    {
      inputs: { file: THREE_PAGES, every: 2 },
      result: {
        files: [
          {
            name: 'part-1.pdf',
            file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUiA0IDAgUl0gL0NvdW50IDI+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL1Jlc291cmNlcyA1IDAgUiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvQ29udGVudHMgNiAwIFI+PgplbmRvYmoKNCAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL1Jlc291cmNlcyA1IDAgUiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvQ29udGVudHMgNyAwIFI+PgplbmRvYmoKNSAwIG9iago8PC9Gb250IDw8L0YxIDggMCBSPj4+PgplbmRvYmoKNiAwIG9iago8PC9MZW5ndGggNDY+PgpzdHJlYW0KQlQgL0YxIDE4IFRmIDEgMCAwIDEgMjAgNjAgVG0gKFBhZ2Ugb25lKSBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCjcgMCBvYmoKPDwvTGVuZ3RoIDQ2Pj4Kc3RyZWFtCkJUIC9GMSAxOCBUZiAxIDAgMCAxIDIwIDYwIFRtIChQYWdlIHR3bykgVGogRVQKZW5kc3RyZWFtCmVuZG9iago4IDAgb2JqCjw8L1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nPj4KZW5kb2JqCnhyZWYKMCA5CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMDYyIDAwMDAwIG4gCjAwMDAwMDAxMjMgMDAwMDAgbiAKMDAwMDAwMDIyNSAwMDAwMCBuIAowMDAwMDAwMzI3IDAwMDAwIG4gCjAwMDAwMDAzNjYgMDAwMDAgbiAKMDAwMDAwMDQ2MCAwMDAwMCBuIAowMDAwMDAwNTU0IDAwMDAwIG4gCnRyYWlsZXIKPDwvU2l6ZSA5IC9Sb290IDEgMCBSIC9JRCBbPGE1NWRlNWMxNWMyODc1YzdkZjdlYmRlZmQxNWZkNDdmPiA8YTU1ZGU1YzE1YzI4NzVjN2RmN2ViZGVmZDE1ZmQ0N2Y+XT4+CnN0YXJ0eHJlZgo2NDkKJSVFT0YK',
            bytes: 966,
            sha256: '40064b6fdacc040115b17f158bbb89ac4fb2af48e463ac62a099363ed6f1bbf1',
            pages: [1, 2],
          },
          {
            name: 'part-2.pdf',
            file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUl0gL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL1Jlc291cmNlcyA0IDAgUiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvQ29udGVudHMgNSAwIFI+PgplbmRvYmoKNCAwIG9iago8PC9Gb250IDw8L0YxIDYgMCBSPj4+PgplbmRvYmoKNSAwIG9iago8PC9MZW5ndGggNDg+PgpzdHJlYW0KQlQgL0YxIDE4IFRmIDEgMCAwIDEgMjAgNjAgVG0gKFBhZ2UgdGhyZWUpIFRqIEVUCmVuZHN0cmVhbQplbmRvYmoKNiAwIG9iago8PC9UeXBlIC9Gb250IC9TdWJ0eXBlIC9UeXBlMSAvQmFzZUZvbnQgL0hlbHZldGljYSAvRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZz4+CmVuZG9iagp4cmVmCjAgNwowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA2MiAwMDAwMCBuIAowMDAwMDAwMTE3IDAwMDAwIG4gCjAwMDAwMDAyMTkgMDAwMDAgbiAKMDAwMDAwMDI1OCAwMDAwMCBuIAowMDAwMDAwMzU0IDAwMDAwIG4gCnRyYWlsZXIKPDwvU2l6ZSA3IC9Sb290IDEgMCBSIC9JRCBbPGRmMDc4MGFlYjM1YjY2N2I3MDMzMmRhNjYxZWE5OTM5PiA8ZGYwNzgwYWViMzViNjY3YjcwMzMyZGE2NjFlYTk5Mzk+XT4+CnN0YXJ0eHJlZgo0NDkKJSVFT0YK',
            bytes: 726,
            sha256: 'a1b803f1dcbd7811f0b7f8da11ba561b20a26c1544250b60eeaa911cc2e81e76',
            pages: [3],
          },
        ],
        parts: 2,
        pageCount: 3,
      },
    },
  ],
  run({ file: text, password, by, every, ranges, level, name }) {
    if (by === 'ranges' && !ranges) invalid('ranges', 'is needed to split by ranges: a list of pages for each part');
    if (by !== 'ranges' && ranges) invalid('ranges', 'goes with splitting by ranges alone');
    if (/[/\\\p{Cc}]/u.test(name)) unprocessable('The name has a slash, a backslash or a control character, which names of files must not have.', 'name');
    const file = openPdf(text, password);
    const shares = by === 'every' ? byNumber(file, every) : by === 'ranges' ? byRanges(file, ranges ?? []) : byBookmarks(file, level);
    if (shares.length > MAX_PARTS) unprocessable(`There would be ${shares.length} parts; at most ${MAX_PARTS} are made.`);
    let total = 0;
    const digits = String(shares.length).length;
    const files = shares.map(({ pages, title }, index) => {
      const bytes = composed([{ file, pages }], { bookmarks: { kind: 'none' }, keepCatalog: false });
      total += bytes.length;
      if (total > MAX_BYTES) unprocessable(`The parts are more than ${MAX_BYTES} bytes together.`);
      return { name: `${name}-${String(index + 1).padStart(digits, '0')}.pdf`, ...fileGiven(bytes), pages, ...(title !== undefined && { title }) };
    });
    return { files, parts: files.length, pageCount: file.pages.length };
  },
});

const pagesFrom = (first: number, end: number): number[] => Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);

function byNumber(file: PdfFile, every: number): Share[] {
  const count = file.pages.length;
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => ({ pages: pagesFrom(index * every + 1, Math.min(count, (index + 1) * every) + 1) }));
}

function byRanges(file: PdfFile, ranges: readonly string[]): Share[] {
  return ranges.map((range, index) => {
    const pages = pageNumbers(range, file.pages.length, `ranges[${index}]`);
    if (pages.length === 0) unprocessable(`Range ${index + 1} gives no pages.`, `ranges[${index}]`);
    return { pages };
  });
}

function byBookmarks(file: PdfFile, level: number): Share[] {
  const titles = new Map<number, string>();
  for (const bookmark of bookmarksOf(file, new Destinations(file)))
    if (bookmark.level <= level && bookmark.page !== undefined && !titles.has(bookmark.page)) titles.set(bookmark.page, bookmark.title);
  if (titles.size === 0) unprocessable('The PDF has no bookmarks that point to a page.');
  const starts = [...titles.keys()].sort((a, b) => a - b);
  if (starts[0] !== 1) starts.unshift(1);
  return starts.map((start, index) => {
    const title = titles.get(start);
    return { pages: pagesFrom(start, starts[index + 1] ?? file.pages.length + 1), ...(title !== undefined && { title }) };
  });
}
