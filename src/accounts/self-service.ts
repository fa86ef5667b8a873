import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import type { Attempts } from './attempts.ts';
import { newEmail, shownEmail, storedEmail } from './email.ts';
import { AccountError } from './errors.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';

const HOUR = 60 * 60_000;
const MAX_FAILURES = 10;
const FAILURE_WINDOW = HOUR / 4;
const TOKEN_BYTES = 32;
const TOKEN_LASTS = HOUR;
const MAX_RESETS_PER_HOUR = 3;

/** A token to be sent by mail: to whom, and until when it is good (milliseconds since the epoch). */
export interface MailedToken {
  token: string;
  email: string;
  expiresAt: number;
}

/** What the owner of an account can do with it. Where a password is asked for, a wrong one is `invalid_credentials`, and too many are `rate_limit_exceeded`. */
export interface SelfService {
  /** Checks the password of an account. */
  verifyPassword(accountId: string, password: string): Promise<void>;
  /** Changes the password and ends all sessions but one that may be kept. Throws `invalid_password` for the new one. */
  changePassword(accountId: string, current: string, next: string, keepSession?: string): Promise<void>;
  /** Changes the e-mail address at once, for services that send no mail. Throws `invalid_email`, `email_taken`. */
  changeEmail(accountId: string, email: string, password: string): Promise<void>;
  /** Makes a token that proves, once it comes back, that a new address is its owner's. Throws `invalid_email`, `email_taken`. */
  requestEmailChange(accountId: string, email: string, password: string): Promise<MailedToken>;
  /** Changes the e-mail address to the one a token was sent to. Throws `invalid_token`, `email_taken`. */
  confirmEmailChange(token: string): Promise<void>;
  /** Deletes an account with its keys and sessions. */
  deleteAccount(accountId: string, password: string): Promise<void>;
  /** Makes a token to reset a password with; undefined when no account has this address, or when three have been asked for within the hour. */
  requestPasswordReset(email: string): Promise<MailedToken | undefined>;
  /** Sets a new password and ends all sessions. The token is good once, for an hour. Throws `invalid_token`, `invalid_password`. */
  resetPassword(token: string, next: string): Promise<void>;
}

interface Options {
  database: Database;
  sessions: Sessions;
  attempts: Attempts;
  clock: () => number;
}

type Query = Pick<Database['query'], 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;
type Purpose = 'password' | 'email';

