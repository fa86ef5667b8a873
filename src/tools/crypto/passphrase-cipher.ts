import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { joinBytes, sameBytes } from '../shared/bytes/arrays.ts';
import { hexOf, latin1Bytes, utf8Bytes } from '../shared/platform/bytes.ts';
import { runCipher } from '../shared/platform/ciphers.ts';
import { createHash, pbkdf2 } from '../shared/platform/hashes.ts';
import { randomBytes } from '../shared/platform/random.ts';
import {
  cipherDirection,
  cipherEncoding,
  cipherInput,
  cipherOutput,
  cipherResult,
  cipherWarnings,
  needWholeBlocks,
  padBlocks,
  plainEncoding,
  unpadBlocks,
} from './lib/cipher.ts';
import { ofLength, secretBytes, secretText } from './lib/fields.ts';
import { rc4 } from './lib/rc4.ts';

const MAGIC = latin1Bytes('Salted__');
const SALT_BYTES = 8;
const KEY_BYTES = { 'aes-128-cbc': 16, 'aes-192-cbc': 24, 'aes-256-cbc': 32, 'des-ede3-cbc': 24, rc4: 32 };
/** Bytes of a block, which are those of the iv; a stream cipher has none. */
const BLOCK_BYTES = { 'aes-128-cbc': 16, 'aes-192-cbc': 16, 'aes-256-cbc': 16, 'des-ede3-cbc': 8, rc4: 0 };
const MIN_GOOD_ITERATIONS = 100_000;

