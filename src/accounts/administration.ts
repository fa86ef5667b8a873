import type { Plan } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import { shownEmail, storedEmail } from './email.ts';
import { AccountError } from './errors.ts';
import { storePassword } from './password-changes.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';

export interface Account {
  id: string;
  email: string;
  name: string;
  plan: Plan;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** What the operator can do with any account. Where an e-mail address is unknown, it is `account_not_found`. */
export interface Administration {
  setPlan(email: string, plan: Plan): Promise<void>;
  /** Sets a new password and ends all sessions. Throws `invalid_password`. */
  setPassword(email: string, password: string): Promise<void>;
  /** Deletes an account with its keys and sessions. */
  remove(email: string): Promise<void>;
  /** Ends all sessions of an account. @returns how many */
  endSessions(email: string): Promise<number>;
  byEmail(email: string): Promise<Account | undefined>;
  list(): Promise<(Account & { activeKeys: number })[]>;
  count(): Promise<number>;
}

/** What operators do with accounts. */
export function createAdministration({ database, sessions, clock }: { database: Database; sessions: Sessions; clock: () => number }): Administration {
  const { query } = database;

  return {
    async setPlan(email, plan) {
      const id = await idOf(query, email);
      await database.change(id, () => query.updateTable('user').set({ plan }).where('id', '=', id).execute());
    },

    async setPassword(email, password) {
      const id = await idOf(query, email);
      await checkNewPassword(password);
      const hashed = await hashPassword(password);
      await query.transaction().execute(async (transaction) => {
        await storePassword(transaction, id, hashed, new Date(clock()).toISOString());
        await sessions.endAll(transaction, id);
      });
    },

    async remove(email) {
      const id = await idOf(query, email);
      await database.change(id, () => query.deleteFrom('user').where('id', '=', id).execute());
    },

    endSessions: async (email) => sessions.endAll(query, await idOf(query, email)),

    async byEmail(email) {
      const row = await query
        .selectFrom('user')
        .select(['id', 'email', 'name', 'plan', 'createdAt'])
        .where('email', '=', storedEmail(email))
        .executeTakeFirst();
      return row && accountOf(row);
    },

    async list() {
      const rows = await query
        .selectFrom('user')
        .leftJoin('api_keys', (join) => join.onRef('api_keys.accountId', '=', 'user.id').on('api_keys.revokedAt', 'is', null))
        .select(['user.id', 'user.email', 'user.name', 'user.plan', 'user.createdAt', ({ fn }) => fn.count<number>('api_keys.id').as('activeKeys')])
        .groupBy('user.id')
        .orderBy('user.createdAt')
        .execute();
      return rows.map((row) => ({ ...accountOf(row), activeKeys: Number(row.activeKeys) }));
    },

    async count() {
      const { accounts } = await query
        .selectFrom('user')
        .select(({ fn }) => fn.countAll<number>().as('accounts'))
        .executeTakeFirstOrThrow();
      return Number(accounts);
    },
  };
}

async function idOf(query: Database['query'], email: string): Promise<string> {
  const row = await query.selectFrom('user').select('id').where('email', '=', storedEmail(email)).executeTakeFirst();
  if (!row) throw new AccountError('account_not_found', `There is no account ${email}.`);
  return row.id;
}

function accountOf({ id, email, name, plan, createdAt }: { id: string; email: string; name: string; plan: Plan; createdAt: string }): Account {
  return { id, email: shownEmail(email), name, plan, createdAt: Date.parse(createdAt) };
}
