import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { meanOf, meanToNumber, parseDice, rangeOf, throwDice } from './lib/dice.ts';

export default defineTool({
  slug: 'dice-roller',
  name: 'Dice Roller',
  category: 'generators',
  summary: 'Rolls dice in the usual notation (2d6+3, 4d6kh3, d%, 3d6!), and shows the possible range and the average.',
  description:
    'Terms with + or - between them: a whole number, or NdS with N from 1 to 1,000 (1 when left out) and S faces from 2 to 1000, % for 100 or F for -1, 0 and 1. After it at most one of kh, kl (keep highest, lowest), dh, dl (drop) with a number (1 when left out), or !, which rolls again and adds at each highest face, at most 100 times. Case and white space do not matter. At most 1,000 dice in all.',
  reference: 'Dice notation as in tabletop role-playing games; the mean of kept dice over all outcomes by the binomial distribution',
  keywords: ['d20', 'rpg', 'dnd', 'throw', 'die', 'fudge', 'advantage'],
  heavyWhen: ({ expression, times }) => times * mostDice(expression) > 1000,
  random: true,
  inputs: z.strictObject({
    expression: z.string().min(1).max(200).describe('The dice to roll, such as 2d6+3'),
    times: z.int().min(1).max(1000).default(1).describe('How often to roll the whole expression'),
    seed: seedInput,
  }),
  result: z.strictObject({
    rolls: z
      .array(
        z.strictObject({
          total: z.int().describe('What this roll adds up to'),
          dice: z
            .array(
              z.strictObject({
                notation: z.string().describe('The term as it was written, without its sign'),
                values: z.array(z.int()).describe('What the dice showed, in the order thrown'),
                kept: z.array(z.int()).describe('Those values that count in the total'),
              }),
            )
            .describe('The dice of each term that has any'),
        }),
      )
      .describe('Each roll of the whole expression'),
    totals: z.array(z.int()).describe('The total of each roll'),
    minimum: z.int().optional().describe('Smallest total there can be; absent where exploding dice are subtracted'),
    maximum: z.int().optional().describe('Largest possible total; absent where exploding dice are added'),
    expected: z.number().describe('Mean of the total over all outcomes'),
    average: z.number().describe('Mean of the totals rolled'),
  }),
  headline: 'totals',
  examples: [
    {
      inputs: { expression: '2d6+3', seed: 'a' },
      result: {
        rolls: [{ total: 8, dice: [{ notation: '2d6', values: [2, 3], kept: [2, 3] }] }],
        totals: [8],
        minimum: 5,
        maximum: 15,
        expected: 10,
        average: 8,
      },
    },
    {
      inputs: { expression: '4d6kh3', seed: 'a' },
      result: {
        rolls: [{ total: 9, dice: [{ notation: '4d6kh3', values: [2, 3, 4, 1], kept: [2, 3, 4] }] }],
        totals: [9],
        minimum: 3,
        maximum: 18,
        expected: 12.244598765432098,
        average: 9,
      },
    },
  ],
  run({ expression, times, seed }) {
    const terms = parseDice(expression);
    const random = new Random(seed);
    const rolls = Array.from({ length: times }, () => {
      let total = 0;
      const dice: { notation: string; values: number[]; kept: number[] }[] = [];
      for (const term of terms) {
        if (term.count === 0) total += term.sign * term.constant;
        else {
          const thrown = throwDice(random, term);
          dice.push({ notation: term.notation, ...thrown });
          total += term.sign * thrown.kept.reduce((sum, value) => sum + value, 0);
        }
      }
      return { total: total + 0, dice };
    });
    const totals = rolls.map(({ total }) => total);
    let [minimum, maximum, expected] = [0, 0, 0n];
    for (const term of terms) {
      const [least, most] = rangeOf(term);
      minimum += term.sign === 1 ? least : -most;
      maximum += term.sign === 1 ? most : -least;
      expected += BigInt(term.sign) * meanOf(term);
    }
    return {
      rolls,
      totals,
      ...(Number.isFinite(minimum) && { minimum: minimum + 0 }),
      ...(Number.isFinite(maximum) && { maximum: maximum + 0 }),
      expected: meanToNumber(expected) + 0,
      average: totals.reduce((sum, total) => sum + total, 0) / times + 0,
    };
  },
});

/** About how many dice an expression throws at most: those of each term, and as many again where they explode. */
const mostDice = (expression: string): number =>
  Array.from(expression.matchAll(/(\d*)d/gi), ([, count]) => 2 * Number(count || 1)).reduce((sum, dice) => sum + dice, 1);
