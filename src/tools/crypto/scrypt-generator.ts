import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { scrypt } from '../shared/platform/hashes.ts';
import { grouped } from '../shared/text/counts.ts';
import { outputEncoding, saltEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';

const MAX_WORK = 1_048_576;

export default defineTool({
  slug: 'scrypt-generator',
  name: 'Scrypt Generator',
  category: 'crypto',
  summary: 'Derives a key from a password and a salt with scrypt, at the memory cost you choose.',
  description:
    'N times r times p may be at most 1048576, so that a run ends within two seconds; N is a power of two and, by the standard, below 2^(16 r). Nothing is kept.',
  reference: 'RFC 7914',
  keywords: ['password hash', 'key derivation', 'kdf', 'memory-hard', 'litecoin'],
  cost: 'heavy',
  inputs: z.strictObject({
    password: secretText(0, 1000, 'The password, in passwordEncoding'),
    salt: z.string().max(1000).describe('The salt, in saltEncoding'),
    costFactor: z.int().min(2).max(131_072).default(16_384).describe('N, the work and memory factor: a power of two'),
    blockSize: z.int().min(1).max(32).default(8).describe('r, the block size: memory is 128 N r bytes'),
    parallelism: z.int().min(1).max(64).default(1).describe('p, how many times the work is done'),
    keyLength: z.int().min(1).max(512).default(64).describe('Length of the key in bytes'),
    passwordEncoding: byteEncoding.default('utf8').describe('How the password is given: as UTF-8 text, hex or Base64'),
    saltEncoding: saltEncoding('utf8'),
    outputEncoding: outputEncoding('hex'),
  }),
  result: z.strictObject({
    key: z.string().describe('The derived key in outputEncoding'),
    memoryBytes: z.int().describe('Memory that one run takes: 128 N r bytes'),
  }),
  examples: [
    {
      inputs: { password: 'pleaseletmein', salt: 'SodiumChloride', costFactor: 16384, blockSize: 8, parallelism: 1 },
      result: {
        key: '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
        memoryBytes: 16777216,
      },
    },
    {
      inputs: { password: '', salt: '', costFactor: 16, blockSize: 1, parallelism: 1, keyLength: 16, outputEncoding: 'base64' },
      result: { key: 'd9ZXYjhleyA7GcpCwYoElw==', memoryBytes: 2048 },
    },
  ],
  run(inputs) {
    const { costFactor: N, blockSize: r, parallelism: p, keyLength } = inputs;
    if ((N & (N - 1)) !== 0) invalid('costFactor', 'must be a power of two');
    if (N >= 2 ** (16 * r)) invalid('costFactor', `must be below ${2 ** (16 * r)} for a block size of ${r} (RFC 7914)`);
    if (N * r * p > MAX_WORK) invalid('costFactor', `times blockSize times parallelism must be at most ${grouped(MAX_WORK)}`);
    const password = secretBytes(inputs.password, inputs.passwordEncoding, 'password');
    const salt = secretBytes(inputs.salt, inputs.saltEncoding, 'salt');
    const memoryBytes = 128 * N * r;
    const key = scrypt(password, salt, { N, r, p }, keyLength);
    return { key: writeBytes(key, inputs.outputEncoding), memoryBytes };
  },
});
