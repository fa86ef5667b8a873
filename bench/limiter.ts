// One `take` of the limiter and the memory of an idle key, by the number of keys. Prints JSON. Run with --expose-gc.
import { MemorySlidingWindow } from '../src/limits/memory.ts';

const HOUR = 3_600_000;
const TAKES = 1_000_000;
const ROUNDS = 5;

/** What one number of keys costs: microseconds of processor time per take, bytes per key. */
function measure(count: number): { keys: number; inTurn: number; atRandom: number; bytes: number } {
  const subjects = subjectsOf(count);
  const window = new MemorySlidingWindow();
  // Each key is admitted about four times an hour.
  const step = HOUR / (4 * count);
  let now = 1.7e12;
  const before = heap();
  for (const subject of subjects) {
    now += step;
    window.take(subject, 100, HOUR, now);
  }
  const bytes = (heap() - before) / count;
  const perTake = (pick: (i: number) => number) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const started = process.cpuUsage();
      for (let i = 0; i < TAKES; i++) {
        now += step;
        window.take(subjects[pick(i)] ?? '', 100, HOUR, now);
      }
      const { user, system } = process.cpuUsage(started);
      return (user + system) / TAKES;
    });
    return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  };
  let random = 1;
  const atRandom = () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return random % count;
  };
  return { keys: count, inTurn: perTake((i) => i % count), atRandom: perTake(atRandom), bytes };
}

/** Texts of their own, as they come from a database. */
function subjectsOf(count: number): string[] {
  return Array.from({ length: count }, (_, i) => Buffer.from(`key:${String(i).padStart(64, '0')}`).toString('latin1'));
}

function heap(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.stdout.write(JSON.stringify([1, 10_000, 1_000_000].map(measure)));
