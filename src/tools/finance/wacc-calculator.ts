import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, fraction, ratio } from '../shared/numbers/money.ts';

const capital = z.number().min(0).max(1e15);
const cost = z.number().min(-100).max(1000);

export default defineTool({
  slug: 'wacc-calculator',
  name: 'WACC Calculator',
  category: 'finance',
  summary: 'Calculates the weighted average cost of capital (WACC) after tax.',
  reference: 'Sum of weight · cost, debt after tax',
  keywords: ['cost of capital', 'discount rate', 'hurdle rate'],
  inputs: z.strictObject({
    equityValue: capital.describe('Market value of equity'),
    debtValue: capital.default(0).describe('Market value of debt'),
    preferredValue: capital.default(0).describe('Market value of preferred stock'),
    costOfEquityPercent: cost.describe('Return that shareholders require, in percent'),
    costOfDebtPercent: cost.default(0).describe('Interest on debt before tax, in percent'),
    costOfPreferredPercent: cost.default(0).describe('Dividend yield of preferred stock, in percent'),
    taxPercent: z.number().min(0).max(100).default(0).describe('Tax rate, in percent'),
  }),
  result: z.strictObject({
    waccPercent: z.number().describe('Weighted average cost of capital in percent, not rounded'),
    equityWeightPercent: z.number().describe('Share of equity in all capital, in percent'),
    debtWeightPercent: z.number().describe('Share of debt in all capital, in percent'),
    preferredWeightPercent: z.number().describe('Share of preferred stock in all capital, in percent'),
    afterTaxCostOfDebtPercent: z.number().describe('Cost of debt after tax, in percent'),
  }),
  examples: [
    {
      inputs: { equityValue: 600000, debtValue: 400000, costOfEquityPercent: 12, costOfDebtPercent: 6, taxPercent: 25 },
      result: { waccPercent: 9, equityWeightPercent: 60, debtWeightPercent: 40, preferredWeightPercent: 0, afterTaxCostOfDebtPercent: 4.5 },
    },
  ],
  run(inputs) {
    const total = new D(inputs.equityValue).plus(inputs.debtValue).plus(inputs.preferredValue);
    if (total.isZero()) unprocessable('There is no capital at all.', 'equityValue');
    const debtCost = D.sub(1, fraction(inputs.taxPercent)).times(inputs.costOfDebtPercent);
    const weighted = new D(inputs.equityValue)
      .times(inputs.costOfEquityPercent)
      .plus(debtCost.times(inputs.debtValue))
      .plus(new D(inputs.preferredValue).times(inputs.costOfPreferredPercent));
    const weight = (value: number): number => ratio(new D(value).div(total).times(100));
    return {
      waccPercent: ratio(weighted.div(total)),
      equityWeightPercent: weight(inputs.equityValue),
      debtWeightPercent: weight(inputs.debtValue),
      preferredWeightPercent: weight(inputs.preferredValue),
      afterTaxCostOfDebtPercent: ratio(debtCost),
    };
  },
});
