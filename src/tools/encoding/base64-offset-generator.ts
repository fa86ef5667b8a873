import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { base64Of } from '../shared/platform/bytes.ts';

/** The Base64 of bytes behind so many others, and the part that they alone decide: whole digits of six bits. */
function at(offset: number, data: Uint8Array, urlSafe: boolean): { offset: number; text: string; before: string; after: string } {
  const padded = new Uint8Array(offset + data.length);
  padded.set(data, offset);
  const encoded = urlSafe ? base64Of(padded).replaceAll('+', '-').replaceAll('/', '_') : base64Of(padded);
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor((padded.length * 8) / 6);
  return {
    offset,
    text: encoded.slice(start, Math.max(start, end)),
    before: encoded.slice(0, start),
    after: encoded.slice(Math.max(start, end)),
  };
}

export default defineTool({
  slug: 'base64-offset-generator',
  name: 'Base64 Offset Generator',
  category: 'encoding',
  summary: 'Gives the three forms that a string can take inside the Base64 of larger data, to search for it there.',
  description:
    'What a string looks like depends on how many bytes stand before it, modulo 3. Of each spelling the text is what stays the same whatever is around; the digits before and after it also depend on the neighbours (as they would be after zero bytes, and at the end).',
  reference: 'RFC 4648 section 4',
  keywords: ['find text in base64', 'base64 search', 'yara base64', 'grep base64', 'sigma base64offset', 'substring'],
  inputs: z.strictObject({
    text: z.string().min(1).max(100_000).describe('String to look for inside Base64'),
    inputEncoding: byteEncoding.default('utf8').describe('How the text gives the bytes: as UTF-8 text, hex or Base64'),
    urlSafe: z.boolean().default(false).describe('Use the digits - and _ of URLs and file names in place of + and /'),
  }),
  result: z.strictObject({
    spellings: z
      .array(
        z.strictObject({
          offset: z.int().describe('Bytes before the string, modulo 3'),
          text: z.string().describe('Digits that are there whatever is around; empty for a string of a byte or two that decides none'),
          before: z.string().describe('Digits before them, as after zero bytes'),
          after: z.string().describe('Digits and padding after them, as at the end of the data'),
        }),
      )
      .describe('The spelling for each of the three offsets'),
    pattern: z.string().describe('Regular expression that finds any of them'),
  }),
  main: { output: 'pattern' },
  examples: [
    {
      inputs: { text: 'secret' },
      result: {
        spellings: [
          { offset: 0, text: 'c2VjcmV0', before: '', after: '' },
          { offset: 1, text: 'NlY3Jld', before: 'AH', after: 'A==' },
          { offset: 2, text: 'zZWNyZX', before: 'AAB', after: 'Q=' },
        ],
        pattern: 'c2VjcmV0|NlY3Jld|zZWNyZX',
      },
    },
  ],
  run({ text, inputEncoding, urlSafe }) {
    const data = bytesFromText(text, inputEncoding);
    if (data.length === 0) unprocessable('There are no bytes to look for.', 'text');
    const spellings = [0, 1, 2].map((offset) => at(offset, data, urlSafe));
    const parts = spellings.flatMap(({ text: part }) => (part === '' ? [] : [part.replaceAll('+', '\\+')]));
    return { spellings, pattern: parts.join('|') };
  },
});
