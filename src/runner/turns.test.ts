import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PAGES, Turns } from './turns.ts';

const MINUTE = 60_000;
const turnsOf = (places: number, maxWaiting = 1_000): Turns => new Turns({ places, maxWaiting, maxWaitMs: MINUTE });
const as = (group: string, owner = group) => ({ group, owner });

/** Calls that ask for turns one after another, and the order in which they get them. */
function asking(turns: Turns) {
  const order: string[] = [];
  return {
    order,
    /** @param call the group and the owner, such as `ann/key 1` */
    async ask(call: string): Promise<void> {
      const [group = '', owner] = call.split('/');
      const turn = await turns.take(as(group, owner));
      order.push(turn === 'go' ? call : `${call} ${turn}`);
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are had at once where there are places', async () => {
    const turns = turnsOf(2);
    expect([turns.take(as('a')), turns.take(as('a'))]).toEqual(['go', 'go']);
    expect([turns.running, turns.waiting]).toEqual([2, 0]);
    const waiting = turns.take(as('a'));
    expect([turns.running, turns.waiting]).toEqual([2, 1]);
    turns.give('a');
    expect(await waiting).toBe('go');
    expect([turns.running, turns.waiting]).toEqual([2, 0]);
  });

  it('go round by group, and in a group by owner', async () => {
    const turns = turnsOf(1);
    const { ask, order } = asking(turns);
    for (const call of ['ann/1', 'ann/1', 'ann/1', 'ann/2', 'ann/3', 'ben/1', 'ben/1']) void ask(call);
    for (const group of ['ann', 'ben', 'ann', 'ben', 'ann', 'ann']) {
      await settled();
      turns.give(group);
    }
    await settled();
    expect(order).toEqual(['ann/1', 'ben/1', 'ann/1', 'ben/1', 'ann/2', 'ann/3', 'ann/1']);
  });

  it('go first to a group that has fewer places', async () => {
    const turns = turnsOf(3);
    const { ask, order } = asking(turns);
    for (const call of ['ben', 'ann/1', 'ann/2', 'ann/3', 'ben', 'cleo']) void ask(call);
    // Ann has two, Ben one, Cleo none.
    turns.give('ann');
    await settled();
    turns.give('ben');
    await settled();
    turns.give('ann');
    await settled();
    expect(order).toEqual(['ben', 'ann/1', 'ann/2', 'cleo', 'ben', 'ann/3']);
  });

  it('go to one account while five keys of another and fifty visitors of the pages ask for all places', async () => {
    for (const places of [1, 2, 4]) {
      const turns = turnsOf(places);
      const { ask, order } = asking(turns);
      for (let call = 0; call < 20; call++) for (let key = 1; key <= 5; key++) void ask(`greedy/${key}`);
      for (let visitor = 0; visitor < 50; visitor++) void ask(`${PAGES}/${visitor}`);
      await settled();
      const before = order.length;
      void ask('paying');
      turns.give('greedy');
      await settled();
      expect(order.slice(before)).toEqual(['paying']);
    }
  });

  it('leave one place of several to calls with a key, and the only one to pages as well', async () => {
    const turns = turnsOf(2);
    expect(turns.take(as(PAGES, 'a'))).toBe('go');
    const second = turns.take(as(PAGES, 'b'));
    expect([turns.running, turns.waiting]).toEqual([1, 1]);
    expect(turns.take(as('ann'))).toBe('go');
    turns.give('ann');
    expect([turns.running, turns.waiting]).toEqual([1, 1]);
    turns.give(PAGES);
    expect(await second).toBe('go');
    expect(turnsOf(1).take(as(PAGES))).toBe('go');
  });

  it('come to pages, too, while one account asks for all places', async () => {
    const turns = turnsOf(2);
    const { ask, order } = asking(turns);
    for (let call = 0; call < 10; call++) void ask('greedy');
    for (const visitor of ['a', 'b']) void ask(`${PAGES}/${visitor}`);
    for (const group of ['greedy', 'greedy', PAGES]) {
      await settled();
      turns.give(group);
    }
    await settled();
    expect(order).toEqual(['greedy', 'greedy', `${PAGES}/a`, 'greedy', `${PAGES}/b`]);
  });

  it('are not given to those who have left, before they wait or while they do', async () => {
    const turns = turnsOf(1);
    turns.take(as('x'));
    const left = new AbortController();
    const waiting = turns.take(as('a'), left.signal);
    const other = turns.take(as('a'));
    left.abort();
    expect(await waiting).toBe('left');
    expect(await turns.take(as('a'), left.signal)).toBe('left');
    expect(turns.waiting).toBe(1);
    turns.give('x');
    expect(await other).toBe('go');
  });

  it('are waited for so long and no longer', async () => {
    vi.useFakeTimers();
    const turns = turnsOf(1);
    turns.take(as('x'));
    const waiting = turns.take(as('a'));
    vi.advanceTimersByTime(MINUTE - 1);
    expect(turns.waiting).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await waiting).toBe('late');
    turns.give('x');
    expect([turns.running, turns.waiting]).toEqual([0, 0]);
  });

  it('leave nothing behind that waits for the time or for the caller', async () => {
    vi.useFakeTimers();
    const turns = turnsOf(1);
    turns.take(as('x'));
    const { signal } = new AbortController();
    const waiting = turns.take(as('a'), signal);
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([1, 1]);
    turns.give('x');
    expect(await waiting).toBe('go');
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);
  });

  it('go to whoever has waited longer, not to a group that had one before', async () => {
    const turns = turnsOf(1);
    const { ask, order } = asking(turns);
    for (const call of ['a', 'a', 'b']) void ask(call);
    for (const group of ['a', 'b']) {
      await settled();
      turns.give(group);
    }
    await settled();
    expect(order).toEqual(['a', 'b', 'a']);
  });

  it('are given to nobody once all are dismissed', async () => {
    const turns = turnsOf(1);
    turns.take(as('x'));
    const waits = ['a', 'a', 'b'].map((group) => turns.take(as(group)));
    turns.dismiss();
    expect(await Promise.all(waits)).toEqual(['stopping', 'stopping', 'stopping']);
    expect(turns.take(as('a'))).toBe('stopping');
    turns.give('x');
    expect(turns.running).toBe(0);
  });

  it('are waited for by so many and no more, at the cost of whoever has the most waiting', async () => {
    const turns = turnsOf(1, 6);
    const { ask, order } = asking(turns);
    for (const call of ['x', `${PAGES}/a`, `${PAGES}/a`, `${PAGES}/b`, `${PAGES}/c`, `${PAGES}/c`, `${PAGES}/c`]) void ask(call);
    await settled();
    const outcomeOf = async (call: string) => {
      const before = order.length;
      void ask(call);
      await settled();
      expect(turns.waiting).toBe(6);
      return order.slice(before);
    };
    expect(await outcomeOf('ann/1')).toEqual([`${PAGES}/c full`]);
    expect(await outcomeOf('ben/1')).toEqual([`${PAGES}/a full`]);
    // A visitor has no more than each of the others would have then.
    expect(await outcomeOf(`${PAGES}/a`)).toEqual([`${PAGES}/a full`]);
    expect(await outcomeOf('ann/1')).toEqual([`${PAGES}/c full`]);
    expect(await outcomeOf('ann/2')).toEqual(['ann/1 full']);
    expect(await outcomeOf(`${PAGES}/d`)).toEqual([`${PAGES}/d full`]);
  });
});
