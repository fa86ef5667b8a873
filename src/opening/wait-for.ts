import { setTimeout as pause } from 'node:timers/promises';
import { CounterUnavailable } from '../limits/errors.ts';
import { DatabaseUnavailable } from '../storage/errors.ts';

const LOOK_AGAIN_MS = 250;

/**
 * What opens, tried again for a time while the other side does not answer. Any other fault is thrown at once.
 * @param setting says where the other side is, for the message when it stays away
 */
export async function waitFor<Opened>(setting: string, open: () => Promise<Opened>, waitMs: number): Promise<Opened> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable || error instanceof CounterUnavailable)) throw error;
      if (performance.now() >= deadline) throw new Error(`${setting}: ${error.message} Gave up after ${waitMs} ms (START_WAIT_MS).`, { cause: error });
    }
    await pause(LOOK_AGAIN_MS);
  }
}
