import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, fraction, ratio } from '../shared/numbers/money.ts';

const rate = z.number().min(-99.99).max(10_000);

export default defineTool({
  slug: 'mirr-calculator',
  name: 'MIRR Calculator',
  category: 'finance',
  summary: 'Calculates the modified internal rate of return with separate finance and reinvestment rates.',
  reference: 'MIRR = (FV of inflows / PV of outflows)^(1/(n−1)) − 1',
  keywords: ['modified internal rate of return', 'reinvestment'],
  inputs: z.strictObject({
    cashFlows: z.array(z.number()).min(2).max(10_000).describe('Cash flows in order, one for each period, the first now; negative is paid'),
    financeRatePercent: rate.describe('Rate on money paid, in percent per period'),
    reinvestRatePercent: rate.describe('Rate on money received, in percent per period'),
  }),
  result: z.strictObject({
    mirrPercent: z.number().describe('Modified rate of return in percent per period, not rounded'),
    futureValueOfInflows: z.number().describe('Value of money received at the last period, not rounded'),
    presentValueOfOutflows: z.number().describe('Value of money paid now, as a positive number, not rounded'),
  }),
  examples: [
    {
      inputs: { cashFlows: [-120000, 39000, 30000, 21000, 37000, 46000], financeRatePercent: 10, reinvestRatePercent: 12 },
      result: { mirrPercent: 12.609413036590514, futureValueOfInflows: 217297.49504, presentValueOfOutflows: 120000 },
    },
  ],
  run({ cashFlows, financeRatePercent, reinvestRatePercent }) {
    const reinvest = fraction(reinvestRatePercent).plus(1);
    const discount = new D(1).div(fraction(financeRatePercent).plus(1));
    let inflows = new D(0);
    let outflows = new D(0);
    let factor = new D(1);
    for (const flow of cashFlows) {
      inflows = inflows.times(reinvest).plus(Math.max(flow, 0));
      outflows = outflows.plus(factor.times(Math.max(-flow, 0)));
      factor = factor.times(discount);
    }
    if (inflows.isZero()) unprocessable('No money is received.', 'cashFlows');
    if (outflows.isZero()) unprocessable('No money is paid.', 'cashFlows');
    return {
      mirrPercent: ratio(
        inflows
          .div(outflows)
          .pow(new D(1).div(cashFlows.length - 1))
          .minus(1)
          .times(100),
      ),
      futureValueOfInflows: ratio(inflows),
      presentValueOfOutflows: ratio(outflows),
    };
  },
});
