import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './list-randomizer.ts';

holdTo(tool, {
  answers: [
    [{ items: ['one'] }, { items: ['one'], order: [0], count: 1 }],
    [{ items: ['😀', '😀'] }, { items: ['😀', '😀'], count: 2 }],
  ],
  invalid: [
    [{ items: [] }, 'items'],
    [{}, 'items'],
    [{ items: ['a'], seed: 'x'.repeat(201) }, 'seed'],
  ],
});

it('gives a permutation, whose order says where each item was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string(), { minLength: 1, maxLength: 50 }), fc.string({ maxLength: 20 }), async (items, seed) => {
      const result = await run(tool, { items, seed });
      expect([...result.order].sort((a: number, b: number) => a - b)).toEqual(items.map((_, index) => index));
      expect(result.items).toEqual(result.order.map((index: number) => items[index]));
    }),
    { numRuns: 50 },
  );
});

it('gives each of the six orders of three items about equally often: chi-squared with 5 degrees of freedom below 20.52 (p = 0.001)', async () => {
  const seen = new Map<string, number>();
  for (let draw = 0; draw < 3000; draw++) {
    const { order } = await run(tool, { items: ['a', 'b', 'c'], seed: String(draw) });
    seen.set(order.join(), (seen.get(order.join()) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  expect([...seen.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(20.52);
});
