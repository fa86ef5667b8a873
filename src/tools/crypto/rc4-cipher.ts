import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { cipherDirection, cipherEncoding, cipherInput, cipherKey, cipherOutput, cipherResult, cipherText, plainEncoding } from './lib/cipher.ts';
import { keyEncoding, secretBytes } from './lib/fields.ts';
import { rc4 } from './lib/rc4.ts';

const MAX_KEY_BYTES = 256;
/** What CipherSaber puts in front of the ciphertext, and behind the key. */
const VECTOR_BYTES = 10;
const ROUNDS = 20;

const inputs = z.strictObject({
  text: cipherText,
  mode: cipherDirection,
  key: cipherKey('The key of 1 to 256 bytes, with ciphersaber 1 to 246, in keyEncoding', 1000),
  format: z
    .enum(['plain', 'ciphersaber'])
    .default('plain')
    .describe('plain is the ciphertext alone, ciphersaber has 10 random bytes in front, which belong to the key'),
  rounds: z.int().min(1).max(1000).default(ROUNDS).describe('With ciphersaber: passes of the key setup, 20 as agreed for CipherSaber-2, 1 for CipherSaber-1'),
  drop: z.int().min(0).max(65_536).default(0).describe('How many bytes of key stream to leave out first'),
  plainEncoding,
  cipherEncoding: cipherEncoding('hex'),
  keyEncoding: keyEncoding('utf8'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'rc4-cipher',
  name: 'RC4 Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts legacy data with the RC4 (ARC4) stream cipher, RC4-drop or CipherSaber.',
  description: 'Encryption and decryption are the same except for the encodings of text and output.',
  reference: 'RFC 6229; CipherSaber-1 and -2 (Reinhold)',
  keywords: ['arcfour', 'arc4', 'encryption', 'decryption', 'legacy', 'rc4-drop', 'ciphersaber'],
  inputs,
  result: z.strictObject({ output: cipherOutput, warnings: z.array(z.string()).describe('Why not to use it for anything new') }),
  appliesWhen: { rounds: { format: ['ciphersaber'] } },
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
    const { mode, format, rounds, drop } = inputs;
    if (format === 'plain' && rounds !== ROUNDS) invalid('rounds', 'belongs to ciphersaber only');
    const key = secretBytes(inputs.key, inputs.keyEncoding, 'key');
    const most = format === 'plain' ? MAX_KEY_BYTES : MAX_KEY_BYTES - VECTOR_BYTES;
    if (key.length === 0 || key.length > most) unprocessable(`The key has ${key.length} byte(s); it needs 1 to ${most}.`, 'key');
    const data = cipherInput(inputs);
    const output = format === 'plain' ? rc4(key, data, drop) : cipherSaber(key, data, mode, rounds, drop);
    return { output: cipherResult(output, inputs), warnings: ['RC4 is broken (RFC 7465 forbids it in TLS). Use AES or ChaCha20.'] };
  },
});

function cipherSaber(key: Uint8Array, data: Uint8Array, mode: Inputs['mode'], rounds: number, drop: number): Uint8Array {
  if (mode === 'encrypt') {
    const vector = randomBytes(VECTOR_BYTES);
    return joinBytes([vector, rc4(joinBytes([key, vector]), data, drop, rounds)]);
  }
  if (data.length < VECTOR_BYTES) unprocessable(`The ciphertext has ${data.length} byte(s), fewer than the ${VECTOR_BYTES} that come in front.`, 'text');
  return rc4(joinBytes([key, data.subarray(0, VECTOR_BYTES)]), data.subarray(VECTOR_BYTES), drop, rounds);
}
