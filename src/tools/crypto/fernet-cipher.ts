import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { joinBytes, viewOf } from '../shared/bytes/arrays.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { runCipher } from '../shared/platform/ciphers.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { cipherDirection, cipherKey, cipherOutput, needWholeBlocks, padBlocks, plainEncoding, unpadBlocks } from './lib/cipher.ts';
import { sameSecret } from './lib/constant-time.ts';
import { nowField, ofLength, secretBytes, writeBytes } from './lib/fields.ts';
import { hmac } from './lib/hmac.ts';
import { instantOf, isoSeconds, isRepresentable, unixSeconds } from './lib/instant.ts';

const KEY_BYTES = 32;
const BLOCK = 16;
const VERSION = 0x80;
const HEADER_BYTES = 25;
const MAC_BYTES = 32;
const MAX_SKEW_SECONDS = 60;
const CIPHER = 'aes-128-cbc';

export default defineTool({
  slug: 'fernet-cipher',
  name: 'Fernet Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Makes and opens Fernet tokens (Python cryptography), with their age.',
  description:
    "AES-128-CBC with PKCS #7, and HMAC-SHA-256 over all before it; the key's first half signs, the second encrypts. With maximumAgeSeconds, tokens that are older or made more than 60 seconds after now are refused.",
  reference: 'The Fernet specification, version 0x80',
  keywords: ['python', 'cryptography', 'token', 'encryption', 'decryption', 'symmetric', 'ttl'],
  random: true,
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('The text to encrypt in plainEncoding, or the token to open'),
    mode: cipherDirection,
    key: cipherKey('The key of 32 bytes as base64url', 100),
    iv: z.string().max(100).optional().describe('To encrypt: 16 bytes as hex; drawn at random if omitted'),
    now: nowField,
    maximumAgeSeconds: z.int().min(0).max(4_294_967_295).optional().describe('To decrypt: tokens older than this many seconds are refused'),
    plainEncoding,
  }),
  result: z.strictObject({
    output: cipherOutput,
    createdAt: z.string().describe('When the token was made, ISO 8601 in UTC, whole seconds'),
    ageSeconds: z.int().optional().describe('Of an opened token: now less createdAt, in seconds'),
  }),
  appliesWhen: {
    iv: { mode: ['encrypt'] },
    maximumAgeSeconds: { mode: ['decrypt'] },
  },
  examples: [
    {
      inputs: {
        text: 'hello',
        key: 'cw_0x689RpI-jtRR7oE8h_eQsKImvJapLeSbXpwF4e4=',
        now: '1985-10-26T01:20:00-07:00',
        iv: '000102030405060708090a0b0c0d0e0f',
      },
      result: {
        output: 'gAAAAAAdwJ6wAAECAwQFBgcICQoLDA0ODy021cpGVWKZ_eEwCGM4BLLF_5CV9dOPmrhuVUPgJobwOz7JcbmrR64jVmpU4IwqDA==',
        createdAt: '1985-10-26T08:20:00Z',
      },
    },
    {
      inputs: {
        text: 'gAAAAAAdwJ6wAAECAwQFBgcICQoLDA0ODy021cpGVWKZ_eEwCGM4BLLF_5CV9dOPmrhuVUPgJobwOz7JcbmrR64jVmpU4IwqDA==',
        mode: 'decrypt',
        key: 'cw_0x689RpI-jtRR7oE8h_eQsKImvJapLeSbXpwF4e4=',
        now: '1985-10-26T01:20:01-07:00',
        maximumAgeSeconds: 60,
      },
      result: { output: 'hello', createdAt: '1985-10-26T08:20:00Z', ageSeconds: 1 },
    },
  ],
  run({ text, mode, key, iv, now, maximumAgeSeconds, plainEncoding }) {
    const keys = ofLength(secretBytes(key, 'base64', 'key'), [KEY_BYTES], 'key');
    const [signing, encrypting] = [keys.subarray(0, BLOCK), keys.subarray(BLOCK)];
    const present = unixSeconds(instantOf(now));
    if (mode === 'encrypt') {
      if (present < 0) unprocessable('Tokens count seconds from 1970; now is before that.', 'now');
      const vector = iv === undefined ? randomBytes(BLOCK) : ofLength(secretBytes(iv, 'hex', 'iv'), [BLOCK], 'iv');
      return { output: seal(secretBytes(text, plainEncoding, 'text'), signing, encrypting, vector, present), createdAt: isoSeconds(present) };
    }
    const token = tokenBytes(text, signing);
    const created = Number(viewOf(token).getBigUint64(1));
    if (!isRepresentable(created)) unprocessable('The time in the token is beyond the calendar.', 'text');
    const age = present - created;
    if (maximumAgeSeconds !== undefined && age > maximumAgeSeconds) unprocessable(`The token is ${age} seconds old, more than ${maximumAgeSeconds}.`, 'text');
    if (maximumAgeSeconds !== undefined && age < -MAX_SKEW_SECONDS) unprocessable(`The token was made ${-age} seconds after now.`, 'text');
    const body = needWholeBlocks(token.subarray(HEADER_BYTES, -MAC_BYTES), BLOCK);
    const plain = unpadBlocks(runCipher(CIPHER, 'decrypt', encrypting, token.subarray(9, HEADER_BYTES), body), BLOCK, 'pkcs7');
    return { output: writeBytes(plain, plainEncoding, 'plainEncoding'), createdAt: isoSeconds(created), ageSeconds: age };
  },
});

function seal(plain: Uint8Array, signing: Uint8Array, encrypting: Uint8Array, iv: Uint8Array, seconds: number): string {
  const head = new Uint8Array(9);
  head[0] = VERSION;
  viewOf(head).setBigUint64(1, BigInt(seconds));
  const signed = joinBytes([head, iv, runCipher(CIPHER, 'encrypt', encrypting, iv, padBlocks(plain, BLOCK, 'pkcs7'))]);
  return base64Of(joinBytes([signed, hmac('sha256', signing, signed)]))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The bytes of a token whose form, version and HMAC are right, else unprocessable. */
function tokenBytes(text: string, signing: Uint8Array): Uint8Array {
  const trimmed = text.trim();
  if (!/^[A-Za-z0-9_-]+={0,2}$/.test(trimmed) || trimmed.length % 4 !== 0) unprocessable('It is not a Fernet token: padded base64url is needed.', 'text');
  const token = bytesOfBase64(trimmed);
  if (token.length < HEADER_BYTES + MAC_BYTES)
    unprocessable(`It is not a Fernet token: it has ${token.length} bytes, fewer than header and HMAC need.`, 'text');
  if (token[0] !== VERSION) unprocessable('The version of the token is not 0x80.', 'text');
  if (!sameSecret(hmac('sha256', signing, token.subarray(0, -MAC_BYTES)), token.subarray(-MAC_BYTES)))
    unprocessable('The HMAC does not fit: another key made the token, or it was changed.', 'text');
  return token;
}
