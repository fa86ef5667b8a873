import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cleared, D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'npv-calculator',
  name: 'NPV Calculator',
  category: 'finance',
  summary: 'Calculates the net present value and profitability index of evenly spaced cash flows.',
  description: "The first flow falls now; spreadsheets' NPV function puts it at the end of the first period (endOfFirstPeriod).",
  reference: 'NPV = Σ CF_t/(1+r)^t',
  keywords: ['net present value', 'discount', 'investment appraisal'],
  inputs: z.strictObject({
    ratePercent: z.number().min(-99.99).max(100_000).describe('Discount rate per period, in percent'),
    cashFlows: z.array(z.number().min(-1e15).max(1e15)).min(1).max(10_000).describe('Cash flows in order, one for each period; negative is paid'),
    firstFlow: z.enum(['now', 'endOfFirstPeriod']).default('now').describe('When the first cash flow falls'),
    decimals,
  }),
  result: z.strictObject({
    npv: z.number().describe('Net present value of all flows'),
    presentValues: z.array(z.number()).describe('Present value of each flow, in order'),
    totalCashFlow: z.number().describe('Sum of the flows, not discounted'),
    profitabilityIndex: z.number().optional().describe('Present value of the later flows over minus that of the first, when that is negative; not rounded'),
  }),
  examples: [
    {
      inputs: { ratePercent: 10, cashFlows: [-10000, 3000, 4200, 6800], firstFlow: 'endOfFirstPeriod' },
      result: { npv: 1188.44, presentValues: [-9090.91, 2479.34, 3155.52, 4644.49], totalCashFlow: 4000, profitabilityIndex: 1.1307287753568744 },
    },
    {
      inputs: { ratePercent: 8, cashFlows: [-40000, 8000, 9200, 10000, 12000, 14500] },
      result: {
        npv: 1922.06,
        presentValues: [-40000, 7407.41, 7887.52, 7938.32, 8820.36, 9868.46],
        totalCashFlow: 13700,
        profitabilityIndex: 1.0480515388733094,
      },
    },
  ],
  heavyWhen: ({ cashFlows }) => cashFlows.length > 1000,
  run({ ratePercent, cashFlows, firstFlow, decimals: places }) {
    const perPeriod = new D(1).div(fraction(ratePercent).plus(1));
    let discount = firstFlow === 'now' ? new D(1) : perPeriod;
    const values = cashFlows.map((flow) => {
      const value = discount.times(flow);
      discount = discount.times(perPeriod);
      return value;
    });
    const first = values[0] ?? new D(0);
    const later = total(values.slice(1));
    const npv = first.plus(later);
    return {
      npv: money(npv, places),
      presentValues: values.map((value) => money(value, places)),
      totalCashFlow: money(total(cashFlows), places),
      ...(first.lt(0) && { profitabilityIndex: ratio(cleared(later, first).div(first.neg())) }),
    };
  },
});

const total = (sums: readonly (D | number)[]): D => sums.reduce<D>((sum, next) => sum.plus(next), new D(0));
