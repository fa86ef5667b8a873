import { z } from 'zod';
import { defineTool } from '../define.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { bytesOfHex, hexOf } from '../shared/platform/bytes.ts';
import { runCipher } from '../shared/platform/ciphers.ts';
import { inputEncoding, keyEncoding, ofLength, outputEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';

export default defineTool({
  slug: 'cmac-generator',
  name: 'CMAC Generator (AES and Triple DES)',
  category: 'crypto',
  summary: 'Computes the CMAC of text or bytes with AES or Triple DES.',
  description: 'The full tag, 16 bytes with AES and 8 with Triple DES. The length of the key chooses AES-128, AES-192 or AES-256, or two or three keys of DES.',
  reference: 'RFC 4493, NIST SP 800-38B; AES computed by @noble/ciphers',
  keywords: ['omac', 'mac', 'message authentication code', 'aes', 'tag'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The message to authenticate, as text or as bytes in inputEncoding'),
    key: secretText(0, 1000, 'The secret key in keyEncoding: 16, 24 or 32 bytes, for 3des 16 or 24'),
    algorithm: z.enum(['aes', '3des']).default('aes').describe('The block cipher'),
    inputEncoding,
    keyEncoding: keyEncoding('hex'),
    outputEncoding: outputEncoding('hex'),
  }),
  result: z.strictObject({
    cmac: z.string().describe('The tag in outputEncoding: 16 bytes, with 3des 8'),
    keyBits: z.int().describe('Length of the key in bits'),
  }),
  examples: [
    {
      inputs: { text: '6bc1bee22e409f96e93d7e117393172a', key: '2b7e151628aed2a6abf7158809cf4f3c', inputEncoding: 'hex' },
      result: { cmac: '070a16b46b4d4144f79bdd9dd04a287c', keyBits: 128 },
    },
    { inputs: { text: '', key: '2b7e151628aed2a6abf7158809cf4f3c' }, result: { cmac: 'bb1d6929e95937287fa37d129b756746', keyBits: 128 } },
  ],
  async run({ text, key, algorithm, inputEncoding, keyEncoding, outputEncoding }) {
    const { cmac } = await import('@noble/ciphers/aes.js');
    const secret = ofLength(secretBytes(key, keyEncoding, 'key'), algorithm === 'aes' ? [16, 24, 32] : [16, 24], 'key');
    const data = bytesFromText(text, inputEncoding);
    return { cmac: writeBytes(algorithm === 'aes' ? cmac(data, secret) : tripleDesCmac(data, secret), outputEncoding), keyBits: secret.length * 8 };
  },
});

const BLOCK = 8;
/** x^64 = x^4 + x^3 + x + 1 in the field of SP 800-38B. */
const REDUCTION = 0x1bn;

function tripleDesCmac(data: Uint8Array, key: Uint8Array): Uint8Array {
  const keys = key.length === 24 ? key : joinBytes([key, key.subarray(0, BLOCK)]);
  const encrypt = (blocks: Uint8Array, iv: Uint8Array | null): Uint8Array => runCipher(iv ? 'des-ede3-cbc' : 'des-ede3', 'encrypt', keys, iv, blocks);
  const first = doubled(encrypt(new Uint8Array(BLOCK), null));
  const isWhole = data.length > 0 && data.length % BLOCK === 0;
  const blocks = new Uint8Array(Math.max(1, Math.ceil(data.length / BLOCK)) * BLOCK);
  blocks.set(data);
  if (!isWhole) blocks[data.length] = 0x80;
  const last = blocks.subarray(-BLOCK);
  for (const [at, byte] of (isWhole ? first : doubled(first)).entries()) last[at] = (last[at] ?? 0) ^ byte;
  return encrypt(blocks, new Uint8Array(BLOCK)).subarray(-BLOCK);
}

function doubled(block: Uint8Array): Uint8Array {
  const value = BigInt(`0x${hexOf(block)}`) << 1n;
  const reduced = value >> 64n ? (value & 0xffffffffffffffffn) ^ REDUCTION : value;
  return bytesOfHex(reduced.toString(16).padStart(2 * BLOCK, '0'));
}
