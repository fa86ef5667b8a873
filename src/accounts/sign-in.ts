import { hash } from 'node:crypto';
import type { Plan } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import type { Attempts, Lane } from './attempts.ts';
import { newEmail, shownEmail, storedEmail } from './email.ts';
import { AccountError } from './errors.ts';
import { KnownAddresses } from './known-addresses.ts';
import { insertAccount, type NewAccount, rowsOf } from './new-account.ts';
import { isPassword } from './passwords.ts';
import type { Session, Sessions } from './sessions.ts';

const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
const MAX_FAILURES_PER_ACCOUNT = 10;
const MAX_FAILURES_PER_ADDRESS = 30;
/** Once an account's failures are spent, strangers get one further try in this time. */
const SLOW_MS = 20_000;
const MAX_SIGN_UPS_PER_HOUR = 10;

/** Who asks. */
export interface Caller {
  /** The address group attempts are counted for: an IPv4 address or an IPv6 network. */
  address: string;
  /** What the browser or program calls itself, to tell sessions apart. */
  userAgent?: string | undefined;
}

export interface SignIn {
  /**
   * Makes an account and signs it in; nothing of it is kept when that fails. The session's `setCookie` holds its cookie.
   * Throws `invalid_email`, `invalid_name`, `invalid_password`, `email_taken`, `rate_limit_exceeded`.
   */
  signUp(account: NewAccount, caller: Caller): Promise<Session>;
  /** Starts a session; its `setCookie` holds its cookie. Throws `invalid_credentials`, `rate_limit_exceeded`. */
  signIn(credentials: { email: string; password: string }, caller: Caller): Promise<Session>;
  /** Makes an account as the operator, who vouches for its address. Throws `email_taken`, `invalid_email`, `invalid_name`, `invalid_password`. */
  create(account: NewAccount): Promise<void>;
}

interface Options {
  database: Database;
  sessions: Sessions;
  attempts: Attempts;
  secret: string;
  clock: () => number;
}

/** Sign-up and sign-in. */
export function createSignIn({ database: { query }, sessions, attempts, secret, clock }: Options): SignIn {
  const addresses = new KnownAddresses({ query, secret, clock });

  async function start(executor: Parameters<Sessions['start']>[0], user: UserRow, { address, userAgent }: Caller): Promise<Session> {
    const { id, cookie, expiresAt } = await sessions.start(executor, user.id, userAgent);
    await addresses.remember(executor, user.id, address);
    return { id, accountId: user.id, email: shownEmail(user.email), name: user.name, plan: user.plan, expiresAt, setCookie: [cookie] };
  }

  return {
    async signUp(account, caller) {
      newEmail(account.email);
      await attempts.count({ subject: `sign-up:address:${caller.address}`, limit: MAX_SIGN_UPS_PER_HOUR, windowMs: 60 * MINUTE });
      const rows = await rowsOf(account, { isConfirmed: false, clock });
      return query.transaction().execute(async (transaction) => {
        await insertAccount(transaction, rows);
        return start(transaction, rows.user, caller);
      });
    },

    async signIn({ email, password }, caller) {
      const stored = storedEmail(email);
      const account = await withPassword(query).where('user.email', '=', stored).executeTakeFirst();
      const lanes = await lanesOf(stored, caller.address, account !== undefined && (await addresses.has(account.id, caller.address)), attempts);
      const known = await attempts.make(lanes, async () => ((await isPassword(password, account?.password)) ? account : undefined));
      if (!known) throw wrong();
      return query.transaction().execute(async (transaction) => {
        // A password that was changed while this one was being checked has ended all sessions; it must not leave one behind.
        const still = await withPassword(transaction).where('user.id', '=', known.id).executeTakeFirst();
        if (still?.password !== known.password) throw wrong();
        return start(transaction, still, caller);
      });
    },

    async create(account) {
      const rows = await rowsOf(account, { isConfirmed: true, clock });
      await query.transaction().execute((transaction) => insertAccount(transaction, rows));
    },
  };
}

interface UserRow {
  id: string;
  email: string;
  name: string;
  plan: Plan;
}

const withPassword = (query: Pick<Database['query'], 'selectFrom'>) =>
  query
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .where('account.providerId', '=', 'credential')
    .select(['user.id', 'user.email', 'user.name', 'user.plan', 'account.password']);

const wrong = (): AccountError => new AccountError('invalid_credentials', 'The e-mail address or the password is wrong.');

/**
 * Where a failed sign-in counts, under names of bounded length that show no e-mail address. Whoever has signed in from an address before is held to the failures
 * of that account from that address alone, so that nobody elsewhere can shut the owner out. Others share the account's failures and their address's; when the
 * account's are spent, they get one try at a time, slowly.
 */
async function lanesOf(email: string, address: string, isKnown: boolean, attempts: Attempts): Promise<Lane[]> {
  const account = hash('sha256', email);
  const pair = { subject: `sign-in:${hash('sha256', `${account} ${address}`)}`, limit: MAX_FAILURES_PER_ACCOUNT, windowMs: QUARTER_HOUR };
  if (isKnown) return [pair];
  const fromAddress = { subject: `sign-in:address:${address}`, limit: MAX_FAILURES_PER_ADDRESS, windowMs: QUARTER_HOUR };
  const ofAccount = { subject: `sign-in:account:${account}`, limit: MAX_FAILURES_PER_ACCOUNT, windowMs: QUARTER_HOUR };
  const slow = { subject: `sign-in:slow:${account}`, limit: 1, windowMs: SLOW_MS };
  return [pair, fromAddress, (await attempts.isOpen(ofAccount)) ? ofAccount : slow];
}
