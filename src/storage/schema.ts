import type { Generated } from 'kysely';

/** The tables. Those of better-auth (user, session, account, verification) keep its names and its ISO dates; ours keep milliseconds since the epoch. */
export interface Schema {
  user: { id: string; name: string; email: string; emailVerified: number; createdAt: string; updatedAt: string; plan: 'free' | 'pro' | 'business' };
  account: { id: string; accountId: string; providerId: string; userId: string; password: string | null; createdAt: string; updatedAt: string };
  api_keys: {
    id: Generated<number>;
    hash: string;
    accountId: string;
    slot: number;
    name: string;
    prefix: string;
    createdAt: number;
    lastUsedAt: number | null;
    revokedAt: number | null;
  };
}

/** Each entry brings the database from one version to the next; entries are only ever added. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE user (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, emailVerified INTEGER NOT NULL, image TEXT,
    createdAt DATE NOT NULL, updatedAt DATE NOT NULL,
    plan TEXT NOT NULL DEFAULT 'free' CHECK (plan IN ('free', 'pro', 'business'))
  );
  CREATE TABLE session (
    id TEXT NOT NULL PRIMARY KEY, expiresAt DATE NOT NULL, token TEXT NOT NULL UNIQUE, createdAt DATE NOT NULL, updatedAt DATE NOT NULL,
    ipAddress TEXT, userAgent TEXT, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE
  );
  CREATE TABLE account (
    id TEXT NOT NULL PRIMARY KEY, accountId TEXT NOT NULL, providerId TEXT NOT NULL, userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    accessToken TEXT, refreshToken TEXT, idToken TEXT, accessTokenExpiresAt DATE, refreshTokenExpiresAt DATE, scope TEXT, password TEXT,
    createdAt DATE NOT NULL, updatedAt DATE NOT NULL
  );
  CREATE TABLE verification (
    id TEXT NOT NULL PRIMARY KEY, identifier TEXT NOT NULL, value TEXT NOT NULL, expiresAt DATE NOT NULL, createdAt DATE NOT NULL, updatedAt DATE NOT NULL
  );
  CREATE INDEX session_userId_idx ON session (userId);
  CREATE INDEX account_userId_idx ON account (userId);
  CREATE INDEX verification_identifier_idx ON verification (identifier);

  CREATE TABLE api_keys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    accountId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 5),
    name TEXT NOT NULL, prefix TEXT NOT NULL,
    createdAt INTEGER NOT NULL, lastUsedAt INTEGER, revokedAt INTEGER
  );
  -- The limit of five active keys holds here, whoever inserts at the same moment.
  CREATE UNIQUE INDEX api_keys_slot ON api_keys (accountId, slot) WHERE revokedAt IS NULL;

  CREATE TABLE admissions (subject TEXT NOT NULL, windowMs INTEGER NOT NULL, expiresAt INTEGER NOT NULL, times BLOB NOT NULL);
  CREATE INDEX admissions_expiresAt ON admissions (expiresAt);
  `,
];
