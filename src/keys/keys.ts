import { randomBytes } from 'node:crypto';
import { MAX_KEYS } from '../config.ts';
import type { Database } from '../storage/database.ts';
import { KeyError } from './errors.ts';
import { KeyCache } from './key-cache.ts';
import { LastUses } from './last-uses.ts';
import { hashOf, PREFIX, shownPart, type VerifiedKey } from './verified-key.ts';

export type { VerifiedKey } from './verified-key.ts';

const SLOTS = Array.from({ length: MAX_KEYS }, (_, index) => index + 1);

/** An active key as its owner sees it. Times are ISO 8601. */
export interface KeyRecord {
  hash: string;
  name: string;
  prefix: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface Keys {
  /** Makes a key; it is in this answer and nowhere else. Throws `key_limit_reached` when `MAX_KEYS` are active, `account_not_found`. */
  issue(accountId: string, name: string): Promise<{ key: string; record: KeyRecord }>;
  /** The active keys of an account, newest first. */
  list(accountId: string): Promise<KeyRecord[]>;
  /** Revokes a key of an account for good; repeating it answers the same. Throws `invalid_hash`, `key_not_found`. */
  revoke(accountId: string, hash: string): Promise<{ hash: string; revokedAt: string }>;
  /** The same for whoever may revoke any key: the operator. */
  revokeByHash(hash: string): Promise<{ hash: string; revokedAt: string }>;
  /** Whose active key this is, or undefined. What another process has changed counts at once. */
  verify(key: string): VerifiedKey | undefined | Promise<VerifiedKey | undefined>;
  /** Notes that a key was used; written by `flush`. */
  touch(hash: string, now: number): void;
  /** Writes the last uses. Throws when they cannot be written: the next call tries them again. */
  flush(): Promise<void>;
}

/** The API keys of all accounts. Only the SHA-256 of a key is kept. */
export function createKeys({ database, clock = Date.now }: { database: Database; clock?: () => number }): Keys {
  const { query } = database;
  const cache = new KeyCache(database);
  const lastUses = new LastUses(query);

  async function revoke(hash: string, accountId?: string): Promise<{ hash: string; revokedAt: string }> {
    if (!/^[0-9a-f]{64}$/i.test(hash)) throw new KeyError('invalid_hash');
    const wanted = hash.toLowerCase();
    const owned = query.selectFrom('api_keys').select(['accountId', 'revokedAt']).where('hash', '=', wanted);
    const found = await (accountId === undefined ? owned : owned.where('accountId', '=', accountId)).executeTakeFirst();
    if (!found) throw new KeyError('key_not_found');
    const now = clock();
    await database.change(found.accountId, () =>
      query.updateTable('api_keys').set({ revokedAt: now }).where('hash', '=', wanted).where('revokedAt', 'is', null).execute(),
    );
    const { revokedAt } = await query.selectFrom('api_keys').select('revokedAt').where('hash', '=', wanted).executeTakeFirstOrThrow();
    return { hash: wanted, revokedAt: iso(revokedAt ?? now) };
  }

  return {
    async issue(accountId, name) {
      const account = await query.selectFrom('user').select('id').where('id', '=', accountId).executeTakeFirst();
      if (!account) throw new KeyError('account_not_found');
      const key = PREFIX + randomBytes(16).toString('hex');
      const row = { hash: hashOf(key), accountId, name, prefix: `${shownPart(key)}...`, createdAt: clock() };
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
      return rows.map((row) => recordOf({ ...row, lastUsedAt: lastUses.of(row.hash) ?? row.lastUsedAt }));
    },

    revoke: (accountId, hash) => revoke(hash, accountId),
    revokeByHash: (hash) => revoke(hash),

    verify: (key) => cache.verify(key),
    touch: (hash, now) => lastUses.note(hash, now),
    flush: () => lastUses.flush(),
  };
}

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
