import { z } from 'zod';
import { defineTool } from '../define.ts';
import { quotientOf, rootOf } from '../shared/numbers/exact-sums.ts';
import { rational, toNumber } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'dice-probability-calculator',
  name: 'Dice Probability Calculator',
  category: 'statistics',
  summary: 'Calculates the exact chance that a roll of dice adds up to a number, or to at least or at most it.',
  description: 'Outcomes are counted in whole numbers and divided once. A target that the dice cannot reach has probabilities of 0 and 1.',
  reference: 'Σ(−1)ᵏ C(n, k) C(s − dk, n) of the dⁿ rolls of n dice with d sides add up to at most s (inclusion and exclusion)',
  keywords: ['2d6', 'd20', 'odds of rolling', 'dnd', 'tabletop', 'roll at least', 'sum of two dice', 'throw'],
  cost: 'heavy',
  inputs: z.strictObject({
    dice: z.int().min(1).max(100).describe('Number of dice rolled together'),
    sides: z.int().min(2).max(1000).default(6).describe('Number of sides of each die, numbered from 1 and equally likely'),
    target: z.int().min(-100_000).max(200_000).describe('The total whose chance is wanted, with the modifier in it'),
    modifier: z.int().min(-100_000).max(100_000).default(0).describe('Number added to the sum of the dice, or taken from it if negative'),
  }),
  result: z.strictObject({
    exactly: z.number().describe('Probability that the total is the target'),
    atLeast: z.number().describe('Probability that the total is the target or more'),
    atMost: z.number().describe('Probability that the total is the target or less'),
    mean: z.number().describe('Average total in the long run'),
    standardDeviation: z.number().describe('Standard deviation of the total'),
    minimum: z.int().describe('Smallest possible total'),
    maximum: z.int().describe('Largest possible total'),
  }),
  views: [{ kind: 'figures', field: 'exactly', of: ['exactly', 'atLeast', 'atMost'] }],
  examples: [
    {
      inputs: { dice: 2, target: 7 },
      result: {
        exactly: 0.16666666666666666,
        atLeast: 0.5833333333333334,
        atMost: 0.5833333333333334,
        mean: 7,
        standardDeviation: 2.41522945769824,
        minimum: 2,
        maximum: 12,
      },
    },
    {
      inputs: { dice: 1, sides: 20, target: 15, modifier: 5 },
      result: { exactly: 0.05, atLeast: 0.55, atMost: 0.5, mean: 15.5, standardDeviation: 5.766281297335398, minimum: 6, maximum: 25 },
    },
  ],
  run({ dice, sides, target, modifier }) {
    const [n, d] = [BigInt(dice), BigInt(sides)];
    const sum = target - modifier;
    const all = d ** n;
    const [atMost, below] = [rollsUpTo(sum, dice, sides), rollsUpTo(sum - 1, dice, sides)];
    return {
      exactly: quotientOf(atMost - below, all),
      atLeast: quotientOf(all - below, all),
      atMost: quotientOf(atMost, all),
      mean: toNumber(rational(n * (d + 1n) + 2n * BigInt(modifier), 2n)),
      standardDeviation: rootOf(rational(n * (d * d - 1n), 12n)),
      minimum: dice + modifier,
      maximum: dice * sides + modifier,
    };
  },
});

/** How many rolls add up to at most `sum`. */
function rollsUpTo(sum: number, dice: number, sides: number): bigint {
  if (sum >= dice * sides) return BigInt(sides) ** BigInt(dice);
  let rolls = 0n;
  let choices = 1n;
  for (let over = 0; sum - sides * over >= dice; over += 1) {
    rolls += choices * binomial(sum - sides * over, dice);
    // The number of ways to choose the dice that are over their sides, with the sign that counts them in or out.
    choices = (-choices * BigInt(dice - over)) / BigInt(over + 1);
  }
  return rolls;
}

function binomial(n: number, k: number): bigint {
  let value = 1n;
  for (let at = 1; at <= k; at += 1) value = (value * BigInt(n - k + at)) / BigInt(at);
  return value;
}
