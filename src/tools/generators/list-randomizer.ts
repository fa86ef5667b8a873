import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';

export default defineTool({
  slug: 'list-randomizer',
  name: 'List Randomizer',
  category: 'generators',
  summary: 'Shuffles the lines or items of a list into random order.',
  description: 'Every order is equally likely.',
  reference: 'Fisher-Yates shuffle',
  keywords: ['random order', 'shuffle lines', 'mix', 'jumble', 'scramble'],
  random: true,
  inputs: z.strictObject({
    items: z.array(z.string()).min(1).max(100_000).describe('The list to be shuffled'),
    seed: seedInput,
  }),
  result: z.strictObject({
    items: z.array(z.string()).describe('The items in their new order'),
    order: z.array(z.int()).describe('Where each item stood before, counted from 0'),
    count: z.int().describe('How many items there are'),
  }),
  pageInputs: { items: ['Ann', 'Bob', 'Cem', 'Dua', 'Eve', 'Finn'] },
  examples: [
    { inputs: { items: ['one'] }, result: { items: ['one'], order: [0], count: 1 } },
    { inputs: { items: ['x', 'x', 'x'], seed: 'a' }, result: { items: ['x', 'x', 'x'], order: [2, 0, 1], count: 3 } },
  ],
  run({ items, seed }) {
    const order = new Random(seed).shuffle(items.map((_, index) => index));
    return { items: order.map((index) => items[index] ?? ''), order, count: items.length };
  },
});
