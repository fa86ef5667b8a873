import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchTokens } from './token-matching.ts';

const KINDS = 4;

/** The length of a longest common subsequence by the table of Wagner and Fischer. */
function lengthOf(a: Int32Array, b: Int32Array): number {
  let row = new Int32Array(b.length + 1);
  for (const x of a) {
    const next = new Int32Array(b.length + 1);
    for (const [j, y] of b.entries()) next[j + 1] = x === y ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0);
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How many tokens are matched, each with an equal one and all in order. */
async function matched(a: Int32Array, b: Int32Array): Promise<number> {
  const matching = (await matchTokens(a, b, KINDS)) ?? [];
  let last = -1;
  let count = 0;
  for (const [index, place] of matching.entries()) {
    if (place < 0) continue;
    expect(place).toBeGreaterThan(last);
    expect(b[place]).toBe(a[index]);
    last = place;
    count++;
  }
  return count;
}

it('matches as many tokens as can be', async () => {
  const tokens = fc.array(fc.nat(KINDS - 1), { maxLength: 40, size: 'max' }).map((list) => Int32Array.from(list));
  await fc.assert(
    fc.asyncProperty(tokens, tokens, async (a, b) => {
      expect(await matched(a, b)).toBe(lengthOf(a, b));
    }),
  );
});

it('matches as many also where more than a thousand tokens differ', async () => {
  const [a, b] = [
    Int32Array.from({ length: 1_500 }, (_, index) => (index * index) % KINDS),
    Int32Array.from({ length: 1_500 }, (_, index) => Math.floor(index / 3) % KINDS),
  ];
  expect(a.length + b.length - 2 * lengthOf(a, b)).toBeGreaterThan(1_000);
  expect(await matched(a, b)).toBe(lengthOf(a, b));
});
