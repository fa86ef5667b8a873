/** Processor time that this thread has used, in milliseconds. Reading that of the process first brings the thread's up to date: the kernel else adds to it at its ticks alone. */
export function threadMilliseconds(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** About what the yardstick takes where the limits of the tests were set, in milliseconds. */
const USUAL_MS = 9;
const ROUNDS = 10;

/** How many times slower this machine is than the one that the limits of the tests were set on; never below 1. */
export function slowness(): number {
  const yardstick = (): number => {
    const before = threadMilliseconds();
    const words = Array.from({ length: 20_000 }, (_, index) => `${(index * 7_919) % 99_991} `);
    const text = words.sort().join('');
    JSON.parse(JSON.stringify([...text.matchAll(/\d+/g)].map(([digits]) => ({ digits }))));
    return threadMilliseconds() - before;
  };
  return Math.max(1, Math.min(...Array.from({ length: ROUNDS }, yardstick)) / USUAL_MS);
}

/** @returns processor time of a piece of work in milliseconds of this machine */
async function millisecondsOf(work: () => unknown): Promise<number> {
  const before = threadMilliseconds();
  await work();
  return threadMilliseconds() - before;
}

/** Less than this says nothing: some clocks of processor time count hundredths of seconds. */
const NOISE_MS = 20;
/** Most rounds of each piece of work in `growth`. */
const GROWTH_ROUNDS = 15;

/**
 * How many times the processor time of one piece of work another takes. Of each the least of several rounds counts, taken in turns, as others share the processor and its caches.
 * @param enough rounds end once the answer is below this
 */
export async function growth(from: () => unknown, to: () => unknown, enough: number): Promise<number> {
  let [least, leastAfter, times] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < GROWTH_ROUNDS && times >= enough; round++) {
    leastAfter = Math.min(leastAfter, await millisecondsOf(to));
    least = Math.min(least, await millisecondsOf(from));
    times = (leastAfter + NOISE_MS) / (least + NOISE_MS);
  }
  return times;
}

/** Most rounds of `leastMilliseconds`. */
const MAX_ROUNDS = 30;

/**
 * Processor time of a piece of work, in milliseconds of the machine that the limits were set on: the least of several rounds, as others share the processor and its caches.
 * @param enough rounds end with the first one below this many milliseconds @param pace that of this machine, where it is known
 */
export async function leastMilliseconds(enough: number, work: () => unknown, pace = slowness()): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MAX_ROUNDS && least >= enough; round++) {
    least = Math.min(least, (await millisecondsOf(work)) / pace);
  }
  return least;
}
