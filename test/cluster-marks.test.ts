import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../src/basics/times.ts';
import { createMarks } from '../src/keys/marks.ts';
import { CounterUnavailable } from '../src/limits/errors.ts';
import { openRedis, type Redis } from '../src/limits/redis.ts';
import { markKey } from '../src/limits/redis-window.ts';
import { DatabaseUnavailable } from '../src/storage/errors.ts';

const servers = inject('servers');
let redis: Redis;
beforeAll(async () => {
  if (servers?.redis !== undefined) redis = await openRedis({ urls: [servers.redis], timeoutMs: 5_000, warn: () => undefined });
});
afterAll(() => redis?.close());

const away = async (): Promise<never> => {
  throw new CounterUnavailable('it is away');
};

describe.skipIf(!servers?.redis)('the mark of an account', () => {
  const remaining = async (accountId: string): Promise<number> => Number(await redis.send(['PTTL', markKey(accountId)]));

  it('stands for a day, until a change has been made', async () => {
    const [marks, accountId] = [createMarks(redis), randomUUID()];
    const mark = await marks.find(accountId);
    expect(mark).toMatch(/^[0-9a-f-]{36}$/);
    expect(await marks.find(accountId)).toBe(mark);
    expect(await remaining(accountId)).toBeGreaterThan(DAY_MS - 60_000);
    expect(await remaining(accountId)).toBeLessThanOrEqual(DAY_MS);
    expect(await marks.change(accountId, async () => 'made')).toBe('made');
    const next = await marks.find(accountId);
    expect(next).toMatch(/^[0-9a-f-]{36}$/);
    expect(next).not.toBe(mark);
  });

  it('says while a change is made that it is under way, also when it was never asked for', async () => {
    const [marks, accountId] = [createMarks(redis), randomUUID()];
    await marks.change(accountId, async () => {
      expect(await marks.find(accountId)).toBeUndefined();
      expect(await remaining(accountId)).toBeGreaterThan(HOUR_MS - 60_000);
      expect(await remaining(accountId)).toBeLessThanOrEqual(HOUR_MS);
    });
    expect(await marks.find(accountId)).toBeDefined();
  });

  it('goes on saying so when nobody knows whether the change was made, and not when it was refused', async () => {
    const [marks, accountId] = [createMarks(redis), randomUUID()];
    const refuse = async () => {
      throw new RangeError('not this');
    };
    await expect(marks.change(accountId, refuse)).rejects.toThrow('not this');
    expect(await marks.find(accountId)).toBeDefined();
    const lose = async () => {
      throw new DatabaseUnavailable('its answer was lost');
    };
    await expect(marks.change(accountId, lose)).rejects.toThrow('its answer was lost');
    expect(await marks.find(accountId)).toBeUndefined();
    await marks.change(accountId, async () => undefined);
    expect(await marks.find(accountId)).toBeDefined();
  });

  it('says that a change is under way until the last of several has been made', async () => {
    const [marks, accountId] = [createMarks(redis), randomUUID()];
    /** Begins a change, which is made when it is told to. */
    const begin = async () => {
      const [began, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const change = marks.change(accountId, () => {
        began.resolve();
        return made.promise;
      });
      await began.promise;
      return async () => {
        made.resolve();
        await change;
      };
    };
    const [endFirst, endSecond] = [await begin(), await begin()];
    await endFirst();
    expect(await marks.find(accountId)).toBeUndefined();
    await endSecond();
    expect(await marks.find(accountId)).toBeDefined();
  });

  it('lets no change begin while Redis is away, and a change that was made be told although Redis has gone', async () => {
    let made = 0;
    const make = async () => ++made;
    await expect(createMarks({ run: redis.run, send: away }).change(randomUUID(), make)).rejects.toThrow('it is away');
    expect(made).toBe(0);
    expect(await createMarks({ run: away, send: redis.send }).change(randomUUID(), make)).toBe(1);
  });
});
