import { describe, expect, it } from 'vitest';
import { MemorySlidingWindow } from '../limits/memory.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import { localGate } from './gate.ts';
import type { VerifiedKey } from './verified-key.ts';

const KEY: VerifiedKey = { hash: 'f'.repeat(64), prefix: 'tool_ffffff', accountId: 'a', plan: 'pro', runSubject: 'runs', conversionSubject: 'conversions' };
const once = ({ runSubject }: VerifiedKey) => ({ subject: runSubject, limit: 1, windowMs: 100 });
const verify = (key: string) => (key === 'good' ? KEY : undefined);
const verifyLater = async (key: string) => verify(key);

/** The same window where its answers take their time. */
function slow(window: MemorySlidingWindow): SlidingWindow {
  return {
    take: async (...asked) => window.take(...asked),
    takeMany: async (...asked) => window.takeMany(...asked),
    peek: async (...asked) => window.peek(...asked),
  };
}

describe('the gate of one process', () => {
  it.each([
    ['at once', verify, (window: MemorySlidingWindow) => window],
    ['with keys that must be looked up', verifyLater, (window: MemorySlidingWindow) => window],
    ['with a window that takes its time', verify, slow],
    ['with both', verifyLater, slow],
  ])('counts each request of a good key, %s', async (_how, check, windowOf) => {
    const gate = localGate({ verify: check }, windowOf(new MemorySlidingWindow()));
    expect(await gate.verify('good')).toBe(KEY);
    expect(await gate.admit('good', once, 0)).toEqual({ key: KEY, admission: { admitted: true, remaining: 0, resetAt: 100 } });
    expect(await gate.admit('good', once, 1)).toEqual({ key: KEY, admission: { admitted: false, remaining: 0, resetAt: 100 } });
  });

  it('answers without a promise where all is known', () => {
    const gate = localGate({ verify }, new MemorySlidingWindow());
    expect(gate.admit('good', once, 0)).toMatchObject({ admission: { admitted: true } });
  });

  it('counts nothing for a key that is not good, nor where nothing is to be counted', async () => {
    const window = new MemorySlidingWindow();
    for (const check of [verify, verifyLater]) {
      const gate = localGate({ verify: check }, window);
      expect(await gate.verify('bad')).toBeUndefined();
      expect(await gate.admit('bad', once, 0)).toBeUndefined();
      expect(await gate.admit('good', () => undefined, 0)).toEqual({ key: KEY, admission: undefined });
    }
    expect(window.subjects).toBe(0);
  });
});
