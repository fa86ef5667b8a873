import type { Database } from '../storage/database.ts';
import { AccountTokens } from './account-tokens.ts';
import type { Attempts } from './attempts.ts';
import { createEmailChanges, type EmailChanges } from './email-changes.ts';
import { createPasswordChanges, type PasswordChanges } from './password-changes.ts';
import type { Sessions } from './sessions.ts';

/** What the owner of an account can do with it. */
export interface SelfService extends PasswordChanges, EmailChanges {
  /** Deletes an account with its keys and sessions. A wrong password is `invalid_credentials`, and too many are `rate_limit_exceeded`. */
  deleteAccount(accountId: string, password: string): Promise<void>;
}

interface Options {
  database: Database;
  sessions: Sessions;
  attempts: Attempts;
  clock: () => number;
}

/** What owners do with their accounts. */
export function createSelfService({ database, sessions, attempts, clock }: Options): SelfService {
  const { query } = database;
  const tokens = new AccountTokens(query, clock);
  const passwords = createPasswordChanges({ database, sessions, attempts, tokens, clock });
  return {
    ...passwords,
    ...createEmailChanges({ query, verifyPassword: passwords.verifyPassword, tokens, attempts, clock }),
    async deleteAccount(accountId, password) {
      await passwords.verifyPassword(accountId, password);
      await database.change(accountId, () => query.deleteFrom('user').where('id', '=', accountId).execute());
    },
  };
}
