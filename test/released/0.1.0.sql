-- A data folder's database as version 0.1.0 (370 tools) wrote it at noon of 2026-01-31 UTC: an account on the business plan and one on the pro plan, each with the password
-- "correct horse battery", a key (tool_ and 32 times b; tool_ and 32 times a), three runs within the last hour and one before, and two conversions within the last day;
-- three conversions of 127.0.0.1 without a key; a run of a key that is gone.
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
CREATE UNIQUE INDEX api_keys_slot ON api_keys (accountId, slot) WHERE revokedAt IS NULL;
CREATE TABLE admissions (subject TEXT NOT NULL, windowMs INTEGER NOT NULL, expiresAt INTEGER NOT NULL, times BLOB NOT NULL);
CREATE INDEX admissions_expiresAt ON admissions (expiresAt);
INSERT INTO user VALUES ('u1Business', 'business', 'business@example.com', 0, NULL, '2026-01-30T09:00:00.000Z', '2026-01-30T09:00:00.000Z', 'business');
INSERT INTO user VALUES ('u2Pro', 'pro', 'pro@example.com', 0, NULL, '2026-01-30T09:00:00.000Z', '2026-01-30T09:00:00.000Z', 'pro');
INSERT INTO account VALUES ('au1Business', 'u1Business', 'credential', 'u1Business', NULL, NULL, NULL, NULL, NULL, NULL, '00112233445566778899aabbccddeeff:267a33c2ae63f1c2d542f84d50b7d87c68900c8b9475f6a47ade71cf44b234822e0a34af1d226572b5caf52809319d4c486f3d209cc2fd022fb53bb4eaeb35b1', '2026-01-30T09:00:00.000Z', '2026-01-30T09:00:00.000Z');
INSERT INTO account VALUES ('au2Pro', 'u2Pro', 'credential', 'u2Pro', NULL, NULL, NULL, NULL, NULL, NULL, '00112233445566778899aabbccddeeff:267a33c2ae63f1c2d542f84d50b7d87c68900c8b9475f6a47ade71cf44b234822e0a34af1d226572b5caf52809319d4c486f3d209cc2fd022fb53bb4eaeb35b1', '2026-01-30T09:00:00.000Z', '2026-01-30T09:00:00.000Z');
INSERT INTO api_keys VALUES (1, 'eb894157ad63c77e9c0b2b49c1fad10cf91afbc1d293f5b366e398e7969f5bbd', 'u1Business', 1, 'First key', 'tool_bbbbbbb...', 1769850000000, NULL, NULL);
INSERT INTO api_keys VALUES (2, '8c4470d9398dc551fe2e14dc5fbf87c7008384abb4cdc1dd172373a84d2ee7fa', 'u2Pro', 1, 'First key', 'tool_aaaaaaa...', 1769850000000, NULL, NULL);
INSERT INTO admissions VALUES ('key:eb894157ad63c77e9c0b2b49c1fad10cf91afbc1d293f5b366e398e7969f5bbd', 3600000, 1769862600000, X'000084A339C1794200006C123DC17942');
INSERT INTO admissions VALUES ('key:eb894157ad63c77e9c0b2b49c1fad10cf91afbc1d293f5b366e398e7969f5bbd', 3600000, 1769864340000, X'000026EE3DC1794200003ABB3EC17942');
INSERT INTO admissions VALUES ('convert:account:u1Business', 86400000, 1769936460000, X'0000287D34C179420000CE8B34C17942');
INSERT INTO admissions VALUES ('key:8c4470d9398dc551fe2e14dc5fbf87c7008384abb4cdc1dd172373a84d2ee7fa', 3600000, 1769862600000, X'000084A339C1794200006C123DC17942');
INSERT INTO admissions VALUES ('key:8c4470d9398dc551fe2e14dc5fbf87c7008384abb4cdc1dd172373a84d2ee7fa', 3600000, 1769864340000, X'000026EE3DC1794200003ABB3EC17942');
INSERT INTO admissions VALUES ('convert:account:u2Pro', 86400000, 1769936460000, X'0000287D34C179420000CE8B34C17942');
INSERT INTO admissions VALUES ('convert:address:127.0.0.1', 86400000, 1769932920000, X'0000400E31C179420000E61C31C1794200008C2B31C17942');
INSERT INTO admissions VALUES ('key:0000000000000000000000000000000000000000000000000000000000000000', 3600000, 1769860801000, X'0080365B3BC17942');
PRAGMA user_version = 1;
