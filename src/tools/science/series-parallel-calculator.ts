import { z } from 'zod';
import { defineTool } from '../define.ts';
import { aligned, scaledFraction, totalOf } from '../shared/numbers/exact-sums.ts';
import { toNumber } from '../shared/numbers/rational.ts';

/** Digits that are left of a sum of reciprocals when those of the values have been used up. */
const SPARE_DIGITS = 40;

export default defineTool({
  slug: 'series-parallel-calculator',
  name: 'Series and Parallel Calculator',
  category: 'science',
  summary: 'Calculates the equivalent of resistors, capacitors or inductors in series and in parallel.',
  description: 'All values have the same unit, which is that of the results. Inductors count as not coupled.',
  reference: 'Series: R = ΣR, L = ΣL, 1/C = Σ1/C; parallel: 1/R = Σ1/R, 1/L = Σ1/L, C = ΣC',
  keywords: ['total resistance', 'equivalent resistance', 'parallel resistor', 'capacitors in series', 'combined', 'inductance', 'ohms'],
  inputs: z.strictObject({
    component: z
      .enum(['resistor', 'capacitor', 'inductor'])
      .default('resistor')
      .describe('Kind of the parts: resistors and inductors add up in series, capacitors in parallel'),
    values: z.array(z.number().min(1e-30).max(1e30)).min(1).max(1000).describe('Values of the parts, all in the same unit, such as ohms'),
  }),
  result: z.strictObject({
    series: z.number().describe('Value of all parts in series, in the unit of the values'),
    parallel: z.number().describe('Value of all parts in parallel, in the unit of the values'),
  }),
  headline: 'parallel',
  examples: [
    { inputs: { values: [100, 220, 330] }, result: { series: 650, parallel: 56.89655172413793 } },
    { inputs: { component: 'capacitor', values: [10, 22] }, result: { series: 6.875, parallel: 32 } },
  ],
  run({ component, values }) {
    const { units, exponent } = aligned(values);
    const sum = toNumber(scaledFraction(totalOf(units), 1n, exponent));
    const longest = units.reduce((most, unit) => (unit > most ? unit : most), 1n);
    const one = 10n ** BigInt(String(longest).length + SPARE_DIGITS);
    const reciprocals = totalOf(units.map((unit) => one / unit));
    const reciprocal = toNumber(scaledFraction(one, reciprocals, exponent));
    return component === 'capacitor' ? { series: reciprocal, parallel: sum } : { series: sum, parallel: reciprocal };
  },
});
