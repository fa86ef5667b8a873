import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'max-drawdown-calculator',
  name: 'Maximum Drawdown Calculator',
  category: 'finance',
  summary: 'Finds the largest fall from a peak in a series of values, with its position and recovery.',
  description: 'Of equal troughs the earliest is given, with its latest peak. Indexes count from 0.',
  reference: 'Drawdown = 1 − value / highest value so far',
  keywords: ['mdd', 'risk', 'peak to trough', 'portfolio'],
  inputs: z.strictObject({ values: z.array(z.number().positive()).min(2).max(100_000).describe('Prices or balances in order, each above 0') }),
  result: z.strictObject({
    maxDrawdownPercent: z.number().describe('Largest fall in percent of its peak, positive; 0 when it never falls'),
    peakIndex: z.int().optional().describe('Index of the peak before the fall; absent when it never falls'),
    troughIndex: z.int().optional().describe('Index of the lowest point of the fall; absent when it never falls'),
    recoveryIndex: z.int().optional().describe('Index of the first later value at or above the peak; absent without recovery'),
    currentDrawdownPercent: z.number().describe('How far the last value is below the highest so far, in percent'),
    gainToRecoverPercent: z.number().describe('Rise that makes up for the maximum drawdown, in percent'),
    totalReturnPercent: z.number().describe('Change from the first to the last value, in percent'),
  }),
  examples: [
    {
      inputs: { values: [100, 120, 90, 110, 130, 125] },
      result: {
        maxDrawdownPercent: 25,
        peakIndex: 1,
        troughIndex: 2,
        recoveryIndex: 4,
        currentDrawdownPercent: 3.8461538461538463,
        gainToRecoverPercent: 33.333333333333336,
        totalReturnPercent: 25,
      },
    },
  ],
  run({ values }) {
    let peak = 0;
    let worst = { peak: 0, trough: 0, drawdown: new D(0) };
    values.forEach((value, index) => {
      const highest = values[peak] ?? value;
      if (value >= highest) {
        peak = index;
        return;
      }
      const drawdown = D.sub(1, new D(value).div(highest));
      if (drawdown.gt(worst.drawdown)) worst = { peak, trough: index, drawdown };
    });
    const top = values[worst.peak] ?? 1;
    const last = values.at(-1) ?? 1;
    const recovery = values.findIndex((value, index) => index > worst.trough && value >= top);
    const fell = !worst.drawdown.isZero();
    return {
      maxDrawdownPercent: ratio(worst.drawdown.times(100)),
      ...(fell && { peakIndex: worst.peak, troughIndex: worst.trough, ...(recovery >= 0 && { recoveryIndex: recovery }) }),
      currentDrawdownPercent: ratio(D.sub(1, new D(last).div(values[peak] ?? last)).times(100)),
      gainToRecoverPercent: ratio(worst.drawdown.div(D.sub(1, worst.drawdown)).times(100)),
      totalReturnPercent: ratio(
        new D(last)
          .div(values[0] ?? last)
          .minus(1)
          .times(100),
      ),
    };
  },
});