/** What owners do with their accounts. */
export function createSelfService({ database, sessions, attempts, clock }: Options): SelfService {
  const { query } = database;
  const now = (): string => new Date(clock()).toISOString();

  async function verifyPassword(accountId: string, password: string): Promise<void> {
    const lane = { subject: `password:${accountId}`, limit: MAX_FAILURES, windowMs: FAILURE_WINDOW };
    const right = await attempts.make([lane], async () => {
      const row = await query
        .selectFrom('account')
        .select('password')
        .where('userId', '=', accountId)
        .where('providerId', '=', 'credential')
        .executeTakeFirst();
      return (await isPassword(password, row?.password)) || undefined;
    });
    if (!right) throw new AccountError('invalid_credentials', 'The current password is wrong.');
  }

  async function setEmail(executor: Query, accountId: string, stored: string): Promise<void> {
    await refuseTaken(executor, stored);
    await executor.updateTable('user').set({ email: stored, updatedAt: now() }).where('id', '=', accountId).execute();
    await executor.deleteFrom('account_tokens').where('accountId', '=', accountId).execute();
  }

  async function refuseTaken(executor: Query, stored: string): Promise<void> {
    const other = await executor.selectFrom('user').select('id').where('email', '=', stored).executeTakeFirst();
    if (other) throw new AccountError('email_taken', `There is an account ${shownEmail(stored)} already.`);
  }

  /** A new token in place of an earlier one for the same purpose. Only its hash is kept. */
  async function makeToken(purpose: Purpose, accountId: string, email: string | null): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = clock() + TOKEN_LASTS;
    await query.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('account_tokens').where('accountId', '=', accountId).where('purpose', '=', purpose).execute();
      await transaction
        .insertInto('account_tokens')
        .values({ hash: hash('sha256', token), purpose, accountId, email, expiresAt })
        .execute();
    });
    return { token, expiresAt };
  }

  async function findToken(executor: Query, purpose: Purpose, token: string): Promise<{ hash: string; accountId: string; email: string | null }> {
    const found = await executor
      .selectFrom('account_tokens')
      .select(['hash', 'accountId', 'email'])
      .where('hash', '=', hash('sha256', token))
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', clock())
      .executeTakeFirst();
    if (!found) throw new AccountError('invalid_token', 'This link is unknown, has been used or is older than an hour; ask for a new one.');
    return found;
  }

  /** Takes a token: whoever deletes it has it. */
  async function takeToken(executor: Query, purpose: Purpose, token: string): Promise<{ accountId: string; email: string | null }> {
    const found = await findToken(executor, purpose, token);
    await executor.deleteFrom('account_tokens').where('hash', '=', found.hash).execute();
    return found;
  }

  async function setPassword(executor: Query, accountId: string, hashed: string, keepSession?: string): Promise<void> {
    await storePassword(executor, accountId, hashed, now());
    await sessions.endAll(executor, accountId, keepSession);
  }

  return {
    verifyPassword,

    async changePassword(accountId, current, next, keepSession) {
      await verifyPassword(accountId, current);
      await checkNewPassword(next);
      const hashed = await hashPassword(next);
      await query.transaction().execute((transaction) => setPassword(transaction, accountId, hashed, keepSession));
    },

    async changeEmail(accountId, email, password) {
      const stored = newEmail(email);
      await verifyPassword(accountId, password);
      await query.transaction().execute((transaction) => setEmail(transaction, accountId, stored));
    },

    async requestEmailChange(accountId, email, password) {
      const stored = newEmail(email);
      await verifyPassword(accountId, password);
      await refuseTaken(query, stored);
      return { ...(await makeToken('email', accountId, stored)), email: shownEmail(stored) };
    },

    async confirmEmailChange(token) {
      await query.transaction().execute(async (transaction) => {
        const { accountId, email } = await takeToken(transaction, 'email', token);
        if (email !== null) await setEmail(transaction, accountId, email);
      });
    },

    async deleteAccount(accountId, password) {
      await verifyPassword(accountId, password);
      await database.change(accountId, () => query.deleteFrom('user').where('id', '=', accountId).execute());
    },

    async requestPasswordReset(email) {
      const account = await query.selectFrom('user').select(['id', 'email']).where('email', '=', storedEmail(email)).executeTakeFirst();
      if (!account) return undefined;
      try {
        await attempts.count({ subject: `password-reset:${account.id}`, limit: MAX_RESETS_PER_HOUR, windowMs: HOUR });
      } catch (error) {
        // Said to nobody: it would tell that the account exists.
        if (error instanceof AccountError) return undefined;
        throw error;
      }
      return { ...(await makeToken('password', account.id, null)), email: shownEmail(account.email) };
    },

    async resetPassword(token, next) {
      await findToken(query, 'password', token);
      await checkNewPassword(next);
      const hashed = await hashPassword(next);
      await query.transaction().execute(async (transaction) => {
        const { accountId } = await takeToken(transaction, 'password', token);
        await setPassword(transaction, accountId, hashed);
      });
    },
  };
}

/** Stores the hash of a new password. Links to reset the old one are good no longer. @param now ISO 8601 */
export async function storePassword(query: Query, accountId: string, password: string, now: string): Promise<void> {
  await query.updateTable('account').set({ password, updatedAt: now }).where('userId', '=', accountId).where('providerId', '=', 'credential').execute();
  await query.deleteFrom('account_tokens').where('accountId', '=', accountId).where('purpose', '=', 'password').execute();
}
