import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { secretBytes, secretText, writeBytes } from './lib/fields.ts';
import { combineShares } from './lib/shamir.ts';

const MAX_SHARE_CHARACTERS = 100_000;

export default defineTool({
  slug: 'shamir-secret-combiner',
  name: 'Shamir Secret Combiner',
  category: 'crypto',
  summary: 'Recovers a secret from enough of its Shamir shares (secret sharing).',
  description: 'Too few or wrong shares give other bytes, which is not noticed (often they are not UTF-8). Shares end with their x, as HashiCorp Vault has it.',
  reference: "Shamir 1979 over GF(2^8) with AES's polynomial 0x11b, Lagrange's interpolation at 0",
  keywords: ['secret sharing', 'sss', 'recover', 'join shares', 'vault', 'unseal', 'threshold'],
  cost: 'heavy',
  inputs: z.strictObject({
    shares: z
      .array(secretText(1, MAX_SHARE_CHARACTERS, 'A share, in shareEncoding'))
      .min(2)
      .max(255)
      .describe('The shares, as many as the threshold or more'),
    shareEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the shares are given: as hex or Base64'),
    outputEncoding: byteEncoding.default('utf8').describe('How the secret is written'),
  }),
  result: z.strictObject({
    secret: z.string().describe('The secret in outputEncoding'),
    bytes: z.int().describe('Length of the secret in bytes'),
  }),
  examples: [{ inputs: { shares: ['b8be1c2ae87afa03', 'bb998837e26ec007'] }, result: { secret: 'rosebud', bytes: 7 } }],
  run({ shares, shareEncoding, outputEncoding }) {
    const read = shares.map((share, index) => secretBytes(share, shareEncoding, `shares[${index}]`));
    const length = read[0]?.length ?? 0;
    const seen = new Set<number>();
    for (const [index, share] of read.entries()) {
      const path = `shares[${index}]`;
      if (share.length < 2) unprocessable('A share needs at least 2 bytes.', path);
      if (share.length !== length) unprocessable(`The share has ${share.length} bytes, the first one ${length}; they must be equally long.`, path);
      const x = share.at(-1) ?? 0;
      if (x === 0) unprocessable('The x of a share, its last byte, may not be 0.', path);
      if (seen.has(x)) unprocessable('The share has the same x, its last byte, as one before it.', path);
      seen.add(x);
    }
    const secret = combineShares(read);
    return { secret: writeBytes(secret, outputEncoding), bytes: secret.length };
  },
});
