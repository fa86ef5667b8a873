import { setTimeout as pause } from 'node:timers/promises';
import { ownClock } from './own-clock.ts';

const LOOK_AGAIN_MS = 20;

/**
 * Waits until something holds; throws when it takes longer than `withinMs`.
 * @param processes the time that these wait for a processor does not count: those that a bound is about, where it says more than that nothing hangs
 */
export async function until(holds: () => Promise<boolean> | boolean, withinMs = 60_000, processes: readonly number[] = []): Promise<void> {
  const time = ownClock(processes);
  while (!(await holds())) {
    if (time() > withinMs) throw new Error(`it took longer than ${withinMs} ms`);
    await pause(LOOK_AGAIN_MS);
  }
}

/** Waits for so many milliseconds in which a process has not had to wait for a processor. */
export async function pauseOf(pid: number, milliseconds: number): Promise<void> {
  const time = ownClock([pid]);
  for (let left = milliseconds; left > 0; left = milliseconds - time()) await pause(left);
}
