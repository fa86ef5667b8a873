import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes, viewOf } from '../shared/bytes/arrays.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { runCipher } from '../shared/platform/ciphers.ts';
import {
  checkTagInputs,
  cipherDirection,
  cipherEncoding,
  cipherInput,
  cipherKey,
  cipherOutput,
  cipherResult,
  cipherText,
  cipherWarnings,
  ivBytes,
  ivEncoding,
  ivUsed,
  plainEncoding,
  splitTag,
} from './lib/cipher.ts';
import { keyEncoding, ofLength, secretBytes } from './lib/fields.ts';
import { saltStream } from './lib/salsa.ts';

const KEY_BYTES = 32;
const SHORT_KEY_BYTES = 16;
const TAG_BYTES = 16;
const BLOCK = 64;
const NONCE_BYTES = { 'chacha20-poly1305': [12], 'xchacha20-poly1305': [24], chacha20: [12, 8], xchacha20: [24], salsa20: [8], xsalsa20: [24] };
const ROUNDS = 20;

const inputs = z.strictObject({
  text: cipherText,
  mode: cipherDirection,
  algorithm: z
    .enum(['chacha20-poly1305', 'xchacha20-poly1305', 'chacha20', 'xchacha20', 'salsa20', 'xsalsa20'])
    .default('chacha20-poly1305')
    .describe('The cipher; those with poly1305 notice changes'),
  key: cipherKey('The key of 32 bytes, for chacha20 and salsa20 also of 16, in keyEncoding'),
  iv: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('The nonce: 12 bytes, 24 for the x ones, 8 for salsa20 and the first chacha20; drawn at random to encrypt'),
  additionalData: z.string().max(100_000).optional().describe('With poly1305: data that is authenticated but not encrypted'),
  tag: z.string().min(1).max(64).optional().describe('To decrypt with poly1305: the tag of 16 bytes as hex or base64'),
  appendTag: z.boolean().default(false).describe('With poly1305: the tag ends the ciphertext'),
  counter: z.int().min(0).max(0xffff_ffff).default(0).describe('Number of the first block of chacha20 and salsa20'),
  rounds: z.int().min(8).max(ROUNDS).default(ROUNDS).describe('Rounds of chacha20 and salsa20: 20, 12 or 8'),
  plainEncoding,
  cipherEncoding: cipherEncoding('base64'),
  keyEncoding: keyEncoding('hex'),
  ivEncoding,
  additionalDataEncoding: byteEncoding.default('utf8').describe('How the additional data is given: as UTF-8 text, hex or Base64'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'chacha20-cipher',
  name: 'ChaCha20-Poly1305 Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts with ChaCha20-Poly1305, XChaCha20-Poly1305, ChaCha20, XChaCha20, Salsa20 or XSalsa20.',
  description:
    'chacha20 and salsa20 also take keys of 128 bits and 12 or 8 rounds; with a nonce of 8 bytes chacha20 is that of Bernstein. The block counter may not pass 2^32 - 1 within the text. With poly1305 nothing is given out unless the tag fits.',
  reference: "RFC 8439, draft-irtf-cfrg-xchacha-03, Bernstein's Salsa20 and ChaCha; computed by @noble/ciphers and OpenSSL",
  keywords: ['encryption', 'decryption', 'aead', 'stream cipher', 'symmetric', 'libsodium', 'xchacha', 'chacha'],
  random: true,
  inputs,
  result: z.strictObject({
    output: cipherOutput,
    iv: ivUsed,
    tag: z.string().optional().describe('The authentication tag of poly1305, 16 bytes as hex'),
    warnings: cipherWarnings,
  }),
  appliesWhen: {
    additionalData: { algorithm: ['chacha20-poly1305', 'xchacha20-poly1305'] },
    appendTag: { algorithm: ['chacha20-poly1305', 'xchacha20-poly1305'] },
    additionalDataEncoding: { algorithm: ['chacha20-poly1305', 'xchacha20-poly1305'] },
    counter: { algorithm: ['chacha20', 'xchacha20', 'salsa20', 'xsalsa20'] },
    rounds: { algorithm: ['chacha20', 'xchacha20', 'salsa20', 'xsalsa20'] },
    tag: { mode: ['decrypt'], algorithm: ['chacha20-poly1305', 'xchacha20-poly1305'] },
  },
  examples: [
    {
      inputs: {
        text: 'Hello',
        key: '808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f',
        iv: '070000004041424344454647',
        cipherEncoding: 'hex',
      },
      result: { output: 'd71e85316e', iv: '070000004041424344454647', tag: 'ea5adb18ac4e1ff71b2642d7237a85f9', warnings: [] },
    },
    {
      inputs: {
        text: 'Hello',
        algorithm: 'chacha20',
        key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
        iv: '000000000000004a00000000',
        counter: 1,
      },
      result: {
        output: 'aio9ny8=',
        iv: '000000000000004a00000000',
        warnings: ['Without authentication changes to the ciphertext go unnoticed; the ciphers with poly1305 have it.'],
      },
    },
  ],
  async run(inputs) {
    const { algorithm, mode, counter, rounds } = inputs;
    const authenticated = algorithm === 'chacha20-poly1305' || algorithm === 'xchacha20-poly1305';
    checkTagInputs(inputs, authenticated, 'the ciphers with poly1305');
    const isPlain = algorithm === 'chacha20' || algorithm === 'salsa20';
    if (counter !== 0 && !isPlain) invalid('counter', 'belongs to chacha20 and salsa20 only');
    if (rounds !== ROUNDS && !isPlain) invalid('rounds', 'can be other than 20 for chacha20 and salsa20 only');
    if (![20, 12, 8].includes(rounds)) invalid('rounds', 'must be 20, 12 or 8');
    const key = ofLength(secretBytes(inputs.key, inputs.keyEncoding, 'key'), isPlain ? [KEY_BYTES, SHORT_KEY_BYTES] : [KEY_BYTES], 'key');
    const iv = ivBytes(inputs.iv, inputs.ivEncoding, mode, NONCE_BYTES[algorithm]);
    const data = cipherInput(inputs);
    const used = hexOf(iv);
    if (authenticated) return { ...(await withTag(inputs, algorithm, key, iv, data)), iv: used, warnings: [] };
    if (counter + Math.ceil(data.length / BLOCK) > 2 ** 32) unprocessable('The block counter would pass 2^32 - 1 within the text; begin lower.', 'counter');
    return {
      output: cipherResult(await stream(inputs, key, iv, data), inputs),
      iv: used,
      warnings: ['Without authentication changes to the ciphertext go unnoticed; the ciphers with poly1305 have it.'],
    };
  },
});

async function stream({ algorithm, counter, rounds }: Inputs, key: Uint8Array, iv: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  if (algorithm === 'xsalsa20') return (await import('@noble/ciphers/salsa.js')).xsalsa20(key, iv, data);
  if (algorithm === 'xchacha20') return (await import('@noble/ciphers/chacha.js')).xchacha20(key, iv, data);
  const isUsual = rounds === ROUNDS && key.length === KEY_BYTES;
  if (algorithm === 'salsa20' && isUsual && counter === 0) return (await import('@noble/ciphers/salsa.js')).salsa20(key, iv, data);
  if (algorithm === 'salsa20' || !isUsual || iv.length === 8)
    return saltStream({ kind: algorithm === 'salsa20' ? 'salsa' : 'chacha', key, nonce: iv, rounds, counter }, data);
  // OpenSSL takes the counter in front of the nonce, and unlike @noble/ciphers goes on to block 2^32 - 1.
  const state = joinBytes([new Uint8Array(4), iv]);
  viewOf(state).setUint32(0, counter, true);
  return runCipher('chacha20', 'encrypt', key, state, data);
}

async function withTag(inputs: Inputs, algorithm: 'chacha20-poly1305' | 'xchacha20-poly1305', key: Uint8Array, iv: Uint8Array, data: Uint8Array) {
  const { chacha20poly1305, xchacha20poly1305 } = await import('@noble/ciphers/chacha.js');
  const additional = secretBytes(inputs.additionalData ?? '', inputs.additionalDataEncoding, 'additionalData');
  const cipher = (algorithm === 'chacha20-poly1305' ? chacha20poly1305 : xchacha20poly1305)(key, iv, additional);
  if (inputs.mode === 'encrypt') {
    const sealed = cipher.encrypt(data);
    if (inputs.appendTag) return { output: cipherResult(sealed, inputs) };
    return { output: cipherResult(sealed.subarray(0, -TAG_BYTES), inputs), tag: hexOf(sealed.subarray(-TAG_BYTES)) };
  }
  const { body, tag } = splitTag(data, inputs.tag, [TAG_BYTES]);
  let plain: Uint8Array;
  try {
    plain = cipher.decrypt(joinBytes([body, tag]));
  } catch {
    return unprocessable('The tag does not fit: another key, nonce or additional data was used, or the ciphertext was changed.', 'tag');
  }
  return { output: cipherResult(plain, inputs) };
}
