import type { Database } from '../storage/database.ts';
import { KeyError } from './errors.ts';
import { KeyCache } from './key-cache.ts';
import { iso, type KeyRecord, recordOf } from './key-record.ts';
import { LastUses } from './last-uses.ts';
import { createNewKeys, type NewKeys } from './new-keys.ts';
import type { VerifiedKey } from './verified-key.ts';

export type { KeyRecord } from './key-record.ts';
export type { VerifiedKey } from './verified-key.ts';

export interface Keys extends NewKeys {
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
    if (found.revokedAt !== null) return { hash: wanted, revokedAt: iso(found.revokedAt) };
    const now = clock();
    await database.change(found.accountId, () =>
      query.updateTable('api_keys').set({ revokedAt: now }).where('hash', '=', wanted).where('revokedAt', 'is', null).execute(),
    );
    const { revokedAt } = await query.selectFrom('api_keys').select('revokedAt').where('hash', '=', wanted).executeTakeFirstOrThrow();
    return { hash: wanted, revokedAt: iso(revokedAt ?? now) };
  }

  return {
    ...createNewKeys(query, clock),

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
