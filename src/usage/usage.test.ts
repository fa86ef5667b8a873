import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../basics/times.ts';
import { type EmbeddedDatabase, openDatabase } from '../storage/database.ts';
import { createUsage, type Usage, type Use } from './usage.ts';

const START = Date.UTC(2026, 0, 31, 12, 30);
let folder: string;
let database: EmbeddedDatabase;
let usage: Usage;
let now: number;
const errors: unknown[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolrack-usage-'));
  database = await openDatabase({ dataDir: folder });
  now = START;
  errors.length = 0;
  usage = createUsage({ database, days: 90, onError: (error) => errors.push(error), clock: () => now });
  const time = new Date(START).toISOString();
  for (const id of ['ann', 'bob'])
    await database.query
      .insertInto('user')
      .values({ id, name: id, email: `${id}@example.com`, emailVerified: 0, createdAt: time, updatedAt: time, plan: 'pro', emailConfirmedAt: null })
      .execute();
});
afterEach(async () => {
  await usage.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const use = (more: Partial<Use> = {}): void =>
  usage.record({ accountId: 'ann', keyHash: 'k1', tool: 'word-counter', code: 'ok', at: now, ms: 2, bytesIn: 10, bytesOut: 100, ...more });
const lastDay = () => ({ from: now - DAY_MS, to: now + 1, by: 'tool' as const });

describe('usage', () => {
  it('adds up counts, times and bytes, with errors by code and refusals apart', async () => {
    use({ ms: 2 });
    use({ ms: 5 });
    use({ code: 'invalid_inputs', ms: 1 });
    use({ code: 'rate_limit_exceeded', ms: 0, bytesIn: 0, bytesOut: 0 });
    const { rows, total } = await usage.read('ann', lastDay());
    expect(rows).toEqual([
      { tool: 'word-counter', count: 3, refused: 1, errors: { invalid_inputs: 1 }, ms: { total: 8, max: 5 }, bytes: { in: 30, out: 300 } },
    ]);
    expect(total).toEqual({ count: 3, refused: 1, errors: { invalid_inputs: 1 }, ms: { total: 8, max: 5 }, bytes: { in: 30, out: 300 } });
  });

  it('adds to what was written before', async () => {
    use();
    await usage.flush();
    use({ ms: 1 });
    await usage.flush();
    use({ ms: 9 });
    expect((await usage.read('ann', lastDay())).total).toMatchObject({ count: 3, ms: { total: 12, max: 9 } });
  });

  it('groups by hour and day in UTC, by tool and by key', async () => {
    use({ at: START - HOUR_MS });
    use({ tool: 'json-formatter', keyHash: 'k2' });
    const by = async (group: 'hour' | 'day' | 'tool' | 'key') =>
      (await usage.read('ann', { ...lastDay(), by: group })).rows.map((row) => [row[group], row.count]);
    expect(await by('hour')).toEqual([
      ['2026-01-31T11:00:00.000Z', 1],
      ['2026-01-31T12:00:00.000Z', 1],
    ]);
    expect(await by('day')).toEqual([['2026-01-31', 2]]);
    expect(await by('tool')).toEqual([
      ['json-formatter', 1],
      ['word-counter', 1],
    ]);
    expect(await by('key')).toEqual([
      ['k1', 1],
      ['k2', 1],
    ]);
  });

  it('keeps accounts apart, and tells one key alone', async () => {
    use();
    use({ keyHash: 'k2' });
    use({ accountId: 'bob', keyHash: 'k3' });
    expect((await usage.read('ann', lastDay())).total.count).toBe(2);
    expect((await usage.read('ann', lastDay(), 'k2')).total.count).toBe(1);
    expect((await usage.read('ann', lastDay(), 'k3')).total.count).toBe(0);
  });

  it('counts the hours that lie in the period in part, and leaves out the one that begins at its end', async () => {
    const hour = START - (START % HOUR_MS);
    use({ at: hour });
    use({ at: hour + HOUR_MS });
    const count = async (from: number, to: number) => (await usage.read('ann', { from, to, by: 'hour' })).total.count;
    expect(await count(hour, hour + HOUR_MS)).toBe(1);
    expect(await count(hour + HOUR_MS - 1, hour + HOUR_MS + 1)).toBe(2);
    expect(await count(hour + HOUR_MS, hour + 2 * HOUR_MS)).toBe(1);
  });

  it('keeps what cannot be written, and writes it later', async () => {
    use();
    database.sqlite.exec('ALTER TABLE usage RENAME TO away');
    await usage.flush();
    expect(errors).toHaveLength(1);
    use();
    database.sqlite.exec('ALTER TABLE away RENAME TO usage');
    expect((await usage.read('ann', lastDay())).total.count).toBe(2);
  });

  it('tries again by itself, two seconds after the database has refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    /** What is written after a time, and the turns of the event loop that writing takes. */
    const writtenAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
      return database.sqlite.prepare('SELECT count(*) AS rows FROM usage').get()?.rows;
    };
    use();
    database.sqlite.exec("CREATE TEMP TRIGGER fault BEFORE INSERT ON usage BEGIN SELECT RAISE(ABORT, 'no space'); END");
    expect([await writtenAfter(2_000), errors.length]).toEqual([0, 1]);
    database.sqlite.exec('DROP TRIGGER fault');
    expect([await writtenAfter(1_999), await writtenAfter(1)]).toEqual([0, 1]);
  });

  it('writes rows in the same order on all nodes, so that none waits for another that waits for it', async () => {
    const told = [
      ['k2', 'a', 'ok', 0],
      ['k1', 'b', 'ok', 0],
      ['k1', 'a', 'ok', 0],
      ['k1', 'a', 'ok', -HOUR_MS],
      ['k1', 'a', 'error', 0],
    ] as const;
    for (const [keyHash, tool, code, ago] of told) use({ keyHash, tool, code, at: START + ago });
    await usage.flush();
    const rows = database.sqlite.prepare('SELECT keyHash, tool, code, hour - ? AS later FROM usage ORDER BY rowid').all(START - (START % HOUR_MS));
    expect(rows.map((row) => Object.values(row))).toEqual(told.toReversed());
  });

  it('holds the sums of 50,000 keys, tools and outcomes at most while the database is away', async () => {
    for (let tool = 0; tool <= 50_000; tool++) use({ tool: `tool-${tool}` });
    use({ tool: 'tool-0' });
    const { total } = await usage.read('ann', { ...lastDay(), by: 'key' });
    expect(total.count).toBe(50_001);
  });

  it('writes once what was written although the database said nothing of it', async () => {
    const exec = database.sqlite.exec.bind(database.sqlite);
    let isLost = true;
    database.sqlite.exec = (text) => {
      exec(text);
      if (text === 'COMMIT' && isLost) throw new Error('the answer is lost');
    };
    use();
    await usage.flush();
    await usage.flush();
    expect(errors).toHaveLength(2);
    isLost = false;
    use({ ms: 7 });
    expect((await usage.read('ann', lastDay())).total).toMatchObject({ count: 2, ms: { total: 9, max: 7 } });
  });

  it('keeps the batches of several processes apart', async () => {
    const other = createUsage({ database, days: 90, onError: (error) => errors.push(error), clock: () => now });
    for (const { record, flush } of [usage, other, usage, other]) {
      record({ accountId: 'ann', keyHash: 'k1', tool: 'word-counter', code: 'ok', at: now, ms: 2, bytesIn: 10, bytesOut: 100 });
      await flush();
    }
    expect((await usage.read('ann', lastDay())).total.count).toBe(4);
    await other.close();
  });

  it('forgets what is older than it keeps, and what belongs to accounts that are gone', async () => {
    use({ at: START - 91 * DAY_MS });
    use({ at: START - 89 * DAY_MS });
    use({ accountId: 'gone' });
    await usage.flush();
    now += 2 * HOUR_MS;
    await usage.flush();
    const rows = await database.query.selectFrom('usage').select(['accountId', 'hour']).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ accountId: 'ann' });
  });

  it('keeps the number of the last batch of each process, as long as the figures', async () => {
    const batches = () => database.query.selectFrom('usage_batches').select(['number', 'writtenAt']).orderBy('writtenAt').execute();
    for (let i = 0; i < 3; i++) {
      use();
      await usage.flush();
    }
    expect(await batches()).toEqual([{ number: 3, writtenAt: START }]);
    now += 90 * DAY_MS + 1;
    const later = createUsage({ database, days: 90, onError: (error) => errors.push(error), clock: () => now });
    now += 2 * HOUR_MS;
    later.record({ accountId: 'ann', keyHash: 'k1', tool: 'word-counter', code: 'ok', at: now, ms: 2, bytesIn: 10, bytesOut: 100 });
    await later.close();
    expect(await batches()).toEqual([{ number: 1, writtenAt: now }]);
  });

  it('writes more rows than fit one statement', async () => {
    for (let i = 0; i < 1_201; i++) use({ tool: `tool-${i}` });
    expect((await usage.read('ann', lastDay())).rows).toHaveLength(1_201);
  });
});
