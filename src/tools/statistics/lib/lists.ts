import { z } from 'zod';
import { invalid } from '../../errors.ts';

/** The input of a list of numbers. */
export const numbers = (most: number, least = 1) => z.array(z.number()).min(least).max(most);

/** Refuses a list that is not as long as the one it belongs to. */
export function holdToLength(list: readonly unknown[], field: string, other: readonly unknown[], otherField: string): void {
  if (list.length !== other.length) invalid(field, `must have as many values as ${otherField}: ${other.length}, not ${list.length}`);
}

/** A sorted copy, without -0. */
export const ascending = (values: readonly number[]): number[] => [...Float64Array.from(values, (value) => value + 0).sort()];

/** Each different number of a sorted list with how often it occurs. */
export function runsOf(sorted: readonly number[]): { value: number; count: number }[] {
  const runs: { value: number; count: number }[] = [];
  for (const value of sorted) {
    const last = runs.at(-1);
    if (last?.value === value) last.count += 1;
    else runs.push({ value, count: 1 });
  }
  return runs;
}

/** The most frequent numbers of a sorted list, ascending; none when no number occurs twice. */
export function modesOf(sorted: readonly number[]): number[] {
  const runs = runsOf(sorted);
  const most = runs.reduce((greatest, { count }) => Math.max(greatest, count), 2);
  return runs.filter(({ count }) => count === most).map(({ value }) => value);
}

/** How many numbers at the start of a sorted list a condition holds for that holds up to some number and for none above it. */
export function countWhile(sorted: readonly number[], holds: (value: number) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(sorted[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}
