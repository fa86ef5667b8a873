import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '../basics/times.ts';
import type { Database } from '../storage/database.ts';
import { writeOnce } from '../storage/write-once.ts';

/** When one subject was admitted within one window, in milliseconds since the epoch. */
export interface Batch {
  subject: string;
  windowMs: number;
  times: number[];
}

/** Batches that are written together. */
export interface Write {
  /** Higher than those of the writes before. What fails is tried again under its number, as it may have been written. */
  number: number;
  batches: readonly Batch[];
  /** In milliseconds since the epoch. */
  now: number;
  /** Whether to delete what has left its window. */
  prune: boolean;
}

/** Where admissions are kept across restarts. */
export interface AdmissionStore {
  /** Whether it can be written now; if not, it can be in a moment. */
  isFree(): boolean;
  /**
   * All admissions that may still be within their windows, in no particular order; the others are deleted. So are those of more than a window from now: they were made while the clock was
   * ahead, and would refuse everything until then.
   */
  load(now: number): Promise<Batch[]>;
  /** Writes all of the batches or none of them, and each number once. */
  write(write: Write): Promise<void>;
}

const ROWS_PER_WRITE = 500;
/** How long the numbers of writes are kept: no window is longer, so that what is written again after that counts for nothing. */
const NUMBERS_KEPT_MS = DAY_MS;

/** The table `admissions` of the embedded database, over its own connection: its statements are prepared once and take microseconds. */
export function embeddedAdmissions(sqlite: DatabaseSync): AdmissionStore {
  const insert = sqlite.prepare('INSERT INTO admissions (subject, windowMs, expiresAt, times) VALUES (?, ?, ?, ?)');
  const prune = sqlite.prepare('DELETE FROM admissions WHERE expiresAt <= ?');
  const pruneFuture = sqlite.prepare('DELETE FROM admissions WHERE expiresAt > ? + 2 * windowMs');
  return {
    // While someone else's transaction is open on this connection, what we wrote would share its fate.
    isFree: () => !sqlite.isTransaction,
    async load(now) {
      prune.run(now);
      pruneFuture.run(now);
      return sqlite.prepare('SELECT subject, windowMs, times FROM admissions').all().flatMap(batchOf);
    },
    // The number is not needed: when this throws, nothing was written.
    async write({ batches, now, prune: isPruned }) {
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        for (const { subject, windowMs, times } of batches) insert.run(subject, windowMs, expiryOf(windowMs, times), bytesOf(times));
        if (isPruned) prune.run(now);
        sqlite.exec('COMMIT');
      } catch (error) {
        // SQLite itself rolls back after some faults (a full disk), not after others.
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

/** The table `admissions` in PostgreSQL, whose answer to a commit may be lost on the way. */
export function databaseAdmissions(query: Database['query']): AdmissionStore {
  const writer = randomUUID();
  return {
    isFree: () => true,
    async load(now) {
      await query
        .deleteFrom('admissions')
        .where(({ eb, ref }) => eb.or([eb('expiresAt', '<=', now), eb(eb('expiresAt', '-', eb(ref('windowMs'), '*', 2)), '>', now)]))
        .execute();
      return (await query.selectFrom('admissions').select(['subject', 'windowMs', 'times']).execute()).flatMap(batchOf);
    },
    async write({ number, batches, now, prune }) {
      const rows = batches.map(({ subject, windowMs, times }) => ({ subject, windowMs, expiresAt: expiryOf(windowMs, times), times: bytesOf(times) }));
      await writeOnce({ query, table: 'admission_batches', now }, { writer, number }, async (transaction) => {
        for (let start = 0; start < rows.length; start += ROWS_PER_WRITE) {
          await transaction
            .insertInto('admissions')
            .values(rows.slice(start, start + ROWS_PER_WRITE))
            .execute();
        }
        if (!prune) return;
        await transaction.deleteFrom('admissions').where('expiresAt', '<=', now).execute();
        await transaction
          .deleteFrom('admission_batches')
          .where('writtenAt', '<=', now - NUMBERS_KEPT_MS)
          .execute();
      });
    },
  };
}

const expiryOf = (windowMs: number, times: readonly number[]): number => (times.at(-1) ?? 0) + windowMs;
const bytesOf = (times: readonly number[]): Uint8Array => new Uint8Array(Float64Array.from(times).buffer);

function batchOf({ subject, windowMs, times }: Record<string, unknown>): Batch[] {
  if (typeof subject !== 'string' || typeof windowMs !== 'number' || !(times instanceof Uint8Array)) return [];
  return [{ subject, windowMs, times: [...new Float64Array(Uint8Array.from(times).buffer)] }];
}
