import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { secretBytes, secretText, writeBytes } from './lib/fields.ts';
import { splitSecret } from './lib/shamir.ts';

export default defineTool({
  slug: 'shamir-secret-splitter',
  name: 'Shamir Secret Splitter',
  category: 'crypto',
  summary: 'Splits a secret into Shamir shares, of which a chosen number recovers it.',
  description:
    'Each byte has its own random polynomial; a share is the values followed by its x (1 to 255, all different), as HashiCorp Vault has it. Shares tell nothing of the threshold: keep it. Nothing else is kept.',
  reference: "Shamir 1979 over GF(2^8) with AES's polynomial 0x11b",
  keywords: ['secret sharing', 'sss', 'split key', 'backup', 'vault', 'unseal', 'threshold'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    secret: secretText(1, 10_000, 'The secret to split, in secretEncoding'),
    shares: z.int().min(2).max(255).default(5).describe('How many shares to make'),
    threshold: z.int().min(2).max(255).default(3).describe('How many shares bring the secret back'),
    secretEncoding: byteEncoding.default('utf8').describe('How the secret is given: as UTF-8 text, hex or Base64'),
    outputEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the shares are written'),
  }),
  result: z.strictObject({
    shares: z.array(z.string()).describe('The shares, to be kept apart'),
    threshold: z.int().describe('How many of them bring the secret back'),
    shareBytes: z.int().describe("Length of each share: the secret's bytes and one"),
  }),
  pageInputs: { secret: 'correct horse battery staple' },
  examples: [],
  run({ secret, shares, threshold, secretEncoding, outputEncoding }) {
    if (threshold > shares) invalid('threshold', `must be at most ${shares}, the number of shares`);
    const bytes = secretBytes(secret, secretEncoding, 'secret');
    if (bytes.length === 0) unprocessable('The secret gives no bytes; at least one is needed.', 'secret');
    return {
      shares: splitSecret(bytes, shares, threshold).map((share) => writeBytes(share, outputEncoding)),
      threshold,
      shareBytes: bytes.length + 1,
    };
  },
});
