/** What can go wrong with accounts; each is a code of the table of errors (src/http/errors.ts). */
export type AccountErrorCode =
  | 'account_not_found'
  | 'email_taken'
  | 'invalid_credentials'
  | 'invalid_email'
  | 'invalid_name'
  | 'invalid_password'
  | 'invalid_token'
  | 'rate_limit_exceeded'
  | 'service_unavailable'
  | 'session_not_found';

/** Something about accounts that cannot be done. */
export class AccountError extends Error {
  readonly code: AccountErrorCode;
  /** When to try again, in milliseconds since the epoch. */
  readonly retryAt: number | undefined;

  constructor(code: AccountErrorCode, message: string, retryAt?: number) {
    super(message);
    this.name = 'AccountError';
    this.code = code;
    this.retryAt = retryAt;
  }
}
