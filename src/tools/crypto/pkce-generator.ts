import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { base64UrlOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { Random } from '../shared/random/random.ts';
import { secretText } from './lib/fields.ts';

const UNRESERVED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

export default defineTool({
  slug: 'pkce-generator',
  name: 'PKCE Code Generator',
  category: 'crypto',
  summary: 'Generates the code verifier and challenge for OAuth 2.0 (PKCE).',
  description: 'A new verifier is drawn from the 66 unreserved characters by the cryptographic source. S256 is the SHA-256 of the verifier as base64url.',
  reference: 'RFC 7636',
  keywords: ['oauth', 'code verifier', 'code challenge', 'openid connect', 'authorization code', 's256'],
  random: true,
  inputs: z.strictObject({
    codeVerifier: secretText(1, 200, 'The code verifier, 43 to 128 unreserved characters; a new one if omitted').optional(),
    length: z.int().min(43).max(128).default(43).describe('How many characters a new verifier has'),
    method: z.enum(['S256', 'plain']).default('S256').describe('How the challenge is made; plain is the verifier itself'),
  }),
  result: z.strictObject({
    codeVerifier: z.string().describe('The code verifier, to be kept until the token request'),
    codeChallenge: z.string().describe('The code challenge, for the authorization request'),
    method: z.string().describe('Value of code_challenge_method'),
  }),
  examples: [
    {
      inputs: { codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
      result: {
        codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        method: 'S256',
      },
    },
    {
      inputs: { codeVerifier: 'abcdefghijklmnopqrstuvwxyz-0123456789._~ABCDEFG', method: 'plain' },
      result: {
        codeVerifier: 'abcdefghijklmnopqrstuvwxyz-0123456789._~ABCDEFG',
        codeChallenge: 'abcdefghijklmnopqrstuvwxyz-0123456789._~ABCDEFG',
        method: 'plain',
      },
    },
  ],
  run({ codeVerifier, length, method }) {
    if (codeVerifier !== undefined && !/^[A-Za-z0-9._~-]{43,128}$/.test(codeVerifier))
      unprocessable('The code verifier must have 43 to 128 of the characters A-Z a-z 0-9 - . _ ~.', 'codeVerifier');
    const random = new Random();
    const verifier = codeVerifier ?? Array.from({ length }, () => UNRESERVED[random.below(UNRESERVED.length)]).join('');
    return { codeVerifier: verifier, codeChallenge: method === 'plain' ? verifier : base64UrlOf(createHash('sha256').update(verifier).digest()), method };
  },
});
