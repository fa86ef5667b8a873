import type { IncomingHttpHeaders } from 'node:http';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Database } from '../storage/database.ts';
import { type Administration, createAdministration } from './administration.ts';
import { createAttempts } from './attempts.ts';
import { createSelfService, type SelfService } from './self-service.ts';
import { createSessionCookie } from './session-cookie.ts';
import { type Session, type SessionRecord, Sessions } from './sessions.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

export type { MailedToken } from './account-tokens.ts';
export type { Account } from './administration.ts';
export type { Session, SessionRecord } from './sessions.ts';
export type { Caller } from './sign-in.ts';

/** All that is done with accounts. Whatever cannot be done is thrown as an `AccountError`; a fault of the database is thrown as it is. */
export interface Accounts extends SignIn, SelfService, Administration {
  /** The session a request's cookie stands for, read anew each time. */
  session(headers: IncomingHttpHeaders): Promise<Session | undefined>;
  /** Ends the session of a request. @returns the `Set-Cookie` value that takes its cookie back */
  signOut(headers: IncomingHttpHeaders): Promise<string>;
  /** The running sessions of an account, the latest first. */
  listSessions(accountId: string): Promise<SessionRecord[]>;
  /** Ends a session of an account by its id. Throws `session_not_found`. */
  endSession(accountId: string, id: string): Promise<void>;
  /** Ends all sessions of an account but one. @returns how many */
  endOtherSessions(accountId: string, keep: string): Promise<number>;
}

interface Options {
  database: Database;
  /** Whether the service is published under https: then cookies are sent there only. */
  secure: boolean;
  /** Signs the session cookies. */
  secret: string;
  /** Counts what must not be tried too often. */
  throttle: Pick<SlidingWindow, 'take' | 'peek'>;
  clock?: () => number;
}

/** The accounts in a database. */
export function createAccounts({ database, secure, secret, throttle, clock = Date.now }: Options): Accounts {
  const sessions = new Sessions({ query: database.query, cookie: createSessionCookie({ secret, secure }), clock });
  const attempts = createAttempts(throttle, clock);
  return {
    ...createSignIn({ database, sessions, attempts, secret, clock }),
    ...createSelfService({ database, sessions, attempts, clock }),
    ...createAdministration({ database, sessions, clock }),
    session: ({ cookie }) => sessions.find(cookie),
    signOut: ({ cookie }) => sessions.close(cookie),
    listSessions: (accountId) => sessions.list(accountId),
    endSession: (accountId, id) => sessions.end(accountId, id),
    endOtherSessions: (accountId, keep) => sessions.endAll(database.query, accountId, keep),
  };
}
