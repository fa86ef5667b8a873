import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText, placeInText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { ebcdicTable } from './lib/ebcdic.ts';

export default defineTool({
  slug: 'ebcdic-converter',
  name: 'EBCDIC Converter',
  category: 'encoding',
  summary: 'Converts text to EBCDIC bytes in the common mainframe code pages, and back.',
  description: 'One byte a character. LF is 25 hex and NEL 15 hex in every page. A character the page lacks is refused with its position.',
  reference: 'IBM code pages 37, 273, 500, 1047 and 1140',
  keywords: ['mainframe', 'ibm', 'as/400', 'z/os', 'cobol'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Text to encode, or bytes to decode'),
    mode: codecMode,
    codePage: z.enum(['cp037', 'cp273', 'cp500', 'cp1047', 'cp1140']).default('cp037').describe('EBCDIC code page of the bytes'),
    bytesEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the bytes are written or given'),
  }),
  result: z.strictObject({ output, bytes: z.int().describe('Number of EBCDIC bytes') }),
  examples: [
    { inputs: { text: 'Hello, World!' }, result: { output: 'c8859393966b40e6969993845a', bytes: 13 } },
    { inputs: { text: 'c8859393967e', mode: 'decode', codePage: 'cp500' }, result: { output: 'Hello=', bytes: 6 } },
  ],
  run({ text, mode, codePage, bytesEncoding }) {
    const table = ebcdicTable(codePage);
    if (mode === 'decode') {
      const given = bytesFromText(text, bytesEncoding);
      return { output: Array.from(given, (byte) => table[byte]).join(''), bytes: given.length };
    }
    const places = new Map(table.map((character, byte) => [character, byte]));
    // Some tables of page 273 name the overline where the others have the macron.
    if (codePage === 'cp273') places.set('\u203e', places.get('\u00af') ?? 0);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++)
      bytes[i] = places.get(text.charAt(i)) ?? unprocessable(`${placeInText(text, i)} is not in code page ${codePage.slice(2)}.`, 'text');
    return { output: textFromBytes(bytes, bytesEncoding), bytes: bytes.length };
  },
});
