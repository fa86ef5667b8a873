import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { decodeMimeWords, encodeMimeWords } from '../shared/net/mime-words.ts';

export default defineTool({
  slug: 'mime-header-encoder',
  name: 'MIME Header Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes the encoded words of e-mail headers (=?UTF-8?B?...?=).',
  description:
    'Text of printable ASCII without =? is encoded as itself, all else in words of up to 75 characters, separated by CRLF and a space. Decoding takes every charset of the WHATWG Encoding Standard and both methods; a word of unknown charset or with a broken payload stays as written.',
  reference: 'RFC 2047, RFC 2231',
  keywords: ['subject', 'email', 'encoded-word', 'rfc2047'],
  inputs: z.strictObject({
    text: z.string().max(20_000).describe('Header text to encode or decode'),
    mode: codecMode,
    method: z.enum(['base64', 'quotedPrintable']).default('base64').describe('Encoding: write B words (base64) or Q words (quotedPrintable)'),
  }),
  result: z.strictObject({ output }),
  appliesWhen: { method: { mode: ['encode'] } },
  examples: [
    { inputs: { text: 'Grüße aus Köln' }, result: { output: '=?UTF-8?B?R3LDvMOfZSBhdXMgS8O2bG4=?=' } },
    { inputs: { text: '=?ISO-8859-1?Q?Keld_J=F8rn?= <k@example.dk>', mode: 'decode' }, result: { output: 'Keld Jørn <k@example.dk>' } },
  ],
  run: async ({ text, mode, method }) => ({ output: mode === 'encode' ? encodeMimeWords(text, method) : await decodeMimeWords(text) }),
});
