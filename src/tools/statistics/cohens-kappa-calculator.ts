import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, totalOf } from '../shared/numbers/exact-sums.ts';
import { doubleOf, preciseOf } from '../shared/numbers/precise.ts';
import { rational, toNumber } from '../shared/numbers/rational.ts';
import { confidencePercent, criticalZ } from './lib/confidence.ts';

type Weights = 'none' | 'linear' | 'quadratic';

export default defineTool({
  slug: 'cohens-kappa-calculator',
  name: "Cohen's Kappa Calculator",
  category: 'statistics',
  summary: "Measures how far two raters agree beyond chance (Cohen's kappa).",
  description:
    'Kappa is 1 for full agreement, 0 for as much as chance gives, and negative for less. Weights count near misses of ordered categories as part agreement: 1 − |i − j|/(k − 1) or 1 − (i − j)²/(k − 1)² for k categories. The interval is the simple one, kappa ± z standard errors.',
  reference: 'Cohen 1960, 1968',
  keywords: ['inter-rater reliability', 'interrater agreement', 'weighted kappa', 'observers', 'concordance', 'annotators'],
  heavyWhen: ({ table }) => table.length > 25,
  inputs: z.strictObject({
    table: z
      .array(z.array(z.number().min(0)).min(2).max(100))
      .min(2)
      .max(100)
      .describe("Square table of counts: a row for each category of the first rater, a column for each of the second's, in the same order"),
    weights: z
      .enum(['none', 'linear', 'quadratic'])
      .default('none')
      .describe('How disagreements count: none, all alike; linear, by the distance of the categories; quadratic, by its square'),
    confidencePercent,
  }),
  result: z.strictObject({
    kappa: z.number().describe("Cohen's kappa: 1 is full agreement, 0 no more than by chance"),
    observedAgreement: z.number().describe('Share of agreement seen, weighted if weights are given, from 0 to 1'),
    expectedAgreement: z.number().describe('Share of agreement expected by chance, weighted likewise, from 0 to 1'),
    standardError: z.number().optional().describe('Standard error of kappa; absent for weighted kappa'),
    lower: z.number().optional().describe('Lower end of the confidence interval; absent for weighted kappa'),
    upper: z.number().optional().describe('Upper end of the confidence interval; absent for weighted kappa'),
  }),
  examples: [
    {
      inputs: {
        table: [
          [20, 5],
          [10, 15],
        ],
      },
      result: {
        kappa: 0.4,
        observedAgreement: 0.7,
        expectedAgreement: 0.5,
        standardError: 0.12961481396815722,
        lower: 0.14595963275955273,
        upper: 0.6540403672404472,
      },
    },
    {
      inputs: {
        table: [
          [10, 2, 1],
          [3, 12, 2],
          [0, 4, 11],
        ],
        weights: 'quadratic',
      },
      result: { kappa: 0.7268312424119789, observedAgreement: 0.9166666666666666, expectedAgreement: 0.6949382716049383 },
    },
  ],
  run({ table, weights, confidencePercent }) {
    const size = table.length;
    for (const [index, row] of table.entries()) {
      if (row.length !== size) invalid(`table[${index}]`, `must have as many counts as the table has rows: ${size}, not ${row.length}`);
    }
    const { units, exponent } = aligned(table.flat());
    const at = (row: number, column: number) => units[row * size + column] ?? 0n;
    const lines = [...table.keys()];
    const columnTotals = lines.map((column) => totalOf(lines.map((row) => at(row, column))));
    const total = totalOf(columnTotals);
    if (total === 0n) unprocessable('All counts are 0, so there is no agreement to measure.', 'table');
    let [agreed, byChance] = [0n, 0n];
    for (const row of lines) {
      let [rowTotal, chance] = [0n, 0n];
      for (const column of lines) {
        const count = at(row, column);
        const weight = weightOf(Math.abs(row - column), size - 1, weights);
        rowTotal += count;
        agreed += weight * count;
        if (weight > 0n) chance += weight * (columnTotals[column] ?? 0n);
      }
      byChance += rowTotal * chance;
    }
    const fullWeight = weightOf(0, size - 1, weights);
    const full = total * total * fullWeight;
    if (byChance === full) unprocessable('All ratings are in one category, so full agreement is expected by chance and kappa is undefined.', 'table');
    const kappa = rational(agreed * total - byChance, full - byChance);
    const result = {
      kappa: toNumber(kappa),
      observedAgreement: toNumber({ numerator: agreed, denominator: total * fullWeight }),
      expectedAgreement: toNumber({ numerator: byChance, denominator: full }),
    };
    if (weights !== 'none') return result;
    const variance = rational(agreed * (total - agreed) * total * 10n ** BigInt(-exponent), (full - byChance) ** 2n);
    const standardError = preciseOf(variance).sqrt();
    const margin = criticalZ(confidencePercent).times(standardError);
    return {
      ...result,
      standardError: doubleOf(standardError),
      lower: doubleOf(preciseOf(kappa).minus(margin)),
      upper: doubleOf(preciseOf(kappa).plus(margin)),
    };
  },
});

/** What categories so far apart count as agreement, as a whole number. */
function weightOf(distance: number, farthest: number, weights: Weights): bigint {
  if (weights === 'none') return distance === 0 ? 1n : 0n;
  return BigInt(weights === 'linear' ? farthest - distance : farthest * farthest - distance * distance);
}
