import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { nowField, secretText } from './lib/fields.ts';
import { instantOf, isoMilliseconds, isRepresentable, unixSeconds } from './lib/instant.ts';
import { base64url, jsonPart } from './lib/jwt.ts';

/** Seconds from here on are likely meant as milliseconds: the year 5138. */
const LIKELY_MILLISECONDS = 100_000_000_000;

export default defineTool({
  slug: 'jwt-decoder',
  name: 'JWT Decoder',
  category: 'crypto',
  summary: 'Shows what is in a JSON Web Token, without checking its signature.',
  description:
    'White space around and Bearer in front are ignored. Three parts are a JWS, five a JWE, of which only the header can be read. Nothing is checked: anyone can make a token with this content. The token is not kept.',
  reference: 'RFC 7519, RFC 7515, RFC 7516',
  keywords: ['json web token', 'jws', 'jwe', 'bearer token', 'claims', 'jwt.io', 'access token', 'exp', 'parse'],
  inputs: z.strictObject({ token: secretText(1, 100_000, 'The token, with or without Bearer in front'), now: nowField }),
  result: z.strictObject({
    header: withAnyNames(z.unknown()).describe('The header of the token'),
    payload: z.unknown().optional().describe('The claims; absent of an encrypted token'),
    signature: z.string().optional().describe('The signature as base64url; empty with alg none'),
    type: z.enum(['JWS', 'JWE']).describe('Signed (JWS) or encrypted (JWE)'),
    algorithm: z.string().describe('The alg of the header'),
    issuedAt: z.string().optional().describe('iat as ISO 8601 in UTC'),
    notBefore: z.string().optional().describe('nbf as ISO 8601 in UTC'),
    expiresAt: z.string().optional().describe('exp as ISO 8601 in UTC'),
    expired: z.boolean().optional().describe('Whether exp has come; only with exp'),
    secondsRemaining: z.number().optional().describe('Seconds until exp, negative when expired; only with exp'),
    warnings: z.array(z.string()).describe('What is unusual or unsafe about it'),
  }),
  headline: 'payload',
  examples: [
    {
      inputs: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
      },
      result: {
        header: { alg: 'HS256', typ: 'JWT' },
        payload: { sub: '1234567890', name: 'John Doe', iat: 1516239022 },
        signature: 'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        type: 'JWS',
        algorithm: 'HS256',
        issuedAt: '2018-01-18T01:30:22Z',
        warnings: ['There is no exp: the token never expires.'],
      },
    },
  ],
  run({ token, now }) {
    const present = unixSeconds(instantOf(now));
    const parts = token
      .trim()
      .replace(/^Bearer\s+/i, '')
      .split('.');
    if (parts.length !== 3 && parts.length !== 5) unprocessable(`The token has ${parts.length} part(s) separated by dots; a JWS has 3, a JWE 5.`, 'token');
    const header = objectOf(parts[0] ?? '', 'header');
    const algorithm = typeof header.alg === 'string' ? header.alg : unprocessable('The header has no alg.', 'token');
    if (parts.length === 5) {
      const wrong = parts.findIndex((part) => base64url(part) === undefined);
      if (wrong >= 0) unprocessable(`Part ${wrong + 1} of the token is not base64url.`, 'token');
      return { header, type: 'JWE' as const, algorithm, warnings: [] };
    }
    const payload = objectOf(parts[1] ?? '', 'payload');
    const signature = parts[2] ?? '';
    if (base64url(signature) === undefined) unprocessable('The signature of the token is not base64url.', 'token');
    const times = { issuedAt: timeText(payload.iat), notBefore: timeText(payload.nbf), expiresAt: timeText(payload.exp) };
    const expiry = times.expiresAt !== undefined && typeof payload.exp === 'number' ? payload.exp : undefined;
    return {
      header,
      payload,
      signature,
      type: 'JWS' as const,
      algorithm,
      ...Object.fromEntries(Object.entries(times).filter(([, time]) => time !== undefined)),
      ...(expiry !== undefined && { expired: present >= expiry, secondsRemaining: expiry - present }),
      warnings: warningsOf(algorithm, payload, signature),
    };
  },
});

function objectOf(part: string, what: string): Record<string, unknown> {
  const value = jsonPart(part);
  return typeof value === 'string' ? unprocessable(`The ${what} of the token ${value}.`, 'token') : value;
}

/** Seconds since 1970 as ISO 8601, with milliseconds only where there is a fraction. */
const timeText = (value: unknown): string | undefined =>
  typeof value === 'number' && isRepresentable(value) ? isoMilliseconds(value * 1000).replace('.000Z', 'Z') : undefined;

function warningsOf(algorithm: string, payload: Record<string, unknown>, signature: string): string[] {
  const warnings: string[] = [];
  if (algorithm.toLowerCase() === 'none') warnings.push('The alg is none: nothing protects the token.');
  else if (signature === '') warnings.push('The signature is empty.');
  if (payload.exp === undefined) warnings.push('There is no exp: the token never expires.');
  for (const name of ['iat', 'nbf', 'exp']) {
    const value = payload[name];
    if (value === undefined) continue;
    if (typeof value !== 'number') warnings.push(`${name} is not a number.`);
    else if (Math.abs(value) >= LIKELY_MILLISECONDS) warnings.push(`${name} looks like milliseconds; seconds are right.`);
  }
  return warnings;
}
