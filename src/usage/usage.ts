import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../basics/times.ts';
import type { Database } from '../storage/database.ts';
import { type Batch, writeBatch } from './batch.ts';
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

/** Counts in memory, and writes batches of sums afterwards. */
export function createUsage({ database: { query }, days, onError, clock = Date.now }: Options): Usage {
  const writer = new UsageWriter({ query, days, onError, clock });
  return {
    record: (use) => writer.record(use),
    async read(accountId, period, keyHash) {
      await writer.flush();
      return reportOf(period, await readTallies(query, { accountId, keyHash, period }));
    },
    flush: () => writer.flush(),
    close: () => writer.close(),
  };
}

/** Adds up what is used, and writes the sums. */
class UsageWriter {
  readonly #query: Database['query'];
  readonly #days: number;
  readonly #onError: (error: unknown) => void;
  readonly #clock: () => number;
  readonly #writer = randomUUID();
  #batches = 0;
  /** The batch that may or may not have been written; it is tried again, as it is, until it is known to be. */
  #inDoubt: Batch | undefined;
  #pending = new Tallies();
  #timer: NodeJS.Timeout | undefined;
  #writing = Promise.resolve();
  #prunedAt: number;

  constructor({ query, days, onError, clock }: { query: Database['query']; days: number; onError: (error: unknown) => void; clock: () => number }) {
    this.#query = query;
    this.#days = days;
    this.#onError = onError;
    this.#clock = clock;
    this.#prunedAt = clock();
  }

  record({ accountId, keyHash, tool, code, at, ms, bytesIn, bytesOut }: Use): void {
    this.#add({ hour: at - (at % HOUR_MS), keyHash, accountId, tool, code, count: 1, msTotal: ms, msMax: ms, bytesIn, bytesOut });
    this.#flushLater();
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  #add(tally: Tally): void {
    const known = this.#pending.find(tally.keyHash, tally.tool, tally.code, tally.hour);
    if (!known) {
      // Only a database that stays away lets so much pile up; memory comes first then.
      if (this.#pending.size < MAX_PENDING) this.#pending.add(tally);
      return;
    }
    known.count += tally.count;
    known.msTotal += tally.msTotal;
    known.msMax = Math.max(known.msMax, tally.msMax);
    known.bytesIn += tally.bytesIn;
    known.bytesOut += tally.bytesOut;
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#inDoubt && !(await this.#writeBatch(this.#inDoubt))) return;
    // In one order on all nodes, so that no two wait for each other's rows.
    const rows = this.#pending.all().sort(inOrder);
    this.#pending = new Tallies();
    for (let start = 0; start < rows.length; start += ROWS_PER_WRITE) {
      const end = start + ROWS_PER_WRITE;
      if (await this.#writeBatch({ writer: this.#writer, number: ++this.#batches, rows: rows.slice(start, end) })) continue;
      for (const row of rows.slice(end)) this.#add(row);
      return;
    }
    if (this.#clock() - this.#prunedAt >= PRUNE_MS) await this.#prune();
  }

  /** @returns whether it is known to be written */
  async #writeBatch(batch: Batch): Promise<boolean> {
    this.#inDoubt = batch;
    try {
      await writeBatch(this.#query, batch, this.#clock());
      this.#inDoubt = undefined;
      return true;
    } catch (error) {
      this.#flushLater();
      this.#onError(error);
      return false;
    }
  }

  async #prune(): Promise<void> {
    this.#prunedAt = this.#clock();
    try {
      await prune(this.#query, this.#prunedAt - this.#days * DAY_MS);
    } catch (error) {
      this.#onError(error);
    }
  }
}

/** Deletes the sums of hours before a moment, the numbers of batches that were written before it, and what belongs to accounts that are gone. */
async function prune(query: Database['query'], before: number): Promise<void> {
  await query
    .deleteFrom('usage')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([eb('hour', '<', before), not(exists(selectFrom('user').select('id').whereRef('user.id', '=', 'usage.accountId')))]),
    )
    .execute();
  await query.deleteFrom('usage_batches').where('writtenAt', '<', before).execute();
}

/** The sums of an account, or of one of its keys alone, by group and outcome. */
async function readTallies(
  query: Database['query'],
  { accountId, keyHash, period: { from, to, by } }: { accountId: string; keyHash: string | undefined; period: Period },
): Promise<UsageTally[]> {
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
  return rows.map(({ group: name, code, count, msTotal, msMax, bytesIn, bytesOut }) => ({
    group: by === 'hour' || by === 'day' ? Number(name) : String(name),
    code,
    count: Number(count),
    msTotal: Number(msTotal),
    msMax: Number(msMax),
    bytesIn: Number(bytesIn),
    bytesOut: Number(bytesOut),
  }));
}

const ORDER = ['keyHash', 'tool', 'code', 'hour'] as const;

function inOrder(one: Tally, other: Tally): number {
  for (const column of ORDER) if (one[column] !== other[column]) return one[column] < other[column] ? -1 : 1;
  return 0;
}

const COLUMNS = { hour: 'hour', tool: 'tool', key: 'keyHash' } as const;
