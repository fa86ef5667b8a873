import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Hirschberg, longestCommonSubsequence, Myers } from './diff.ts';

/** The length of a longest common subsequence by the table of Wagner and Fischer. */
function lengthOf(a: readonly number[], b: readonly number[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const x of a) {
    const next = [0];
    for (const [j, y] of b.entries()) next.push(x === y ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

const KINDS = 5;
const tokens = fc.array(fc.nat(KINDS - 1), { maxLength: 60 });

it.each([
  ['both together', (a: Int32Array, b: Int32Array) => longestCommonSubsequence(a, b, KINDS)],
  [
    'Myers',
    (a: Int32Array, b: Int32Array) => {
      const matching = new Int32Array(a.length).fill(-1);
      new Myers(a, b, matching, 30_000).solve(0, a.length, 0, b.length);
      return matching;
    },
  ],
  [
    'Hirschberg',
    (a: Int32Array, b: Int32Array) => {
      const matching = new Int32Array(a.length).fill(-1);
      new Hirschberg(a, b, KINDS, matching).solve(0, a.length, 0, b.length);
      return matching;
    },
  ],
])('finds a longest common subsequence (%s)', (_, solve) => {
  fc.assert(
    fc.property(tokens, tokens, (a, b) => {
      const matching = [...(solve(Int32Array.from(a), Int32Array.from(b)) ?? [])];
      const matched = matching.flatMap((to, from) => (to < 0 ? [] : [[from, to] as const]));
      expect(matched.every(([from, to]) => a[from] === b[to])).toBe(true);
      expect(matched.every(([, to], index) => index === 0 || to > (matched[index - 1]?.[1] ?? -1))).toBe(true);
      expect(matched).toHaveLength(lengthOf(a, b));
    }),
  );
});
