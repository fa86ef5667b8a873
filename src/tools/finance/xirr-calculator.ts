import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { ratio } from '../shared/numbers/money.ts';
import { byDay, datedFlow } from './lib/dated-flows.ts';
import { discountRoots } from './lib/discount-roots.ts';

export default defineTool({
  slug: 'xirr-calculator',
  name: 'XIRR Calculator',
  category: 'finance',
  summary: 'Calculates the yearly money-weighted return of cash flows on given dates.',
  description: 'The rate at which XNPV is 0, in years of 365 days; of several the one nearest 0. Searched from −99.9999 to 1,000,000 percent.',
  reference: 'Σ amount/(1+r)^(days/365) = 0',
  keywords: ['internal rate of return', 'money weighted', 'irregular', 'portfolio return'],
  cost: 'heavy',
  inputs: z.strictObject({ flows: z.array(datedFlow).min(2).max(1000).describe('Cash flows on their dates, in any order') }),
  result: z.strictObject({
    xirrPercent: z.number().describe('Effective yearly rate in percent; the root nearest 0 when there are several'),
    baseDate: z.string().describe('Earliest date, YYYY-MM-DD'),
    days: z.int().describe('Days from the earliest to the last date'),
  }),
  examples: [
    {
      inputs: {
        flows: [
          { date: '2008-01-01', amount: -10000 },
          { date: '2008-03-01', amount: 2750 },
          { date: '2008-10-30', amount: 4250 },
          { date: '2009-02-15', amount: 3250 },
          { date: '2009-04-01', amount: 2750 },
        ],
      },
      result: { xirrPercent: 37.33625335188315, baseDate: '2008-01-01', days: 456 },
    },
  ],
  run({ flows: given }) {
    const { baseDate, flows, days } = byDay(given);
    if (days === 0) unprocessable('All flows fall on one day, so there is no time in which to earn a rate.', 'flows');
    const nearest = discountRoots(flows, 365).toSorted((a, b) => a.abs().cmp(b.abs()))[0];
    if (!nearest) return unprocessable('No rate balances these flows; there must be money paid in and money received.', 'flows');
    return { xirrPercent: ratio(nearest.times(100)), baseDate, days };
  },
});
