import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'debt-to-income-calculator',
  name: 'Debt-to-Income Ratio Calculator',
  category: 'finance',
  summary: 'Calculates front-end and back-end debt-to-income ratios with the usual lender bands.',
  description: 'healthy up to 36 percent, manageable up to 43, high above; the bands include their upper end.',
  reference: 'Back-end ratio bands of 36 % and 43 % (US qualified mortgage)',
  keywords: ['dti', 'loan approval'],
  inputs: z.strictObject({
    grossMonthlyIncome: z.number().min(0.01).max(1e12).describe('Monthly income before tax'),
    housingPayment: z.number().min(0).max(1e12).default(0).describe('Monthly rent or full mortgage payment'),
    otherDebts: z.array(z.number().min(0)).max(100).optional().describe('Other monthly debt payments, each 0 or more'),
  }),
  result: z.strictObject({
    frontEndPercent: z.number().describe('Housing in percent of income'),
    backEndPercent: z.number().describe('Housing and debts in percent of income'),
    level: z.enum(['healthy', 'manageable', 'high']).describe('Band of the back-end ratio'),
    totalMonthlyDebt: z.number().describe('Sum of housing and debts per month, not rounded'),
  }),
  headline: 'backEndPercent',
  examples: [
    {
      inputs: { grossMonthlyIncome: 6000, housingPayment: 1500, otherDebts: [300, 200] },
      result: { frontEndPercent: 25, backEndPercent: 33.333333333333336, level: 'healthy', totalMonthlyDebt: 2000 },
    },
  ],
  run({ grossMonthlyIncome, housingPayment, otherDebts = [] }) {
    const housing = new D(housingPayment);
    const debts = otherDebts.reduce((sum, debt) => sum.plus(debt), housing);
    const backEnd = debts.div(grossMonthlyIncome).times(100);
    return {
      frontEndPercent: ratio(housing.div(grossMonthlyIncome).times(100)),
      backEndPercent: ratio(backEnd),
      level: backEnd.lte(36) ? ('healthy' as const) : backEnd.lte(43) ? ('manageable' as const) : ('high' as const),
      totalMonthlyDebt: ratio(debts),
    };
  },
});
