import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'inflation-calculator',
  name: 'Inflation Calculator',
  category: 'finance',
  summary: 'What a sum of money becomes under inflation, from a rate or from two price indexes.',
  description: 'Give inflationPercent and years, or startIndex and endIndex (then years is optional and gives the yearly average).',
  reference: 'Factor (1+i)^years or endIndex/startIndex; real return by Fisher, (1+n)/(1+i)−1',
  keywords: ['cpi', 'purchasing power', 'real return', 'price index'],
  inputs: z.strictObject({
    amount: z.number().min(0).max(1e15).describe('Sum of money at the start'),
    inflationPercent: z.number().min(-99.99).max(1e6).optional().describe('Yearly inflation in percent, with years'),
    years: z.number().min(0).max(1000).optional().describe('Time in years'),
    startIndex: z.number().min(1e-9).max(1e15).optional().describe('Price index (such as CPI) at the start, with endIndex'),
    endIndex: z.number().min(1e-9).max(1e15).optional().describe('Price index at the end, with startIndex'),
    nominalReturnPercent: z.number().min(-100).max(1e6).optional().describe('Yearly return in percent, to correct for inflation'),
    decimals,
  }),
  result: z.strictObject({
    equivalentAmount: z.number().describe('Sum at the end that buys the same'),
    purchasingPower: z.number().describe('What the unchanged sum is worth at the end, in start money'),
    totalInflationPercent: z.number().describe('Inflation over the whole time in percent, not rounded'),
    averageAnnualInflationPercent: z.number().optional().describe('Average yearly inflation in percent, not rounded; only when years is known and above 0'),
    realReturnPercent: z.number().optional().describe('Yearly return after inflation in percent, not rounded; only with nominalReturnPercent'),
  }),
  examples: [
    {
      inputs: { amount: 100, inflationPercent: 3, years: 10 },
      result: { equivalentAmount: 134.39, purchasingPower: 74.41, totalInflationPercent: 34.391637934412195, averageAnnualInflationPercent: 3 },
    },
    {
      inputs: { amount: 1000, startIndex: 172.2, endIndex: 258.811, years: 20, nominalReturnPercent: 5 },
      result: {
        equivalentAmount: 1502.97,
        purchasingPower: 665.35,
        totalInflationPercent: 50.296747967479675,
        averageAnnualInflationPercent: 2.0581000719861806,
        realReturnPercent: 2.882573677090564,
      },
    },
  ],
  run(inputs) {
    const { amount, inflationPercent, years, startIndex, endIndex, nominalReturnPercent, decimals: places } = inputs;
    const byIndex = startIndex !== undefined || endIndex !== undefined;
    if (byIndex === (inflationPercent !== undefined)) invalid('inflationPercent', 'give either inflationPercent and years, or startIndex and endIndex');
    if (!byIndex && years === undefined) invalid('years', 'is required with inflationPercent');
    if (byIndex && startIndex === undefined) invalid('startIndex', 'is required with endIndex');
    if (byIndex && endIndex === undefined) invalid('endIndex', 'is required with startIndex');

    const factor = byIndex
      ? new D(endIndex ?? 1).div(startIndex ?? 1)
      : fraction(inflationPercent ?? 0)
          .plus(1)
          .pow(years ?? 0);
    const known = years !== undefined && years > 0;
    const yearly = inflationPercent !== undefined ? fraction(inflationPercent) : known ? factor.pow(new D(1).div(years)).minus(1) : undefined;
    if (nominalReturnPercent !== undefined && !yearly) invalid('nominalReturnPercent', 'needs a yearly inflation: give years above 0');
    return {
      equivalentAmount: money(factor.times(amount), places),
      purchasingPower: money(new D(amount).div(factor), places),
      totalInflationPercent: ratio(factor.minus(1).times(100)),
      ...(known && yearly && { averageAnnualInflationPercent: ratio(yearly.times(100)) }),
      ...(nominalReturnPercent !== undefined &&
        yearly && { realReturnPercent: ratio(fraction(nominalReturnPercent).plus(1).div(yearly.plus(1)).minus(1).times(100)) }),
    };
  },
});
