import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { hexInputEncoding, hexOutputEncoding } from '../shared/bytes/codec.ts';

export default defineTool({
  slug: 'endianness-converter',
  name: 'Endianness Converter',
  category: 'encoding',
  summary: 'Reverses the byte order of words of 2, 4, 8 or any number of bytes.',
  description: 'A length that is not a multiple of wordBytes is refused, unless pad fills the last word with zero bytes at its end before it is turned.',
  reference: 'Big-endian and little-endian byte order',
  keywords: ['byte swap', 'big endian', 'little endian', 'bswap', 'byte order'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Bytes to reverse word by word'),
    wordBytes: z.int().min(1).max(1024).default(4).describe('Number of bytes in a word'),
    pad: z.boolean().default(false).describe('Fill an incomplete last word with zero bytes'),
    inputEncoding: hexInputEncoding,
    outputEncoding: hexOutputEncoding,
  }),
  result: z.strictObject({ output: z.string().describe('The bytes with each word reversed') }),
  examples: [
    { inputs: { text: '0123456789abcdef' }, result: { output: '67452301efcdab89' } },
    { inputs: { text: '0102030405', wordBytes: 2, pad: true }, result: { output: '020104030005' } },
  ],
  run({ text, wordBytes, pad, inputEncoding, outputEncoding }) {
    const bytes = bytesFromText(text, inputEncoding);
    const rest = bytes.length % wordBytes;
    if (rest !== 0 && !pad) unprocessable(`There are ${bytes.length} bytes, no multiple of ${wordBytes}; pad: true fills the last word with zeros.`, 'text');
    const turned = new Uint8Array(rest === 0 ? bytes.length : bytes.length - rest + wordBytes);
    for (let i = 0; i < turned.length; i++) {
      const place = i % wordBytes;
      turned[i] = bytes[i - place + wordBytes - 1 - place] ?? 0;
    }
    return { output: textFromBytes(turned, outputEncoding) };
  },
});
