import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CounterUnavailable } from '../src/limits/errors.ts';
import { MemorySlidingWindow } from '../src/limits/memory.ts';
import { openRedis, type Redis } from '../src/limits/redis.ts';
import { RedisSlidingWindow } from '../src/limits/redis-window.ts';

/** Long enough that what Redis lets expire by its own clock stays for the length of a test. */
const WINDOW = 100_000;
const servers = inject('servers');
let redis: Redis;
const time = { now: 0 };
beforeAll(async () => {
  redis = await openRedis({ urls: [servers?.redis ?? ''], timeoutMs: 5_000, warn: () => undefined });
});
afterAll(() => redis?.close());

/** The definition itself: all admissions kept, counted anew each time. */
function naive(limit: number) {
  const admitted = new Map<string, number[]>();
  return (subject: string, now: number) => {
    const times = admitted.get(subject) ?? [];
    const inside = times.filter((at) => at > now - WINDOW);
    if (inside.length < limit) {
      admitted.set(subject, [...times, now]);
      return { admitted: true, remaining: limit - inside.length - 1, resetAt: (inside[0] ?? now) + WINDOW };
    }
    return { admitted: false, remaining: 0, resetAt: (inside[inside.length - limit] ?? now) + WINDOW };
  };
}

describe.skipIf(!servers?.redis)('the sliding window in Redis', () => {
  const window = () => new RedisSlidingWindow({ redis, clock: () => time.now });

  it('agrees with the definition on every request', async () => {
    const gap = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 90_000, max: 110_000 }));
    const requests = fc.array(fc.record({ gap, subject: fc.constantFrom('a', 'b', '__proto__') }), { maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(requests, fc.integer({ min: 0, max: 12 }), async (sequence, limit) => {
        const run = randomUUID();
        const model = naive(limit);
        time.now = 1_700_000_000_000;
        for (const request of sequence) {
          time.now += request.gap;
          const expected = model(request.subject, time.now);
          const subject = `${run} ${request.subject}`;
          expect((await window().peek(subject, limit, WINDOW)).admitted).toBe(expected.admitted);
          expect(await window().take(subject, limit, WINDOW)).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('admits whoever waits until resetAt of a refusal, and not a millisecond before, also after the limit was lowered', async () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(gaps, fc.integer({ min: 1, max: 5 }), async (sequence, lowered) => {
        const subject = randomUUID();
        time.now = 1_700_000_000_000;
        for (const gap of sequence) {
          time.now += gap;
          await window().take(subject, 40, WINDOW);
        }
        const { admitted, resetAt } = await window().peek(subject, lowered, WINDOW);
        if (admitted) return;
        time.now = resetAt - 1;
        expect((await window().peek(subject, lowered, WINDOW)).admitted).toBe(false);
        time.now = resetAt;
        expect((await window().peek(subject, lowered, WINDOW)).admitted).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('forgets exactly those that have left, however many have', async () => {
    const [count, gap, start] = [17, 10, 1_700_000_000_000];
    const subjects = Array.from({ length: count + 1 }, () => randomUUID());
    for (let taken = 0; taken < count; taken++) {
      time.now = start + taken * gap;
      await Promise.all(subjects.map((subject) => window().take(subject, 100, WINDOW)));
    }
    for (const [left, subject] of subjects.entries()) {
      time.now = start + WINDOW + (left - 1) * gap;
      expect((await window().peek(subject, 100, WINDOW)).remaining).toBe(100 - count + left);
    }
  });

  it('gives several at once as the window in memory does', async () => {
    const requests = fc.array(fc.record({ gap: fc.integer({ min: 0, max: 60_000 }), most: fc.integer({ min: 1, max: 8 }), isAll: fc.boolean() }), {
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(requests, fc.integer({ min: 0, max: 12 }), async (sequence, limit) => {
        const [subject, memory] = [randomUUID(), new MemorySlidingWindow()];
        time.now = 1_700_000_000_000;
        for (const { gap, most, isAll } of sequence) {
          time.now += gap;
          const wanted = { most, least: isAll ? most : 1 };
          expect(await window().takeMany(subject, wanted, limit, WINDOW)).toEqual(memory.takeMany(subject, wanted, limit, WINDOW, time.now));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('answers what is asked at once as the definition does one after the other, in as few calls as may be', async () => {
    const groups = fc.array(
      fc.record({
        gap: fc.integer({ min: 0, max: 60_000 }),
        subjects: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 250, size: 'max' }),
      }),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(groups, fc.integer({ min: 0, max: 200 }), async (sequence, limit) => {
        const run = randomUUID();
        const model = naive(limit);
        let calls = 0;
        const counted: Pick<Redis, 'run' | 'isCluster'> = {
          isCluster: false,
          run: (...asked) => {
            calls++;
            return redis.run(...asked);
          },
        };
        const together = new RedisSlidingWindow({ redis: counted, clock: () => time.now });
        time.now = 1_700_000_000_000;
        for (const { gap, subjects } of sequence) {
          time.now += gap;
          calls = 0;
          const answers = await Promise.all(subjects.map((subject) => together.take(`${run} ${subject}`, limit, WINDOW)));
          expect(answers).toEqual(subjects.map((subject) => model(subject, time.now)));
          expect(calls).toBe(Math.ceil(subjects.length / 100));
        }
      }),
      { numRuns: 40 },
    );
  });

  const subjects = ['one', 'two', 'three'].map((name) => `account:${randomUUID()}:${name}`);

  it('asks for each account apart in a cluster', async () => {
    const asked: number[] = [];
    const apart = new RedisSlidingWindow({
      redis: {
        isCluster: true,
        run: (script, keys, values) => {
          asked.push(keys.length);
          return redis.run(script, keys, values);
        },
      },
    });
    expect(await Promise.all(subjects.map((subject) => apart.take(subject, 5, WINDOW)))).toHaveLength(3);
    expect(asked).toEqual([2, 2, 2]);
  });

  it('tells the time of Redis to the millisecond', async () => {
    const told: number[] = [];
    const real = new RedisSlidingWindow({ redis, onTime: (now) => told.push(now) });
    const clock = async (): Promise<number> => {
      const [seconds, microseconds] = (await redis.send(['TIME'])) as string[];
      return Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000);
    };
    const before = await clock();
    const { resetAt } = await real.peek(randomUUID(), 1, WINDOW);
    const after = await clock();
    expect(told).toEqual([resetAt - WINDOW]);
    expect(told[0]).toBeGreaterThanOrEqual(before);
    expect(told[0]).toBeLessThanOrEqual(after);
  });

  it.each(['sign-in:account:}{@example.com', 'sign-in:account:{}@example.com'])('has all that belongs to %s in one place of a cluster', async (subject) => {
    const asked: string[] = [];
    const apart = new RedisSlidingWindow({
      redis: {
        isCluster: true,
        run: (script, keys, values) => {
          asked.push(...keys);
          return redis.run(script, keys, values);
        },
      },
    });
    await apart.take(subject, 5, WINDOW);
    // The hash tag (redis.io/docs/latest/operate/oss_and_stack/reference/cluster-spec): from the first { to the next }, unless that is nothing.
    const tags = asked.map((key) => /^[^{]*\{([^}]+)\}/.exec(key)?.[1]);
    expect(tags).toEqual(['sign-in:account:@example.com', 'sign-in:account:@example.com']);
  });

  it('refuses all who wait for a call that fails, or is answered in part', async () => {
    const away = new RedisSlidingWindow({ redis: { isCluster: false, run: () => Promise.reject(new CounterUnavailable('it is away')) } });
    const answers = await Promise.allSettled(subjects.map((subject) => away.take(subject, 5, WINDOW)));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const mute = new RedisSlidingWindow({ redis: { isCluster: false, run: async () => [Date.now(), 1, 1] } });
    await expect(mute.take('a', 5, WINDOW)).rejects.toThrow('another answer than expected');
  });

  it('takes a clock that goes back as standing still, and lets a full allowance end a window from now', async () => {
    const subject = randomUUID();
    time.now = 2_000_000;
    expect(await window().peek(subject, 2, WINDOW)).toEqual({ admitted: true, remaining: 2, resetAt: 2_000_000 + WINDOW });
    await window().take(subject, 2, WINDOW);
    time.now = 1_500_000;
    expect(await window().take(subject, 2, WINDOW)).toEqual({ admitted: true, remaining: 0, resetAt: 2_000_000 + WINDOW });
    expect((await window().take(subject, 2, WINDOW)).admitted).toBe(false);
    expect((await window().peek(subject, 1, WINDOW)).resetAt).toBe(2_000_000 + WINDOW);
  });

  it('keeps ten bytes or so for an admission, and lets it expire', async () => {
    const [subject, count] = [`account:${randomUUID()}:key:x`, 2_000];
    const real = new RedisSlidingWindow({ redis });
    await Promise.all(Array.from({ length: count }, () => real.take(subject, 1e9, WINDOW)));
    const [key] = (await redis.send(['KEYS', `*:window:${WINDOW}:${subject}`])) as string[];
    expect(Number(await redis.send(['MEMORY', 'USAGE', key ?? '']))).toBeLessThan(count * 16);
    expect(Number(await redis.send(['PTTL', key ?? '']))).toBeGreaterThan(WINDOW - 60_000);
  });

  it('keeps admissions for their whole window, however long others came before', async () => {
    const subject = `account:${randomUUID()}:key:x`;
    time.now = 1_700_000_000_000;
    // What has gone by for Redis meanwhile is added, which is more on a busy machine.
    let began = performance.now();
    await window().take(subject, 10, WINDOW);
    const [key = ''] = (await redis.send(['KEYS', `*:window:${WINDOW}:${subject}`])) as string[];
    const kept = async (): Promise<number> => Number(await redis.send(['PTTL', key])) + performance.now() - began;
    // The last admission of the second for which the first one has had it kept.
    time.now += 999;
    await window().take(subject, 10, WINDOW);
    expect(await kept()).toBeGreaterThan(WINDOW + 999);
    // As if half of a window had gone by for Redis, too.
    time.now += WINDOW / 2;
    await redis.send(['PEXPIRE', key, String(WINDOW / 2)]);
    began = performance.now();
    await window().take(subject, 10, WINDOW);
    expect(await kept()).toBeGreaterThan(WINDOW + 999);
  });
});
