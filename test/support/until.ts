import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;

/** Waits until something holds. @returns how long that took, in milliseconds; throws when it takes longer than `withinMs` */
export async function until(holds: () => Promise<boolean> | boolean, withinMs = 20_000): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - began;
    if (performance.now() - began > withinMs) throw new Error(`it took longer than ${withinMs} ms`);
    await pause(LOOK_AGAIN_MS);
  }
}
