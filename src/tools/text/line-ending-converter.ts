import { z } from 'zod';
import { defineTool } from '../define.ts';

const ENDINGS = { lf: '\n', crlf: '\r\n', cr: '\r' };

export default defineTool({
  slug: 'line-ending-converter',
  name: 'Line Ending Converter',
  category: 'text',
  summary: 'Converts line endings to LF, CRLF or CR and reports which ones the text had.',
  description: 'CRLF is one ending; a CR that no LF follows is a CR. U+2028, U+2029 and U+0085 are left alone.',
  keywords: ['newline', 'dos2unix', 'unix2dos', 'eol', 'windows', 'carriage return'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to convert'),
    to: z.enum(['lf', 'crlf', 'cr']).default('lf').describe('The line ending wanted'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text with the line ending wanted throughout'),
    found: z
      .strictObject({
        lf: z.int().describe('Number of lone LF (Unix) line endings'),
        crlf: z.int().describe('Number of CRLF (Windows) line endings'),
        cr: z.int().describe('Number of lone CR (old Mac) line endings'),
      })
      .describe('Number of line endings of each kind before the conversion'),
    mixed: z.boolean().describe('Whether more than one kind of line ending was there'),
  }),
  examples: [
    {
      inputs: { text: 'a\r\nb\nc\rd\r\r\n', to: 'crlf' },
      result: { text: 'a\r\nb\r\nc\r\nd\r\n\r\n', found: { lf: 1, crlf: 2, cr: 2 }, mixed: true },
    },
    { inputs: { text: 'a\r\nb' }, result: { text: 'a\nb', found: { lf: 0, crlf: 1, cr: 0 }, mixed: false } },
  ],
  run({ text, to }) {
    const found = { lf: 0, crlf: 0, cr: 0 };
    const converted = text.replace(/\r\n|\n|\r/g, (ending) => {
      found[ending === '\n' ? 'lf' : ending === '\r' ? 'cr' : 'crlf']++;
      return ENDINGS[to];
    });
    return { text: converted, found, mixed: Object.values(found).filter((count) => count > 0).length > 1 };
  },
});
