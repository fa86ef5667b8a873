import type { Generated } from 'kysely';
import type { Plan } from '../settings/config.ts';

/** The tables. `user`, `session` and `account` keep ISO dates, so that they sort as text; the others keep milliseconds since the epoch. */
export interface Schema {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: number;
    createdAt: string;
    updatedAt: string;
    plan: Plan;
    /** When it was first certain that the address is its owner's; null where nothing has proved it yet. */
    emailConfirmedAt: string | null;
  };
  account: { id: string; accountId: string; providerId: string; userId: string; password: string | null; createdAt: string; updatedAt: string };
  session: {
    id: string;
    token: string;
    userId: string;
    createdAt: string;
    updatedAt: string;
    expiresAt: string;
    ipAddress: string | null;
    userAgent: string | null;
  };
  /** From which addresses an account has signed in, each as a keyed hash. */
  sign_in_addresses: { accountId: string; address: string; lastAt: number };
  /** What was sent to somebody by mail, as its SHA-256: good once, until it expires. */
  account_tokens: { hash: string; purpose: 'password' | 'email'; accountId: string; email: string | null; expiresAt: number };
  /** One row, written to find out whether the database takes writes. */
  readiness: { id: number; at: number };
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
  /** What accounts keep, each as its JSON text; each of an account has a slot, of which there are 100. */
  recipes: { accountId: string; name: string; slot: number; recipe: string; createdAt: number; updatedAt: number };
  /** When whom was admitted, in batches: the times of one are 64-bit floats, in milliseconds since the epoch. */
  admissions: { subject: string; windowMs: number; expiresAt: number; times: Uint8Array };
  /** In PostgreSQL alone: one row, see `Database.revision`. */
  revision: { number: number };
  usage: {
    hour: number;
    keyHash: string;
    accountId: string;
    tool: string;
    code: string;
    count: number;
    msTotal: number;
    msMax: number;
    bytesIn: number;
    bytesOut: number;
  };
  /** The last batch of usage figures that each process has written. */
  usage_batches: { writer: string; number: number; writtenAt: number };
  /** In PostgreSQL alone: the last batch of admissions that each process has written. */
  admission_batches: { writer: string; number: number; writtenAt: number };
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
  -- The limit of active keys (MAX_KEYS) holds here, whoever inserts at the same moment.
  CREATE UNIQUE INDEX api_keys_slot ON api_keys (accountId, slot) WHERE revokedAt IS NULL;

  CREATE TABLE admissions (subject TEXT NOT NULL, windowMs INTEGER NOT NULL, expiresAt INTEGER NOT NULL, times BLOB NOT NULL);
  CREATE INDEX admissions_expiresAt ON admissions (expiresAt);
  `,
  `
  -- No reference to the account: a row may be written just after its account has gone; the hourly clean-up takes it.
  CREATE TABLE usage (
    accountId TEXT NOT NULL, keyHash TEXT NOT NULL, hour INTEGER NOT NULL, tool TEXT NOT NULL, code TEXT NOT NULL,
    count INTEGER NOT NULL, msTotal REAL NOT NULL, msMax REAL NOT NULL, bytesIn INTEGER NOT NULL, bytesOut INTEGER NOT NULL,
    PRIMARY KEY (accountId, keyHash, hour, tool, code)
  );
  CREATE INDEX usage_hour ON usage (hour);
  `,
  `
  CREATE TABLE sign_in_addresses (
    accountId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, address TEXT NOT NULL, lastAt INTEGER NOT NULL,
    PRIMARY KEY (accountId, address)
  ) WITHOUT ROWID;
  CREATE TABLE account_tokens (
    hash TEXT NOT NULL PRIMARY KEY, purpose TEXT NOT NULL CHECK (purpose IN ('password', 'email')),
    accountId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, email TEXT, expiresAt INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX account_tokens_accountId ON account_tokens (accountId);
  CREATE TABLE readiness (id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);
  DROP TABLE verification;
  `,
  `
  CREATE TABLE usage_batches (writer TEXT NOT NULL PRIMARY KEY, number INTEGER NOT NULL, writtenAt INTEGER NOT NULL) WITHOUT ROWID;
  `,
  `
  ALTER TABLE user ADD COLUMN emailConfirmedAt DATE;
  CREATE INDEX api_keys_accountId ON api_keys (accountId, createdAt);
  `,
  `
  -- Version 0.1 counted runs under the key and conversions of an account under names of their own; both are counted under the account since.
  UPDATE admissions SET subject = 'account:' || (SELECT accountId FROM api_keys WHERE 'key:' || hash = subject) || ':' || subject
    WHERE subject IN (SELECT 'key:' || hash FROM api_keys);
  UPDATE admissions SET subject = substr(subject, 9) || ':convert' WHERE subject LIKE 'convert:account:%';
  `,
  `
  CREATE TABLE recipes (
    accountId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, name TEXT NOT NULL, slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 100),
    recipe TEXT NOT NULL, createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL,
    PRIMARY KEY (accountId, name)
  );
  -- The limit of recipes (MAX_RECIPES) holds here, whoever inserts at the same moment.
  CREATE UNIQUE INDEX recipes_slot ON recipes (accountId, slot);
  `,
];
