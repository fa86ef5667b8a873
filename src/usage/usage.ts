import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { DAY_MS, HOUR_MS } from '../times.ts';
import { type Period, reportOf, type UsageReport, type UsageTally } from './report.ts';
import { Tallies, type Tally } from './tallies.ts';

/** Longest time between two writes: what a crash can forget at most, event loop delays aside. */
export const FLUSH_MS = 2_000;
const PRUNE_MS = HOUR_MS;
const MAX_PENDING = 50_000;
const ROWS_PER_WRITE = 500;

/** What became of one request that carried a key. */
export interface Use {
  accountId: string;
  /** SHA-256 of the key, in hex. */
  keyHash: string;
  /** The slug that was asked for, or `UNKNOWN_TOOL`. */
  tool: string;
  /** `ok`, or the error code of the answer. `rate_limit_exceeded` is a refusal: it was not counted against the allowance. */
  code: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** How long the answer took, in milliseconds. */
  ms: number;
  bytesIn: number;
  bytesOut: number;
}

/** Stands for the tool of requests that named none that exists. */
export const UNKNOWN_TOOL = 'unknown';

/** What was run when, per key, tool and hour. */
export interface Usage {
  /** Notes a request. It is written within two seconds. */
  record(use: Use): void;
  /** What an account has used, or one of its keys alone. */
  read(accountId: string, period: Period, keyHash?: string): Promise<UsageReport>;
  /** Writes what is pending. Never rejects: what cannot be written is tried again. */
  flush(): Promise<void>;
  /** Writes what is pending and stops. */
  close(): Promise<void>;
}

interface Options {
  database: Pick<Database, 'query'>;
  /** How many days are kept. */
  days: number;
  /** Told of what could not be written. */
  onError: (error: unknown) => void;
  clock?: () => number;
}

/** Counts in memory and writes behind, in batches of sums. */
export function createUsage({ database: { query }, days, onError, clock = Date.now }: Options): Usage {
  let pending = new Tallies();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let prunedAt = clock();

  const flushLater = (): void => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  };

  function add(tally: Tally): void {
    const known = pending.find(tally.keyHash, tally.tool, tally.code, tally.hour);
    if (!known) {
      // Only a database that stays away lets so much pile up; memory comes first then.
      if (pending.size < MAX_PENDING) pending.add(tally);
      return;
    }
    known.count += tally.count;
    known.msTotal += tally.msTotal;
    known.msMax = Math.max(known.msMax, tally.msMax);
    known.bytesIn += tally.bytesIn;
    known.bytesOut += tally.bytesOut;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // In one order on all nodes, so that no two wait for each other's rows.
    const rows = pending.all().sort(inOrder);
    pending = new Tallies();
    for (let start = 0; start < rows.length; start += ROWS_PER_WRITE) {
      try {
        await addTo(query, rows.slice(start, start + ROWS_PER_WRITE));
      } catch (error) {
        for (const row of rows.slice(start)) add(row);
        flushLater();
        onError(error);
        return;
      }
    }
    if (clock() - prunedAt >= PRUNE_MS) await prune();
  }

  /** Forgets what is older than is kept, and what belongs to accounts that are gone. */
  async function prune(): Promise<void> {
    prunedAt = clock();
    try {
      await query
        .deleteFrom('usage')
        .where(({ eb, or, not, exists, selectFrom }) =>
          or([eb('hour', '<', prunedAt - days * DAY_MS), not(exists(selectFrom('user').select('id').whereRef('user.id', '=', 'usage.accountId')))]),
        )
        .execute();
    } catch (error) {
      onError(error);
    }
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };

  return {
    record({ accountId, keyHash, tool, code, at, ms, bytesIn, bytesOut }) {
      add({ hour: at - (at % HOUR_MS), keyHash, accountId, tool, code, count: 1, msTotal: ms, msMax: ms, bytesIn, bytesOut });
      flushLater();
    },

    async read(accountId, period, keyHash) {
      await flush();
      const { from, to, by } = period;
      const group = by === 'day' ? sql<number>`hour - hour % ${sql.lit(DAY_MS)}` : sql<number | string>`${sql.ref(COLUMNS[by])}`;
      const own = query
        .selectFrom('usage')
        .where('accountId', '=', accountId)
        .where('hour', '>', from - HOUR_MS)
        .where('hour', '<', to);
      const rows = await (keyHash === undefined ? own : own.where('keyHash', '=', keyHash))
        .select([group.as('group'), 'code'])
        .select(({ fn }) => [
          fn.sum<number>('count').as('count'),
          fn.sum<number>('msTotal').as('msTotal'),
          fn.max<number>('msMax').as('msMax'),
          fn.sum<number>('bytesIn').as('bytesIn'),
          fn.sum<number>('bytesOut').as('bytesOut'),
        ])
        .groupBy([group, 'code'])
        .orderBy(group)
        .execute();
      // PostgreSQL gives sums of integers as texts.
      const tallies = rows.map(
        ({ group: name, code, count, msTotal, msMax, bytesIn, bytesOut }): UsageTally => ({
          group: by === 'hour' || by === 'day' ? Number(name) : String(name),
          code,
          count: Number(count),
          msTotal: Number(msTotal),
          msMax: Number(msMax),
          bytesIn: Number(bytesIn),
          bytesOut: Number(bytesOut),
        }),
      );
      return reportOf(period, tallies);
    },

    flush,

    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

const ORDER = ['keyHash', 'tool', 'code', 'hour'] as const;

function inOrder(one: Tally, other: Tally): number {
  for (const column of ORDER) if (one[column] !== other[column]) return one[column] < other[column] ? -1 : 1;
  return 0;
}

const COLUMNS = { hour: 'hour', tool: 'tool', key: 'keyHash' } as const;

/** Adds sums to those that are there. */
async function addTo(query: Database['query'], rows: Tally[]): Promise<void> {
  await query
    .insertInto('usage')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'keyHash', 'hour', 'tool', 'code']).doUpdateSet(({ eb, ref }) => ({
        count: eb('usage.count', '+', ref('excluded.count')),
        msTotal: eb('usage.msTotal', '+', ref('excluded.msTotal')),
        msMax: eb.case().when('excluded.msMax', '>', ref('usage.msMax')).then(ref('excluded.msMax')).else(ref('usage.msMax')).end(),
        bytesIn: eb('usage.bytesIn', '+', ref('excluded.bytesIn')),
        bytesOut: eb('usage.bytesOut', '+', ref('excluded.bytesOut')),
      })),
    )
    .execute();
}
