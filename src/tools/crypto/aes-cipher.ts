import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { openGcm, runCipher, sealGcm } from '../shared/platform/ciphers.ts';
import {
  blockPadding,
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
  runBlocks,
  splitTag,
} from './lib/cipher.ts';
import { keyEncoding, ofLength, secretBytes } from './lib/fields.ts';

const BLOCK = 16;
const KEY_LENGTHS = [16, 24, 32];
const TAG_LENGTHS = [12, 13, 14, 15, 16];
const USUAL_GCM_IV = 12;
const MAX_GCM_IV = 64;
const GCM_IV_LENGTHS = [USUAL_GCM_IV, ...Array.from({ length: MAX_GCM_IV }, (_, index) => index + 1)];

const inputs = z.strictObject({
  text: cipherText,
  mode: cipherDirection,
  cipherMode: z.enum(['gcm', 'cbc', 'ctr', 'cfb', 'cfb8', 'ofb', 'ecb']).default('gcm').describe('Mode of operation; only gcm detects changes'),
  key: cipherKey('The key of 16, 24 or 32 bytes, in keyEncoding'),
  iv: z.string().min(1).max(300).optional().describe('Initialization vector: gcm 1 to 64 bytes, ecb none, others 16; drawn at random to encrypt'),
  additionalData: z.string().max(100_000).optional().describe('With gcm: data that is authenticated but not encrypted'),
  tag: z.string().min(1).max(64).optional().describe('To decrypt gcm: the authentication tag as hex or base64, 12 to 16 bytes'),
  appendTag: z.boolean().default(false).describe('With gcm: the 16-byte tag ends the ciphertext, as WebCrypto has it'),
  padding: blockPadding.default('pkcs7').describe('How cbc and ecb fill the last block'),
  plainEncoding,
  cipherEncoding: cipherEncoding('base64'),
  keyEncoding: keyEncoding('hex'),
  ivEncoding,
  additionalDataEncoding: byteEncoding.default('utf8').describe('How the additional data is given: as UTF-8 text, hex or Base64'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'aes-cipher',
  name: 'AES Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts with AES-128, AES-192 or AES-256 in GCM, CBC, CTR, CFB, OFB or ECB mode.',
  description:
    'cfb is the full-block CFB128; ctr counts the whole 16-byte block, most significant byte first. zero padding fills up to a whole block and takes off all zero bytes at the end. With gcm nothing is given out unless the tag fits.',
  reference: 'FIPS 197, NIST SP 800-38A, NIST SP 800-38D',
  keywords: ['encrypt text', 'decrypt text', 'aes-256', 'aes-128', 'encryption', 'decryption', 'rijndael', 'symmetric', 'gcm', 'cbc', 'secret key'],
  random: true,
  inputs,
  result: z.strictObject({
    output: cipherOutput,
    iv: ivUsed.optional(),
    tag: z.string().optional().describe('The authentication tag of gcm, 16 bytes as hex'),
    keyBits: z.int().describe('Length of the key in bits'),
    warnings: cipherWarnings,
  }),
  appliesWhen: {
    iv: { cipherMode: ['gcm', 'cbc', 'ctr', 'cfb', 'cfb8', 'ofb'] },
    additionalData: { cipherMode: ['gcm'] },
    tag: { mode: ['decrypt'], cipherMode: ['gcm'] },
    appendTag: { cipherMode: ['gcm'] },
    padding: { cipherMode: ['cbc', 'ecb'] },
  },
  examples: [
    {
      inputs: { text: 'Attack at dawn', cipherMode: 'gcm', key: 'feffe9928665731c6d6a8f9467308308', iv: 'cafebabefacedbaddecaf888' },
      result: { output: '2sZYhrqYUqCaC0wTXEs=', iv: 'cafebabefacedbaddecaf888', tag: '9d9100926dcb0919e70fb4ee676d394c', keyBits: 128, warnings: [] },
    },
    {
      inputs: {
        text: '3ad77bb40d7a3660a89ecaf32466ef97',
        mode: 'decrypt',
        cipherMode: 'ecb',
        padding: 'none',
        key: '2b7e151628aed2a6abf7158809cf4f3c',
        plainEncoding: 'hex',
        cipherEncoding: 'hex',
      },
      result: {
        output: '6bc1bee22e409f96e93d7e117393172a',
        keyBits: 128,
        warnings: [
          'ecb encrypts equal blocks to equal blocks, so that repetition shows.',
          'Without authentication changes to the ciphertext go unnoticed; gcm has it.',
        ],
      },
    },
  ],
  run(inputs) {
    const { cipherMode } = inputs;
    checkTagInputs(inputs, cipherMode === 'gcm', 'gcm');
    if (cipherMode === 'ecb' && inputs.iv !== undefined) invalid('iv', 'does not apply to ecb; leave it out');
    const key = ofLength(secretBytes(inputs.key, inputs.keyEncoding, 'key'), KEY_LENGTHS, 'key');
    const keyBits = key.length * 8;
    if (cipherMode === 'gcm') return { ...gcm(inputs, key), keyBits, warnings: [] };
    const iv = cipherMode === 'ecb' ? null : ivBytes(inputs.iv, inputs.ivEncoding, inputs.mode, [BLOCK]);
    const transform = (data: Uint8Array) => runCipher(`aes-${keyBits}-${cipherMode}`, inputs.mode, key, iv, data);
    const blocks = cipherMode === 'cbc' || cipherMode === 'ecb';
    const bytes = blocks ? runBlocks(inputs, BLOCK, transform) : transform(cipherInput(inputs));
    const warnings = cipherMode === 'ecb' ? ['ecb encrypts equal blocks to equal blocks, so that repetition shows.'] : [];
    return {
      output: cipherResult(bytes, inputs),
      ...(iv !== null && { iv: hexOf(iv) }),
      keyBits,
      warnings: [...warnings, 'Without authentication changes to the ciphertext go unnoticed; gcm has it.'],
    };
  },
});

function gcm(inputs: Inputs, key: Uint8Array) {
  const iv = ivBytes(inputs.iv, inputs.ivEncoding, inputs.mode, GCM_IV_LENGTHS);
  const additional = secretBytes(inputs.additionalData ?? '', inputs.additionalDataEncoding, 'additionalData');
  const data = cipherInput(inputs);
  const used = hexOf(iv);
  if (inputs.mode === 'encrypt') {
    const { body, tag } = sealGcm(key, iv, additional, data);
    if (inputs.appendTag) return { output: cipherResult(joinBytes([body, tag]), inputs), iv: used };
    return { output: cipherResult(body, inputs), iv: used, tag: hexOf(tag) };
  }
  const { body, tag } = splitTag(data, inputs.tag, TAG_LENGTHS);
  const plain = openGcm(key, iv, additional, body, tag);
  if (plain === undefined) unprocessable('The tag does not fit: another key, iv or additional data was used, or the ciphertext was changed.', 'tag');
  return { output: cipherResult(plain, inputs), iv: used };
}
