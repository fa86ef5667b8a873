import { randomUUID } from 'node:crypto';
import type { Plan } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import { shownEmail } from './email.ts';
import { AccountError } from './errors.ts';
import type { SessionCookie } from './session-cookie.ts';

const DAY = 24 * 60 * 60_000;
/** A session ends when it has lain idle for a week; its end is moved at most once a day. */
const LASTS = 7 * DAY;
const PROLONG_AFTER = DAY;
const MAX_SESSIONS_PER_ACCOUNT = 50;
const MAX_USER_AGENT_LENGTH = 200;

/** Who is signed in. */
export interface Session {
  /** Names the session where sessions are listed and ended; it opens nothing. */
  id: string;
  accountId: string;
  email: string;
  name: string;
  plan: Plan;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Cookies to send along when the session was prolonged. */
  setCookie: string[];
}

/** A session as its owner sees it. Times are milliseconds since the epoch. */
export interface SessionRecord {
  id: string;
  createdAt: number;
  /** When it was last prolonged, at most a day before its last use. */
  updatedAt: number;
  expiresAt: number;
  /** What the browser or program called itself when it signed in. */
  userAgent: string | undefined;
}

/** A connection or a transaction on it. */
type Query = Pick<Database['query'], 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;

/** The sessions of all accounts. */
export class Sessions {
  readonly #query: Database['query'];
  readonly #cookie: SessionCookie;
  readonly #clock: () => number;

  constructor({ query, cookie, clock }: { query: Database['query']; cookie: SessionCookie; clock: () => number }) {
    this.#query = query;
    this.#cookie = cookie;
    this.#clock = clock;
  }

  /** Starts a session within a transaction. Ended ones of the account are forgotten, and so are the oldest beyond 50. @returns its id, its `Set-Cookie` value and its end */
  async start(executor: Query, accountId: string, userAgent: string | undefined): Promise<{ id: string; cookie: string; expiresAt: number }> {
    const now = this.#clock();
    await makeRoom(executor, accountId, now);
    const [id, token] = [randomUUID(), this.#cookie.newToken()];
    await executor
      .insertInto('session')
      .values({
        id,
        token,
        userId: accountId,
        createdAt: moment(now),
        updatedAt: moment(now),
        expiresAt: moment(now + LASTS),
        ipAddress: null,
        userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH).toWellFormed() ?? null,
      })
      .execute();
    return { id, cookie: this.#cookie.give(token, LASTS / 1000), expiresAt: now + LASTS };
  }

  /** The session that a `Cookie` header stands for, prolonged when it was last used more than a day ago. */
  async find(header: string | undefined): Promise<Session | undefined> {
    const token = this.#cookie.read(header);
    if (token === undefined) return undefined;
    const now = this.#clock();
    const row = await this.#query
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .select(['session.id', 'session.userId', 'session.expiresAt', 'user.email', 'user.name', 'user.plan'])
      .where('session.token', '=', token)
      .executeTakeFirst();
    if (!row) return undefined;
    const end = Date.parse(row.expiresAt);
    if (end <= now) return undefined;
    const session = { id: row.id, accountId: row.userId, email: shownEmail(row.email), name: row.name, plan: row.plan };
    if (end - now > LASTS - PROLONG_AFTER) return { ...session, expiresAt: end, setCookie: [] };
    const prolonged = { updatedAt: moment(now), expiresAt: moment(now + LASTS) };
    const { numUpdatedRows } = await this.#query.updateTable('session').set(prolonged).where('id', '=', row.id).executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    return { ...session, expiresAt: now + LASTS, setCookie: [this.#cookie.give(token, LASTS / 1000)] };
  }

  /** Ends the session that a `Cookie` header stands for, if there is one. @returns the `Set-Cookie` value that takes the cookie back */
  async close(header: string | undefined): Promise<string> {
    const token = this.#cookie.read(header);
    if (token !== undefined) await this.#query.deleteFrom('session').where('token', '=', token).execute();
    return this.#cookie.clear;
  }

  /** The running sessions of an account, the latest first. */
  async list(accountId: string): Promise<SessionRecord[]> {
    const rows = await this.#query
      .selectFrom('session')
      .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
      .where('userId', '=', accountId)
      .where('expiresAt', '>', moment(this.#clock()))
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ id, createdAt, updatedAt, expiresAt, userAgent }) => ({
      id,
      createdAt: Date.parse(createdAt),
      updatedAt: Date.parse(updatedAt),
      expiresAt: Date.parse(expiresAt),
      userAgent: userAgent ?? undefined,
    }));
  }

  /** Ends a session. Throws `session_not_found`. */
  async end(accountId: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.#query.deleteFrom('session').where('id', '=', id).where('userId', '=', accountId).executeTakeFirst();
    if (numDeletedRows === 0n) throw new AccountError('session_not_found', 'The account has no such session.');
  }

  /** Ends the sessions of an account, except for one that may be kept. @returns how many */
  async endAll(executor: Query, accountId: string, keep?: string): Promise<number> {
    const all = executor.deleteFrom('session').where('userId', '=', accountId);
    const { numDeletedRows } = await (keep === undefined ? all : all.where('id', '!=', keep)).executeTakeFirst();
    return Number(numDeletedRows);
  }
}

const moment = (time: number): string => new Date(time).toISOString();

/** Forgets the ended sessions of an account, and the oldest where another would be too many. */
async function makeRoom(executor: Query, accountId: string, now: number): Promise<void> {
  await executor.deleteFrom('session').where('userId', '=', accountId).where('expiresAt', '<=', moment(now)).execute();
  const oldest = await executor
    .selectFrom('session')
    .select('id')
    .where('userId', '=', accountId)
    .orderBy('updatedAt', 'desc')
    .limit(1_000)
    .offset(MAX_SESSIONS_PER_ACCOUNT - 1)
    .execute();
  for (const { id } of oldest) await executor.deleteFrom('session').where('id', '=', id).execute();
}
