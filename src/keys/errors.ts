import { MAX_KEYS } from '../settings/config.ts';

const MESSAGES = {
  key_limit_reached: `The account already has ${MAX_KEYS} active keys; revoke one first.`,
  key_not_found: 'The account has no key with this hash.',
  account_not_found: 'There is no such account.',
  rate_limit_exceeded: 'An account can make at most 50 keys within 24 hours; try again later.',
  invalid_hash: 'hash must be the SHA-256 hash of a key: 64 hex digits.',
  invalid_name: 'name must be a string of 1 to 100 characters, without control characters, line separators or marks that change the direction of writing.',
} as const;

/** Something about keys that cannot be done. */
export class KeyError extends Error {
  readonly code: keyof typeof MESSAGES;
  /** When to try again, in milliseconds since the epoch. */
  readonly retryAt: number | undefined;

  constructor(code: keyof typeof MESSAGES, retryAt?: number) {
    super(MESSAGES[code]);
    this.name = 'KeyError';
    this.code = code;
    this.retryAt = retryAt;
  }
}
