import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as look } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { EventLoopTurns } from './event-loop-turns.ts';

/** Turns with a clock that work moves on. */
function clocked(weightOf?: (caller: string) => number) {
  let now = 0;
  const turns = new EventLoopTurns({ now: () => now, ...(weightOf && { weightOf }) });
  const done: string[] = [];
  return {
    turns,
    done,
    pass: (ms: number) => {
      now += ms;
    },
    /** Asks for a piece of work that takes so long. */
    ask(caller: string, ms: number, name = caller): void {
      const work = () => {
        now += ms;
        done.push(name);
      };
      if (turns.hasRoom()) work();
      else turns.wait(caller, work);
    },
  };
}

describe('turns on the event loop', () => {
  it('are had at once as long as there is room, then for some milliseconds between two looks at the connections, in order', async () => {
    const { ask, done } = clocked();
    const perLook: number[] = [];
    for (let piece = 0; piece < 20; piece++) ask('a', 3, String(piece));
    for (let looks = 0; looks < 12; looks++) {
      perLook.push(done.length);
      await look();
    }
    expect(done).toEqual(Array.from({ length: 20 }, (_, piece) => String(piece)));
    expect(perLook.slice(0, 3)).toEqual([2, 4, 6]);
  });

  it('have what a piece leaves to promises done before the next', async () => {
    const { turns, ask, done, pass } = clocked();
    const piece = (name: string) => async () => {
      await Promise.resolve();
      await Promise.resolve();
      pass(5);
      done.push(name);
    };
    ask('x', 5);
    for (const name of ['a', 'b', 'c']) turns.wait('x', piece(name));
    await look();
    expect(done).toEqual(['x', 'a']);
    await look();
    expect(done).toEqual(['x', 'a', 'b']);
  });

  it('go on after a piece that fails', async () => {
    const { turns, ask, done } = clocked();
    ask('a', 5);
    const failed: unknown[] = [];
    const told = (error: unknown) => failed.push(error);
    process.prependOnceListener('uncaughtException', told);
    const others = process.listeners('uncaughtException').filter((listener) => listener !== told);
    for (const other of others) process.off('uncaughtException', other);
    turns.wait('a', () => {
      throw new Error('broken');
    });
    ask('a', 1, 'after');
    for (let looks = 0; looks < 5; looks++) await look();
    for (const other of others) process.on('uncaughtException', other);
    expect([failed.length, done]).toEqual([1, ['a', 'after']]);
  });

  it('come to whoever has used least, however much others ask for, and go round among equals', async () => {
    const { ask, done } = clocked();
    ask('a', 5);
    for (let piece = 0; piece < 10; piece++) ask('a', 5);
    for (const caller of ['b', 'c']) for (let piece = 0; piece < 2; piece++) ask(caller, 5);
    await look();
    await look();
    await look();
    await look();
    // Each has had one, the first of a apart, which nobody had to wait for.
    expect(done.slice(0, 4)).toEqual(['a', 'a', 'b', 'c']);
    ask('d', 5);
    await look();
    expect(done.at(-1)).toBe('d');
  });

  it('count for as many as the weight of a caller says', async () => {
    const { ask, done } = clocked((caller) => (caller === 'heavy' ? 4 : 1));
    ask('x', 5);
    for (let piece = 0; piece < 20; piece++) for (const caller of ['heavy', 'light']) ask(caller, 5);
    for (let looks = 0; looks < 20; looks++) await look();
    expect(done.filter((caller) => caller === 'light').length).toBe(16);
  });

  it('forget what was used some time ago', async () => {
    const { ask, done, pass } = clocked();
    ask('x', 5);
    for (const _ of [1, 2, 3]) ask('a', 100);
    await look();
    await look();
    await look();
    pass(60_000);
    ask('b', 20);
    ask('b', 20);
    await look();
    ask('b', 5);
    ask('a', 5);
    await look();
    expect(done.at(-1)).toBe('a');
  });

  it('go on for the same caller within a turn that has only begun', async () => {
    const { turns, ask, pass } = clocked();
    const answers: boolean[] = [];
    ask('x', 5);
    turns.wait('a', () => {
      answers.push(turns.mayGoOn('a'), turns.mayGoOn('b'));
      pass(3);
      answers.push(turns.mayGoOn('a'));
    });
    await look();
    expect([...answers, turns.mayGoOn('a')]).toEqual([true, false, false, false]);
  });
});

it('work that had to wait is done within the request that asked for it', async () => {
  const { turns, ask } = clocked();
  const request = new AsyncLocalStorage<string>();
  ask('somebody', 100);
  expect(turns.hasRoom()).toBe(false);
  const done = ['a', 'b'].map((name) => request.run(name, () => new Promise((resolve) => turns.wait(name, () => resolve(request.getStore())))));
  await look();
  expect(await Promise.all(done)).toEqual(['a', 'b']);
});
