import { z } from 'zod';
import { defineTool } from '../define.ts';
import { detectEncodings } from './lib/detect.ts';

export default defineTool({
  slug: 'encoding-detector',
  name: 'Encoding Detector',
  category: 'encoding',
  summary: 'Detects how an unknown string is encoded, and decodes it.',
  description:
    'Knows binary, hex, base32, base58, base64, base64url, base85 with its marks, percent, html-entities, unicode-escapes, quoted-printable, morse, jwt, uuencode and gzip-base64 by their exact syntax. Readable outputs come first, and a narrower alphabet before a wider one; layers are peeled as long as the output is readable.',
  reference: 'RFC 4648, RFC 3986, RFC 2045, RFC 7519, RFC 1952',
  keywords: ['magic', 'identify', 'decode', 'ctf', 'unknown string', 'what is this'],
  inputs: z.strictObject({
    text: z.string().min(1).max(100_000).describe('The string whose encoding is unknown'),
    maxDepth: z.int().min(1).max(10).default(3).describe('Maximum number of encoding layers to undo one after another'),
  }),
  result: z.strictObject({
    candidates: z
      .array(
        z.strictObject({
          encoding: z.string().describe('Name of the encoding'),
          output: z.string().describe('The string decoded from that encoding'),
          outputEncoding: z.enum(['utf8', 'hex']).describe('How the output is written: as UTF-8 text, or bytes in hex'),
        }),
      )
      .describe('Encodings that fit the string, the most likely first'),
    layers: z.array(z.string()).describe('Encodings undone one after another, each time the most likely one'),
    decoded: z.string().describe('What is left after all layers are undone'),
  }),
  headline: 'decoded',
  examples: [
    {
      inputs: { text: 'SGVsbG8sIFdvcmxkIQ==' },
      result: { candidates: [{ encoding: 'base64', output: 'Hello, World!', outputEncoding: 'utf8' }], layers: ['base64'], decoded: 'Hello, World!' },
    },
    {
      inputs: { text: '%3Cb%3EHi%20there%3C%2Fb%3E' },
      result: { candidates: [{ encoding: 'percent', output: '<b>Hi there</b>', outputEncoding: 'utf8' }], layers: ['percent'], decoded: '<b>Hi there</b>' },
    },
  ],
  async run({ text, maxDepth }) {
    const candidates = await detectEncodings(text);
    const layers: string[] = [];
    let decoded = text;
    let [first] = candidates;
    while (first?.outputEncoding === 'utf8') {
      layers.push(first.encoding);
      decoded = first.output;
      if (layers.length === maxDepth) break;
      [first] = await detectEncodings(decoded);
    }
    return { candidates, layers, decoded };
  },
});
