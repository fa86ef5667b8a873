import { describe, expect, it } from 'vitest';
import type { ActiveKey } from '../storage/database.ts';
import { clusterGate } from './cluster-gate.ts';
import { hashOf, type VerifiedKey } from './verified-key.ts';

const keyOf = (number: number): string => `tool_${number.toString(16).padStart(32, '0')}`;
const KEY = keyOf(1);
const PRO: ActiveKey = { hash: hashOf(KEY), accountId: 'ann', plan: 'pro' };
const ADMISSION = { admitted: true, remaining: 9, resetAt: 100 };
const allotmentOf = ({ runSubject }: VerifiedKey) => ({ subject: runSubject, limit: 10, windowMs: 100 });

/** A gate of a node whose database and Redis are what a test says. */
function node() {
  const told = {
    /** What the database has of any key. */
    row: PRO as ActiveKey | undefined,
    /** The mark of the account, in Redis. */
    mark: 'first' as string | undefined,
    redis: { generation: 0 },
    /** How often the database was asked, and with which marks Redis. */
    reads: 0,
    marks: [] as string[],
    beforeMark: async (): Promise<void> => undefined,
    beforeAnswer: async (): Promise<void> => undefined,
  };
  const gate = clusterGate({
    database: {
      async activeKey() {
        told.reads++;
        return told.row;
      },
    },
    redis: told.redis,
    marks: {
      async find() {
        await told.beforeMark();
        return told.mark;
      },
    },
    window: {
      async takeMarked(_accountId, mark) {
        told.marks.push(mark);
        const answer = mark === '' || mark === told.mark ? ADMISSION : 'changed';
        await told.beforeAnswer();
        return answer;
      },
    },
  });
  const planOf = async (key = KEY): Promise<string | undefined> => (await gate.admit(key, allotmentOf, 0))?.key.plan;
  return { gate, told, planOf };
}

describe('the gate of a node', () => {
  it('reads a key from the database when it is seen first, and then asks Redis alone', async () => {
    const { gate, told } = node();
    const first = await gate.admit(KEY, allotmentOf, 0);
    expect(first).toMatchObject({ key: { accountId: 'ann', plan: 'pro' }, admission: ADMISSION });
    const { reads } = told;
    expect(await gate.admit(KEY, allotmentOf, 0)).toEqual(first);
    expect([told.reads, told.marks]).toEqual([reads, ['first', 'first']]);
  });

  it('asks neither for what cannot be a key', async () => {
    const { gate, told } = node();
    for (const text of ['', KEY.slice(1), `${KEY}0`, KEY.toUpperCase()]) expect(await gate.verify(text)).toBeUndefined();
    expect([told.reads, told.marks]).toEqual([0, []]);
  });

  it('reads a key anew when its mark has changed', async () => {
    const { told, planOf } = node();
    expect(await planOf()).toBe('pro');
    Object.assign(told, { mark: 'second', row: { ...PRO, plan: 'business' } });
    expect(await planOf()).toBe('business');
    expect(told.marks).toEqual(['first', 'first', 'second']);
  });

  it('takes what the database has after the mark was read, not before', async () => {
    const { told, planOf } = node();
    told.beforeMark = async () => {
      told.row = undefined;
    };
    expect(await planOf()).toBeUndefined();
    expect(told.marks).toEqual([]);
  });

  it('keeps nothing while a change is under way', async () => {
    const { told, planOf } = node();
    told.mark = undefined;
    expect(await planOf()).toBe('pro');
    Object.assign(told, { mark: 'second', row: undefined });
    expect(await planOf()).toBeUndefined();
    expect(told.marks).toEqual(['']);
  });

  it('reads all keys anew after the connection to Redis was lost', async () => {
    const { told, planOf } = node();
    await planOf();
    // What Redis says afterwards may be a mark of long ago.
    told.row = undefined;
    told.redis.generation++;
    expect(await planOf()).toBeUndefined();
  });

  it('keeps no key that was read while the connection was lost', async () => {
    const { told, planOf } = node();
    const mark = Promise.withResolvers<void>();
    told.beforeMark = () => mark.promise;
    const slow = planOf();
    await new Promise((resolve) => setImmediate(resolve));
    told.redis.generation++;
    told.beforeMark = async () => undefined;
    expect(await planOf(keyOf(2))).toBe('pro');
    mark.resolve();
    expect(await slow).toBe('pro');
    told.row = undefined;
    expect(await planOf()).toBeUndefined();
  });

  it('keeps what was read anew when an answer to an earlier request says that the key has changed', async () => {
    const { told, planOf } = node();
    await planOf();
    told.mark = 'second';
    const late = Promise.withResolvers<void>();
    told.beforeAnswer = () => late.promise;
    const slow = planOf();
    told.beforeAnswer = async () => undefined;
    expect(await planOf()).toBe('pro');
    const { reads } = told;
    late.resolve();
    expect(await slow).toBe('pro');
    expect(told.reads).toBe(reads);
  });

  it('takes a key as the database has it, after two attempts, while something of its account changes again and again, and keeps it for no other request', async () => {
    const { told, planOf } = node();
    let changes = 0;
    Object.defineProperty(told, 'mark', { get: () => `change ${changes++}` });
    expect(await planOf()).toBe('pro');
    expect(told.marks).toEqual([expect.stringMatching(/^change/), expect.stringMatching(/^change/), '']);
    told.row = { ...PRO, plan: 'business' };
    expect(await planOf()).toBe('business');
    told.row = undefined;
    expect(await planOf()).toBeUndefined();
  });

  it('does not take a key that is revoked while its account changes again and again', async () => {
    const { told, planOf } = node();
    let changes = 0;
    Object.defineProperty(told, 'mark', { get: () => `change ${changes++}` });
    told.beforeAnswer = async () => {
      if (told.marks.length === 2) told.row = undefined;
    };
    expect(await planOf()).toBeUndefined();
    expect(told.marks).not.toContain('');
  });

  it('keeps 10,000 keys or so, and begins anew beyond that', async () => {
    const { told, planOf } = node();
    for (let number = 1; number <= 10_001; number++) await planOf(keyOf(number));
    const { reads } = told;
    await planOf(keyOf(1));
    expect(told.reads).toBeGreaterThan(reads);
    await planOf(keyOf(1));
    expect(told.reads).toBe(reads + 2);
  });
});
