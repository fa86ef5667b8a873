import { z } from 'zod';
import { defineTool } from '../define.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { keyEncoding, nowField, secretText } from './lib/fields.ts';
import { instantOf } from './lib/instant.ts';
import { base64url, jsonPart, jwtAlgorithm, readTokenKeys, suits, verifyToken } from './lib/jwt.ts';

const code = z.enum(['malformed', 'algorithm', 'signature', 'expired', 'notYetValid', 'claim']);

const inputs = z.strictObject({
  token: secretText(1, 100_000, 'The token, with or without Bearer in front'),
  key: secretText(1, 50_000, 'The secret, or a key as PEM or JWK, a certificate, or a JWK Set as JSON text'),
  keyEncoding: keyEncoding('utf8'),
  algorithms: z.array(z.string().max(100)).max(14).optional().describe('Algorithms to allow; if omitted all that suit the key'),
  issuer: z.string().min(1).max(1000).optional().describe('The iss that the token must have'),
  audience: z.string().min(1).max(1000).optional().describe('An aud that the token must have'),
  subject: z.string().min(1).max(1000).optional().describe('The sub that the token must have'),
  requireExpiration: z.boolean().default(false).describe('Refuse tokens without exp'),
  clockToleranceSeconds: z.int().min(0).max(86_400).default(0).describe('How many seconds clocks may differ'),
  now: nowField,
});

type Inputs = z.output<typeof inputs>;
type Claims = Record<string, unknown>;
type TokenKeys = ReturnType<typeof readTokenKeys>;

/** Why a token is not valid, with what could be read of it. */
interface Failure {
  code: z.infer<typeof code>;
  reason: string;
}

export default defineTool({
  slug: 'jwt-verifier',
  name: 'JWT Verifier',
  category: 'crypto',
  summary: "Checks a JSON Web Token's signature, times, issuer and audience.",
  description:
    'Checked in this order, the first failure answers: form, alg against the key and algorithms, signature, exp and nbf, then exp where required, iss, aud, sub and times that are not numbers. A key that is PEM or JSON is never used as a secret (an oct JWK is one); alg none is never valid; crit is not supported. Of a JWK Set the keys with the kid of the token are tried, or all when it has none. Neither token nor key is kept.',
  reference: 'RFC 7519, RFC 7515, RFC 8725',
  keywords: ['json web token', 'jws', 'verify signature', 'jwks', 'bearer token', 'validate', 'access token', 'rs256', 'hs256'],
  cost: 'heavy',
  inputs,
  result: z.strictObject({
    valid: z.boolean().describe('Whether the token passes every check asked for'),
    reason: z.string().optional().describe('Why it is not valid'),
    code: code.optional().describe('Kind of the failure, when not valid'),
    header: withAnyNames(z.unknown()).optional().describe('The header, when it could be read'),
    payload: withAnyNames(z.unknown()).optional().describe('The claims, when they could be read; not to be trusted unless valid'),
  }),
  examples: [
    {
      inputs: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        key: 'your-256-bit-secret',
      },
      result: { valid: true, header: { alg: 'HS256', typ: 'JWT' }, payload: { sub: '1234567890', name: 'John Doe', iat: 1516239022 } },
    },
  ],
  run(inputs) {
    const keys = readTokenKeys(inputs.key, inputs.keyEncoding);
    const seconds = Number(instantOf(inputs.now)) / 1e9;
    const parts = inputs.token
      .trim()
      .replace(/^Bearer\s+/i, '')
      .split('.');
    const header = jsonPart(parts[0] ?? '');
    const payload = parts.length === 3 ? jsonPart(parts[1] ?? '') : 'is not there';
    const read = { ...(typeof header !== 'string' && { header }), ...(typeof payload !== 'string' && { payload }) };
    const failed = check(inputs, keys, seconds, parts, header, payload);
    return failed === undefined ? { valid: true, ...read } : { valid: false, ...failed, ...read };
  },
});

function check(inputs: Inputs, keys: TokenKeys, seconds: number, parts: string[], header: Claims | string, payload: Claims | string) {
  if (parts.length === 5) return failure('malformed', 'It is an encrypted token; only signed ones are checked.');
  if (parts.length !== 3) return failure('malformed', `It has ${parts.length} part(s) separated by dots; a signed token has 3.`);
  if (typeof header === 'string') return failure('malformed', `The header ${header}.`);
  if (typeof payload === 'string') return failure('malformed', `The payload ${payload}.`);
  const signature = base64url(parts[2] ?? '');
  if (signature === undefined) return failure('malformed', 'The signature is not base64url.');
  if (typeof header.alg !== 'string') return failure('malformed', 'The header has no alg.');
  if ('crit' in header) return failure('malformed', 'The header has crit, which names extensions that are not known here.');
  return (
    checkSignature(inputs, keys, header.alg, header.kid, `${parts[0]}.${parts[1]}`, signature) ??
    checkTimes(inputs, payload, seconds) ??
    checkClaims(inputs, payload)
  );
}

const failure = (code: Failure['code'], reason: string): Failure => ({ code, reason });

function checkSignature(inputs: Inputs, { keys, isSet }: TokenKeys, alg: string, keyId: unknown, data: string, signature: Uint8Array) {
  const algorithm = jwtAlgorithm.safeParse(alg).data;
  if (algorithm === undefined) return failure('algorithm', 'The alg is none, or not known here.');
  if (inputs.algorithms !== undefined && !inputs.algorithms.includes(algorithm)) return failure('algorithm', `The alg ${algorithm} is not allowed.`);
  const named = isSet && keyId !== undefined ? keys.filter((key) => key.keyId === keyId) : keys;
  if (named.length === 0) return failure('signature', 'There is no key with the kid of the token.');
  const suitable = named.filter((key) => suits(key, algorithm));
  if (suitable.length === 0) return failure('algorithm', `The alg ${algorithm} does not suit the key.`);
  return suitable.some(({ key }) => verifyToken(algorithm, key, data, signature)) ? undefined : failure('signature', 'The signature does not fit.');
}

function checkTimes({ clockToleranceSeconds }: Inputs, payload: Claims, seconds: number) {
  if (typeof payload.exp === 'number' && seconds - clockToleranceSeconds >= payload.exp) return failure('expired', 'The token has expired.');
  if (typeof payload.nbf === 'number' && seconds + clockToleranceSeconds < payload.nbf) return failure('notYetValid', 'The token is not valid yet.');
  return undefined;
}

function checkClaims({ requireExpiration, issuer, audience, subject }: Inputs, payload: Claims) {
  if (requireExpiration && payload.exp === undefined) return failure('claim', 'There is no exp.');
  if (issuer !== undefined && payload.iss !== issuer) return failure('claim', 'The iss is another one, or missing.');
  const audiences: unknown[] = Array.isArray(payload.aud) ? payload.aud : [payload.aud];
  if (audience !== undefined && !audiences.includes(audience)) return failure('claim', 'The aud is another one, or missing.');
  if (subject !== undefined && payload.sub !== subject) return failure('claim', 'The sub is another one, or missing.');
  const wrong = ['exp', 'nbf', 'iat'].find((name) => payload[name] !== undefined && typeof payload[name] !== 'number');
  return wrong === undefined ? undefined : failure('claim', `The ${wrong} is not a number.`);
}
