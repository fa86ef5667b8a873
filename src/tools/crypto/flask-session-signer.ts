import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseJson } from '../shared/json/json.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { base64UrlOf, bytesOfHex, utf8Bytes } from '../shared/platform/bytes.ts';
import { compress } from '../shared/platform/compression.ts';
import { nowField } from './lib/fields.ts';
import { sessionKey, sessionSignature, sessionSigning } from './lib/flask-session.ts';
import { instantOf, isoSeconds, unixSeconds } from './lib/instant.ts';

export default defineTool({
  slug: 'flask-session-signer',
  name: 'Flask Session Signer',
  category: 'crypto',
  summary: 'Makes the signed session cookie that a Flask application with the same SECRET_KEY takes.',
  description:
    'Also what URLSafeTimedSerializer of itsdangerous makes with its salt. The JSON is written without white space, its members in the order given. Flask compresses payloads that become shorter so; it reads both.',
  reference: 'Flask 3, itsdangerous 2.2',
  keywords: ['flask cookie', 'itsdangerous', 'flask-unsign', 'session cookie', 'urlsafetimedserializer', 'forge', 'python', 'sign flask session'],
  inputs: z.strictObject({
    json: z.string().min(1).max(200_000).describe('Contents of the session, as JSON'),
    key: sessionKey,
    ...sessionSigning,
    compressed: z.boolean().default(false).describe('Compress the payload (zlib), which Flask does where it becomes shorter'),
    now: nowField,
  }),
  result: z.strictObject({
    cookie: z.string().describe('The value of the cookie'),
    createdAt: z.string().describe('The time in it, ISO 8601 in UTC, whole seconds'),
  }),
  examples: [
    {
      inputs: { json: '{"role": "superuser", "user": "admin"}', key: 'mysecretkey', now: '2026-02-25T23:47:31Z' },
      result: { cookie: 'eyJyb2xlIjoic3VwZXJ1c2VyIiwidXNlciI6ImFkbWluIn0.aZ-KEw.E_x6bOhA4GU9t72pMinJUjN-O3I', createdAt: '2026-02-25T23:47:31Z' },
    },
  ],
  run({ json, key, compressed, now, ...signing }) {
    const seconds = unixSeconds(instantOf(now));
    if (seconds < 0) unprocessable('The time is before 1970, which a session cannot express; use a time from 1970 on.', 'now');
    const bytes = utf8Bytes(writeJson(parseJson(json, 'json'), { indent: 0 }));
    const payload = compressed ? `.${base64UrlOf(compress(bytes, 'zlib'))}` : base64UrlOf(bytes);
    const digits = seconds.toString(16);
    const signed = `${payload}.${base64UrlOf(bytesOfHex(digits.padStart(digits.length + (digits.length % 2), '0')))}`;
    return { cookie: `${signed}.${sessionSignature(key, signing, signed)}`, createdAt: isoSeconds(seconds) };
  },
});
