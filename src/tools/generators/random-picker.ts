import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { log } from '../shared/numbers/elementary.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';

export default defineTool({
  slug: 'random-picker',
  name: 'Random Picker',
  category: 'generators',
  summary: 'Picks random winners from a list, with equal chances or by weight.',
  description:
    'Equal items are distinguished by their place in the list. Without repeats the weights of what is left count at each draw; items of weight 0 are never picked.',
  reference: 'Rejection sampling; weighted draws without repeats by the method of Efraimidis and Spirakis (2006)',
  keywords: ['raffle', 'winner', 'giveaway', 'choose', 'draw names', 'wheel', 'choice', 'coin flip', 'heads or tails'],
  random: true,
  heavyWhen: ({ count }) => count > 5_000,
  inputs: z.strictObject({
    items: z.array(z.string()).min(1).max(10_000).describe('Items to pick from'),
    count: z.int().min(1).max(10_000).default(1).describe('Number of items to pick'),
    repeats: z.boolean().default(false).describe('Put each pick back, so that it can be drawn again'),
    weights: z.array(z.number().min(0)).min(1).max(10_000).optional().describe('One weight per item, not negative: 2 is picked twice as often as 1'),
    seed: seedInput,
  }),
  result: z.strictObject({
    picked: z.array(z.string()).describe('The items in the order drawn'),
    indexes: z.array(z.int()).describe('Indexes of the picked items in the list, from 0'),
    notPicked: z.array(z.string()).describe('The items that were not drawn, in the order of items'),
    chancePercent: z.array(z.number()).describe('Chance of each item at the first draw, in percent'),
  }),
  pageInputs: { items: ['Ann', 'Bob', 'Cem', 'Dua', 'Eve', 'Finn'] },
  examples: [
    {
      inputs: { items: ['only'], count: 2, repeats: true, seed: 'a' },
      result: { picked: ['only', 'only'], indexes: [0, 0], notPicked: [], chancePercent: [100] },
    },
    {
      inputs: { items: ['a', 'b', 'c'], weights: [0, 3, 0], seed: 'a' },
      result: { picked: ['b'], indexes: [1], notPicked: ['a', 'c'], chancePercent: [0, 100, 0] },
    },
  ],
  run({ items, count, repeats, weights, seed }) {
    const random = new Random(seed);
    const shares = weights === undefined ? undefined : sharesOf(weights, items.length);
    const available = shares === undefined ? items.length : shares.filter((share) => share > 0).length;
    if (!repeats && count > available)
      invalid('count', `must be at most ${available}, the number of items${shares ? ' of weight over 0' : ''}, unless repeats is true`);
    const indexes = draw(random, items.length, count, repeats, shares);
    const drawn = new Set(indexes);
    return {
      picked: indexes.map((index) => items[index] ?? ''),
      indexes,
      notPicked: items.filter((_, index) => !drawn.has(index)),
      chancePercent: shares ? shares.map((share) => share * 100) : items.map(() => 100 / items.length),
    };
  },
});

/** Weights as parts of 1. */
function sharesOf(weights: readonly number[], length: number): number[] {
  if (weights.length !== length) invalid('weights', `has ${weights.length} weights for ${length} items; give one weight per item`);
  const greatest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  if (greatest === 0) invalid('weights', 'add up to 0; at least one weight must be above 0');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (Number.isFinite(total)) return weights.map((weight) => weight / total);
  const scaled = weights.map((weight) => weight / greatest);
  const sum = scaled.reduce((all, weight) => all + weight, 0);
  return scaled.map((weight) => weight / sum);
}

function draw(random: Random, length: number, count: number, repeats: boolean, shares: readonly number[] | undefined): number[] {
  if (shares === undefined) return repeats ? Array.from({ length: count }, () => random.below(length)) : random.distinct(length, count);
  if (repeats) return drawWithRepeats(random, count, shares);
  // The items in the order of exponential waiting times, each with its weight as rate, are the draws one after another.
  const times = shares.flatMap((share, index) => (share > 0 ? [{ index, time: -log(1 - random.fraction()) / share }] : []));
  return times
    .sort((a, b) => a.time - b.time)
    .slice(0, count)
    .map(({ index }) => index);
}

function drawWithRepeats(random: Random, count: number, shares: readonly number[]): number[] {
  let total = 0;
  const ends = shares.map((share) => {
    total += share;
    return total;
  });
  return Array.from({ length: count }, () => {
    const place = random.fraction() * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  });
}
