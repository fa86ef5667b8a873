import { z } from 'zod';
import { Unprocessable, unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { base32 } from '../../shared/bytes/base32.ts';
import { randomBytes } from '../../shared/platform/random.ts';
import { secretBytes, secretText } from './fields.ts';
import { hmac } from './hmac.ts';

const NEW_SECRET_BYTES = 20;

/** Inputs that the tools of one-time codes share. */
export const otpSecret = secretText(1, 1000, 'The shared secret of the account, in secretEncoding');
export const otpSecretEncoding = z.enum(['base32', 'hex', 'utf8']).default('base32').describe('How the secret is given: as Base32, hex or UTF-8 text');
export const otpAlgorithm = z.enum(['sha1', 'sha256', 'sha512']);
export const otpHash = otpAlgorithm.default('sha1').describe('Hash function of the HMAC; most authenticator apps know sha1 only');
export const otpDigits = z.int().min(4).max(10).default(6).describe('How many digits a code has');
export const otpPeriod = z.int().min(1).max(3600).default(30).describe('How many seconds a code is valid');

export type OtpHash = z.infer<typeof otpAlgorithm>;

/** The bytes of a secret; Base32 in either case, with white space and hyphens, padding or none. No bytes or bad digits: unprocessable. */
export function otpSecretBytes(secret: string, encoding: z.infer<typeof otpSecretEncoding>): Uint8Array {
  const bytes = encoding === 'base32' ? base32Secret(secret) : secretBytes(secret, encoding, 'secret');
  return bytes.length === 0 ? unprocessable('The secret gives no bytes; at least one is needed.', 'secret') : bytes;
}

/** A Base32 secret in capitals without white space, hyphens and padding. */
export const plainBase32 = (secret: string): string =>
  secret
    .replace(/[\s-]+/g, '')
    .replace(/={1,6}$/, '')
    .toUpperCase();

/** A new secret of 160 random bits in Base32. */
export const newBase32Secret = (): string => base32('rfc4648', false).encode(randomBytes(NEW_SECRET_BYTES));

function base32Secret(secret: string): Uint8Array {
  try {
    return base32('rfc4648', false).decode(plainBase32(secret));
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    return unprocessable('The secret is not Base32: letters A to Z and digits 2 to 7, in whole groups.', 'secret');
  }
}

/** The code of a counter (RFC 4226 section 5.3). @param counter 0 to 2^53 - 1 */
export function hotp(key: Uint8Array, counter: number, digits: number, algorithm: OtpHash): string {
  const message = new Uint8Array(8);
  viewOf(message).setBigUint64(0, BigInt(counter));
  const mac = hmac(algorithm, key, message);
  const offset = (mac.at(-1) ?? 0) & 15;
  const value = viewOf(mac).getUint32(offset) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, '0');
}
