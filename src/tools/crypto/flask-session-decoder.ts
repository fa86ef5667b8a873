import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseJson } from '../shared/json/json.ts';
import { plainValue } from '../shared/json/plain-json.ts';
import { looseUtf8 } from '../shared/platform/bytes.ts';
import { unpack } from '../shared/platform/compression.ts';
import { sameSecret } from './lib/constant-time.ts';
import { secretText } from './lib/fields.ts';
import { sessionKey, sessionSignature, sessionSigning } from './lib/flask-session.ts';
import { isoSeconds } from './lib/instant.ts';
import { base64url } from './lib/jwt.ts';

const MAX_UNPACKED = 1_000_000;
const MAX_TIME_BYTES = 5;

export default defineTool({
  slug: 'flask-session-decoder',
  name: 'Flask Session Decoder and Verifier',
  category: 'crypto',
  summary: "Decodes Flask's signed session cookies, and checks their signature where the key is given.",
  description:
    'Also for what else URLSafeTimedSerializer of itsdangerous 1.0 or later has signed, with its salt. Sessions are signed, not encrypted: anybody can read them. Tags of Flask such as {" t": […]} for tuples stay as they are.',
  reference: 'Flask 3, itsdangerous 2.2',
  keywords: ['flask cookie', 'itsdangerous', 'flask-unsign', 'session cookie', 'urlsafetimedserializer', 'werkzeug', 'python', 'verify flask session'],
  inputs: z.strictObject({
    cookie: secretText(1, 100_000, 'The value of the cookie: payload, time and signature with dots between them'),
    key: sessionKey.optional(),
    ...sessionSigning,
  }),
  result: z.strictObject({
    payload: z.unknown().describe('Contents of the session'),
    json: z.string().describe('The same as the JSON that is in the cookie'),
    createdAt: z.string().describe('When it was signed, ISO 8601 in UTC'),
    timestamp: z.int().describe('The same in seconds since 1970'),
    compressed: z.boolean().describe('Whether the payload was compressed'),
    valid: z.boolean().optional().describe('Whether the signature fits; only with key'),
  }),
  examples: [
    {
      inputs: { cookie: 'eyJyb2xlIjoic3VwZXJ1c2VyIiwidXNlciI6ImFkbWluIn0.aZ-KEw.E_x6bOhA4GU9t72pMinJUjN-O3I', key: 'mysecretkey' },
      result: {
        payload: { role: 'superuser', user: 'admin' },
        json: '{"role":"superuser","user":"admin"}',
        createdAt: '2026-02-25T23:47:31Z',
        timestamp: 1772063251,
        compressed: false,
        valid: true,
      },
    },
  ],
  run({ cookie, key, ...signing }) {
    const text = cookie.trim();
    const compressed = text.startsWith('.');
    const parts = (compressed ? text.slice(1) : text).split('.');
    const [payload, time, signature, ...more] = parts;
    if (payload === undefined || time === undefined || signature === undefined || more.length > 0) {
      return unprocessable(`The cookie has ${parts.length} part(s) separated by dots; a session has 3: payload, time and signature.`, 'cookie');
    }
    const packed = partBytes(payload, 'payload');
    const json = looseUtf8(compressed ? unpack(packed, 'zlib', MAX_UNPACKED) : packed);
    const timestamp = timeOf(time);
    return {
      payload: plainValue(parseJson(json, 'cookie')),
      json,
      createdAt: isoSeconds(timestamp),
      timestamp,
      compressed,
      ...(key !== undefined && { valid: sameSecret(sessionSignature(key, signing, text.slice(0, text.lastIndexOf('.'))), signature) }),
    };
  },
});

const partBytes = (text: string, what: string): Uint8Array =>
  base64url(text.replace(/=+$/, '')) ?? unprocessable(`The ${what} of the cookie is not base64url.`, 'cookie');

/** Seconds since 1970, most significant byte first. */
function timeOf(text: string): number {
  const bytes = partBytes(text, 'time');
  if (bytes.length > MAX_TIME_BYTES) unprocessable(`The time of the cookie has ${bytes.length} bytes, which is beyond the calendar.`, 'cookie');
  return bytes.reduce((seconds, byte) => seconds * 256 + byte, 0);
}
