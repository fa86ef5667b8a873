import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { collisionChance, picksForHalf } from './lib/collisions.ts';

const whole = (least: number) => z.number().min(least).max(1e300).refine(Number.isInteger, { error: 'must be a whole number' });

export default defineTool({
  slug: 'collision-probability-calculator',
  name: 'Birthday Problem and Collision Probability Calculator',
  category: 'statistics',
  summary: 'Calculates the chance that two of n random picks agree, for birthdays, hashes and random ids.',
  description:
    'Exactly one of possibilities and bits is given; all values are taken to be equally likely. A random UUID (version 4) has 122 bits, a SHA-256 hash 256. Chances far below 1e-16 keep all their digits.',
  reference: '1 − ∏(1 − i/N); the number for one half after Brink (2012)',
  keywords: ['birthday paradox', 'birthday attack', 'hash collision', 'uuid collision', 'same birthday', 'duplicate id', 'nanoid'],
  inputs: z.strictObject({
    possibilities: whole(1).optional().describe('Number of different values that can be picked, a whole number, such as 365 for birthdays'),
    bits: z.int().min(1).max(1024).optional().describe('Number of random bits, in place of possibilities: 2 to this power are the different values'),
    items: whole(0).describe('Number of picks, a whole number, such as people in a room or ids made'),
  }),
  result: z.strictObject({
    probability: z.number().describe('Probability that at least two picks agree'),
    itemsForHalf: z.number().describe('Smallest number of picks with a chance of at least one half that two agree'),
  }),
  examples: [
    { inputs: { possibilities: 365, items: 23 }, result: { probability: 0.5072972343239854, itemsForHalf: 23 } },
    { inputs: { bits: 122, items: 1_000_000_000 }, result: { probability: 9.403954797174345e-20, itemsForHalf: 2.714922669395445e18 } },
  ],
  run({ possibilities, bits, items }) {
    giveExactly(1, { possibilities, bits }, ['possibilities', 'bits']);
    const values: Decimal = possibilities === undefined ? new Precise(2).pow(bits ?? 1) : new Precise(possibilities);
    return { probability: doubleOf(collisionChance(values, new Precise(items))), itemsForHalf: doubleOf(picksForHalf(values)) };
  },
});
