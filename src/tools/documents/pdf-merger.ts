import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Unprocessable } from '../errors.ts';
import { composed, type Part } from './lib/compose.ts';
import { PdfFile } from './lib/file.ts';
import { fileGiven, fileResult, Given, passwordText, pdfText } from './lib/open.ts';
import { pageNumbers } from './lib/page.ts';
import { HELLO } from './lib/samples.ts';

const MAX_FILES = 50;
const MAX_NAME = 200;

export default defineTool({
  slug: 'pdf-merger',
  name: 'PDF Merger',
  category: 'documents',
  summary: 'Joins PDF files, or chosen pages of them, into one.',
  description:
    'Metadata are those of the first file. Links within a file go along where their pages do, and form fields too: one whose name is taken gets a new name. Attachments and the scripts of documents are left out, but with one file and all its pages. At most 5,000 pages and 10 MB of files.',
  reference: 'ISO 32000-2 (PDF 2.0)',
  keywords: ['combine pdf', 'pdf joiner', 'concatenate pdf', 'append pdf', 'put pdfs together', 'unite pdf'],
  cost: 'heavy',
  inputs: z.strictObject({
    files: z
      .array(
        z.strictObject({
          file: pdfText('A PDF file'),
          name: z.string().max(MAX_NAME).optional().describe('Name of the file, for bookmarks and the list of sources; “file 1” and so on without one'),
          pages: z
            .string()
            .max(10_000)
            .optional()
            .describe('Pages to take: numbers and ranges from 1 in a list with commas, such as 1,3-5,8-, or the words all, odd and even; all without it'),
          password: passwordText(),
        }),
      )
      .min(1)
      .max(MAX_FILES)
      .describe('The files in the order in which they are joined, at most 10 MB together'),
    bookmarks: z
      .enum(['none', 'files', 'keep'])
      .default('none')
      .describe('files makes a bookmark for each file on its first page, keep takes those of the files whose pages are all there, none makes none'),
  }),
  result: z.strictObject({
    ...fileResult,
    pages: z.int().describe('Number of pages of the PDF made'),
    sources: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the file, or “file” and its number'),
          pages: z.int().describe('Number of pages taken from it'),
          firstPage: z.int().describe('Number of the page of the result at which its pages begin'),
        }),
      )
      .describe('What was taken from each file'),
  }),
  examples: [
    {
      inputs: { files: [{ file: HELLO }, { file: HELLO, name: 'again', pages: '1,1' }] },
      result: {
        file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAzIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1RpdGxlIChIZWxsbyk+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlcyAvS2lkcyBbNCAwIFIgNSAwIFIgNiAwIFJdIC9Db3VudCAzPj4KZW5kb2JqCjQgMCBvYmoKPDwvVHlwZSAvUGFnZSAvUGFyZW50IDMgMCBSIC9SZXNvdXJjZXMgNyAwIFIgL01lZGlhQm94IFswIDAgMjAwIDEwMF0gL0NvbnRlbnRzIDggMCBSPj4KZW5kb2JqCjUgMCBvYmoKPDwvVHlwZSAvUGFnZSAvUGFyZW50IDMgMCBSIC9SZXNvdXJjZXMgOSAwIFIgL01lZGlhQm94IFswIDAgMjAwIDEwMF0gL0NvbnRlbnRzIDEwIDAgUj4+CmVuZG9iago2IDAgb2JqCjw8L1R5cGUgL1BhZ2UgL1BhcmVudCAzIDAgUiAvUmVzb3VyY2VzIDkgMCBSIC9NZWRpYUJveCBbMCAwIDIwMCAxMDBdIC9Db250ZW50cyAxMCAwIFI+PgplbmRvYmoKNyAwIG9iago8PC9Gb250IDw8L0YxIDExIDAgUj4+Pj4KZW5kb2JqCjggMCBvYmoKPDwvTGVuZ3RoIDQ3Pj4Kc3RyZWFtCkJUIC9GMSAxOCBUZiAxIDAgMCAxIDIwIDYwIFRtIChIZWxsbyBQREYpIFRqIEVUCmVuZHN0cmVhbQplbmRvYmoKOSAwIG9iago8PC9Gb250IDw8L0YxIDEyIDAgUj4+Pj4KZW5kb2JqCjEwIDAgb2JqCjw8L0xlbmd0aCA0Nz4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoSGVsbG8gUERGKSBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCjExIDAgb2JqCjw8L1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nPj4KZW5kb2JqCjEyIDAgb2JqCjw8L1R5cGUgL0ZvbnQgL1N1YnR5cGUgL1R5cGUxIC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nPj4KZW5kb2JqCnhyZWYKMCAxMwowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA2MiAwMDAwMCBuIAowMDAwMDAwMDk2IDAwMDAwIG4gCjAwMDAwMDAxNjMgMDAwMDAgbiAKMDAwMDAwMDI2NSAwMDAwMCBuIAowMDAwMDAwMzY4IDAwMDAwIG4gCjAwMDAwMDA0NzEgMDAwMDAgbiAKMDAwMDAwMDUxMSAwMDAwMCBuIAowMDAwMDAwNjA2IDAwMDAwIG4gCjAwMDAwMDA2NDYgMDAwMDAgbiAKMDAwMDAwMDc0MiAwMDAwMCBuIAowMDAwMDAwODM4IDAwMDAwIG4gCnRyYWlsZXIKPDwvU2l6ZSAxMyAvUm9vdCAxIDAgUiAvSW5mbyAyIDAgUiAvSUQgWzwyNTFkNzIwNWNhYWNmYTMxNTc1YTFiYTY3OTg5OWJiZj4gPDI1MWQ3MjA1Y2FhY2ZhMzE1NzVhMWJhNjc5ODk5YmJmPl0+PgpzdGFydHhyZWYKOTM0CiUlRU9GCg==',
        bytes: 1345,
        sha256: 'dcaa9f4f78596ca32536cd05b32ffa95af1ce1b1444618597009a30705171a15',
        pages: 3,
        sources: [
          { name: 'file 1', pages: 1, firstPage: 1 },
          { name: 'again', pages: 2, firstPage: 2 },
        ],
      },
    },
  ],
  run({ files, bookmarks }) {
    const given = new Given();
    const parts = files.map(
      ({ file, password, pages }, index): Part =>
        numbered(index, () => {
          const opened = new PdfFile(given.bytes(file, `files[${index}].file`), password, `File ${index + 1}`);
          return { file: opened, pages: pageNumbers(pages ?? 'all', opened.pages.length, `files[${index}].pages`) };
        }),
    );
    const names = files.map(({ name }, index) => name || `file ${index + 1}`);
    const [only] = parts;
    const isWhole =
      parts.length === 1 && only !== undefined && only.pages.length === only.file.pages.length && only.pages.every((page, index) => page === index + 1);
    const bytes = composed(parts, { bookmarks: { kind: bookmarks, names }, keepCatalog: isWhole });
    let next = 1;
    const sources = parts.map(({ pages }, index) => {
      const firstPage = next;
      next += pages.length;
      return { name: names[index] ?? '', pages: pages.length, firstPage };
    });
    return { ...fileGiven(bytes), pages: next - 1, sources };
  },
});

/** Names the file by its number in what is said of it. */
function numbered<Result>(index: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unprocessable) || error.message.startsWith(`File ${index + 1}`)) throw error;
    throw new Unprocessable(`File ${index + 1}: ${error.message}`, error.details);
  }
}
