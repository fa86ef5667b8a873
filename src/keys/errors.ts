import { MAX_KEYS } from '../config.ts';

const MESSAGES = {
  key_limit_reached: `The account has ${MAX_KEYS} active keys already; revoke one first.`,
  key_not_found: 'The account has no key with this hash.',
  account_not_found: 'There is no such account.',
  invalid_hash: 'hash must be the SHA-256 hash of a key: 64 hex digits.',
  invalid_name: 'name must be a text of 1 to 100 characters, without control characters.',
} as const;

/** Something about keys that cannot be done. */
export class KeyError extends Error {
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
    this.name = 'KeyError';
    this.code = code;
  }
}
