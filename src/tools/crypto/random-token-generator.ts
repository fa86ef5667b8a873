import { z } from 'zod';
import { defineTool } from '../define.ts';
import { base32 } from '../shared/bytes/base32.ts';
import { base58 } from '../shared/bytes/base58.ts';
import { base64Of, base64UrlOf, hexOf } from '../shared/platform/bytes.ts';
import { randomBytes } from '../shared/platform/random.ts';

const WRITERS = {
  hex: (bytes: Uint8Array) => hexOf(bytes),
  base64: (bytes: Uint8Array) => base64Of(bytes),
  base64url: (bytes: Uint8Array) => base64UrlOf(bytes),
  base32: (bytes: Uint8Array) => base32('rfc4648', false).encode(bytes),
  base58: (bytes: Uint8Array) => base58('bitcoin', false).encode(bytes),
};

export default defineTool({
  slug: 'random-token-generator',
  name: 'Random Token Generator',
  category: 'crypto',
  summary: 'Generates random bytes as hex, base64, Base32 or Base58, for API keys, secrets and salts.',
  description:
    "Bytes of the operating system's cryptographic source; nothing is kept. base64 is padded, base64url and base32 (capitals) are not, base58 has Bitcoin's alphabet.",
  reference: 'RFC 4648; Base58 as Bitcoin writes it',
  keywords: ['api key', 'secret key', 'salt', 'nonce', 'random string', 'random bytes', 'session id', 'access token', 'token generator', 'api key generator'],
  // Base58 takes quadratic time.
  random: true,
  heavyWhen: ({ bytes, count, format }) => bytes * count > 50_000 || (format === 'base58' && bytes * bytes * count > 50_000_000),
  inputs: z.strictObject({
    bytes: z.int().min(1).max(4096).default(32).describe('How many random bytes each token has'),
    count: z.int().min(1).max(100).default(1).describe('How many tokens to make'),
    format: z.enum(['hex', 'base64', 'base64url', 'base32', 'base58']).default('hex').describe('How the bytes are written'),
    prefix: z.string().max(50).default('').describe('Text in front of each token, such as sk_'),
  }),
  result: z.strictObject({
    tokens: z.array(z.string()).describe('The tokens, each drawn on its own'),
    entropyBits: z.int().describe('Random bits in each token'),
  }),
  examples: [],
  run: ({ bytes, count, format, prefix }) => ({
    tokens: Array.from({ length: count }, () => prefix + WRITERS[format](randomBytes(bytes))),
    entropyBits: 8 * bytes,
  }),
});
