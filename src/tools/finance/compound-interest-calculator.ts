import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { PERIODS_PER_YEAR } from './lib/frequencies.ts';

export default defineTool({
  slug: 'compound-interest-calculator',
  name: 'Compound Interest Calculator',
  category: 'finance',
  summary: 'Calculates the growth of savings with regular contributions and any compounding.',
  description:
    'Growth over t years is (1+r/m)^(mt), or e^(rt); daily means 365. Deposits grow at the same rate; `yearly` lists whole years only, and a deposit made at the end of a year belongs to it.',
  reference: 'Compound interest; annuity with growing deposits',
  keywords: ['savings', 'investment growth', 'interest on interest'],
  heavyWhen: ({ years }) => years > 50,
  inputs: z.strictObject({
    principal: z.number().min(0).max(1e15).describe('Amount invested at the start'),
    annualRatePercent: z.number().min(-99.99).max(1000).describe('Nominal yearly rate, in percent'),
    years: z.number().min(0).max(200).describe('Time in years, fractions allowed'),
    compounding: z
      .enum(['annual', 'semiannual', 'quarterly', 'monthly', 'semimonthly', 'biweekly', 'weekly', 'daily', 'continuous'])
      .default('monthly')
      .describe('How often interest is added'),
    contribution: z.number().min(0).max(1e15).default(0).describe('Regular deposit, besides the principal'),
    contributionFrequency: z
      .enum(['annual', 'semiannual', 'quarterly', 'monthly', 'semimonthly', 'biweekly', 'weekly'])
      .default('monthly')
      .describe('How often the deposit is made'),
    contributionTiming: z.enum(['end', 'start']).default('end').describe('Whether the deposit is made at the end or the start of its period'),
    contributionGrowthPercent: z.number().min(-100).max(1000).default(0).describe('Raise of the deposit after each full year, in percent'),
    decimals,
  }),
  result: z.strictObject({
    finalBalance: z.number().describe('Balance at the end'),
    totalContributions: z.number().describe('Sum of the deposits, without the principal'),
    totalInterest: z.number().describe('Interest earned: final balance less principal less deposits'),
    effectiveAnnualRatePercent: z.number().describe('Effective yearly rate in percent, not rounded'),
    yearly: z
      .array(
        z.strictObject({
          year: z.int().describe('Number of the year, from 1'),
          contributions: z.number().describe('Deposits of the year'),
          interest: z.number().describe('Interest of the year'),
          balance: z.number().describe('Balance at the end of the year'),
        }),
      )
      .describe('A row for each full year'),
  }),
  views: [{ kind: 'lines', field: 'yearly', x: 'year', y: ['balance', 'contributions', 'interest'] }],
  pageInputs: { principal: 10_000, annualRatePercent: 6, years: 20, contribution: 200 },
  examples: [
    {
      inputs: { principal: 1000, annualRatePercent: 6, years: 2, contribution: 100, contributionTiming: 'start' },
      result: {
        finalBalance: 3683.07,
        totalContributions: 2400,
        totalInterest: 283.07,
        effectiveAnnualRatePercent: 6.1677811864499565,
        yearly: [
          { year: 1, contributions: 1200, interest: 101.4, balance: 2301.4 },
          { year: 2, contributions: 1200, interest: 181.67, balance: 3683.07 },
        ],
      },
    },
  ],
  run(inputs) {
    const { compounding, contributionTiming, decimals: places } = inputs;
    const years = new D(inputs.years);
    const rate = fraction(inputs.annualRatePercent);
    const growthOver = (time: D): D =>
      compounding === 'continuous' ? rate.times(time).exp() : rate.div(PERIODS_PER_YEAR[compounding]).plus(1).pow(time.times(PERIODS_PER_YEAR[compounding]));
    const perYear = PERIODS_PER_YEAR[inputs.contributionFrequency];
    const deposits = years.times(perYear).floor().toNumber();
    const wholeYears = years.floor().toNumber();
    const perPeriod = growthOver(new D(1).div(perYear));
    const raise = fraction(inputs.contributionGrowthPercent).plus(1);

    const yearly: { year: number; contributions: number; interest: number; balance: number }[] = [];
    let deposit = new D(inputs.contribution);
    let balance = new D(inputs.principal);
    let contributed = new D(0);
    let yearStart = { balance, contributed };
    for (let k = 0; k < deposits; k++) {
      if (k > 0 && k % perYear === 0) deposit = deposit.times(raise);
      contributed = contributed.plus(deposit);
      balance = contributionTiming === 'start' ? balance.plus(deposit).times(perPeriod) : balance.times(perPeriod).plus(deposit);
      if ((k + 1) % perYear === 0) {
        const paidIn = contributed.minus(yearStart.contributed);
        const interest = balance.minus(yearStart.balance).minus(paidIn);
        yearly.push({ year: (k + 1) / perYear, contributions: money(paidIn, places), interest: money(interest, places), balance: money(balance, places) });
        yearStart = { balance, contributed };
      }
    }
    const rest = years.minus(new D(deposits).div(perYear));
    if (rest.gt(0)) balance = balance.times(growthOver(rest));
    return {
      finalBalance: money(balance, places),
      totalContributions: money(contributed, places),
      totalInterest: money(balance.minus(inputs.principal).minus(contributed), places),
      effectiveAnnualRatePercent: ratio(growthOver(new D(1)).minus(1).times(100)),
      yearly: yearly.slice(0, wholeYears),
    };
  },
});
