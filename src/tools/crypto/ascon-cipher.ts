import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { asconOpen, asconSeal } from './lib/blocks/ascon.ts';
import {
  cipherDirection,
  cipherEncoding,
  cipherInput,
  cipherKey,
  cipherOutput,
  cipherResult,
  cipherText,
  ivBytes,
  ivEncoding,
  ivUsed,
  plainEncoding,
} from './lib/cipher.ts';
import { keyEncoding, ofLength, secretBytes } from './lib/fields.ts';

const BYTES = 16;

export default defineTool({
  slug: 'ascon-cipher',
  name: 'Ascon Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts with Ascon-AEAD128, the lightweight authenticated cipher of NIST.',
  description: 'The tag of 16 bytes stands behind the ciphertext. Nothing is given out unless it fits.',
  reference: 'NIST SP 800-232',
  keywords: ['ascon-aead128', 'lightweight', 'aead', 'authenticated encryption', 'iot', 'symmetric'],
  random: true,
  inputs: z.strictObject({
    text: cipherText,
    mode: cipherDirection,
    key: cipherKey('The key of 16 bytes, in keyEncoding'),
    iv: z.string().min(1).max(200).optional().describe('The nonce of 16 bytes; drawn at random to encrypt'),
    additionalData: z.string().max(100_000).default('').describe('Data that is authenticated but not encrypted'),
    plainEncoding,
    cipherEncoding: cipherEncoding('hex'),
    keyEncoding: keyEncoding('hex'),
    ivEncoding,
    additionalDataEncoding: byteEncoding.default('utf8').describe('How the additional data is given: as UTF-8 text, hex or Base64'),
  }),
  result: z.strictObject({ output: cipherOutput, iv: ivUsed }),
  heavyWhen: ({ text, additionalData }) => text.length + additionalData.length > 1_000,
  examples: [
    {
      inputs: { text: 'Hello', key: '000102030405060708090a0b0c0d0e0f', iv: '000102030405060708090a0b0c0d0e0f', additionalData: 'metadata' },
      result: { output: '351880c09f9dee12c20c4ba973066bc10dd26000b6', iv: '000102030405060708090a0b0c0d0e0f' },
    },
  ],
  run(inputs) {
    const { mode } = inputs;
    const key = ofLength(secretBytes(inputs.key, inputs.keyEncoding, 'key'), [BYTES], 'key');
    const iv = ivBytes(inputs.iv, inputs.ivEncoding, mode, [BYTES]);
    const additional = secretBytes(inputs.additionalData, inputs.additionalDataEncoding, 'additionalData');
    const data = cipherInput(inputs);
    if (mode === 'encrypt') return { output: cipherResult(asconSeal(key, iv, additional, data), inputs), iv: hexOf(iv) };
    if (data.length < BYTES) unprocessable(`The ciphertext has ${data.length} byte(s), fewer than the tag of ${BYTES} at its end.`, 'text');
    const plain = asconOpen(key, iv, additional, data);
    if (!plain) unprocessable('The tag does not fit: another key, nonce or additional data was used, or the ciphertext was changed.', 'text');
    return { output: cipherResult(plain, inputs), iv: hexOf(iv) };
  },
});
