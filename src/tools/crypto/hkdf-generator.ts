import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import type { HashName } from '../shared/platform/hashes.ts';
import { keyEncoding, outputEncoding, saltEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';
import { hmac } from './lib/hmac.ts';

const HASH_BYTES = { sha1: 20, sha224: 28, sha256: 32, sha384: 48, sha512: 64, 'sha3-256': 32, 'sha3-512': 64 };
const MAX_BLOCKS = 255;

export default defineTool({
  slug: 'hkdf-generator',
  name: 'HKDF Generator',
  category: 'crypto',
  summary: 'Derives keys from key material with HKDF (extract and expand).',
  description:
    'An empty salt counts as a hash length of zero bytes. The length may be at most 255 times that of the hash. Key material must be random already; passwords need a slow function such as Argon2.',
  reference: 'RFC 5869',
  keywords: ['key derivation', 'kdf', 'hmac', 'extract', 'expand', 'session key', 'pseudorandom key'],
  inputs: z.strictObject({
    keyMaterial: secretText(0, 10_000, 'The key material, in keyEncoding; with expand the pseudorandom key'),
    salt: z.string().max(10_000).default('').describe('The salt, in saltEncoding'),
    info: z.string().max(10_000).default('').describe('What the key is for, in infoEncoding'),
    length: z.int().min(1).max(16_320).default(32).describe('Length of the key in bytes'),
    hash: z.enum(['sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3-256', 'sha3-512']).default('sha256').describe('Hash function under the HMAC'),
    step: z.enum(['both', 'extract', 'expand']).default('both').describe('Both steps, or one alone; extract gives the pseudorandom key'),
    keyEncoding: keyEncoding('hex'),
    saltEncoding: saltEncoding('hex'),
    infoEncoding: byteEncoding.default('utf8').describe('How the info is given: as UTF-8 text, hex or Base64'),
    outputEncoding: outputEncoding('hex'),
  }),
  result: z.strictObject({
    key: z.string().optional().describe('The derived key in outputEncoding; absent with extract'),
    pseudorandomKey: z.string().optional().describe('The key that extraction gives, in outputEncoding; absent with expand'),
  }),
  main: { encodedBy: { input: [{ input: 'keyEncoding' }] } },
  examples: [
    {
      inputs: {
        keyMaterial: '0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b',
        salt: '000102030405060708090a0b0c',
        info: 'f0f1f2f3f4f5f6f7f8f9',
        infoEncoding: 'hex',
        length: 42,
      },
      result: {
        key: '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
        pseudorandomKey: '077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5',
      },
    },
    {
      inputs: { keyMaterial: 'secret', keyEncoding: 'utf8', info: 'session key', length: 16, outputEncoding: 'base64' },
      result: { key: 'b9lDAhlIkfzkQiXZdrd0LQ==', pseudorandomKey: 'GBDo00G55h6IiV+6CxqivQPLbI//KzaOZm747971tPs=' },
    },
  ],
  run(inputs) {
    const { length, hash, step, outputEncoding } = inputs;
    const hashBytes = HASH_BYTES[hash];
    if (length > MAX_BLOCKS * hashBytes) invalid('length', `must be at most ${MAX_BLOCKS * hashBytes} for ${hash}`);
    const material = secretBytes(inputs.keyMaterial, inputs.keyEncoding, 'keyMaterial');
    const info = secretBytes(inputs.info, inputs.infoEncoding, 'info');
    const salt = secretBytes(inputs.salt, inputs.saltEncoding, 'salt');
    if (step === 'expand' && material.length < hashBytes)
      unprocessable(`The pseudorandom key has ${material.length} byte(s); ${hash} needs ${hashBytes} at least.`, 'keyMaterial');
    const pseudorandomKey = step === 'expand' ? material : hmac(hash, salt.length === 0 ? new Uint8Array(hashBytes) : salt, material);
    return {
      ...(step !== 'extract' && { key: writeBytes(expand(hash, pseudorandomKey, info, length), outputEncoding) }),
      ...(step !== 'expand' && { pseudorandomKey: writeBytes(pseudorandomKey, outputEncoding) }),
    };
  },
});

function expand(hash: HashName, key: Uint8Array, info: Uint8Array, length: number): Uint8Array {
  const blocks: Uint8Array[] = [];
  let last: Uint8Array = new Uint8Array(0);
  for (let bytes = 0; bytes < length; bytes += last.length) {
    last = hmac(hash, key, joinBytes([last, info, Uint8Array.of(blocks.length + 1)]));
    blocks.push(last);
  }
  return joinBytes(blocks).subarray(0, length);
}
