import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cleared, D, decimals, money, wholeUp } from '../shared/numbers/money.ts';
import { instalment, monthlyRate } from './lib/annuity.ts';

export default defineTool({
  slug: 'refinance-calculator',
  name: 'Refinance Calculator',
  category: 'finance',
  summary: 'Calculates the savings and break-even point of replacing a loan with a new one.',
  description: 'breakEvenMonths is the closing costs over the unrounded monthly savings, rounded up; it is absent when nothing is saved a month.',
  reference: 'Ordinary annuity',
  keywords: ['mortgage', 'lower rate', 'closing costs'],
  inputs: z.strictObject({
    balance: z.number().min(0.01).max(1e12).describe('Amount owed now'),
    currentAnnualRatePercent: z.number().min(0).max(1000).describe('Yearly rate of the present loan, in percent'),
    remainingMonths: z.int().min(1).max(1200).describe('Number of payments left on the present loan'),
    newAnnualRatePercent: z.number().min(0).max(1000).describe('Yearly rate of the new loan, in percent'),
    newTermMonths: z.int().min(1).max(1200).describe('Number of payments of the new loan'),
    closingCosts: z.number().min(0).max(1e12).default(0).describe('Cost of taking the new loan'),
    financeClosingCosts: z.boolean().default(false).describe('true: add the closing costs to the new loan; false: pay them in cash'),
    decimals,
  }),
  result: z.strictObject({
    currentPayment: z.number().describe('Instalment of the present loan'),
    newPayment: z.number().describe('Instalment of the new loan'),
    monthlySavings: z.number().describe('Present less new instalment; negative when it costs more'),
    breakEvenMonths: z.int().optional().describe('First whole month in which the savings have repaid the closing costs'),
    currentRemainingInterest: z.number().describe('Interest left to pay on the present loan'),
    newTotalInterest: z.number().describe('Interest of the new loan'),
    lifetimeSavings: z.number().describe('All remaining payments less all new payments and cash closing costs'),
  }),
  headline: 'monthlySavings',
  examples: [
    {
      inputs: { balance: 250000, currentAnnualRatePercent: 7, remainingMonths: 300, newAnnualRatePercent: 5.5, newTermMonths: 300, closingCosts: 5000 },
      result: {
        currentPayment: 1766.95,
        newPayment: 1535.22,
        monthlySavings: 231.73,
        breakEvenMonths: 22,
        currentRemainingInterest: 280084.4,
        newTotalInterest: 210565.62,
        lifetimeSavings: 64518.78,
      },
    },
  ],
  run(inputs) {
    const { remainingMonths, newTermMonths, decimals: places } = inputs;
    const balance = new D(inputs.balance);
    const costs = new D(inputs.closingCosts);
    const loan = inputs.financeClosingCosts ? balance.plus(costs) : balance;
    const current = instalment(balance, monthlyRate(inputs.currentAnnualRatePercent), remainingMonths);
    const next = instalment(loan, monthlyRate(inputs.newAnnualRatePercent), newTermMonths);
    const savings = cleared(current.minus(next), current);
    const breakEven = savings.gt(0) ? wholeUp(costs.div(savings)).toNumber() : undefined;
    const cash = inputs.financeClosingCosts ? new D(0) : costs;
    return {
      currentPayment: money(current, places),
      newPayment: money(next, places),
      monthlySavings: money(savings, places),
      ...(breakEven !== undefined && Number.isSafeInteger(breakEven) && { breakEvenMonths: breakEven }),
      currentRemainingInterest: money(current.times(remainingMonths).minus(balance), places),
      newTotalInterest: money(next.times(newTermMonths).minus(loan), places),
      lifetimeSavings: money(current.times(remainingMonths).minus(next.times(newTermMonths)).minus(cash), places),
    };
  },
});
