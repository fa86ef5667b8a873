/** Something about accounts that cannot be done. */
export class AccountError extends Error {
  readonly code: 'email_taken' | 'invalid_email' | 'invalid_password' | 'account_not_found';

  constructor(code: AccountError['code'], message: string) {
    super(message);
    this.name = 'AccountError';
    this.code = code;
  }
}
