import { afterAll, describe, expect, inject, it } from 'vitest';
import { DAY_MS } from '../src/basics/times.ts';
import type { Database } from '../src/storage/database.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { createUsage } from '../src/usage/usage.ts';
import { lossy } from './support/lossy-postgres.ts';
import { createDatabase } from './support/shared-settings.ts';

const servers = inject('servers');
const open: Database[] = [];
afterAll(async () => {
  for (const database of open) await database.close();
});

describe.skipIf(!servers)('usage figures in PostgreSQL', () => {
  it('count once what was committed although the answer was lost', async () => {
    const { url, losses } = await lossy(await createDatabase(servers?.postgres ?? ''));
    const database = await openPostgres({ url, connections: 2, timeoutMs: 5_000 });
    open.push(database);
    const errors: unknown[] = [];
    const now = Date.UTC(2026, 0, 31, 12, 30);
    const usage = createUsage({ database, days: 90, onError: (error) => errors.push(error), clock: () => now });
    const use = (count: number): void => {
      for (let i = 0; i < count; i++)
        usage.record({ accountId: 'ann', keyHash: 'k1', tool: `tool-${i}`, code: 'ok', at: now, ms: 2, bytesIn: 10, bytesOut: 100 });
    };
    use(1_201);
    losses.wanted = 2;
    await usage.flush();
    use(3);
    await usage.flush();
    expect([errors.length, losses.wanted]).toEqual([2, 0]);
    const { total } = await usage.read('ann', { from: now - DAY_MS, to: now + 1, by: 'tool' });
    expect(total).toMatchObject({ count: 1_204, ms: { total: 2_408 }, bytes: { in: 12_040 } });
    await usage.close();
    expect(errors).toHaveLength(2);
  });
});
