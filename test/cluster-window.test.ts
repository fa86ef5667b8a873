import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

  it('takes a clock that goes back as standing still, and lets a full allowance end a window from now', async () => {
    const subject = randomUUID();
    time.now = 2_000_000;
    expect(await window().peek(subject, 2, WINDOW)).toEqual({ admitted: true, remaining: 2, resetAt: 2_000_000 + WINDOW });
    await window().take(subject, 2, WINDOW);
    time.now = 1_500_000;
    expect(await window().take(subject, 2, WINDOW)).toEqual({ admitted: true, remaining: 0, resetAt: 2_000_000 + WINDOW });
    expect((await window().take(subject, 2, WINDOW)).admitted).toBe(false);
  });

  it('keeps ten bytes or so for an admission, and lets it expire', async () => {
    const [subject, count] = [`account:${randomUUID()}:key:x`, 2_000];
    const real = new RedisSlidingWindow({ redis });
    await Promise.all(Array.from({ length: count }, () => real.take(subject, 1e9, WINDOW)));
    const [key] = (await redis.send(['KEYS', `*:window:${WINDOW}:${subject}`])) as string[];
    expect(Number(await redis.send(['MEMORY', 'USAGE', key ?? '']))).toBeLessThan(count * 16);
    expect(Number(await redis.send(['PTTL', key ?? '']))).toBeGreaterThan(WINDOW - 60_000);
  });
});
