import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, crossed, quotientOf, totalOf } from '../shared/numbers/exact-sums.ts';
import { cleared } from '../shared/numbers/money.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Digits that standardized scores are carried with at least. */
const DIGITS = 100;
/** What rounding at those places may leave of a variance of 0. */
const NOISE = new Precise('1e-60');

export default defineTool({
  slug: 'cronbach-alpha-calculator',
  name: "Cronbach's Alpha Calculator",
  category: 'statistics',
  summary: "Calculates the reliability (Cronbach's alpha) of a questionnaire or test from the scores of its items.",
  description: 'Alpha is at most 1, and negative when items run against each other: recode reversed items first.',
  reference: 'Cronbach (1951): k/(k − 1)·(1 − Σ item variances/variance of totals)',
  keywords: ['internal consistency', 'coefficient alpha', 'scale reliability', 'likert', 'survey items', 'alpha if item deleted', 'psychometrics'],
  inputs: z.strictObject({
    scores: z.array(z.array(z.number()).min(2).max(200)).min(2).max(10_000).describe('A row of item scores for each person, all of one length from 2 to 200'),
  }),
  result: z.strictObject({
    alpha: z.number().describe("Cronbach's alpha, from sample variances"),
    standardizedAlpha: z.number().optional().describe('Alpha of the standardized items, from their mean correlation; absent when an item has no spread'),
    alphaIfDeleted: z
      .array(z.number())
      .optional()
      .describe('Alpha without each item in turn; absent for two items, or when what is left has totals without spread'),
    items: z.int().describe('Number of items'),
    people: z.int().describe('Number of people'),
  }),
  heavyWhen: ({ scores }) => scores.length * (scores[0]?.length ?? 0) > 1500,
  examples: [
    {
      inputs: {
        scores: [
          [3, 4, 3],
          [5, 4, 5],
          [1, 2, 2],
          [4, 5, 4],
        ],
      },
      result: {
        alpha: 0.9336734693877551,
        standardizedAlpha: 0.9396346483917433,
        alphaIfDeleted: [0.835820895522388, 0.9719626168224299, 0.875],
        items: 3,
        people: 4,
      },
    },
    {
      inputs: {
        scores: [
          [1, 2],
          [2, 3],
          [3, 5],
        ],
      },
      result: { alpha: 0.9473684210526315, standardizedAlpha: 0.9909083394700801, items: 2, people: 3 },
    },
  ],
  run({ scores }) {
    const items = scores[0]?.length ?? 0;
    const uneven = scores.findIndex((row) => row.length !== items);
    if (uneven >= 0) invalid(`scores[${uneven}]`, `must have as many scores as the first row: ${items}, not ${scores[uneven]?.length}`);
    const { units } = aligned(scores.flat());
    const columns = Array.from({ length: items }, (_, item) => scores.map((_row, person) => units[person * items + item] ?? 0n));
    const totals = scores.map((_, person) => totalOf(units.slice(person * items, (person + 1) * items)));
    // All variances are times n(n − 1), which cancels.
    const variances = columns.map((column) => crossed(column, column));
    const sum = totalOf(variances);
    const variance = crossed(totals, totals);
    if (variance === 0n) unprocessable('The totals of all people are equal, so alpha divides by 0.', 'scores');
    const standardized = variances.includes(0n) ? undefined : standardizedAlpha(columns, variances);
    const rests = columns.map((column, item) => {
      const own = variances[item] ?? 0n;
      return { sum: sum - own, variance: variance + own - 2n * crossed(totals, column) };
    });
    return {
      alpha: alphaOf(items, sum, variance),
      ...(standardized !== undefined && { standardizedAlpha: standardized }),
      ...(items > 2 && rests.every((rest) => rest.variance !== 0n) && { alphaIfDeleted: rests.map((rest) => alphaOf(items - 1, rest.sum, rest.variance)) }),
      items,
      people: scores.length,
    };
  },
});

const alphaOf = (items: number, sum: bigint, variance: bigint): number => quotientOf(BigInt(items) * (variance - sum), BigInt(items - 1) * variance);

/** Alpha of the items when each is divided by its deviation: then their variances are 1, and that of the totals tells the mean correlation. */
function standardizedAlpha(columns: readonly (readonly bigint[])[], variances: readonly bigint[]): number | undefined {
  const deviations = variances.map((variance) => new Precise(String(variance)).sqrt());
  const one = new Precise(10).pow(DIGITS + deviations.reduce((most, deviation) => Math.max(most, deviation.e), 0));
  const people = columns[0]?.length ?? 0;
  const totals = new Array<bigint>(people).fill(0n);
  for (const [item, column] of columns.entries()) {
    const factor = BigInt(one.div(deviations[item] ?? one).toFixed(0));
    const mean = totalOf(column);
    for (const [person, unit] of column.entries()) totals[person] = (totals[person] ?? 0n) + (BigInt(people) * unit - mean) * factor;
  }
  const squares = totals.reduce((total, unit) => total + unit * unit, 0n);
  // A deviation is the root of n times Σd², and here is n² times that.
  const variance = new Precise(String(squares)).div(one.times(one)).div(people);
  const items = columns.length;
  if (variance.lt(NOISE)) return undefined;
  const whole = new Precise(1);
  return doubleOf(
    cleared(whole.minus(new Precise(items).div(variance)), whole)
      .times(items)
      .div(items - 1),
  );
}
