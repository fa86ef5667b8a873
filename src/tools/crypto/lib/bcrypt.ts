import { unprocessable } from '../../errors.ts';
import { sameSecret } from './constant-time.ts';

const FORM = /^\$(2[aby])\$(\d\d)\$([./A-Za-z0-9]{22})([./A-Za-z0-9]{31})$/;
const MIN_WORK_FACTOR = 4;
const MAX_KNOWN_WORK_FACTOR = 31;
const SALT_BYTES = 16;
const WRITTEN_LENGTH = 53;

/** A bcrypt hash taken apart. */
export interface BcryptHash {
  variant: string;
  workFactor: number;
  salt: Uint8Array;
  /** Salt and digest as they are written, 53 characters. */
  written: string;
}

/** Reads a bcrypt hash; unprocessable when it is none, or when its work factor is above `maximum`. @param path the input field */
export async function readBcrypt(text: string, maximum: number, path: string): Promise<BcryptHash> {
  const { decodeBase64 } = await import('bcryptjs');
  const match = FORM.exec(text.trim());
  const workFactor = Number(match?.[2]);
  if (!match || workFactor < MIN_WORK_FACTOR || workFactor > MAX_KNOWN_WORK_FACTOR)
    return unprocessable('It is not a bcrypt hash: $2a$, $2b$ or $2y$, a work factor of two digits, $, and 53 characters.', path);
  if (workFactor > maximum) unprocessable(`The hash has work factor ${workFactor}; this tool goes up to ${maximum}.`, path);
  const [, variant = '', , salt = '', digest = ''] = match;
  return { variant, workFactor, salt: new Uint8Array(decodeBase64(salt, SALT_BYTES)), written: salt + digest };
}

/** The bcrypt hash of a password as UTF-8 (a lone surrogate as U+FFFD); U+0000 in it is unprocessable. @param salt 16 bytes */
export async function bcryptHash(password: string, salt: Uint8Array, workFactor: number, variant: string): Promise<string> {
  const { encodeBase64, hashSync } = await import('bcryptjs');
  if (password.includes('\0')) unprocessable('The password contains U+0000, where bcrypt would end it.', 'password');
  const written = `$2b$${String(workFactor).padStart(2, '0')}$${encodeBase64(salt, SALT_BYTES)}`;
  return hashSync(password.toWellFormed(), written).replace('$2b$', `$${variant}$`);
}

/** Whether a password fits a hash: the same characters come out, compared in constant time. */
export async function bcryptMatches(password: string, stored: BcryptHash): Promise<boolean> {
  const hash = await bcryptHash(password, stored.salt, stored.workFactor, stored.variant);
  return sameSecret(hash.slice(-WRITTEN_LENGTH), stored.written);
}
