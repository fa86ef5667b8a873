import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, quotientOf, totalOf } from '../shared/numbers/exact-sums.ts';
import { ascending } from './lib/lists.ts';

export default defineTool({
  slug: 'gini-coefficient-calculator',
  name: 'Gini Coefficient Calculator',
  category: 'statistics',
  summary: 'Measures the inequality of incomes or other amounts, with the Lorenz curve.',
  description: '0 means that all amounts are equal; near 1 nearly everything is in one hand.',
  reference: 'Gini (1912): Σ|xᵢ − xⱼ|/(2n²·mean)',
  keywords: ['gini index', 'income inequality', 'lorenz curve', 'wealth distribution', 'concentration'],
  inputs: z.strictObject({
    values: z.array(z.number().min(0)).min(1).max(100_000).describe('The amounts, one for each person or unit, none negative'),
  }),
  result: z.strictObject({
    gini: z.number().describe('Gini coefficient, from 0 to (n − 1)/n'),
    giniCorrected: z.number().optional().describe('Gini coefficient corrected for small samples, times n/(n − 1), from 0 to 1; absent for a single value'),
    lorenz: z.array(z.number()).describe('Lorenz curve: share of the total that the poorest 0, 1, … all hold, from 0 to 1, one more than values'),
    topTenPercentShare: z.number().describe('Share of the total that the greatest tenth of the values hold, their number rounded up'),
  }),
  examples: [
    { inputs: { values: [1, 2, 3, 4] }, result: { gini: 0.25, giniCorrected: 0.3333333333333333, lorenz: [0, 0.1, 0.3, 0.6, 1], topTenPercentShare: 0.4 } },
    { inputs: { values: [0, 0, 0, 10] }, result: { gini: 0.75, giniCorrected: 1, lorenz: [0, 0, 0, 0, 1], topTenPercentShare: 1 } },
  ],
  run({ values }) {
    const { units } = aligned(ascending(values));
    const total = totalOf(units);
    if (total === 0n) unprocessable('All values are 0, so nothing is shared out.', 'values');
    const count = units.length;
    let running = 0n;
    let differences = 0n;
    const lorenz = [0];
    for (const [index, unit] of units.entries()) {
      running += unit;
      differences += BigInt(2 * index + 1 - count) * unit;
      lorenz.push(quotientOf(running, total));
    }
    return {
      gini: quotientOf(differences, BigInt(count) * total),
      ...(count > 1 && { giniCorrected: quotientOf(differences, BigInt(count - 1) * total) }),
      lorenz,
      topTenPercentShare: quotientOf(totalOf(units.slice(-Math.ceil(count / 10))), total),
    };
  },
});
