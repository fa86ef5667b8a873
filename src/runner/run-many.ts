import type { Outcome } from './outcome.ts';

/** What is run, and who is told. */
export interface Many {
  /** How many runs there are. */
  count: number;
  /** How many of them may be under way at once, besides those that end at once. */
  atOnce: number;
  /** Begins one of them. */
  run(index: number): Outcome | Promise<Outcome>;
  /** Is told of each that ended. @param ms how long it took */
  done(index: number, outcome: Outcome, ms: number): void;
  /** What is waited for before each; undefined for nothing. */
  turn(): Promise<void> | undefined;
  /** Asked before each: whether the rest is not wanted any more. */
  isOver(): boolean;
}

/** Runs many calls, begun in order: those on the event loop one after the other, with turns for others between them, those in workers at once up to a bound. */
export async function runMany({ count, atOnce, turn, run, done, isOver }: Many): Promise<void> {
  const underWay = new Set<Promise<void>>();
  for (let index = 0; index < count; index++) {
    const wait = turn();
    if (wait) await wait;
    if (isOver()) break;
    const began = performance.now();
    const outcome = run(index);
    if (!(outcome instanceof Promise)) {
      done(index, outcome, performance.now() - began);
      continue;
    }
    const ended: Promise<void> = outcome.then((settled) => {
      underWay.delete(ended);
      done(index, settled, performance.now() - began);
    });
    underWay.add(ended);
    if (underWay.size >= atOnce) await Promise.race(underWay);
  }
  if (underWay.size > 0) await Promise.all(underWay);
}
