import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

const ONE_WAY = 'give either inflationPercent and years, or startIndex and endIndex';

export default defineTool({
  slug: 'inflation-calculator',
  name: 'Inflation Calculator',
  category: 'finance',
  summary: 'Calculates what a sum of money becomes under inflation, from a rate or from two price indexes.',
  description: 'Give inflationPercent and years, or startIndex and endIndex (then years is optional and gives the yearly average).',
  reference: 'Factor (1+i)^years or endIndex/startIndex; real return by Fisher, (1+n)/(1+i)−1',
  keywords: ['cpi', 'purchasing power', 'real return', 'price index'],
  inputs: z.strictObject({
    amount: z.number().min(0).max(1e15).describe('Amount at the start'),
    inflationPercent: z.number().min(-99.99).max(1e6).optional().describe('Yearly inflation in percent, with years'),
    years: z.number().min(0).max(1000).optional().describe('Time from start to end, in years'),
    startIndex: z.number().min(1e-9).max(1e15).optional().describe('Price index (such as CPI) at the start, with endIndex'),
    endIndex: z.number().min(1e-9).max(1e15).optional().describe('Price index at the end, with startIndex'),
    nominalReturnPercent: z.number().min(-100).max(1e6).optional().describe('Yearly return in percent, to correct for inflation'),
    decimals,
  }),
  result: z.strictObject({
    equivalentAmount: z.number().describe('Amount at the end that buys the same'),
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
  run({ amount, years, nominalReturnPercent, decimals: places, ...given }) {
    const factor = given.inflationPercent === undefined ? factorByIndex(given) : factorByRate(given.inflationPercent, years, given);
    const yearly = yearlyInflation(given.inflationPercent, factor, years);
    if (nominalReturnPercent !== undefined && !yearly) invalid('nominalReturnPercent', 'needs a yearly inflation: give years above 0');
    return {
      equivalentAmount: money(factor.times(amount), places),
      purchasingPower: money(new D(amount).div(factor), places),
      totalInflationPercent: ratio(factor.minus(1).times(100)),
      ...(years !== undefined && years > 0 && yearly && { averageAnnualInflationPercent: ratio(yearly.times(100)) }),
      ...(nominalReturnPercent !== undefined &&
        yearly && { realReturnPercent: ratio(fraction(nominalReturnPercent).plus(1).div(yearly.plus(1)).minus(1).times(100)) }),
    };
  },
});

interface Indexes {
  startIndex?: number | undefined;
  endIndex?: number | undefined;
}

/** How many times a sum grows over the whole time. */
function factorByIndex({ startIndex, endIndex }: Indexes): D {
  if (startIndex === undefined && endIndex === undefined) return invalid('inflationPercent', ONE_WAY);
  if (startIndex === undefined) return invalid('startIndex', 'is required with endIndex');
  if (endIndex === undefined) return invalid('endIndex', 'is required with startIndex');
  return new D(endIndex).div(startIndex);
}

function factorByRate(percent: number, years: number | undefined, { startIndex, endIndex }: Indexes): D {
  if (startIndex !== undefined || endIndex !== undefined) return invalid('inflationPercent', ONE_WAY);
  if (years === undefined) return invalid('years', 'is required with inflationPercent');
  return fraction(percent).plus(1).pow(years);
}

/** The inflation of a year; undefined where it is neither given nor to be told from the years. */
function yearlyInflation(percent: number | undefined, factor: D, years: number | undefined): D | undefined {
  if (percent !== undefined) return fraction(percent);
  return years !== undefined && years > 0 ? factor.pow(new D(1).div(years)).minus(1) : undefined;
}
