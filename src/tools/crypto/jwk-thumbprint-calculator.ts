import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { base64UrlOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  RSA: ['e', 'kty', 'n'],
  EC: ['crv', 'kty', 'x', 'y'],
  OKP: ['crv', 'kty', 'x'],
  oct: ['k', 'kty'],
};
// The names of RFC 6920's registry, which RFC 9278 takes
const URI_NAMES: Readonly<Record<string, string>> = { sha256: 'sha-256', sha384: 'sha-384', sha512: 'sha-512' };

export default defineTool({
  slug: 'jwk-thumbprint-calculator',
  name: 'JWK Thumbprint Calculator',
  category: 'crypto',
  summary: 'Calculates the thumbprint of a JSON Web Key, as used for its kid.',
  description:
    'Only the required members count, in the order of their names and without white space; values are taken as they are. Private and public keys of a pair have the same thumbprint.',
  reference: 'RFC 7638, RFC 8037, RFC 9278',
  keywords: ['kid', 'key id', 'fingerprint', 'json web key', 'dpop', 'jkt'],
  inputs: z.strictObject({
    jwk: z.record(z.string(), z.unknown()).describe('The key: kty RSA, EC, OKP or oct and its members'),
    hash: z.enum(['sha1', 'sha256', 'sha384', 'sha512']).default('sha256').describe('Hash function of the thumbprint'),
  }),
  result: z.strictObject({
    thumbprint: z.string().describe('The thumbprint as base64url'),
    uri: z.string().optional().describe('The thumbprint as a URI; absent for sha1'),
    canonical: z.string().describe('The JSON that is hashed'),
  }),
  examples: [
    {
      inputs: { jwk: { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' } },
      result: {
        thumbprint: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
        uri: 'urn:ietf:params:oauth:jwk-thumbprint:sha-256:kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
        canonical: '{"crv":"Ed25519","kty":"OKP","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
      },
    },
  ],
  run({ jwk, hash }) {
    const kty = typeof jwk.kty === 'string' ? jwk.kty : '';
    const names = Object.hasOwn(REQUIRED, kty) ? REQUIRED[kty] : undefined;
    if (names === undefined) return unprocessable('The kty must be RSA, EC, OKP or oct.', 'jwk.kty');
    const members = names.map((name) => {
      const member = Object.hasOwn(jwk, name) ? jwk[name] : undefined;
      return typeof member === 'string'
        ? `${JSON.stringify(name)}:${JSON.stringify(member)}`
        : unprocessable(`The member ${name} must be a string.`, `jwk.${name}`);
    });
    const canonical = `{${members.join(',')}}`;
    const thumbprint = base64UrlOf(createHash(hash).update(canonical).digest());
    const name = URI_NAMES[hash];
    return { thumbprint, ...(name !== undefined && { uri: `urn:ietf:params:oauth:jwk-thumbprint:${name}:${thumbprint}` }), canonical };
  },
});
