import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { leastMilliseconds } from '../../test/support/processor-time.ts';
import { type AdmissionStore, embeddedAdmissions, type Write } from './admission-store.ts';
import { Journal } from './journal.ts';
import { MemorySlidingWindow } from './memory.ts';

const HOUR = 3_600_000;

/** The definition itself: all admissions kept, counted anew each time. */
function naive() {
  const admitted = new Map<string, number[]>();
  return (subject: string, limit: number, windowMs: number, now: number) => {
    const times = admitted.get(`${windowMs} ${subject}`) ?? [];
    const inside = times.filter((time) => time > now - windowMs);
    if (inside.length < limit) {
      admitted.set(`${windowMs} ${subject}`, [...times, now]);
      return { admitted: true, remaining: limit - inside.length - 1, resetAt: (inside[0] ?? now) + windowMs };
    }
    return { admitted: false, remaining: 0, resetAt: (inside[inside.length - limit] ?? now) + windowMs };
  };
}

const requests = fc.array(
  fc.record({
    gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 90, max: 110 })),
    subject: fc.constantFrom('a', 'b', '__proto__'),
  }),
  { maxLength: 300 },
);

describe('sliding window', () => {
  it('agrees with the definition on every request', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 12 }), (sequence, limit) => {
        const window = new MemorySlidingWindow();
        const model = naive();
        let now = 1_000;
        for (const { gap, subject } of sequence) {
          now += gap;
          const expected = model(subject, limit, 100, now);
          const peeked = window.peek(subject, limit, 100, now);
          expect(peeked.admitted).toBe(expected.admitted);
          expect(window.take(subject, limit, 100, now)).toEqual(expected);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives several at once as if they had been asked for one by one, or none where too few are left', () => {
    const several = fc.array(fc.record({ gap: fc.integer({ min: 0, max: 60 }), most: fc.integer({ min: 1, max: 8 }), isAll: fc.boolean() }), {
      maxLength: 100,
    });
    fc.assert(
      fc.property(several, fc.integer({ min: 0, max: 12 }), (sequence, limit) => {
        const window = new MemorySlidingWindow();
        const model = new MemorySlidingWindow();
        let now = 1_000;
        for (const { gap, most, isAll } of sequence) {
          now += gap;
          const { remaining } = model.peek('a', limit, 100, now);
          const fits = isAll ? remaining >= most : remaining > 0;
          const taken = fits ? Array.from({ length: most }, () => model.take('a', limit, 100, now)).filter(({ admitted }) => admitted).length : 0;
          expect(taken).toBe(fits ? Math.min(most, remaining) : 0);
          expect(window.takeMany('a', { most, least: isAll ? most : 1 }, limit, 100, now)).toEqual({ ...model.peek('a', limit, 100, now), admitted: taken });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('admits whoever waits until resetAt of a refusal, and not a millisecond before, also after the limit was lowered', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (gaps, lowered) => {
        const window = new MemorySlidingWindow();
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          window.take('a', 40, 1_000, now);
        }
        const { admitted, resetAt } = window.peek('a', lowered, 1_000, now);
        if (admitted) return;
        expect(window.peek('a', lowered, 1_000, resetAt - 1).admitted).toBe(false);
        expect(window.peek('a', lowered, 1_000, resetAt).admitted).toBe(true);
      }),
    );
  });

  it('lets a full allowance end a window from now', () => {
    expect(new MemorySlidingWindow().peek('new', 100, HOUR, 5)).toEqual({ admitted: true, remaining: 100, resetAt: 5 + HOUR });
  });

  it('admits nothing under a limit of 0', () => {
    expect(new MemorySlidingWindow().take('a', 0, HOUR, 7)).toEqual({ admitted: false, remaining: 0, resetAt: 7 + HOUR });
    const lowered = new MemorySlidingWindow();
    expect(lowered.take('a', 2, HOUR, 5)).toMatchObject({ admitted: true });
    expect(lowered.take('a', 0, HOUR, 7)).toEqual({ admitted: false, remaining: 0, resetAt: 7 + HOUR });
  });

  it('counts the same subject apart under different windows', () => {
    const window = new MemorySlidingWindow();
    expect(window.take('a', 1, HOUR, 0).admitted).toBe(true);
    expect(window.take('a', 1, 2 * HOUR, 0).admitted).toBe(true);
    expect(window.take('a', 1, HOUR, 1).admitted).toBe(false);
  });

  it('takes a clock that goes back as standing still', () => {
    const window = new MemorySlidingWindow();
    expect(window.take('a', 2, 100, 1_000).resetAt).toBe(1_100);
    expect(window.take('a', 2, 100, 500)).toEqual({ admitted: true, remaining: 0, resetAt: 1_100 });
    expect(window.take('a', 2, 100, 600).admitted).toBe(false);
  });

  it('forgets idle subjects', () => {
    const window = new MemorySlidingWindow();
    for (let i = 0; i < 10_000; i++) window.take(`visitor ${i}`, 5, 1_000, i % 10);
    expect(window.subjects).toBe(10_000);
    for (let i = 0; i < 6_000; i++) window.take('regular', 1e9, 1_000, 5_000 + i);
    expect(window.subjects).toBe(1);
  });

  it('forgets a subject at the moment when its last admission leaves', () => {
    const window = new MemorySlidingWindow();
    window.take('visitor', 5, 1_000, 0);
    for (let i = 0; i < 32; i++) window.take('regular', 1e9, 1_000, 999);
    expect(window.subjects).toBe(2);
    for (let i = 0; i < 32; i++) window.take('regular', 1e9, 1_000, 1_000);
    expect(window.subjects).toBe(1);
  });

  it('holds at most twice the subjects that count while new ones keep coming', () => {
    const window = new MemorySlidingWindow();
    let most = 0;
    for (let i = 0; i < 20_000; i++) {
      window.take(`visitor ${i}`, 5, 1_000, i);
      most = Math.max(most, window.subjects);
    }
    expect(most).toBeGreaterThanOrEqual(1_000);
    expect(most).toBeLessThanOrEqual(2_000);
  });

  it('agrees with the definition while subjects come and go, seldom and busy ones', () => {
    const visits = fc.array(
      fc.record({ gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 40, max: 60 })), subject: fc.nat({ max: 60 }) }),
      { minLength: 300, maxLength: 600 },
    );
    fc.assert(
      fc.property(visits, fc.integer({ min: 5, max: 30 }), (sequence, limit) => {
        const window = new MemorySlidingWindow();
        const model = naive();
        let now = 1_000;
        for (const { gap, subject } of sequence) {
          now += gap;
          // The lower half of the numbers is one busy subject.
          const name = `subject ${Math.max(subject, 30)}`;
          expect(window.take(name, limit, 100, now)).toEqual(model(name, limit, 100, now));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('goes on counting the subjects that stay when thousands before and after them are forgotten', () => {
    const window = new MemorySlidingWindow();
    const stays = (i: number) => i % 7 === 0;
    const times = (i: number) => 1 + (i % 20);
    for (let round = 0; round < 20; round++) {
      for (let i = 0; i < 10_000; i++) if (round < times(i)) window.take(`subject ${i}`, 100, 1_000, round);
    }
    for (let i = 0; i < 10_000; i++) if (stays(i)) window.take(`subject ${i}`, 100, 1_000, 500);
    for (let i = 0; i < 10_000; i++) window.take('regular', 1e9, 1_000, 1_100);
    for (let i = 0; i < 10_000; i++) {
      expect(window.peek(`subject ${i}`, 100, 1_000, 1_100)).toEqual({ admitted: true, remaining: stays(i) ? 99 : 100, resetAt: stays(i) ? 1_500 : 2_100 });
    }
    expect(window.subjects).toBe(Math.ceil(10_000 / 7) + 1);
  });

  it('does not go back in time where all admissions of a subject have left, few or many', () => {
    for (const count of [1, 7, 8, 9, 40]) {
      const window = new MemorySlidingWindow();
      for (let i = 0; i < count; i++) window.take('a', 100, 100, 1_000 + i);
      const newest = 1_000 + count - 1;
      expect(window.peek('a', 100, 100, newest + 100)).toMatchObject({ remaining: 100 });
      expect(window.take('a', 100, 100, 500)).toEqual({ admitted: true, remaining: 99, resetAt: newest + 100 });
    }
  });

  it('stays linear over a million admissions', async () => {
    const milliseconds = await leastMilliseconds(3_000, () => {
      const window = new MemorySlidingWindow();
      for (let i = 0; i < 1_000_000; i++) window.take('busy', 1_000, 1_000, i);
    });
    expect(milliseconds).toBeLessThan(3_000);
  });
});

describe('journal', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const open = (existing?: string) => {
    const folder = existing ?? mkdtempSync(join(tmpdir(), 'toolrack-journal-'));
    if (!existing) folders.push(folder);
    const sqlite = new DatabaseSync(join(folder, 'x.db'));
    sqlite.exec('CREATE TABLE IF NOT EXISTS admissions (subject TEXT NOT NULL, windowMs INTEGER NOT NULL, expiresAt INTEGER NOT NULL, times BLOB NOT NULL)');
    return { sqlite, folder };
  };
  const openJournal = async (sqlite: DatabaseSync, onError: (error: unknown) => void, clock: () => number) => {
    const journal = new Journal(embeddedAdmissions(sqlite), onError, clock);
    await journal.load();
    return journal;
  };
  const fail = (error: unknown) => {
    throw error;
  };

  it('brings every admission back after a restart', async () => {
    const { sqlite, folder } = open();
    let now = 0;
    const journal = await openJournal(sqlite, fail, () => now);
    for (now = 0; now < 300; now += 10) {
      journal.window.take('a', 1_000, 500, now);
      journal.window.take('b', 7, 500, now);
      if (now % 50 === 0) await journal.flush();
    }
    const before = [journal.window.peek('a', 1_000, 500, now), journal.window.peek('b', 7, 500, now)];
    await journal.close();
    sqlite.close();
    const again = await openJournal(open(folder).sqlite, fail, () => now);
    expect([again.window.peek('a', 1_000, 500, now), again.window.peek('b', 7, 500, now)]).toEqual(before);
    expect(before.map(({ remaining }) => remaining)).toEqual([970, 0]);
  });

  it('takes admissions back in the order of their times, in whatever order the batches are stored', async () => {
    const { sqlite } = open();
    const store = embeddedAdmissions(sqlite);
    for (const [number, time] of [30, 10, 20].entries()) {
      await store.write({ number, batches: [{ subject: 'a', windowMs: 100, times: [time] }], now: 30, prune: false });
    }
    const { window } = await openJournal(sqlite, fail, () => 30);
    expect([30, 109, 110, 120, 130].map((now) => window.peek('a', 5, 100, now).remaining)).toEqual([2, 2, 3, 4, 5]);
  });

  it('leaves out what has left its window, and removes it from the table', async () => {
    const { sqlite } = open();
    let now = 0;
    const first = await openJournal(sqlite, fail, () => now);
    first.window.take('old', 5, 100, 0);
    first.window.take('long', 5, 100_000, 0);
    await first.flush();
    now = 100;
    const second = await openJournal(sqlite, fail, () => now);
    expect(second.window.subjects).toBe(1);
    expect(sqlite.prepare('SELECT count(*) AS n FROM admissions').get()).toEqual({ n: 1 });
  });

  it('leaves out what was admitted while the clock was ahead by more than a window, and removes it from the table', async () => {
    const { sqlite } = open();
    const [ahead, little] = [1_000_000, 90];
    const first = await openJournal(sqlite, fail, () => ahead);
    first.window.take('a', 1, 100, ahead);
    first.window.take('b', 1, 100, little);
    await first.flush();
    const { window } = await openJournal(sqlite, fail, () => 10);
    expect(window.peek('a', 1, 100, 10).admitted).toBe(true);
    expect(window.peek('b', 1, 100, 10)).toMatchObject({ admitted: false, resetAt: little + 100 });
    expect(sqlite.prepare('SELECT subject FROM admissions').all()).toEqual([{ subject: 'b' }]);
  });

  it('waits while another transaction is open on the connection, and then loses nothing', async () => {
    const { sqlite } = open();
    const journal = await openJournal(sqlite, fail, () => 0);
    journal.window.take('a', 5, 100, 0);
    sqlite.exec('BEGIN');
    await journal.flush();
    sqlite.exec('ROLLBACK');
    await journal.flush();
    expect((await openJournal(sqlite, fail, () => 0)).window.peek('a', 5, 100, 0).remaining).toBe(4);
  });

  it('keeps a batch that could not be written for the next one', async () => {
    const { sqlite } = open();
    const errors: unknown[] = [];
    const journal = await openJournal(
      sqlite,
      (error) => errors.push(error),
      () => 0,
    );
    journal.window.take('a', 5, 100, 0);
    sqlite.exec('ALTER TABLE admissions RENAME TO away');
    await journal.flush();
    journal.window.take('a', 5, 100, 1);
    sqlite.exec('ALTER TABLE away RENAME TO admissions');
    await journal.flush();
    expect(errors).toHaveLength(1);
    expect((await openJournal(sqlite, fail, () => 1)).window.peek('a', 5, 100, 1).remaining).toBe(3);
    await journal.close();
  });

  it('removes what has left its window from the table every minute', async () => {
    const { sqlite } = open();
    let now = 0;
    const journal = await openJournal(sqlite, fail, () => now);
    const admitAt = async (time: number) => {
      now = time;
      journal.window.take(`at ${time}`, 5, 100, now);
      await journal.flush();
      return sqlite.prepare('SELECT count(*) AS n FROM admissions').get();
    };
    expect(await admitAt(0)).toEqual({ n: 1 });
    expect(await admitAt(59_999)).toEqual({ n: 2 });
    expect(await admitAt(60_000)).toEqual({ n: 2 });
    expect(await admitAt(119_999)).toEqual({ n: 3 });
    expect(await admitAt(120_000)).toEqual({ n: 2 });
  });

  it('drops what has left its window from a batch that could not be written, with what came meanwhile', async () => {
    let now = 0;
    let isBroken = true;
    const written: Pick<Write, 'number' | 'batches'>[] = [];
    const store: AdmissionStore = {
      isFree: () => true,
      load: async () => [],
      async write({ number, batches }) {
        written.push({ number, batches: structuredClone(batches) });
        if (!isBroken) return;
        journal.window.take('a', 5, 100, now);
        journal.window.take('b', 5, 101, now);
        now = 100;
        throw new Error('the disk is full');
      },
    };
    const journal = new Journal(
      store,
      () => undefined,
      () => now,
    );
    journal.window.take('a', 5, 100, 0);
    journal.window.take('b', 5, 101, 0);
    await journal.flush();
    isBroken = false;
    await journal.flush();
    const kept = [{ subject: 'b', windowMs: 101, times: [0] }];
    expect(written.slice(1)).toEqual([
      { number: 1, batches: kept },
      { number: 2, batches: kept },
    ]);
  });

  it('writes a tenth of a second after the first admission, and as long after a fault or a lock', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const now = { isFree: true, isBroken: true };
    let writes = 0;
    const store: AdmissionStore = {
      isFree: () => now.isFree,
      load: async () => [],
      async write() {
        writes++;
        if (now.isBroken) throw new Error('the disk is full');
      },
    };
    const journal = new Journal(
      store,
      () => undefined,
      () => 0,
    );
    const writesAfter = async (ms: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms);
      return writes;
    };
    journal.window.take('a', 5, 100, 0);
    expect(await writesAfter(50)).toBe(0);
    journal.window.take('b', 5, 100, 0);
    expect([await writesAfter(49), await writesAfter(1)]).toEqual([0, 1]);
    now.isFree = false;
    expect(await writesAfter(100)).toBe(1);
    now.isFree = true;
    expect([await writesAfter(99), await writesAfter(1)]).toEqual([1, 2]);
    now.isBroken = false;
    expect([await writesAfter(100), await writesAfter(1_000)]).toEqual([3, 3]);
  });

  it('writes an admission once when it is told to write several times at once', async () => {
    const { sqlite } = open();
    const journal = await openJournal(sqlite, fail, () => 0);
    journal.window.take('a', 5, 100, 0);
    await Promise.all([journal.flush(), journal.flush(), journal.close()]);
    expect(sqlite.prepare('SELECT count(*) AS n FROM admissions').get()).toEqual({ n: 1 });
  });

  it('tries a batch that could not be written again when nothing has come since, under the same number', async () => {
    const numbers: number[] = [];
    const store: AdmissionStore = {
      isFree: () => true,
      load: async () => [],
      async write({ number }) {
        if (numbers.push(number) === 1) throw new Error('the answer was lost');
      },
    };
    const journal = new Journal(
      store,
      () => undefined,
      () => 0,
    );
    journal.window.take('a', 5, 100, 0);
    await journal.flush();
    await journal.close();
    expect(numbers).toEqual([1, 1]);
  });

  it('writes nothing when nothing of a batch that could not be written is left', async () => {
    let now = 0;
    let writes = 0;
    const store: AdmissionStore = {
      isFree: () => true,
      load: async () => [],
      async write() {
        writes++;
        journal.window.take('a', 5, 100, now);
        now = 100;
        throw new Error('the disk is full');
      },
    };
    const journal = new Journal(
      store,
      () => undefined,
      () => now,
    );
    journal.window.take('a', 5, 100, 0);
    await journal.flush();
    await journal.flush();
    expect(writes).toBe(1);
    await journal.close();
  });
});
