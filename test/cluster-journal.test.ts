import { afterEach, describe, expect, inject, it } from 'vitest';
import { DAY_MS } from '../src/basics/times.ts';
import { databaseAdmissions } from '../src/limits/admission-store.ts';
import { Journal } from '../src/limits/journal.ts';
import type { Database } from '../src/storage/database.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { lossy } from './support/lossy-postgres.ts';
import { createDatabase } from './support/shared-settings.ts';

const servers = inject('servers');
const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

async function openedAt(url: string): Promise<Database> {
  const database = await openPostgres({ url, connections: 2, timeoutMs: 5_000 });
  open.push(database);
  return database;
}

const newDatabase = (): Promise<string> => createDatabase(servers?.postgres ?? '');

describe.skipIf(!servers)('the journal of a single server in PostgreSQL', () => {
  it('leaves out what was admitted while the clock was ahead by more than a window, and removes it', async () => {
    const { query } = await openedAt(await newDatabase());
    const store = databaseAdmissions(query);
    const batches = [1_000_000, 90].map((at) => ({ subject: `at ${at}`, windowMs: 100, times: [at] }));
    await store.write({ number: 1, batches, now: 1_000_000, prune: false });
    expect(await store.load(10)).toEqual([{ subject: 'at 90', windowMs: 100, times: [90] }]);
    expect(await query.selectFrom('admissions').select('subject').execute()).toEqual([{ subject: 'at 90' }]);
  });

  it('counts once what was committed although the answer was lost', async () => {
    const direct = await newDatabase();
    const { url, losses } = await lossy(direct);
    const errors: unknown[] = [];
    const now = 1_000;
    const journal = new Journal(
      databaseAdmissions((await openedAt(url)).query),
      (error) => errors.push(error),
      () => now,
    );
    const take = (times: number): void => {
      for (let i = 0; i < times; i++) journal.window.take('ann', 10, DAY_MS, now);
    };
    take(1);
    await journal.flush();
    take(2);
    losses.wanted = 2;
    await journal.flush();
    take(1);
    await journal.flush();
    take(1);
    await journal.close();
    expect([errors.length, losses.wanted]).toEqual([2, 0]);
    const { query } = await openedAt(direct);
    const again = new Journal(
      databaseAdmissions(query),
      (error) => errors.push(error),
      () => now,
    );
    await again.load();
    expect(again.window.peek('ann', 10, DAY_MS, now)).toEqual(journal.window.peek('ann', 10, DAY_MS, now));
    again.window.take('ann', 10, DAY_MS, now);
    await again.close();
    expect((await databaseAdmissions(query).load(now)).flatMap(({ times }) => times)).toHaveLength(6);
  });

  it.each([500, 501])('holds %d subjects that are written at once, until they have left', async (count) => {
    const store = databaseAdmissions((await openedAt(await newDatabase())).query);
    const batches = Array.from({ length: count }, (_, i) => ({ subject: `subject ${i}`, windowMs: 1_000, times: [i - 0.5, i] }));
    await store.write({ number: 1, batches, now: 0, prune: false });
    expect((await store.load(0)).toSorted((one, other) => Number(one.times[0]) - Number(other.times[0]))).toEqual(batches);
    await store.write({ number: 2, batches: [{ subject: 'late', windowMs: 1_000, times: [2_000] }], now: count + 998, prune: true });
    expect((await store.load(1_000)).map(({ subject }) => subject).sort()).toEqual(['late', `subject ${count - 1}`]);
    expect((await store.load(count + 999)).map(({ subject }) => subject)).toEqual(['late']);
    expect(await store.load(3_000)).toEqual([]);
  });

  it('keeps the number of the last write of each process for a day', async () => {
    const { query } = await openedAt(await newDatabase());
    const numbers = () => query.selectFrom('admission_batches').select(['number', 'writtenAt']).orderBy('writtenAt').execute();
    const write = (store: ReturnType<typeof databaseAdmissions>, number: number, now: number) =>
      store.write({ number, batches: [{ subject: 'ann', windowMs: 100, times: [now] }], now, prune: true });
    const [one, other] = [databaseAdmissions(query), databaseAdmissions(query)];
    await write(one, 1, 0);
    await write(one, 2, 1_000);
    await write(other, 1, DAY_MS + 999);
    expect(await numbers()).toEqual([
      { number: 2, writtenAt: 1_000 },
      { number: 1, writtenAt: DAY_MS + 999 },
    ]);
    await write(other, 2, DAY_MS + 1_000);
    expect(await numbers()).toEqual([{ number: 2, writtenAt: DAY_MS + 1_000 }]);
  });
});
