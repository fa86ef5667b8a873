import { z } from 'zod';
import { defineTool } from '../define.ts';
import { base32 } from '../shared/bytes/base32.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';

export default defineTool({
  slug: 'base32-encoder',
  name: 'Base32 Encoder and Decoder',
  category: 'encoding',
  summary: "Encodes and decodes Base32, base32hex, Crockford's Base32 and z-base-32.",
  description:
    'Decoding ignores case and white space and takes whole padding or none; crockford also ignores hyphens and reads I and L as 1 and O as 0. No check symbol. Unused bits of the last character are ignored.',
  reference: 'RFC 4648 sections 6 and 7; Crockford Base32; z-base-32',
  keywords: ['b32', 'otp secret', 'totp', 'onion', 'ulid'],
  inlineBytes: 128 * 1024,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or Base32 to decode'),
    mode: codecMode,
    variant: z.enum(['rfc4648', 'base32hex', 'crockford', 'zbase32']).default('rfc4648').describe('Alphabet of 32 digits to use'),
    padding: z.boolean().default(true).describe('Encoding: write the = padding (rfc4648 and base32hex)'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: {
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
    padding: { mode: ['encode'], variant: ['rfc4648', 'base32hex'] },
  },
  examples: [
    { inputs: { text: 'foobar' }, result: { output: 'MZXW6YTBOI======', bytes: 6 } },
    { inputs: { text: 'csqpyrk1e8', mode: 'decode', variant: 'crockford' }, result: { output: 'foobar', bytes: 6 } },
  ],
  run: (inputs) => runCodec(inputs, base32(inputs.variant, inputs.padding)),
});
