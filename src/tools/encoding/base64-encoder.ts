import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding } from '../shared/bytes/codec.ts';
import { breakLines } from '../shared/bytes/scan.ts';
import { base64Of, base64UrlOf } from '../shared/platform/bytes.ts';

export default defineTool({
  slug: 'base64-encoder',
  name: 'Base64 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes text or bytes as Base64 or Base64url, and decodes them.',
  description:
    'Decoding takes both alphabets whatever the variant, padding or none, and ignores white space. A character of neither alphabet, misplaced padding or a last group of one character is refused; unused bits of the last character are ignored.',
  reference: 'RFC 4648 sections 4 and 5',
  keywords: ['b64', 'base64url', 'atob', 'btoa', 'data url', 'mime'],
  inlineBytes: 128 * 1024,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or Base64 to decode'),
    mode: codecMode,
    variant: z.enum(['standard', 'urlsafe']).default('standard').describe('Alphabet to encode with: + and /, or - and _'),
    padding: z.boolean().default(true).describe('Encoding: write the = padding'),
    lineLength: z.int().min(0).max(1000).default(0).describe('Encoding: break the output with LF after this many characters; 0 not at all'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: {
    padding: { mode: ['encode'] },
    lineLength: { mode: ['encode'] },
    variant: { mode: ['encode'] },
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
  },
  examples: [
    { inputs: { text: 'Hello, World!' }, result: { output: 'SGVsbG8sIFdvcmxkIQ==', bytes: 13 } },
    { inputs: { text: 'SGVsbG8g8J-Yig', mode: 'decode' }, result: { output: 'Hello 😊', bytes: 10 } },
  ],
  run({ text, mode, variant, padding, lineLength, inputEncoding, outputEncoding }) {
    if (mode === 'decode') {
      const decoded = bytesFromText(text, 'base64');
      return { output: textFromBytes(decoded, outputEncoding), bytes: decoded.length };
    }
    const source = bytesFromText(text, inputEncoding);
    let encoded = variant === 'urlsafe' ? base64UrlOf(source) : base64Of(source);
    if (variant === 'urlsafe' && padding) encoded += '='.repeat((4 - (encoded.length % 4)) % 4);
    if (variant === 'standard' && !padding) encoded = encoded.slice(0, Math.ceil((source.length * 4) / 3));
    return { output: breakLines(encoded, lineLength), bytes: source.length };
  },
});
