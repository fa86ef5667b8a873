import type { DatabaseSync } from 'node:sqlite';
import { betterAuth } from 'better-auth';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rules.ts';

/** What the accounts room sets up better-auth with. */
export interface AuthOptions {
  sqlite: DatabaseSync;
  publicUrl: string;
  secret: string;
  trustedOrigins: string[];
}

/** better-auth with e-mail and password over our database. Its own logger and rate limiter are off: requests are logged and throttled by us. */
export function openAuth({ sqlite, publicUrl, secret, trustedOrigins }: AuthOptions) {
  return betterAuth({
    database: sqlite,
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
  });
}

export type Auth = ReturnType<typeof openAuth>;
