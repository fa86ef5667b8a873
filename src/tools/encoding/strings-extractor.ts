import { z } from 'zod';
import { defineTool } from '../define.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { latin1Text } from '../shared/platform/bytes.ts';

const isText = (byte: number | undefined): boolean => byte === 0x09 || (byte !== undefined && byte >= 0x20 && byte <= 0x7e);

export default defineTool({
  slug: 'strings-extractor',
  name: 'Strings Extractor',
  category: 'encoding',
  summary: 'Extracts the printable strings from binary data, like the Unix strings command.',
  description: 'Runs of tab and U+0020 to U+007E of at least minLength characters, as GNU strings finds them. UTF-16 strings may begin at any byte.',
  reference: 'GNU strings, -e s, l and b',
  keywords: ['binary', 'malware', 'forensics', 'printable'],
  inputs: z.strictObject({
    data: z.string().max(1_000_000).describe('The bytes to search'),
    inputEncoding: byteEncoding.default('base64').describe('How the bytes are given: as UTF-8 text, hex or Base64'),
    minLength: z.int().min(1).max(1000).default(4).describe('Fewest characters a string must have'),
    encoding: z.enum(['ascii', 'utf16le', 'utf16be']).default('ascii').describe('How the strings are encoded'),
    limit: z.int().min(1).max(100_000).default(10_000).describe('Maximum number of strings to return'),
  }),
  result: z.strictObject({
    strings: z
      .array(z.strictObject({ offset: z.int().describe('Where the string starts, in bytes from 0'), text: z.string().describe('The string that was found') }))
      .describe('The strings in order'),
    count: z.int().describe('Number of strings found, also beyond the limit'),
  }),
  examples: [
    {
      inputs: { data: '00017465787400ff6d6f72652074657874', inputEncoding: 'hex' },
      result: {
        strings: [
          { offset: 2, text: 'text' },
          { offset: 8, text: 'more text' },
        ],
        count: 2,
      },
    },
  ],
  run({ data, inputEncoding, minLength, encoding, limit }) {
    const bytes = bytesFromText(data, inputEncoding, 'data');
    const width = encoding === 'ascii' ? 1 : 2;
    const low = encoding === 'utf16be' ? 1 : 0;
    // How many characters are in a row from each byte on
    const lengths = new Uint32Array(bytes.length + 2);
    for (let i = bytes.length - width; i >= 0; i--)
      if (isText(bytes[i + low]) && (width === 1 || bytes[i + 1 - low] === 0)) lengths[i] = (lengths[i + width] ?? 0) + 1;
    const strings: { offset: number; text: string }[] = [];
    let count = 0;
    for (let i = 0; i < bytes.length; ) {
      const length = lengths[i] ?? 0;
      if (length < minLength) {
        i++;
        continue;
      }
      const end = i + length * width;
      if (count++ < limit) {
        const run = bytes.subarray(i, end);
        strings.push({ offset: i, text: latin1Text(width === 1 ? run : run.filter((_, k) => k % 2 === low)) });
      }
      i = end;
    }
    return { strings, count };
  },
});
