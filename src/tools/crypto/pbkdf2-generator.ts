import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { pbkdf2 } from '../shared/platform/hashes.ts';
import { outputEncoding, saltEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';

const MAX_WORK = 1_000_000;
const HASH_BYTES = { md5: 16, sha1: 20, sha224: 28, sha256: 32, sha384: 48, sha512: 64, 'sha512-256': 32 };

export default defineTool({
  slug: 'pbkdf2-generator',
  name: 'PBKDF2 Generator',
  category: 'crypto',
  summary: 'Derives a key from a password and a salt with PBKDF2, in as many rounds as you choose.',
  description: 'Iterations times the number of hash blocks of the key may be at most 1000000, so that a run ends within two seconds. Nothing is kept.',
  reference: 'RFC 8018 section 5.2 with HMAC',
  keywords: ['password hash', 'key derivation', 'kdf', 'pbkdf2-sha256', 'rfc 2898', 'django', 'wpa2'],
  cost: 'heavy',
  inputs: z.strictObject({
    password: secretText(0, 1000, 'The password, in passwordEncoding'),
    salt: z.string().max(1000).describe('The salt, in saltEncoding'),
    iterations: z.int().min(1).max(MAX_WORK).default(600_000).describe('How many rounds; more slow down guessing'),
    keyLength: z.int().min(1).max(512).default(32).describe('Length of the key in bytes'),
    hash: z.enum(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha512-256']).default('sha256').describe('Hash function under the HMAC'),
    passwordEncoding: byteEncoding.default('utf8').describe('How the password is given: as UTF-8 text, hex or Base64'),
    saltEncoding: saltEncoding('utf8'),
    outputEncoding: outputEncoding('hex'),
  }),
  result: z.strictObject({
    key: z.string().describe('The derived key in outputEncoding'),
    iterations: z.int().describe('How many rounds were done'),
    hash: z.string().describe('The hash function asked for'),
  }),
  examples: [
    {
      inputs: { password: 'password', salt: 'salt', iterations: 4096, keyLength: 20, hash: 'sha1' },
      result: { key: '4b007901b765489abead49d926f721d065a429c1', iterations: 4096, hash: 'sha1' },
    },
    {
      inputs: { password: 'passwd', salt: 'salt', iterations: 1, keyLength: 64 },
      result: {
        key: '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
        iterations: 1,
        hash: 'sha256',
      },
    },
  ],
  run(inputs) {
    const { iterations, keyLength, hash } = inputs;
    const blocks = Math.ceil(keyLength / HASH_BYTES[hash]);
    if (iterations * blocks > MAX_WORK) invalid('iterations', `must be at most ${Math.floor(MAX_WORK / blocks)} for a key of ${keyLength} bytes by ${hash}`);
    const password = secretBytes(inputs.password, inputs.passwordEncoding, 'password');
    const salt = secretBytes(inputs.salt, inputs.saltEncoding, 'salt');
    return { key: writeBytes(pbkdf2(hash, password, salt, iterations, keyLength), inputs.outputEncoding), iterations, hash };
  },
});
