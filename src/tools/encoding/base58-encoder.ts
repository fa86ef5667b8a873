import { z } from 'zod';
import { defineTool } from '../define.ts';
import { base58 } from '../shared/bytes/base58.ts';
import { codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';

export default defineTool({
  slug: 'base58-encoder',
  name: 'Base58 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes Base58 and Base58Check with the Bitcoin, Ripple or Flickr alphabet.',
  description:
    'The bytes are one big-endian number in base 58; every leading zero byte is one leading zero digit. Decoding ignores white space at both ends. With check, four bytes of the double SHA-256 are at the end, and a wrong check is refused.',
  reference: 'draft-msporny-base58; Bitcoin Base58Check',
  keywords: ['bitcoin address', 'b58', 'base58check', 'wif', 'xrp', 'ipfs', 'solana'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(10_000).describe('Text to encode, or Base58 to decode'),
    mode: codecMode,
    alphabet: z.enum(['bitcoin', 'ripple', 'flickr']).default('bitcoin').describe('Network whose order of the 58 digits is used'),
    check: z.boolean().default(false).describe('Base58Check: append the check bytes, or check them and take them off'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes: z.int().describe('Number of bytes, the check bytes not counted') }),
  appliesWhen: {
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
  },
  examples: [
    { inputs: { text: 'Hello World!' }, result: { output: '2NEpo7TZRRrLZSi2U', bytes: 12 } },
    {
      inputs: { text: '00010966776006953d5567439e5e39f86a0d273bee', check: true, inputEncoding: 'hex' },
      result: { output: '16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM', bytes: 21 },
    },
  ],
  run: (inputs) => runCodec(inputs, base58(inputs.alphabet, inputs.check)),
});
