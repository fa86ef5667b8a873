import { z } from 'zod';
import { base64UrlOf } from '../../shared/platform/bytes.ts';
import { keyEncoding, saltEncoding, secretBytes, secretText } from './fields.ts';
import { hmac } from './hmac.ts';

/** Inputs of the tools for Flask's sessions. */
export const sessionKey = secretText(1, 10_000, "The application's SECRET_KEY, in keyEncoding");
export const sessionSigning = {
  keyEncoding: keyEncoding('utf8'),
  salt: z.string().max(1000).default('cookie-session').describe('The salt; Flask has cookie-session for sessions'),
  saltEncoding: saltEncoding('utf8'),
  digest: z.enum(['sha1', 'sha256', 'sha384', 'sha512']).default('sha1').describe('Hash function of the signature; Flask has sha1'),
};

type Signing = z.output<z.ZodObject<typeof sessionSigning>>;

/** The signature of what stands in front of it, as itsdangerous makes it: HMAC with a key that is the HMAC of the salt. */
export function sessionSignature(key: string, { keyEncoding, salt, saltEncoding, digest }: Signing, signed: string): string {
  const derived = hmac(digest, secretBytes(key, keyEncoding, 'key'), secretBytes(salt, saltEncoding, 'salt'));
  return base64UrlOf(hmac(digest, derived, signed));
}
