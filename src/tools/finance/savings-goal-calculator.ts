import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { cleared, D, decimals, money } from '../shared/numbers/money.ts';
import { grouped } from '../shared/text/counts.ts';
import { monthlyRate } from './lib/annuity.ts';

const MAX_MONTHS = 2400;

export default defineTool({
  slug: 'savings-goal-calculator',
  name: 'Savings Goal Calculator',
  category: 'finance',
  summary: 'Calculates the monthly saving needed for a goal, or how long a given saving takes.',
  description:
    'Interest is compounded monthly and deposits are made at the end of each month. The time is the first month whose balance is at or above the goal.',
  reference: 'Future value of an ordinary annuity',
  keywords: ['save up', 'target', 'how long'],
  inputs: z.strictObject({
    solveFor: z.enum(['contribution', 'time']).default('contribution').describe('The value to find: monthly contribution or time'),
    goal: z.number().min(0.01).max(1e15).describe('Amount to reach'),
    currentSavings: z.number().min(0).max(1e15).default(0).describe('Amount saved until now'),
    annualRatePercent: z.number().min(0).max(1000).default(0).describe('Nominal yearly rate in percent, compounded monthly'),
    months: z.int().min(1).max(MAX_MONTHS).optional().describe('Months in which to reach the goal; required for contribution'),
    monthlyContribution: z.number().min(0).max(1e15).optional().describe('Deposit at the end of each month; required for time'),
    decimals,
  }),
  result: z.strictObject({
    monthlyContribution: z.number().describe('Deposit at the end of each month'),
    months: z.int().describe('Number of months to the goal'),
    totalContributions: z.number().describe('Sum of all deposits'),
    totalInterest: z.number().describe('Interest earned: final balance less current savings less deposits'),
    finalBalance: z.number().describe('Balance at the end'),
  }),
  appliesWhen: {
    months: { solveFor: ['contribution'] },
    monthlyContribution: { solveFor: ['time'] },
  },
  examples: [
    {
      inputs: { goal: 20000, currentSavings: 2000, annualRatePercent: 3, months: 48 },
      result: { monthlyContribution: 348.42, months: 48, totalContributions: 16724.06, totalInterest: 1275.94, finalBalance: 20000 },
    },
    {
      inputs: { solveFor: 'time', goal: 10000, annualRatePercent: 0, monthlyContribution: 300 },
      result: { monthlyContribution: 300, months: 34, totalContributions: 10200, totalInterest: 0, finalBalance: 10200 },
    },
  ],
  run(inputs) {
    const { solveFor, decimals: places } = inputs;
    const rate = monthlyRate(inputs.annualRatePercent);
    const savings = new D(inputs.currentSavings);
    const goal = new D(inputs.goal);
    const [needed, solved] = solveFor === 'contribution' ? (['months', 'monthlyContribution'] as const) : (['monthlyContribution', 'months'] as const);
    if (inputs[needed] === undefined) invalid(needed, `is required when solving for ${solveFor}`);
    if (inputs[solved] !== undefined) invalid(solved, `must not be given when solving for ${solveFor}`);

    let months = inputs.months ?? 0;
    let deposit = new D(inputs.monthlyContribution ?? 0);
    let balance = savings;
    if (solveFor === 'contribution') {
      const growth = rate.plus(1).pow(months);
      const factor = rate.isZero() ? new D(months) : growth.minus(1).div(rate);
      deposit = D.max(0, goal.minus(savings.times(growth)).div(factor));
      balance = savings.times(growth).plus(deposit.times(factor));
    } else {
      while (cleared(balance.minus(goal), goal).lt(0)) {
        if (++months > MAX_MONTHS) unprocessable(`The goal is not reached within ${grouped(MAX_MONTHS)} months.`, 'monthlyContribution');
        balance = balance.times(rate.plus(1)).plus(deposit);
      }
    }
    const contributed = deposit.times(months);
    return {
      monthlyContribution: money(deposit, places),
      months,
      totalContributions: money(contributed, places),
      totalInterest: money(balance.minus(savings).minus(contributed), places),
      finalBalance: money(balance, places),
    };
  },
});
