import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { inputEncoding, keyEncoding, ofLength, outputEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';

export default defineTool({
  slug: 'cmac-generator',
  name: 'AES-CMAC Generator',
  category: 'crypto',
  summary: 'Computes the AES-CMAC of text or bytes.',
  description: 'The full tag of 16 bytes. The length of the key chooses AES-128, AES-192 or AES-256.',
  reference: 'RFC 4493, NIST SP 800-38B; computed by @noble/ciphers',
  keywords: ['omac', 'mac', 'message authentication code', 'aes', 'tag'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The message to authenticate, as text or as bytes in inputEncoding'),
    key: secretText(0, 1000, 'The secret key of 16, 24 or 32 bytes, in keyEncoding'),
    inputEncoding,
    keyEncoding: keyEncoding('hex'),
    outputEncoding: outputEncoding('hex'),
  }),
  result: z.strictObject({
    cmac: z.string().describe('The tag of 16 bytes in outputEncoding'),
    keyBits: z.int().describe('Length of the key in bits'),
  }),
  examples: [
    {
      inputs: { text: '6bc1bee22e409f96e93d7e117393172a', key: '2b7e151628aed2a6abf7158809cf4f3c', inputEncoding: 'hex' },
      result: { cmac: '070a16b46b4d4144f79bdd9dd04a287c', keyBits: 128 },
    },
    { inputs: { text: '', key: '2b7e151628aed2a6abf7158809cf4f3c' }, result: { cmac: 'bb1d6929e95937287fa37d129b756746', keyBits: 128 } },
  ],
  async run({ text, key, inputEncoding, keyEncoding, outputEncoding }) {
    const { cmac } = await import('@noble/ciphers/aes.js');
    const secret = ofLength(secretBytes(key, keyEncoding, 'key'), [16, 24, 32], 'key');
    return { cmac: writeBytes(cmac(bytesFromText(text, inputEncoding), secret), outputEncoding), keyBits: secret.length * 8 };
  },
});
