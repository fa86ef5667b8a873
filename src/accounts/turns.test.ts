import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('let two run, three wait in order, and refuse the rest', async () => {
    const turns = new Turns({ maxRunning: 2, maxWaiting: 3 });
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const work = (index: number) => () =>
      new Promise<number>((resolve) => {
        begun.push(index);
        ends.push(() => resolve(index));
      });
    const all = Array.from({ length: 7 }, (_, index) => turns.take(work(index), () => new Error('full')));
    const outcomes = Promise.allSettled(all);
    expect(begun).toEqual([0, 1]);
    for (let done = 0; done < 5; done++) {
      ends[done]?.();
      await new Promise(setImmediate);
    }
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect((await outcomes).map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
    expect(
      await turns.take(
        async () => 'free again',
        () => new Error('full'),
      ),
    ).toBe('free again');
  });

  it('pass on when work fails', async () => {
    const turns = new Turns({ maxRunning: 1, maxWaiting: 1 });
    const failed = turns.take(
      () => Promise.reject(new Error('failed')),
      () => new Error('full'),
    );
    const next = turns.take(
      async () => 'done',
      () => new Error('full'),
    );
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });
});
