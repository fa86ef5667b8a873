import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './random-picker.ts';

holdTo(tool, {
  answers: [
    // Determined by weight 0, by a list of one, and by picking all.
    [
      { items: ['a', 'b', 'c'], weights: [0, 3, 0] },
      { picked: ['b'], indexes: [1], notPicked: ['a', 'c'], chancePercent: [0, 100, 0] },
    ],
    [
      { items: ['only'], count: 2, repeats: true },
      { picked: ['only', 'only'], indexes: [0, 0], notPicked: [], chancePercent: [100] },
    ],
    [
      { items: ['x', 'x'], count: 2 },
      { picked: ['x', 'x'], notPicked: [], chancePercent: [50, 50] },
    ],
    [{ items: ['a', 'b'], weights: [1e308, 1e308] }, { chancePercent: [50, 50] }],
    [{ items: ['a', 'b'], weights: [1, 3], repeats: true, count: 9 }, { chancePercent: [25, 75] }],
  ],
  invalid: [
    [{ items: [] }, 'items'],
    [{ items: ['a'], count: 2 }, 'count'],
    [{ items: ['a', 'b'], weights: [1, 0], count: 2 }, 'count'],
    [{ items: ['a', 'b'], weights: [1] }, 'weights'],
    [{ items: ['a', 'b'], weights: [0, 0] }, 'weights'],
    [{ items: ['a'], weights: [-1] }, 'weights[0]'],
  ],
});

it('draws by weight with and without repeats: chi-squared with 2 degrees of freedom below 13.82 (p = 0.001)', async () => {
  for (const repeats of [true, false]) {
    const seen = [0, 0, 0];
    for (let draw = 0; draw < 3000; draw++) {
      const { indexes } = await run(tool, { items: ['a', 'b', 'c'], weights: [1, 2, 3], repeats, seed: `${repeats}${draw}` });
      seen[indexes[0]] = (seen[indexes[0]] ?? 0) + 1;
    }
    expect([500, 1000, 1500].reduce((sum, expected, index) => sum + ((seen[index] ?? 0) - expected) ** 2 / expected, 0)).toBeLessThan(13.82);
  }
});

it('counts the weights of what is left: of 1, 1 and 2 the heavy one comes second with chance 1/4 × 2/3 + 1/4 × 2/3 = 1/3', async () => {
  let second = 0;
  for (let draw = 0; draw < 3000; draw++) {
    const { indexes } = await run(tool, { items: ['a', 'b', 'c'], weights: [1, 1, 2], count: 2, seed: String(draw) });
    if (indexes[1] === 2) second++;
  }
  // Four standard deviations of the binomial distribution.
  expect(Math.abs(second - 1000)).toBeLessThan(4 * Math.sqrt(3000 * (1 / 3) * (2 / 3)));
});

it('repeats itself with a seed and keeps picked and not picked apart', async () => {
  const inputs = { items: ['a', 'b', 'c', 'd', 'e'], count: 3, seed: 's' };
  const result = await run(tool, inputs);
  expect(await run(tool, inputs)).toEqual(result);
  expect([...result.picked, ...result.notPicked].sort()).toEqual(inputs.items);
});
