import { hash } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import type { AccountTokens, MailedToken } from './account-tokens.ts';
import type { Attempts } from './attempts.ts';
import { newEmail, shownEmail } from './email.ts';
import { AccountError } from './errors.ts';
import type { PasswordChanges } from './password-changes.ts';

/** How many times an account may ask for another address in an hour, and how many mails about that one address is sent. */
const MAX_CHANGES_PER_HOUR = 5;
const MAX_MAILS_PER_HOUR = 3;
const HOUR = 3_600_000;

/** What the owner of an account can do with its e-mail address. A wrong password is `invalid_credentials`, and too many are `rate_limit_exceeded`, as are too many changes: nobody sends mail to strangers with it, or asks which addresses have accounts. */
export interface EmailChanges {
  /** Changes the e-mail address at once, for services that send no mail. Throws `invalid_email`, `email_taken`. */
  changeEmail(accountId: string, email: string, password: string): Promise<void>;
  /** Makes a token that proves, once it comes back, that a new address is its owner's. Throws `invalid_email`, `email_taken`. */
  requestEmailChange(accountId: string, email: string, password: string): Promise<MailedToken>;
  /** Changes the e-mail address to the one a token was sent to. Throws `invalid_token`, `email_taken`. */
  confirmEmailChange(token: string): Promise<void>;
}

interface Options {
  query: Database['query'];
  verifyPassword: PasswordChanges['verifyPassword'];
  tokens: AccountTokens;
  attempts: Attempts;
  clock: () => number;
}

type Executor = Pick<Database['query'], 'selectFrom' | 'updateTable' | 'deleteFrom'>;

/** What owners do with their e-mail addresses. */
export function createEmailChanges({ query, verifyPassword, tokens, attempts, clock }: Options): EmailChanges {
  const countChange = (accountId: string) => attempts.count({ subject: `email-change:${accountId}`, limit: MAX_CHANGES_PER_HOUR, windowMs: HOUR });

  async function setEmail(executor: Executor, accountId: string, { stored, isConfirmed }: { stored: string; isConfirmed: boolean }): Promise<void> {
    await refuseTaken(executor, stored);
    const now = new Date(clock()).toISOString();
    await executor
      .updateTable('user')
      .set(({ fn, val }) => ({ email: stored, updatedAt: now, emailConfirmedAt: isConfirmed ? fn.coalesce('emailConfirmedAt', val(now)) : null }))
      .where('id', '=', accountId)
      .execute();
    await executor.deleteFrom('account_tokens').where('accountId', '=', accountId).execute();
  }

  return {
    async changeEmail(accountId, email, password) {
      const stored = newEmail(email);
      await verifyPassword(accountId, password);
      await countChange(accountId);
      await query.transaction().execute((transaction) => setEmail(transaction, accountId, { stored, isConfirmed: false }));
    },

    async requestEmailChange(accountId, email, password) {
      const stored = newEmail(email);
      await verifyPassword(accountId, password);
      await countChange(accountId);
      await refuseTaken(query, stored);
      await attempts.count({ subject: `email-change-to:${hash('sha256', stored)}`, limit: MAX_MAILS_PER_HOUR, windowMs: HOUR });
      return { ...(await tokens.make('email', accountId, stored)), email: shownEmail(stored) };
    },

    async confirmEmailChange(token) {
      await query.transaction().execute(async (transaction) => {
        const { accountId, email } = await tokens.take(transaction, 'email', token);
        if (email !== null) await setEmail(transaction, accountId, { stored: email, isConfirmed: true });
      });
    },
  };
}

async function refuseTaken(executor: Executor, stored: string): Promise<void> {
  const other = await executor.selectFrom('user').select('id').where('email', '=', stored).executeTakeFirst();
  if (other) throw new AccountError('email_taken', `There is an account ${shownEmail(stored)} already.`);
}
