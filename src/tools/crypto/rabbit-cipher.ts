import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { rabbit } from './lib/blocks/rabbit.ts';
import {
  cipherDirection,
  cipherEncoding,
  cipherInput,
  cipherKey,
  cipherOutput,
  cipherResult,
  cipherText,
  cipherWarnings,
  ivEncoding,
  ivUsed,
  plainEncoding,
} from './lib/cipher.ts';
import { keyEncoding, ofLength, secretBytes } from './lib/fields.ts';

export default defineTool({
  slug: 'rabbit-cipher',
  name: 'Rabbit Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts with the stream cipher Rabbit, with or without an initialization vector.',
  description: 'byteOrder big reads the key, the iv and the stream as RFC 4503 writes its numbers; little is that of eSTREAM, Crypto++ and most libraries.',
  reference: 'RFC 4503',
  keywords: ['stream cipher', 'estream', 'encryption', 'decryption', 'symmetric', 'cryptico'],
  inputs: z.strictObject({
    text: cipherText,
    mode: cipherDirection,
    key: cipherKey('The key of 16 bytes, in keyEncoding'),
    iv: z.string().min(1).max(200).optional().describe('Initialization vector of 8 bytes; none if omitted'),
    byteOrder: z.enum(['big', 'little']).default('big').describe('Which byte of the key, the iv and the stream comes first: the most significant or the least'),
    plainEncoding,
    cipherEncoding: cipherEncoding('hex'),
    keyEncoding: keyEncoding('hex'),
    ivEncoding,
  }),
  result: z.strictObject({ output: cipherOutput, iv: ivUsed.optional(), warnings: cipherWarnings }),
  heavyWhen: ({ text }) => text.length > 4_000,
  examples: [
    {
      inputs: { text: '00000000000000000000000000000000', key: '00000000000000000000000000000000', iv: 'c373f575c1267e59', plainEncoding: 'hex' },
      result: {
        output: '1fcd4eb9580012e2e0dccc9222017d6d',
        iv: 'c373f575c1267e59',
        warnings: ['Without authentication changes to the ciphertext go unnoticed.'],
      },
    },
  ],
  run(inputs) {
    const key = ofLength(secretBytes(inputs.key, inputs.keyEncoding, 'key'), [16], 'key');
    const iv = inputs.iv === undefined ? null : ofLength(secretBytes(inputs.iv, inputs.ivEncoding, 'iv'), [8], 'iv');
    return {
      output: cipherResult(rabbit(key, iv, cipherInput(inputs), inputs.byteOrder === 'big'), inputs),
      ...(iv && { iv: hexOf(iv) }),
      warnings: [
        'Without authentication changes to the ciphertext go unnoticed.',
        ...(iv ? [] : ['Without an iv two texts with the same key give each other away.']),
      ],
    };
  },
});
