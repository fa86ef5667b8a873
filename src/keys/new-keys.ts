import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../basics/times.ts';
import { MAX_KEYS } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import { KeyError } from './errors.ts';
import { type KeyRecord, recordOf } from './key-record.ts';
import { hashOf, PREFIX, shownPart } from './verified-key.ts';

/** How many keys an owner may make in 24 hours: each leaves a row behind when it is revoked. */
const MAX_MADE_PER_DAY = 50;
/** How long it is kept that a key was revoked, so that revoking it again answers the same. */
const REVOKED_KEPT_MS = 366 * DAY_MS;
const SLOTS = Array.from({ length: MAX_KEYS }, (_, index) => index + 1);

/** What makes keys. */
export interface NewKeys {
  /** Makes a key; it is in this answer and nowhere else. Throws `key_limit_reached` when `MAX_KEYS` are active, `account_not_found`. */
  issue(accountId: string, name: string): Promise<{ key: string; record: KeyRecord }>;
  /** The same for its owner, who makes at most 50 in 24 hours. Throws `rate_limit_exceeded` beyond. */
  issueToOwner(accountId: string, name: string): Promise<{ key: string; record: KeyRecord }>;
}

/** What makes the keys of all accounts. */
export function createNewKeys(query: Database['query'], clock: () => number): NewKeys {
  async function issue(accountId: string, name: string): Promise<{ key: string; record: KeyRecord }> {
    const account = await query.selectFrom('user').select('id').where('id', '=', accountId).executeTakeFirst();
    if (!account) throw new KeyError('account_not_found');
    const key = PREFIX + randomBytes(16).toString('hex');
    const row = { hash: hashOf(key), accountId, name, prefix: `${shownPart(key)}...`, createdAt: clock() };
    await query
      .deleteFrom('api_keys')
      .where('accountId', '=', accountId)
      .where('revokedAt', '<', row.createdAt - REVOKED_KEPT_MS)
      .execute();
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
  }

  /** Throws where an account has made as many keys within 24 hours as it may. */
  async function refuseTooMany(accountId: string): Promise<void> {
    const oldest = await query
      .selectFrom('api_keys')
      .select('createdAt')
      .where('accountId', '=', accountId)
      .where('createdAt', '>', clock() - DAY_MS)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .offset(MAX_MADE_PER_DAY - 1)
      .executeTakeFirst();
    if (oldest) throw new KeyError('rate_limit_exceeded', oldest.createdAt + DAY_MS);
  }

  return {
    issue,
    async issueToOwner(accountId, name) {
      await refuseTooMany(accountId);
      return issue(accountId, name);
    },
  };
}
