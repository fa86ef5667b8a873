import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

const MINUTE = 60_000;

describe('turns', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('go round by owner', async () => {
    const turns = new Turns(MINUTE);
    const order: string[] = [];
    const waits = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((call) =>
      turns.wait(call.charAt(0), undefined).then((turn) => {
        expect(turn).toBe('go');
        order.push(call);
      }),
    );
    expect(turns.length).toBe(6);
    while (turns.next());
    await Promise.all(waits);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect([turns.length, turns.next()]).toEqual([0, false]);
  });

  it('are not given to those who have left, before they wait or while they do', async () => {
    const turns = new Turns(MINUTE);
    const left = new AbortController();
    const waiting = turns.wait('a', left.signal);
    const other = turns.wait('a', undefined);
    left.abort();
    expect(await waiting).toBe('left');
    expect(await turns.wait('a', left.signal)).toBe('left');
    expect(turns.length).toBe(1);
    turns.next();
    expect(await other).toBe('go');
  });

  it('are waited for so long and no longer', async () => {
    vi.useFakeTimers();
    const turns = new Turns(MINUTE);
    const waiting = turns.wait('a', undefined);
    vi.advanceTimersByTime(MINUTE - 1);
    expect(turns.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await waiting).toBe('late');
    expect([turns.length, turns.next()]).toEqual([0, false]);
  });

  it('leave nothing behind that waits for the time or for the caller', async () => {
    vi.useFakeTimers();
    const turns = new Turns(MINUTE);
    const { signal } = new AbortController();
    const waiting = turns.wait('a', signal);
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([1, 1]);
    turns.next();
    expect(await waiting).toBe('go');
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);
  });

  it('go to whoever has waited longer, not to an owner that had one before', async () => {
    const turns = new Turns(MINUTE);
    const order: string[] = [];
    const wait = (owner: string) => turns.wait(owner, undefined).then(() => order.push(owner));
    const first = wait('a');
    turns.next();
    const others = [wait('b'), wait('a')];
    turns.next();
    turns.next();
    await Promise.all([first, ...others]);
    expect(order).toEqual(['a', 'b', 'a']);
  });

  it('are given to nobody once all are dismissed', async () => {
    const turns = new Turns(MINUTE);
    const waits = ['a', 'a', 'b'].map((owner) => turns.wait(owner, undefined));
    turns.dismiss();
    expect(await Promise.all(waits)).toEqual(['stopping', 'stopping', 'stopping']);
  });
});
