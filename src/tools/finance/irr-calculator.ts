import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { discountRoots } from './lib/discount-roots.ts';

export default defineTool({
  slug: 'irr-calculator',
  name: 'IRR Calculator',
  category: 'finance',
  summary: 'Calculates the internal rate of return of evenly spaced cash flows, with every root when there are several.',
  description:
    'The rate at which the net present value is 0, the first flow falling now; of several, irrPercent is the one nearest 0. Searched from −99.9999 to 1,000,000 percent.',
  reference: 'Σ CF_t/(1+irr)^t = 0',
  keywords: ['internal rate of return', 'yield', 'investment'],
  cost: 'heavy',
  inputs: z.strictObject({
    cashFlows: z.array(z.number()).min(2).max(500).describe('Cash flows in order, one for each period; negative is paid'),
    periodsPerYear: z.int().min(1).max(366).default(1).describe('Number of periods in a year, to annualise'),
  }),
  result: z.strictObject({
    irrPercent: z.number().describe('Rate per period in percent; the root nearest 0 when there are several'),
    annualIrrPercent: z.number().describe('Rate compounded over a year, in percent'),
    allIrrPercents: z.array(z.number()).describe('Every root above −100 percent, ascending, double roots once'),
  }),
  examples: [
    {
      inputs: { cashFlows: [-70000, 12000, 15000, 18000, 21000, 26000] },
      result: { irrPercent: 8.663094803653161, annualIrrPercent: 8.663094803653161, allIrrPercents: [8.663094803653161] },
    },
    { inputs: { cashFlows: [-1600, 10000, -10000] }, result: { irrPercent: 25, annualIrrPercent: 25, allIrrPercents: [25, 400] } },
  ],
  run({ cashFlows, periodsPerYear }) {
    if (cashFlows.every((flow) => flow === 0)) unprocessable('All cash flows are 0, so every rate fits.', 'cashFlows');
    const roots = discountRoots(
      cashFlows.map((amount, time) => ({ amount: new D(amount), time })),
      1,
    );
    const nearest = roots.toSorted((a, b) => a.abs().cmp(b.abs()))[0];
    if (!nearest) return unprocessable('No rate brings the net present value to 0; there must be money paid and money received.', 'cashFlows');
    return {
      irrPercent: ratio(nearest.times(100)),
      annualIrrPercent: ratio(nearest.plus(1).pow(periodsPerYear).minus(1).times(100)),
      allIrrPercents: roots.map((rate) => ratio(rate.times(100))),
    };
  },
});
