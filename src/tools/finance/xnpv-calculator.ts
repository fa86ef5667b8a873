import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money } from '../shared/numbers/money.ts';
import { byDay, datedFlow } from './lib/dated-flows.ts';

export default defineTool({
  slug: 'xnpv-calculator',
  name: 'XNPV Calculator',
  category: 'finance',
  summary: 'Calculates the net present value of cash flows on given dates.',
  reference: 'Σ amount/(1+r)^(days/365), as the XNPV function of spreadsheets',
  keywords: ['net present value', 'dates', 'irregular'],
  inputs: z.strictObject({
    ratePercent: z.number().min(-99.99).max(100_000).describe('Effective yearly rate, in percent'),
    flows: z.array(datedFlow).min(1).max(10_000).describe('Cash flows on their dates, in any order'),
    decimals,
  }),
  result: z.strictObject({
    npv: z.number().describe('Net present value on the earliest date'),
    baseDate: z.string().describe('Earliest date, YYYY-MM-DD'),
    totalCashFlow: z.number().describe('Sum of the flows, not discounted'),
  }),
  examples: [
    {
      inputs: {
        ratePercent: 9,
        flows: [
          { date: '2008-01-01', amount: -10000 },
          { date: '2008-03-01', amount: 2750 },
          { date: '2008-10-30', amount: 4250 },
          { date: '2009-02-15', amount: 3250 },
          { date: '2009-04-01', amount: 2750 },
        ],
      },
      result: { npv: 2086.65, baseDate: '2008-01-01', totalCashFlow: 3000 },
    },
  ],
  run({ ratePercent, flows: given, decimals: places }) {
    const { baseDate, flows } = byDay(given);
    const perDay = fraction(ratePercent).plus(1).pow(new D(-1).div(365));
    let npv = new D(0);
    let total = new D(0);
    let discount = new D(1);
    let day = 0;
    for (const { amount, time } of flows) {
      discount = discount.times(perDay.pow(time - day));
      day = time;
      npv = npv.plus(amount.times(discount));
      total = total.plus(amount);
    }
    return { npv: money(npv, places), baseDate, totalCashFlow: money(total, places) };
  },
});
