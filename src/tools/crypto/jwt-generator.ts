import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { base64UrlOf, utf8Bytes } from '../shared/platform/bytes.ts';
import { keyEncoding, nowField, secretText } from './lib/fields.ts';
import { instantOf, unixSeconds } from './lib/instant.ts';
import { jwtAlgorithm, readTokenKeys, signToken, suits, type TokenKey } from './lib/jwt.ts';

const MIN_MODULUS_BITS = 2048;
const MAX_SECONDS = 3_153_600_000;

const inputs = z.strictObject({
  payload: z.record(z.string(), z.unknown()).describe('The claims, such as sub and aud'),
  key: secretText(1, 20_000, 'HS: the secret; RS, PS, ES and EdDSA: a private key as PEM or JWK'),
  keyEncoding: keyEncoding('utf8'),
  passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
  algorithm: jwtAlgorithm.default('HS256').describe('Algorithm of the signature'),
  header: z.record(z.string(), z.unknown()).optional().describe('Further members of the header, such as kid'),
  issuedAt: z.boolean().default(false).describe('Add iat, the present'),
  expiresInSeconds: z.int().min(1).max(MAX_SECONDS).optional().describe('Add exp, this many seconds from now'),
  notBeforeSeconds: z.int().min(0).max(MAX_SECONDS).optional().describe('Add nbf, this many seconds from now'),
  now: nowField,
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'jwt-generator',
  name: 'JWT Generator',
  category: 'crypto',
  summary: 'Creates and signs a JSON Web Token (JWT) from a payload and a key.',
  description:
    'The header is alg, typ JWT and then the members given; typ may be replaced. The payload keeps its order, then come iat, nbf and exp in whole seconds. There is no alg none here. An oct JWK is read as its secret. The key is not kept.',
  reference: 'RFC 7519, RFC 7515, RFC 7518, RFC 8037, RFC 8812',
  keywords: ['json web token', 'jws', 'bearer token', 'sign', 'claims', 'access token', 'hs256', 'rs256', 'encode', 'jwt sign', 'sign jwt'],
  cost: 'heavy',
  inputs,
  result: z.strictObject({
    token: z.string().describe('The token: header, payload and signature joined by dots'),
    header: z.record(z.string(), z.unknown()).describe('The header as it was signed'),
    payload: z.record(z.string(), z.unknown()).describe('The claims as they were signed'),
    warnings: z.array(z.string()).describe('What is weak about the key; empty when nothing is'),
  }),
  examples: [
    {
      inputs: { payload: { sub: '1234567890', name: 'John Doe', iat: 1516239022 }, key: 'your-256-bit-secret' },
      result: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        header: { alg: 'HS256', typ: 'JWT' },
        payload: { sub: '1234567890', name: 'John Doe', iat: 1516239022 },
        warnings: ['The secret has 19 bytes; HS256 needs 32 (RFC 7518).'],
      },
    },
  ],
  run(inputs) {
    const { algorithm } = inputs;
    if (inputs.header !== undefined && Object.hasOwn(inputs.header, 'alg')) invalid('header.alg', 'is set by algorithm; leave it out');
    const header = { alg: algorithm, typ: 'JWT', ...inputs.header };
    const payload = { ...inputs.payload, ...timesOf(inputs) };
    const key = keyOf(inputs);
    const data = [header, payload].map((part) => base64UrlOf(utf8Bytes(JSON.stringify(part)))).join('.');
    let signature: Uint8Array;
    try {
      signature = signToken(algorithm, key.key, data);
    } catch {
      return unprocessable('The key cannot sign with this algorithm; its parameters may allow another hash only.', 'key');
    }
    return { token: `${data}.${base64UrlOf(signature)}`, header, payload, warnings: warningsOf(key, algorithm) };
  },
});

function timesOf({ payload, issuedAt, expiresInSeconds, notBeforeSeconds, now }: Inputs): Record<string, number> {
  const asked = { iat: issuedAt ? 0 : undefined, nbf: notBeforeSeconds, exp: expiresInSeconds };
  const fields = { iat: 'issuedAt', nbf: 'notBeforeSeconds', exp: 'expiresInSeconds' };
  const present = unixSeconds(instantOf(now));
  const times: Record<string, number> = {};
  for (const name of ['iat', 'nbf', 'exp'] as const) {
    const after = asked[name];
    if (after === undefined) continue;
    if (Object.hasOwn(payload, name)) invalid(fields[name], `asks for ${name}, which the payload has already`);
    times[name] = present + after;
  }
  return times;
}

function keyOf({ key: text, keyEncoding, passphrase, algorithm }: Inputs): TokenKey {
  const { keys, isSet } = readTokenKeys(text, keyEncoding, passphrase);
  const key = keys[0];
  if (isSet || key === undefined) return unprocessable('A JWK Set cannot sign; give one key.', 'key');
  if (!suits(key, algorithm)) return unprocessable(`The key is of another kind or curve than ${algorithm} needs.`, 'key');
  if (key.key instanceof Uint8Array) return key.key.length === 0 ? unprocessable('The secret gives no bytes; at least one is needed.', 'key') : key;
  if (key.key.type !== 'private') unprocessable('It is a public key; signing needs the private key.', 'key');
  const bits = key.key.asymmetricKeyDetails?.modulusLength;
  if (bits !== undefined && bits < MIN_MODULUS_BITS) unprocessable(`The modulus has ${bits} bits; RFC 7518 asks for ${MIN_MODULUS_BITS} at least.`, 'key');
  return key;
}

function warningsOf({ key }: TokenKey, algorithm: string): string[] {
  const wanted = Number(algorithm.slice(2)) / 8;
  return key instanceof Uint8Array && key.length < wanted ? [`The secret has ${key.length} bytes; ${algorithm} needs ${wanted} (RFC 7518).`] : [];
}
