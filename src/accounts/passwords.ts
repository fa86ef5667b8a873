import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AccountError } from './errors.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-rules.ts';
import { Turns } from './turns.ts';

/** scrypt (RFC 7914) with N = 2^14, r = 16, p = 1: 32 MB and some 50 ms of one core for each password. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 64;
const SALT_BYTES = 16;
/** Two at a time leave threads and memory for everything else; who waits longer than the rest of the queue takes is told to come back. */
const MAX_RUNNING = 2;
const MAX_WAITING = 64;
const STORED = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
/** The most characters that one of the most common passwords has. */
export const MAX_COMMON_LENGTH = 20;
/** What no password has: checked where there is no account, so that the answer takes as long. */
const NOBODY = `${'0'.repeat(SALT_BYTES * 2)}:${'0'.repeat(HASH_BYTES * 2)}`;

/** A password as it is stored: `salt:hash`, both in hex. The salt is taken as the text it is written as. Throws `service_unavailable` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

/** Whether a password is the stored one. @param stored as `hashPassword` gave it, or undefined when there is none: then it takes as long and is false */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, salt = '', expected = ''] = STORED.exec(stored ?? NOBODY) ?? [];
  const derived = await derive(password, salt);
  return expected !== '' && typeof stored === 'string' && timingSafeEqual(derived, Buffer.from(expected, 'hex'));
}

/** Checks a new password: 8 to 128 characters, not one of the most common. Throws `invalid_password`. */
export async function checkNewPassword(password: string): Promise<void> {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) {
    throw new AccountError('invalid_password', `A password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`);
  }
  if (!password.isWellFormed()) throw new AccountError('invalid_password', 'A password must be well-formed Unicode text.');
  if (await isCommon(password))
    throw new AccountError('invalid_password', 'This password is one of the most common ones, which are tried first. Choose another.');
}

/** The list of the most common ones is loaded for those that may be on it. */
async function isCommon(password: string): Promise<boolean> {
  const folded = password.normalize('NFKC').toLowerCase();
  return folded.length <= MAX_COMMON_LENGTH && (await import('./common-passwords.ts')).COMMON_PASSWORDS.has(folded);
}

const turns = new Turns({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING });

function derive(password: string, salt: string): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
    });
  return turns.take(work, () => new AccountError('service_unavailable', 'Too many people are signing in at this moment; try again in a few seconds.'));
}
