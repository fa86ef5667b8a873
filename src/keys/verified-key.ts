import { hash as digest } from 'node:crypto';
import type { Plan } from '../settings/config.ts';
import type { ActiveKey } from '../storage/database.ts';

/** What every key begins with. */
export const PREFIX = 'tool_';
const KEY_LENGTH = PREFIX.length + 32;
const SHOWN_CHARACTERS = 12;

/** The key that a request carries, and whose it is. */
export interface VerifiedKey {
  hash: string;
  /** Its first characters, for logs. */
  prefix: string;
  accountId: string;
  plan: Plan;
  /** What its tool runs are counted under. */
  runSubject: string;
  /** What its account's conversions are counted under. */
  conversionSubject: string;
}

/** The first characters of a key, by which its owner knows it. */
export const shownPart = (key: string): string => key.slice(0, SHOWN_CHARACTERS);

/** A key as requests are checked by it. */
export function verifiedKey(key: string, { hash, accountId, plan }: ActiveKey): VerifiedKey {
  return {
    hash,
    prefix: shownPart(key),
    accountId,
    plan,
    runSubject: runSubject(accountId, hash),
    conversionSubject: conversionSubject(accountId),
  };
}

/** What the tool runs of a key are counted under. */
export const runSubject = (accountId: string, hash: string): string => `account:${accountId}:key:${hash}`;
/** What the conversions of an account are counted under. */
export const conversionSubject = (accountId: string): string => `account:${accountId}:convert`;
/** The SHA-256 of a key, in hex. */
export const hashOf = (key: string): string => digest('sha256', key);

/** Whether a text is `tool_` and 32 lower-case hex digits. */
export function isWellFormed(key: string): boolean {
  if (key.length !== KEY_LENGTH || !key.startsWith(PREFIX)) return false;
  for (let i = PREFIX.length; i < KEY_LENGTH; i++) {
    const code = key.charCodeAt(i);
    if (!((code >= 48 && code <= 57) || (code >= 97 && code <= 102))) return false;
  }
  return true;
}
