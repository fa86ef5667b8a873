import { hash as digest, randomBytes } from 'node:crypto';
import type { Plan } from '../config.ts';
import type { Database } from '../storage/database.ts';
import { KeyError } from './errors.ts';

const PREFIX = 'tool_';
const KEY_LENGTH = PREFIX.length + 32;
const SHOWN_CHARACTERS = 12;
const SLOTS = [1, 2, 3, 4, 5];
const MOST_CACHED = 10_000;

/** An active key as its owner sees it. Times are ISO 8601. */
export interface KeyRecord {
  hash: string;
  name: string;
  prefix: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Whose key it is that a request carries. */
export interface VerifiedKey {
  hash: string;
  accountId: string;
  plan: Plan;
}

export interface Keys {
  /** Makes a key; it is in this answer and nowhere else. Throws `key_limit_reached` when five are active, `account_not_found`. */
  issue(accountId: string, name: string): Promise<{ key: string; record: KeyRecord }>;
  /** The active keys of an account, newest first. */
  list(accountId: string): Promise<KeyRecord[]>;
  /** Revokes a key of an account for good; repeating it answers the same. Throws `invalid_hash`, `key_not_found`. */
  revoke(accountId: string, hash: string): Promise<{ hash: string; revokedAt: string }>;
  /** The same for whoever may revoke any key: the operator. */
  revokeByHash(hash: string): Promise<{ hash: string; revokedAt: string }>;
  /** Whose active key this is, or undefined. What another process has changed counts at once. */
  verify(key: string): VerifiedKey | undefined;
  /** Notes that a key was used; written by `flush`. */
  touch(hash: string, now: number): void;
  /** Writes the last uses in one transaction. Throws when they cannot be written: the next call tries them again. */
  flush(): void;
}

/** The API keys of all accounts. Only the SHA-256 of a key is kept. */
export function createKeys({ database, clock = Date.now }: { database: Database; clock?: () => number }): Keys {
  const { sqlite, query } = database;
  const lookup = sqlite.prepare(
    'SELECT k.hash, k.accountId, u.plan FROM api_keys k JOIN user u ON u.id = k.accountId WHERE k.hash = ? AND k.revokedAt IS NULL',
  );
  const writeUse = sqlite.prepare('UPDATE api_keys SET lastUsedAt = ? WHERE hash = ?');
  const cache = new Map<string, VerifiedKey>();
  let cachedAt = database.revision();
  let used = new Map<string, number>();

  async function revoke(hash: string, accountId?: string): Promise<{ hash: string; revokedAt: string }> {
    if (!/^[0-9a-f]{64}$/i.test(hash)) throw new KeyError('invalid_hash');
    const wanted = hash.toLowerCase();
    const owned = query.selectFrom('api_keys').select('revokedAt').where('hash', '=', wanted);
    const found = await (accountId === undefined ? owned : owned.where('accountId', '=', accountId)).executeTakeFirst();
    if (!found) throw new KeyError('key_not_found');
    const now = clock();
    await query.updateTable('api_keys').set({ revokedAt: now }).where('hash', '=', wanted).where('revokedAt', 'is', null).execute();
    database.changed();
    const { revokedAt } = await query.selectFrom('api_keys').select('revokedAt').where('hash', '=', wanted).executeTakeFirstOrThrow();
    return { hash: wanted, revokedAt: iso(revokedAt ?? now) };
  }

  return {
    async issue(accountId, name) {
      const account = await query.selectFrom('user').select('id').where('id', '=', accountId).executeTakeFirst();
      if (!account) throw new KeyError('account_not_found');
      const key = PREFIX + randomBytes(16).toString('hex');
      const row = { hash: hashOf(key), accountId, name, prefix: `${key.slice(0, SHOWN_CHARACTERS)}...`, createdAt: clock() };
      // A slot that another request takes in between is refused by the unique index; the next free one is tried.
      const taken = await query.selectFrom('api_keys').select('slot').where('accountId', '=', accountId).where('revokedAt', 'is', null).execute();
      for (const slot of SLOTS.filter((free) => !taken.some((row) => row.slot === free))) {
        const { numInsertedOrUpdatedRows } = await query
          .insertInto('api_keys')
          .values({ ...row, slot })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 1n) return { key, record: recordOf({ ...row, lastUsedAt: null }) };
      }
      throw new KeyError('key_limit_reached');
    },

    async list(accountId) {
      const rows = await query
        .selectFrom('api_keys')
        .select(['hash', 'name', 'prefix', 'createdAt', 'lastUsedAt'])
        .where('accountId', '=', accountId)
        .where('revokedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => recordOf({ ...row, lastUsedAt: used.get(row.hash) ?? row.lastUsedAt }));
    },

    revoke: (accountId, hash) => revoke(hash, accountId),
    revokeByHash: (hash) => revoke(hash),

    verify(key) {
      if (!isWellFormed(key)) return undefined;
      const hash = hashOf(key);
      const revision = database.revision();
      if (revision !== cachedAt || cache.size > MOST_CACHED) {
        cache.clear();
        cachedAt = revision;
      }
      const cached = cache.get(hash);
      if (cached) return cached;
      const found = lookup.get(hash) as { hash: string; accountId: string; plan: Plan } | undefined;
      if (!found) return undefined;
      const verified = { hash: found.hash, accountId: found.accountId, plan: found.plan };
      cache.set(hash, verified);
      return verified;
    },

    touch(hash, now) {
      used.set(hash, now);
    },

    flush() {
      if (used.size === 0 || sqlite.isTransaction) return;
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        for (const [hash, at] of used) writeUse.run(at, hash);
        sqlite.exec('COMMIT');
      } catch (error) {
        // SQLite itself rolls back after some faults (a full disk), not after others.
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
        throw error;
      }
      used = new Map();
    },
  };
}

const hashOf = (key: string): string => digest('sha256', key);
const iso = (time: number): string => new Date(time).toISOString();

function recordOf({
  hash,
  name,
  prefix,
  createdAt,
  lastUsedAt,
}: {
  hash: string;
  name: string;
  prefix: string;
  createdAt: number;
  lastUsedAt: number | null;
}): KeyRecord {
  return { hash, name, prefix, createdAt: iso(createdAt), lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt) };
}

/** `tool_` and 32 lower-case hex digits. */
function isWellFormed(key: string): boolean {
  if (key.length !== KEY_LENGTH || !key.startsWith(PREFIX)) return false;
  for (let i = PREFIX.length; i < KEY_LENGTH; i++) {
    const code = key.charCodeAt(i);
    if (!((code >= 48 && code <= 57) || (code >= 97 && code <= 102))) return false;
  }
  return true;
}
