import { z } from 'zod';
import { defineTool } from '../define.ts';
import { latin1Text } from '../shared/platform/bytes.ts';
import { bytesGiven } from './lib/open.ts';
import { readRtf } from './lib/rtf.ts';

const property = (what: string) => z.string().optional().describe(what);

export default defineTool({
  slug: 'rtf-to-text-converter',
  name: 'RTF to Text Converter',
  category: 'documents',
  summary: 'Extracts the plain text of a Rich Text Format (RTF) file, with its properties.',
  description:
    'Paragraphs end in a line break, cells of tables in a tab. Characters are read by the code page of their font; footnotes stand where they are referred to. Hidden and deleted text, headers, footers, comments and instructions of fields are left out. Groups left open at the end are closed.',
  reference: 'Rich Text Format (RTF) Specification 1.9.1',
  keywords: ['rtf to txt', 'rich text', 'wordpad', 'textedit', 'unrtf', 'strip rtf', 'rtf reader'],
  inputs: z.strictObject({
    rtf: z.string().min(1).max(5_000_000).describe('The RTF, beginning with {\\rtf'),
    inputEncoding: z
      .enum(['utf8', 'base64'])
      .default('utf8')
      .describe('Whether the RTF is given as text or in Base64, as files with bytes above 7F are best given'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text, without line breaks at its end'),
    metadata: z
      .strictObject({
        title: property('Title of the document'),
        author: property('Author of the document'),
        subject: property('Subject of the document'),
        keywords: property('Keywords of the document'),
        company: property('Company of the author'),
        created: property('When it was made, in local time: YYYY-MM-DDTHH:MM:SS'),
      })
      .describe('Properties of the document; those that are empty are left out'),
    paragraphs: z.int().describe('Number of paragraphs with any text'),
    images: z.int().describe('Number of pictures, which are not taken out'),
    codePage: z.int().describe('Code page of the document, such as 1252'),
  }),
  examples: [
    {
      inputs: {
        rtf: "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\info{\\title T}}Caf\\'e9\\par \\b bold\\b0\\tab \\u9731?\\par}",
      },
      result: { text: 'Café\nbold\t☃', metadata: { title: 'T' }, paragraphs: 2, images: 0, codePage: 1252 },
    },
  ],
  run: ({ rtf, inputEncoding }) => (inputEncoding === 'utf8' ? readRtf(rtf, false) : readRtf(latin1Text(bytesGiven(rtf, 'rtf')), true)),
});
