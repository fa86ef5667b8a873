import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { radixCodec } from '../shared/bytes/radix.ts';

const ALPHABETS = {
  'upper-first': '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'lower-first': '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

export default defineTool({
  slug: 'base62-encoder',
  name: 'Base62 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes bytes as one Base62 number of digits and letters, and decodes it.',
  description:
    'The bytes are one big-endian number in base 62; every leading zero byte is one leading 0, both ways. Decoding ignores white space at both ends.',
  reference: 'Big-endian radix 62 with leading zeros kept as in Base58',
  keywords: ['alphanumeric', 'short id', 'b62', 'url shortener'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(10_000).describe('Text to encode, or Base62 to decode'),
    mode: codecMode,
    alphabet: z.enum(['upper-first', 'lower-first']).default('upper-first').describe('Order of the digits: 0-9A-Za-z or 0-9a-zA-Z'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: {
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
  },
  examples: [
    { inputs: { text: 'Hello, World!' }, result: { output: '1wJfrzvdbtXUOlUjUf', bytes: 13 } },
    { inputs: { text: '00ff', inputEncoding: 'hex' }, result: { output: '047', bytes: 2 } },
  ],
  run: (inputs) => runCodec(inputs, radixCodec(ALPHABETS[inputs.alphabet])),
});
