import { unprocessable } from '../../errors.ts';
import { joinBytes, repeatedTo } from '../../shared/bytes/arrays.ts';
import { latin1Bytes, utf8Bytes } from '../../shared/platform/bytes.ts';
import { createHash, type Hash } from '../../shared/platform/hashes.ts';
import { randomBytes } from '../../shared/platform/random.ts';

const DIGITS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const APR1_ROUNDS = 1000;

/** The bytes of a password, which crypt ends at U+0000: one that holds it is unprocessable. */
function passwordBytes(password: string): Uint8Array {
  if (password.includes('\0')) unprocessable('The password contains U+0000, where crypt would end it.', 'password');
  return utf8Bytes(password);
}

/** A random salt of crypt's digits. */
export const randomCryptSalt = (length: number): string => Array.from(randomBytes(length), (byte) => DIGITS.charAt(byte & 63)).join('');

/** A salt of 1 to `maximum` of crypt's digits, or unprocessable. */
export function checkCryptSalt(salt: string, maximum: number): string {
  const fits = /^[./0-9A-Za-z]+$/.test(salt) && salt.length <= maximum;
  return fits ? salt : unprocessable(`The salt must have 1 to ${maximum} of the characters ./0-9A-Za-z.`, 'salt');
}

/** Groups of three bytes (or fewer at the end) in crypt's digits, the least significant first. */
function encodeGroups(digest: Uint8Array, groups: readonly (readonly number[])[]): string {
  let text = '';
  for (const group of groups) {
    let value = group.reduce((all, index) => all * 256 + (digest[index] ?? 0), 0);
    for (let digit = 0; digit <= group.length; digit++, value >>>= 6) text += DIGITS.charAt(value & 63);
  }
  return text;
}

/** What stands for each bit of a length, from the least significant on. */
function forBits(length: number, visit: (set: boolean) => void): void {
  for (let rest = length; rest > 0; rest >>= 1) visit((rest & 1) === 1);
}

const SHA256_GROUPS = Array.from({ length: 10 }, (_, i) => [(i * 21) % 30, (i * 21 + 10) % 30, (i * 21 + 20) % 30]);
const SHA512_GROUPS = Array.from({ length: 21 }, (_, i) => [(i * 22) % 63, (i * 22 + 21) % 63, (i * 22 + 42) % 63]);

const GROUPS = { sha256: [...SHA256_GROUPS, [31, 30]], sha512: [...SHA512_GROUPS, [63]] };

/** The 43 or 86 characters of Ulrich Drepper's SHA-crypt. @param salt 0 to 16 of crypt's digits */
export function shaCrypt(algorithm: 'sha256' | 'sha512', password: string, salt: string, rounds: number): string {
  const key = passwordBytes(password);
  const saltBytes = latin1Bytes(salt);
  const hash = (): Hash => createHash(algorithm);
  const inner = hash().update(key).update(saltBytes).update(key).digest();
  const first = hash().update(key).update(saltBytes).update(repeatedTo(inner, key.length));
  forBits(key.length, (set) => first.update(set ? inner : key));
  let digest = first.digest();
  const keyHash = hash();
  for (let times = 0; times < key.length; times++) keyHash.update(key);
  const keySequence = repeatedTo(keyHash.digest(), key.length);
  const saltHash = hash();
  for (let times = 0; times < 16 + (digest[0] ?? 0); times++) saltHash.update(saltBytes);
  const saltSequence = repeatedTo(saltHash.digest(), saltBytes.length);
  for (let round = 0; round < rounds; round++) {
    const odd = round % 2 === 1;
    const parts = [
      odd ? keySequence : digest,
      ...(round % 3 === 0 ? [] : [saltSequence]),
      ...(round % 7 === 0 ? [] : [keySequence]),
      odd ? digest : keySequence,
    ];
    digest = hash().update(joinBytes(parts)).digest();
  }
  return encodeGroups(digest, GROUPS[algorithm]);
}

const APR1_GROUPS = [[0, 6, 12], [1, 7, 13], [2, 8, 14], [3, 9, 15], [4, 10, 5], [11]];

/** The 22 characters of Apache's apr1, MD5 over a thousand rounds. @param salt up to 8 of crypt's digits */
export function apr1Crypt(password: string, salt: string): string {
  const key = passwordBytes(password);
  const saltBytes = latin1Bytes(salt);
  const hash = (): Hash => createHash('md5');
  const inner = hash().update(key).update(saltBytes).update(key).digest();
  const first = hash().update(key).update('$apr1$').update(saltBytes).update(repeatedTo(inner, key.length));
  forBits(key.length, (set) => first.update(set ? new Uint8Array(1) : key.subarray(0, 1)));
  let digest = first.digest();
  for (let round = 0; round < APR1_ROUNDS; round++) {
    const odd = round % 2 === 1;
    const parts = [odd ? key : digest, ...(round % 3 === 0 ? [] : [saltBytes]), ...(round % 7 === 0 ? [] : [key]), odd ? digest : key];
    digest = hash().update(joinBytes(parts)).digest();
  }
  return encodeGroups(digest, APR1_GROUPS);
}

/** A SHA-crypt hash taken apart. */
export interface ShaCryptHash {
  algorithm: 'sha256' | 'sha512';
  salt: string;
  rounds: number;
  digest: string;
}

export const USUAL_ROUNDS = 5000;
const MIN_ROUNDS = 1000;
const SHA_CRYPT = /^\$([56])\$(?:rounds=(\d{1,9})\$)?([./0-9A-Za-z]{0,16})\$([./0-9A-Za-z]+)$/;

/** Reads a SHA-crypt hash; unprocessable when it is none or has more rounds than `maximum`. Fewer than 1000 rounds count as 1000. */
export function readShaCrypt(text: string, maximum: number, path: string): ShaCryptHash {
  const [whole, kind, rounds = String(USUAL_ROUNDS), salt = '', digest = ''] = SHA_CRYPT.exec(text) ?? [];
  if (whole === undefined || digest.length !== (kind === '5' ? 43 : 86))
    return unprocessable('It is not a SHA-crypt hash: $5$ or $6$, rounds=N$ or none, a salt of up to 16 of ./0-9A-Za-z, $, and 43 or 86 characters.', path);
  if (Number(rounds) > maximum) unprocessable(`The hash asks for ${rounds} rounds; this tool goes up to ${maximum}.`, path);
  return { algorithm: kind === '5' ? 'sha256' : 'sha512', salt, rounds: Math.max(MIN_ROUNDS, Number(rounds)), digest };
}

/** A SHA-crypt hash as it is in password files; the rounds are written when they are not 5000. */
export function writeShaCrypt(algorithm: 'sha256' | 'sha512', password: string, salt: string, rounds: number): string {
  const written = rounds === USUAL_ROUNDS ? '' : `rounds=${rounds}$`;
  return `$${algorithm === 'sha256' ? 5 : 6}$${written}${salt}$${shaCrypt(algorithm, password, salt, rounds)}`;
}
