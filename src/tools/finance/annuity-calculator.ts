import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, fraction, money } from '../shared/numbers/money.ts';

const sum = z.number().min(0).max(1e15).optional();

export default defineTool({
  slug: 'annuity-calculator',
  name: 'Annuity and Perpetuity Calculator',
  category: 'finance',
  summary: 'Calculates the present value, future value or payment of a level or growing annuity or perpetuity.',
  description:
    'Give exactly one of payment, presentValue and futureValue. Without periods the payments continue for ever, which needs a rate above the growth.',
  reference: 'PV = P(1−((1+g)/(1+i))^n)/(i−g); perpetuity P/(i−g); start multiplies by 1+i',
  keywords: ['pension', 'gordon', 'growing annuity'],
  inputs: z.strictObject({
    payment: sum.describe('First payment, when it is given'),
    presentValue: sum.describe('Value of all payments now, when it is given'),
    futureValue: sum.describe('Value of all payments at the end, when it is given'),
    ratePercent: z.number().min(-99.99).max(10_000).describe('Interest rate per period, in percent'),
    periods: z.int().min(1).max(100_000).optional().describe('Number of payments; if omitted, payments for ever'),
    growthPercent: z.number().min(-99.99).max(10_000).default(0).describe('Growth of the payment per period, in percent'),
    timing: z.enum(['end', 'start']).default('end').describe('When payments are made in each period: end (ordinary annuity) or start (annuity due)'),
    decimals,
  }),
  result: z.strictObject({
    payment: z.number().describe('The first payment'),
    presentValue: z.number().describe('Value of all payments now'),
    futureValue: z.number().optional().describe('Value of all payments at the end; absent for a perpetuity'),
    totalPayments: z.number().optional().describe('Sum of the payments; absent for a perpetuity'),
  }),
  headline: 'presentValue',
  examples: [
    {
      inputs: { payment: 500, ratePercent: 0.6, periods: 240 },
      result: { payment: 500, presentValue: 63504.22, futureValue: 266881.17, totalPayments: 120000 },
    },
    { inputs: { payment: 1000, ratePercent: 8, growthPercent: 3 }, result: { payment: 1000, presentValue: 20000 } },
  ],
  run(inputs) {
    const { payment, presentValue, futureValue, periods, decimals: places } = inputs;
    if ([payment, presentValue, futureValue].filter((value) => value !== undefined).length !== 1)
      invalid('payment', 'give exactly one of payment, presentValue and futureValue');
    const rate = fraction(inputs.ratePercent);
    const growth = fraction(inputs.growthPercent);
    const excess = rate.minus(growth);
    const due = inputs.timing === 'start' ? rate.plus(1) : new D(1);
    if (periods === undefined) {
      if (futureValue !== undefined) invalid('futureValue', 'a perpetuity has no end, so give periods, or another value');
      if (excess.lte(0)) unprocessable('Payments for ever have a value only when the rate is above their growth.', 'ratePercent');
      const factor = due.div(excess);
      const first = payment === undefined ? new D(presentValue ?? 0).div(factor) : new D(payment);
      return { payment: money(first, places), presentValue: money(first.times(factor), places) };
    }
    const end = rate.plus(1).pow(periods);
    const growthEnd = growth.plus(1).pow(periods);
    const factor = (excess.isZero() ? new D(periods).div(rate.plus(1)) : D.sub(1, growthEnd.div(end)).div(excess)).times(due);
    const first = payment === undefined ? new D(presentValue ?? futureValue ?? 0).div(presentValue === undefined ? factor.times(end) : factor) : new D(payment);
    const present = first.times(factor);
    return {
      payment: money(first, places),
      presentValue: money(present, places),
      futureValue: money(present.times(end), places),
      totalPayments: money(first.times(growth.isZero() ? periods : growthEnd.minus(1).div(growth)), places),
    };
  },
});
