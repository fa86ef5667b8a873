import { z } from 'zod';
import { defineTool } from '../define.ts';
import { base85 } from '../shared/bytes/base85.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';

export default defineTool({
  slug: 'base85-encoder',
  name: 'Base85 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes Ascii85 (Adobe), Z85 (ZeroMQ) and RFC 1924 Base85 (Git).',
  description:
    'Groups of four bytes become five digits; a last group of n bytes becomes n+1 digits, except with z85, which knows whole groups only. ascii85 writes four zero bytes as z. Decoding ignores white space and, for ascii85, the marks <~ and ~>.',
  reference: 'Adobe Ascii85; ZeroMQ RFC 32; RFC 1924 as in Git and Python',
  keywords: ['ascii85', 'a85', 'b85', 'z85', 'pdf', 'postscript'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or Base85 to decode'),
    mode: codecMode,
    variant: z.enum(['ascii85', 'z85', 'rfc1924']).default('ascii85').describe('Alphabet and rules to follow'),
    frame: z.boolean().default(false).describe('Encoding with ascii85: write the <~ ~> marks'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: {
    frame: { mode: ['encode'], variant: ['ascii85'] },
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
  },
  examples: [
    { inputs: { text: 'Man is distinguished' }, result: { output: '9jqo^BlbD-BleB1DJ+*+F(f,q', bytes: 20 } },
    { inputs: { text: '864fd26fb559f75b', variant: 'z85', inputEncoding: 'hex' }, result: { output: 'HelloWorld', bytes: 8 } },
  ],
  run: (inputs) => runCodec(inputs, base85(inputs.variant, inputs.frame)),
});
