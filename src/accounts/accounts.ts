import { hash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Plan } from '../config.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Database } from '../storage/database.ts';
import type { Auth } from './auth.ts';
import { shownEmail, storedEmail } from './email.ts';
import { AccountError } from './errors.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rules.ts';

const QUARTER_HOUR = 15 * 60_000;
const HOUR = 60 * 60_000;
const SIGN_INS_PER_ACCOUNT = 10;
const SIGN_INS_PER_ADDRESS = 30;
const SIGN_UPS_PER_ADDRESS = 10;
const COOKIE = 'toolrack.session_token=';

/** Who is signed in. */
export interface Session {
  accountId: string;
  email: string;
  name: string;
  plan: Plan;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Cookies to send along when the session was prolonged. */
  setCookie: string[];
}

export interface Account {
  id: string;
  email: string;
  name: string;
  plan: Plan;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export interface Accounts {
  /** Answers `/api/auth/*`. @param address the caller's, for throttling */
  handle(request: Request, address: string): Promise<Response>;
  /** The session a request's cookie stands for. The plan is read anew each time. */
  session(headers: IncomingHttpHeaders): Promise<Session | undefined>;
  /** Creates an account. Throws `email_taken`, `invalid_email`, `invalid_password`. */
  create(account: { email: string; password: string; plan?: Plan; name?: string }): Promise<void>;
  /** Changes a plan. Throws `account_not_found`. */
  setPlan(email: string, plan: Plan): Promise<void>;
  byEmail(email: string): Promise<Account | undefined>;
  list(): Promise<(Account & { activeKeys: number })[]>;
  count(): Promise<number>;
}

interface Options {
  database: Database;
  publicUrl: string;
  secret: string;
  trustedOrigins: string[];
  throttle: Pick<SlidingWindow, 'take'>;
  clock?: () => number;
}

/** The accounts, on better-auth, which is loaded when first needed. */
export function createAccounts({ database, publicUrl, secret, trustedOrigins, throttle, clock = Date.now }: Options): Accounts {
  const { query } = database;
  const origin = new URL(publicUrl).origin;
  let opened: Promise<Auth> | undefined;
  const auth = (): Promise<Auth> => {
    opened ??= import('./auth.ts').then(({ openAuth }) => openAuth({ query, publicUrl, secret, trustedOrigins: [origin, ...trustedOrigins] }));
    return opened;
  };

  /** The answer to too many attempts, or undefined. Attempts count whether they succeed or not. */
  function refuse(subject: string, limit: number, windowMs: number): Response | undefined {
    const now = clock();
    const { admitted, resetAt } = throttle.take(subject, limit, windowMs, now);
    if (admitted) return undefined;
    const retryAfter = new Date(resetAt).toISOString();
    return Response.json(
      { error: 'rate_limit_exceeded', message: `Too many attempts. Try again after ${retryAfter}.`, retryAfter },
      { status: 429, headers: { 'retry-after': String(Math.max(1, Math.ceil((resetAt - now) / 1000))) } },
    );
  }

  return {
    async handle(request, address) {
      const path = new URL(request.url).pathname.replace(/\/+$/, '');
      const signsIn = request.method === 'POST' && path.endsWith('/sign-in/email');
      const signsUp = request.method === 'POST' && path.endsWith('/sign-up/email');
      const sent = request.method === 'POST' ? await request.text() : undefined;
      let body = sent;
      if (signsIn || signsUp) {
        const fields = parseFields(sent);
        if (!fields) return Response.json({ error: 'invalid_json', message: 'Send a JSON object with email and password.' }, { status: 400 });
        const email = typeof fields.email === 'string' ? storedEmail(fields.email) : '';
        const refused = signsIn
          ? (refuse(`sign-in:address:${address}`, SIGN_INS_PER_ADDRESS, QUARTER_HOUR) ?? refuse(signInSubject(email), SIGN_INS_PER_ACCOUNT, QUARTER_HOUR))
          : refuse(`sign-up:address:${address}`, SIGN_UPS_PER_ADDRESS, HOUR);
        if (refused) return refused;
        const { plan: _, ...rest } = fields;
        body = JSON.stringify({ ...rest, ...(email && { email }), ...(signsUp && fields.name === undefined && { name: email.split('@')[0] }) });
      }
      const headers = new Headers(request.headers);
      headers.delete('content-length');
      // Whose pages may call was decided before; better-auth asks for an origin also from callers that are no pages.
      headers.set('origin', origin);
      const forwarded = new Request(new URL(path + new URL(request.url).search, origin), {
        method: request.method,
        headers,
        ...(body !== undefined && { body }),
      });
      return translated(await (await auth()).handler(forwarded));
    },

    async session(headers) {
      const { cookie } = headers;
      if (cookie === undefined || !cookie.includes(COOKIE)) return undefined;
      const found = await (await auth()).api.getSession({ headers: new Headers({ cookie }), returnHeaders: true });
      if (!found.response) return undefined;
      const { user, session } = found.response;
      const account = await query.selectFrom('user').select(['email', 'name', 'plan']).where('id', '=', user.id).executeTakeFirst();
      return (
        account && {
          accountId: user.id,
          email: shownEmail(account.email),
          name: account.name,
          plan: account.plan,
          expiresAt: session.expiresAt.getTime(),
          setCookie: found.headers.getSetCookie(),
        }
      );
    },

    async create({ email, password, plan = 'free', name }) {
      const stored = storedEmail(email);
      if (!z.email().safeParse(stored).success) throw new AccountError('invalid_email', `${JSON.stringify(email)} is no e-mail address.`);
      if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
        throw new AccountError('invalid_password', `A password must have ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
      }
      // The same rows that a sign-up makes, without loading all of better-auth for one command.
      const { hashPassword } = await import('better-auth/crypto');
      const hashed = await hashPassword(password);
      const id = randomUUID();
      const now = new Date(clock()).toISOString();
      await query.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('user')
          .values({ id, name: name ?? stored.split('@')[0] ?? stored, email: stored, emailVerified: 0, createdAt: now, updatedAt: now, plan })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) throw new AccountError('email_taken', `There is an account ${email} already.`);
        await transaction
          .insertInto('account')
          .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hashed, createdAt: now, updatedAt: now })
          .execute();
      });
      database.changed();
    },

    async setPlan(email, plan) {
      const { numUpdatedRows } = await query.updateTable('user').set({ plan }).where('email', '=', storedEmail(email)).executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AccountError('account_not_found', `There is no account ${email}.`);
      database.changed();
    },

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

function accountOf({ id, email, name, plan, createdAt }: { id: string; email: string; name: string; plan: Plan; createdAt: string }): Account {
  return { id, email: shownEmail(email), name, plan, createdAt: Date.parse(createdAt) };
}

/** Whom sign-ins are counted for: of bounded length, whatever was sent, and no address to read where counts are kept. */
const signInSubject = (email: string): string => `sign-in:account:${hash('sha256', email)}`;

function parseFields(body: string | undefined): Record<string, unknown> | undefined {
  try {
    const fields: unknown = JSON.parse(body ?? '');
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** An answer of better-auth in our shape: errors as `{error, message}`, addresses as people know them, and no session token beside the cookie. */
async function translated(answer: Response): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const respond = (body: unknown): Response => {
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Response(JSON.stringify(body), { status: answer.status, headers });
  };
  const json = parseFields(text);
  if (answer.status < 400) {
    if (!json) return new Response(text || null, { status: answer.status, headers });
    const { token: _, ...rest } = json;
    return respond(withoutSecrets(rest));
  }
  if (answer.status >= 500) return respond({ error: 'internal_error', message: 'Something failed in the service.' });
  const code = typeof json?.code === 'string' ? json.code.toLowerCase() : answer.status === 404 ? 'not_found' : 'bad_request';
  const message = typeof json?.message === 'string' ? json.message : answer.status === 404 ? 'There is nothing at this address.' : 'The request is malformed.';
  return respond({ error: code, message });
}

function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  const { user, session, ...rest } = fields as { user?: Record<string, unknown>; session?: Record<string, unknown> };
  const { token: _, ...publicSession } = session ?? {};
  const email = typeof user?.email === 'string' ? { email: shownEmail(user.email) } : {};
  return { ...rest, ...(session && { session: publicSession }), ...(user && { user: { ...user, ...email } }) };
}