const inputs = z.strictObject({
  text: z.string().max(500_000).describe('What to encrypt in plainEncoding, or to decrypt in cipherEncoding'),
  mode: cipherDirection,
  passphrase: secretText(1, 1000, 'The passphrase that key and iv are derived from'),
  algorithm: z
    .enum(['aes-128-cbc', 'aes-192-cbc', 'aes-256-cbc', 'des-ede3-cbc', 'rc4'])
    .default('aes-256-cbc')
    .describe('Cipher: AES in CBC mode with this length of key, Triple DES in CBC mode, or RC4 with 256 bits as CryptoJS has it'),
  keyDerivation: z
    .enum(['pbkdf2', 'evp'])
    .default('pbkdf2')
    .describe('How the key is made: pbkdf2, or evp (EVP_BytesToKey), with md5 what CryptoJS and OpenSSL before 1.1 do'),
  digest: z.enum(['md5', 'sha1', 'sha256', 'sha512']).default('sha256').describe('Hash function of the key derivation'),
  iterations: z.int().min(1).max(500_000).default(10_000).describe('Rounds of pbkdf2; openssl enc -pbkdf2 takes 10000'),
  salt: z.string().max(100).optional().describe('To encrypt: 8 bytes as hex; drawn at random if omitted'),
  plainEncoding,
  cipherEncoding: cipherEncoding('base64'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'passphrase-cipher',
  name: 'Passphrase Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts text with a passphrase in the format of `openssl enc` and CryptoJS, and decrypts it.',
  description:
    'The bytes are "Salted__", the salt of 8 bytes and the ciphertext with PKCS #7 padding, which RC4 does without; key and iv are derived together, key first.',
  reference: 'The format of openssl enc; RFC 8018 (PBKDF2), EVP_BytesToKey',
  keywords: ['password', 'openssl enc', 'cryptojs', 'encryption', 'decryption', 'salted__', 'u2fsdgvkx1', 'tripledes', '3des password', 'encrypt message'],
  cost: 'heavy',
  random: true,
  inputs,
  result: z.strictObject({ output: cipherOutput, salt: z.string().describe('The salt used, 8 bytes as hex'), warnings: cipherWarnings }),
  appliesWhen: {
    iterations: { keyDerivation: ['pbkdf2'] },
    salt: { mode: ['encrypt'] },
  },
  examples: [
    {
      inputs: { text: 'Hello, World!', passphrase: 'open sesame', salt: '0001020304050607' },
      result: {
        output: 'U2FsdGVkX18AAQIDBAUGB6Z0epazKZRk+wkpn4nH6mc=',
        salt: '0001020304050607',
        warnings: ['Without authentication changes to the ciphertext go unnoticed.', '10000 rounds of pbkdf2 are few; 100000 and more slow down guessing.'],
      },
    },
    {
      inputs: { text: 'U2FsdGVkX18AAQIDBAUGB3VjJ4iJuTYdkH3PdT8J+Cc=', mode: 'decrypt', passphrase: 'open sesame', keyDerivation: 'evp', digest: 'md5' },
      result: {
        output: 'Hello, World!',
        salt: '0001020304050607',
        warnings: ['Without authentication changes to the ciphertext go unnoticed.', 'evp makes guessing fast; pbkdf2 slows it down.', 'md5 is broken.'],
      },
    },
  ],
  run(inputs) {
    const { mode } = inputs;
    const data = cipherInput(inputs);
    const salt = mode === 'encrypt' ? newSalt(inputs.salt) : storedSalt(data);
    const { key, iv } = derive(inputs, salt);
    const written = hexOf(salt);
    const block = BLOCK_BYTES[inputs.algorithm];
    if (mode === 'encrypt') {
      const body = inputs.algorithm === 'rc4' ? rc4(key, data) : runCipher(inputs.algorithm, mode, key, iv, padBlocks(data, block, 'pkcs7'));
      return { output: cipherResult(joinBytes([MAGIC, salt, body]), inputs), salt: written, warnings: warningsOf(inputs) };
    }
    const stored = data.subarray(MAGIC.length + SALT_BYTES);
    if (inputs.algorithm === 'rc4') return { output: cipherResult(rc4(key, stored), inputs), salt: written, warnings: warningsOf(inputs) };
    const plain = unpadBlocks(runCipher(inputs.algorithm, mode, key, iv, needWholeBlocks(stored, block)), block, 'pkcs7');
    return { output: cipherResult(plain, inputs), salt: written, warnings: warningsOf(inputs) };
  },
});

const newSalt = (salt: string | undefined): Uint8Array =>
  salt === undefined ? randomBytes(SALT_BYTES) : ofLength(secretBytes(salt, 'hex', 'salt'), [SALT_BYTES], 'salt');

function storedSalt(data: Uint8Array): Uint8Array {
  const fits = data.length >= MAGIC.length + SALT_BYTES && sameBytes(MAGIC, data.subarray(0, MAGIC.length));
  return fits ? data.subarray(MAGIC.length, MAGIC.length + SALT_BYTES) : unprocessable('The bytes do not begin with Salted__ and a salt of 8 bytes.', 'text');
}

function derive({ passphrase, algorithm, keyDerivation, digest, iterations }: Inputs, salt: Uint8Array): { key: Uint8Array; iv: Uint8Array } {
  const keyBytes = KEY_BYTES[algorithm];
  const needed = keyBytes + BLOCK_BYTES[algorithm];
  const secret = utf8Bytes(passphrase);
  let material: Uint8Array = new Uint8Array();
  if (keyDerivation === 'pbkdf2') material = pbkdf2(digest, secret, salt, iterations, needed);
  for (let last: Uint8Array = new Uint8Array(); material.length < needed; material = joinBytes([material, last]))
    last = createHash(digest).update(last).update(secret).update(salt).digest();
  return { key: material.subarray(0, keyBytes), iv: material.subarray(keyBytes, needed) };
}

function warningsOf({ algorithm, keyDerivation, digest, iterations }: Inputs): string[] {
  const warnings = ['Without authentication changes to the ciphertext go unnoticed.'];
  if (keyDerivation === 'evp') warnings.push('evp makes guessing fast; pbkdf2 slows it down.');
  else if (iterations < MIN_GOOD_ITERATIONS) warnings.push(`${iterations} rounds of pbkdf2 are few; ${MIN_GOOD_ITERATIONS} and more slow down guessing.`);
  if (algorithm === 'rc4') warnings.push('rc4 is broken.');
  if (algorithm === 'des-ede3-cbc') warnings.push('Triple DES is obsolete.');
  if (digest === 'md5') warnings.push('md5 is broken.');
  return warnings;
}
