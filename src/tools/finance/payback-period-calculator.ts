import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cleared, D, fraction, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'payback-period-calculator',
  name: 'Payback Period Calculator',
  category: 'finance',
  summary: 'Calculates the simple and discounted payback time of an investment.',
  description: 'The first time the running total reaches 0, interpolated linearly within the period.',
  reference: 'Payback and discounted payback rule',
  keywords: ['break even', 'investment', 'recover'],
  inputs: z.strictObject({
    initialInvestment: z.number().min(0.01).max(1e15).describe('Amount paid at the start'),
    cashFlows: z.array(z.number()).min(1).max(1000).describe('Cash flow at the end of each period, in order'),
    ratePercent: z.number().min(0).max(10_000).default(0).describe('Discount rate per period, in percent'),
  }),
  result: z.strictObject({
    paybackPeriods: z.number().optional().describe('Periods until the investment is recovered; absent when it never is'),
    discountedPaybackPeriods: z.number().optional().describe('Periods until discounted flows recover it; absent when they never do'),
    cumulative: z.array(z.number()).describe('Running total after each period, starting from minus the investment, not rounded'),
  }),
  examples: [
    {
      inputs: { initialInvestment: 1000, cashFlows: [300, 400, 500, 600], ratePercent: 10 },
      result: { paybackPeriods: 2.6, discountedPaybackPeriods: 3.0513333333333335, cumulative: [-1000, -700, -300, 200, 800] },
    },
  ],
  run({ initialInvestment, cashFlows, ratePercent }) {
    const perPeriod = new D(1).div(fraction(ratePercent).plus(1));
    const plain = running(initialInvestment, cashFlows, new D(1));
    const discounted = running(initialInvestment, cashFlows, perPeriod);
    const [payback, discountedPayback] = [plain, discounted].map(recovery);
    return {
      ...(payback && { paybackPeriods: ratio(payback) }),
      ...(discountedPayback && { discountedPaybackPeriods: ratio(discountedPayback) }),
      cumulative: plain.map(ratio),
    };
  },
});

function running(investment: number, flows: readonly number[], perPeriod: D): D[] {
  const totals = [new D(investment).neg()];
  let discount = new D(1);
  for (const flow of flows) {
    discount = discount.times(perPeriod);
    const before = totals.at(-1) ?? new D(0);
    totals.push(cleared(before.plus(discount.times(flow)), before));
  }
  return totals;
}

function recovery(totals: readonly D[]): D | undefined {
  const period = totals.findIndex((total) => total.gte(0));
  const [before, after] = [totals[period - 1], totals[period]];
  return before && after ? new D(period - 1).plus(before.neg().div(after.minus(before))) : undefined;
}
