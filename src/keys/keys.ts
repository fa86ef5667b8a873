import { hash as digest, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_KEYS, type Plan } from '../config.ts';
import type { ActiveKey, Database } from '../storage/database.ts';
import { KeyError } from './errors.ts';

const PREFIX = 'tool_';
const KEY_LENGTH = PREFIX.length + 32;
const SHOWN_CHARACTERS = 12;
const SLOTS = Array.from({ length: MAX_KEYS }, (_, index) => index + 1);
const MAX_CACHED = 10_000;
const USES_PER_WRITE = 500;

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
  /** Its first characters, for logs. */
  prefix: string;
  accountId: string;
  plan: Plan;
  /** What its tool runs are counted under. */
  runSubject: string;
  /** What its account's conversions are counted under. */
  conversionSubject: string;
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
  // By the key itself, so that its hash is worked out once; it is kept in memory alone.
  const cache = new Map<string, VerifiedKey>();
  let cachedAt: number | undefined;
  let used = new Map<string, number>();

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

  function find(key: string, revision: number): VerifiedKey | undefined | Promise<VerifiedKey | undefined> {
    if (revision !== cachedAt || cache.size > MAX_CACHED) {
      cache.clear();
      cachedAt = revision;
    }
    const cached = cache.get(key);
    if (cached) return cached;
    if (!isWellFormed(key)) return undefined;
    const found = database.activeKey(hashOf(key));
    return found instanceof Promise ? found.then((row) => keep(key, row, revision)) : keep(key, found, revision);
  }

  function keep(key: string, row: ActiveKey | undefined, revision: number): VerifiedKey | undefined {
    if (!row) return undefined;
    const verified = verifiedKey(key, row);
    // What was read before the latest change is good for this request alone.
    if (revision === cachedAt) cache.set(key, verified);
    return verified;
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
      const revision = database.revision();
      return typeof revision === 'number' ? find(key, revision) : revision.then((number) => find(key, number));
    },

    touch(hash, now) {
      used.set(hash, now);
    },

    async flush() {
      const uses = [...used];
      used = new Map();
      for (let start = 0; start < uses.length; start += USES_PER_WRITE) {
        try {
          await writeUses(query, uses.slice(start, start + USES_PER_WRITE));
        } catch (error) {
          used = new Map([...uses.slice(start), ...used]);
          throw error;
        }
      }
    },
  };
}

/** Notes last uses, unless a later one is noted already. */
async function writeUses(query: Database['query'], uses: [hash: string, at: number][]): Promise<void> {
  const rows = sql.join(uses.map(([hash, at]) => sql`(${hash}, CAST(${at} AS BIGINT))`));
  await sql`
    UPDATE "api_keys" SET "lastUsedAt" = "used"."column2" FROM (VALUES ${rows}) AS "used"
    WHERE "api_keys"."hash" = "used"."column1" AND ("api_keys"."lastUsedAt" IS NULL OR "api_keys"."lastUsedAt" < "used"."column2")
  `.execute(query);
}

/** A key as requests are checked by it. */
export function verifiedKey(key: string, { hash, accountId, plan }: ActiveKey): VerifiedKey {
  return {
    hash,
    prefix: key.slice(0, SHOWN_CHARACTERS),
    accountId,
    plan,
    runSubject: runSubject(accountId, hash),
    conversionSubject: conversionSubject(accountId),
  };
}

/** What the tool runs of a key are counted under. */
export const runSubject = (accountId: string, hash: string): string => `account:${accountId}:key:${hash}`;
/** What the conversions of an account are counted under. */
export const conversionSubject = (accountId: string): string => `account:${accountId}:convert`;
/** The SHA-256 of a key, in hex. */
export const hashOf = (key: string): string => digest('sha256', key);
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

/** Whether a text is `tool_` and 32 lower-case hex digits. */
export function isWellFormed(key: string): boolean {
  if (key.length !== KEY_LENGTH || !key.startsWith(PREFIX)) return false;
  for (let i = PREFIX.length; i < KEY_LENGTH; i++) {
    const code = key.charCodeAt(i);
    if (!((code >= 48 && code <= 57) || (code >= 97 && code <= 102))) return false;
  }
  return true;
}
