import { betterAuth } from 'better-auth';
import type { Database } from '../storage/database.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rules.ts';

/** What the accounts room sets up better-auth with. */
export interface AuthOptions {
  query: Database['query'];
  publicUrl: string;
  secret: string;
  trustedOrigins: string[];
}

/** better-auth with e-mail and password over our database. Its own logger and rate limiter are off: requests are logged and throttled by us. */
export function openAuth({ query, publicUrl, secret, trustedOrigins }: AuthOptions) {
  return betterAuth({
    // Without transactions: a sign-up would hash its password inside one, and on the one connection of this process whatever else was written meanwhile would
    // share its fate, and what other processes write would not be seen until it ended.
    database: { db: query, type: 'sqlite', transaction: false },
    baseURL: new URL(publicUrl).origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins,
    emailAndPassword: { enabled: true, autoSignIn: true, minPasswordLength: SHORTEST_PASSWORD, maxPasswordLength: LONGEST_PASSWORD },
    user: { additionalFields: { plan: { type: 'string', required: false, defaultValue: 'free', input: false } } },
    advanced: {
      cookiePrefix: 'toolrack',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Faults are thrown to whoever asked; otherwise they are printed with their stacks.
    onAPIError: { throw: true },
  });
}

export type Auth = ReturnType<typeof openAuth>;
