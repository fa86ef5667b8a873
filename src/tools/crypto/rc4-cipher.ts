import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { cipherDirection, cipherEncoding, cipherInput, cipherKey, cipherOutput, cipherResult, cipherText, plainEncoding } from './lib/cipher.ts';
import { keyEncoding, secretBytes } from './lib/fields.ts';
import { rc4 } from './lib/rc4.ts';

const MAX_KEY_BYTES = 256;

export default defineTool({
  slug: 'rc4-cipher',
  name: 'RC4 Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts legacy data with the RC4 (ARC4) stream cipher, optionally dropping the first bytes.',
  description: 'Encryption and decryption are the same except for the encodings of text and output.',
  reference: 'RFC 6229',
  keywords: ['arcfour', 'arc4', 'encryption', 'decryption', 'legacy', 'rc4-drop'],
  inputs: z.strictObject({
    text: cipherText,
    mode: cipherDirection,
    key: cipherKey('The key of 1 to 256 bytes, in keyEncoding', 1000),
    drop: z.int().min(0).max(65_536).default(0).describe('How many bytes of key stream to leave out first'),
    plainEncoding,
    cipherEncoding: cipherEncoding('hex'),
    keyEncoding: keyEncoding('utf8'),
  }),
  result: z.strictObject({ output: cipherOutput, warnings: z.array(z.string()).describe('Why not to use it for anything new') }),
  examples: [
    {
      inputs: { text: 'Plaintext', key: 'Key' },
      result: { output: 'bbf316e8d940af0ad3', warnings: ['RC4 is broken (RFC 7465 forbids it in TLS). Use AES or ChaCha20.'] },
    },
    {
      inputs: { text: '45a01f645fc35b383552544b9bf5', mode: 'decrypt', key: 'Secret' },
      result: { output: 'Attack at dawn', warnings: ['RC4 is broken (RFC 7465 forbids it in TLS). Use AES or ChaCha20.'] },
    },
  ],
  run(inputs) {
    const key = secretBytes(inputs.key, inputs.keyEncoding, 'key');
    if (key.length === 0 || key.length > MAX_KEY_BYTES) unprocessable(`The key has ${key.length} byte(s); it needs 1 to ${MAX_KEY_BYTES}.`, 'key');
    return {
      output: cipherResult(rc4(key, cipherInput(inputs), inputs.drop), inputs),
      warnings: ['RC4 is broken (RFC 7465 forbids it in TLS). Use AES or ChaCha20.'],
    };
  },
});
