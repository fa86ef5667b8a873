import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { composed } from './lib/compose.ts';
import { fileGiven, fileResult, openPdf, pagesText, passwordText, pdfText } from './lib/open.ts';
import { pageNumbers, rotationOf } from './lib/page.ts';
import { THREE_PAGES } from './lib/samples.ts';

export default defineTool({
  slug: 'pdf-page-organizer',
  name: 'PDF Page Organizer',
  category: 'documents',
  summary: 'Extracts, deletes, reorders, repeats, reverses and rotates pages of a PDF.',
  description:
    'All page numbers are those of the PDF given. Bookmarks and named destinations to pages that stay are kept, unless a page is repeated. At most 5,000 pages.',
  reference: 'ISO 32000-2 (PDF 2.0)',
  keywords: ['rotate pdf', 'delete pdf pages', 'remove pages', 'rearrange pages', 'reverse page order', 'turn pages', 'sort pages', 'duplicate page'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    pages: pagesText(10_000, 'Pages of the result in their order'),
    delete: z.string().min(1).max(10_000).optional().describe('Pages to leave out, as a list like that of the pages'),
    rotate: z
      .array(
        z.strictObject({
          pages: z.string().min(1).max(10_000).describe('Pages to turn, as a list like that of the pages'),
          degrees: z.int().min(-1_000_000).max(1_000_000).describe('Degrees to turn the pages clockwise, a multiple of 90'),
        }),
      )
      .min(1)
      .max(100)
      .optional()
      .describe('Turns of pages, added to the rotation that they have; later ones add up'),
    absolute: z.boolean().default(false).describe("Whether the degrees stand in place of the pages' own rotation"),
  }),
  result: z.strictObject({
    ...fileResult,
    pages: z.int().describe('Number of pages of the result'),
    order: z.array(z.int().describe('Number of a page in the PDF given')).describe('Numbers in the PDF given, in the order of the result'),
    rotations: z.array(z.int().describe('Clockwise rotation of a page: 0, 90, 180 or 270 degrees')).describe('Rotations of the pages of the result'),
  }),
  examples: [
    {
      inputs: { file: THREE_PAGES, pages: 'last-1', delete: '2', rotate: [{ pages: '1', degrees: 90 }] },
      result: {
        file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUiA0IDAgUl0gL0NvdW50IDI+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL1Jlc291cmNlcyA1IDAgUiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvQ29udGVudHMgNiAwIFI+PgplbmRvYmoKNCAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL1Jlc291cmNlcyA1IDAgUiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXSAvUm90YXRlIDkwIC9Db250ZW50cyA3IDAgUj4+CmVuZG9iago1IDAgb2JqCjw8L0ZvbnQgPDwvRjEgOCAwIFI+Pj4+CmVuZG9iago2IDAgb2JqCjw8L0xlbmd0aCA0OD4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoUGFnZSB0aHJlZSkgVGogRVQKZW5kc3RyZWFtCmVuZG9iago3IDAgb2JqCjw8L0xlbmd0aCA0Nj4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoUGFnZSBvbmUpIFRqIEVUCmVuZHN0cmVhbQplbmRvYmoKOCAwIG9iago8PC9UeXBlIC9Gb250IC9TdWJ0eXBlIC9UeXBlMSAvQmFzZUZvbnQgL0hlbHZldGljYSAvRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZz4+CmVuZG9iagp4cmVmCjAgOQowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA2MiAwMDAwMCBuIAowMDAwMDAwMTIzIDAwMDAwIG4gCjAwMDAwMDAyMjUgMDAwMDAgbiAKMDAwMDAwMDMzOCAwMDAwMCBuIAowMDAwMDAwMzc3IDAwMDAwIG4gCjAwMDAwMDA0NzMgMDAwMDAgbiAKMDAwMDAwMDU2NyAwMDAwMCBuIAp0cmFpbGVyCjw8L1NpemUgOSAvUm9vdCAxIDAgUiAvSUQgWzw0MDBjZTNkZTVlNWMwMDM2NmRmOGI5YmNkYjRhODRkOD4gPDQwMGNlM2RlNWU1YzAwMzY2ZGY4YjliY2RiNGE4NGQ4Pl0+PgpzdGFydHhyZWYKNjYyCiUlRU9GCg==',
        bytes: 979,
        sha256: '4cf18f7f0bff02ec305f94464ff6677e003351216b246a336a7dd511014bd36c',
        pages: 2,
        order: [3, 1],
        rotations: [0, 90],
      },
    },
  ],
  run({ file: text, password, pages, delete: left, rotate = [], absolute }) {
    for (const [index, { degrees }] of rotate.entries()) if (degrees % 90 !== 0) invalid(`rotate[${index}].degrees`, 'must be a multiple of 90');
    const file = openPdf(text, password);
    const count = file.pages.length;
    const deleted = new Set(left === undefined ? [] : pageNumbers(left, count, 'delete'));
    const order = pageNumbers(pages, count).filter((page) => !deleted.has(page));
    if (order.length === 0) unprocessable('No pages are left.');
    const turns = new Map<number, number>();
    for (const [index, { pages: turned, degrees }] of rotate.entries())
      for (const page of new Set(pageNumbers(turned, count, `rotate[${index}].pages`))) turns.set(page, (turns.get(page) ?? 0) + degrees);
    for (const [number, degrees] of turns) {
      const page = file.pages[number - 1];
      if (!page) continue;
      const rotation = ((((absolute ? 0 : rotationOf(file, page)) + degrees) % 360) + 360) % 360;
      page.dict.set('Rotate', rotation);
      page.inherited.set('Rotate', rotation);
    }
    const isRepeated = new Set(order).size < order.length;
    const bytes = composed([{ file, pages: order }], { bookmarks: { kind: isRepeated ? 'none' : 'stay' }, keepCatalog: true });
    const rotations = order.map((number) => {
      const page = file.pages[number - 1];
      return page ? rotationOf(file, page) : 0;
    });
    return { ...fileGiven(bytes), pages: order.length, order, rotations };
  },
});
