import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Slices } from './slices.ts';

describe('work in slices', () => {
  it('is done at once as long as there is room, then a piece of it per turn of the event loop, in order', async () => {
    let now = 0;
    const slices = new Slices(() => now);
    const done: number[] = [];
    const perTurn: number[] = [];
    for (let piece = 0; piece < 20; piece++)
      slices.run(() => {
        now += 3;
        done.push(piece);
      });
    // Others get their turn between slices of two pieces.
    for (let turns = 0; turns < 12; turns++) {
      perTurn.push(done.length);
      await turn();
    }
    expect(done).toEqual(Array.from({ length: 20 }, (_, piece) => piece));
    expect(perTurn.slice(0, 3)).toEqual([2, 4, 6]);
  });

  it('has what a piece leaves to promises done before the next', async () => {
    let now = 0;
    const slices = new Slices(() => now);
    const done: string[] = [];
    const piece = (name: string) => async () => {
      await Promise.resolve();
      await Promise.resolve();
      now += 5;
      done.push(name);
    };
    slices.run(() => {
      now += 5;
    });
    for (const name of ['a', 'b', 'c']) slices.run(piece(name));
    await turn();
    expect(done).toEqual(['a']);
    await turn();
    expect(done).toEqual(['a', 'b']);
  });

  it('goes on after a piece that fails', async () => {
    const slices = new Slices(() => 0);
    let done = false;
    expect(() =>
      slices.run(() => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    slices.run(() => {
      done = true;
    });
    await turn();
    expect(done).toBe(true);
  });
});
