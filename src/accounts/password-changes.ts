import type { Database } from '../storage/database.ts';
import type { AccountTokens, MailedToken } from './account-tokens.ts';
import type { Attempts } from './attempts.ts';
import { shownEmail, storedEmail } from './email.ts';
import { AccountError } from './errors.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';

const HOUR = 60 * 60_000;
const MAX_FAILURES = 10;
const FAILURE_WINDOW = HOUR / 4;
const MAX_RESETS_PER_HOUR = 3;

/** What the owner of an account can do with its password. A wrong one is `invalid_credentials`, and too many are `rate_limit_exceeded`. */
export interface PasswordChanges {
  /** Checks the password of an account. */
  verifyPassword(accountId: string, password: string): Promise<void>;
  /** Changes the password and ends all sessions but one that may be kept. Throws `invalid_password` for the new one. */
  changePassword(accountId: string, current: string, next: string, keepSession?: string): Promise<void>;
  /** Makes a token to reset a password with; undefined when no account has this address, or when three have been asked for within the hour. */
  requestPasswordReset(email: string): Promise<MailedToken | undefined>;
  /**
   * Sets a new password and ends all sessions. As the token came by mail, the address is its owner's from now on; keys made before that was certain may be somebody else's, who signed up
   * with it, and are revoked. The token is good once, for an hour. Throws `invalid_token`, `invalid_password`.
   * @returns how many keys were revoked
   */
  resetPassword(token: string, next: string): Promise<number>;
}

interface Options {
  database: Database;
  sessions: Sessions;
  attempts: Attempts;
  tokens: AccountTokens;
  clock: () => number;
}

type Executor = Pick<Database['query'], 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;

/** What owners do with their passwords. */
export function createPasswordChanges({ database, sessions, attempts, tokens, clock }: Options): PasswordChanges {
  const { query } = database;

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

  async function setPassword(executor: Executor, accountId: string, hashed: string, keepSession?: string): Promise<void> {
    await storePassword(executor, accountId, hashed, new Date(clock()).toISOString());
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

    async requestPasswordReset(email) {
      const account = await query.selectFrom('user').select(['id', 'email']).where('email', '=', storedEmail(email)).executeTakeFirst();
      if (!account || !(await mayReset(attempts, account.id))) return undefined;
      return { ...(await tokens.make('password', account.id, null)), email: shownEmail(account.email) };
    },

    async resetPassword(token, next) {
      const { accountId } = await tokens.find(query, 'password', token);
      await checkNewPassword(next);
      const hashed = await hashPassword(next);
      return database.change(accountId, () =>
        query.transaction().execute(async (transaction) => {
          await tokens.take(transaction, 'password', token);
          await setPassword(transaction, accountId, hashed);
          return confirmEmail(transaction, accountId, clock());
        }),
      );
    },
  };
}

/** Counts a reset of a password. That there were too many is said to nobody: it would tell that the account exists. */
async function mayReset(attempts: Attempts, accountId: string): Promise<boolean> {
  try {
    await attempts.count({ subject: `password-reset:${accountId}`, limit: MAX_RESETS_PER_HOUR, windowMs: HOUR });
    return true;
  } catch (error) {
    if (error instanceof AccountError) return false;
    throw error;
  }
}

/** Notes that the address of an account is its owner's, and revokes the keys that were made before that was certain. @returns how many */
async function confirmEmail(executor: Executor, accountId: string, now: number): Promise<number> {
  const { emailConfirmedAt } = await executor.selectFrom('user').select('emailConfirmedAt').where('id', '=', accountId).executeTakeFirstOrThrow();
  if (emailConfirmedAt === null)
    await executor
      .updateTable('user')
      .set({ emailConfirmedAt: new Date(now).toISOString() })
      .where('id', '=', accountId)
      .execute();
  const active = executor.updateTable('api_keys').set({ revokedAt: now }).where('accountId', '=', accountId).where('revokedAt', 'is', null);
  const doubtful = emailConfirmedAt === null ? active : active.where('createdAt', '<', Date.parse(emailConfirmedAt));
  const { numUpdatedRows } = await doubtful.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Stores the hash of a new password. What was sent by mail for whoever knew the old one, to reset it or to move the account to another address, is good no longer. @param now ISO 8601 */
export async function storePassword(executor: Executor, accountId: string, password: string, now: string): Promise<void> {
  await executor.updateTable('account').set({ password, updatedAt: now }).where('userId', '=', accountId).where('providerId', '=', 'credential').execute();
  await executor.deleteFrom('account_tokens').where('accountId', '=', accountId).execute();
}
