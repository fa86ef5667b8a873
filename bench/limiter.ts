// One `take` of the limiter, the longest one while keys come, and the memory of an idle key, by the number of keys. Times are of the processor. Prints JSON. Run with --expose-gc.
import { MemorySlidingWindow } from '../src/limits/memory.ts';

const HOUR = 3_600_000;
const TAKES = 1_000_000;
const ROUNDS = 5;

interface Cost {
  keys: number;
  /** Microseconds per take. */
  inTurn: number;
  atRandom: number;
  /** Microseconds for the benchmark itself to choose a text at random and read one character of it, which is part of `atRandom`. */
  reading: number;
  /** Milliseconds of the longest take while all keys come for the first time, garbage collection included. */
  longest: number;
  /** Bytes per idle key. */
  bytes: number;
}

function measure(count: number): Cost {
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
  const take = (i: number) => {
    now += step;
    window.take(subjects[i] ?? '', 100, HOUR, now);
  };
  let random = 1;
  const atRandom = () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return random % count;
  };
  let read = 0;
  const reading = perTake(() => {
    // Which text comes next depends on the one read, as the next steps of a take depend on its text.
    read = (subjects[(atRandom() + (read & 1)) % count] ?? '').charCodeAt(60);
  });
  return {
    keys: count,
    inTurn: perTake((i) => take(i % count)),
    atRandom: perTake(() => take(atRandom())),
    reading,
    longest: longestTake(subjects),
    bytes,
  };
}

/** The middle of some rounds: microseconds of processor time for one call. */
function perTake(work: (i: number) => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = process.cpuUsage();
    for (let i = 0; i < TAKES; i++) work(i);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / TAKES;
  });
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

function longestTake(subjects: readonly string[]): number {
  const window = new MemorySlidingWindow();
  let longest = 0;
  for (const subject of subjects) {
    const started = process.threadCpuUsage();
    window.take(subject, 100, HOUR, 1.7e12);
    const { user, system } = process.threadCpuUsage(started);
    longest = Math.max(longest, user + system);
  }
  return longest / 1_000;
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
