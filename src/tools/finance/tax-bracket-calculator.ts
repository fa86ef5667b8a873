import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { mustRise, slices } from './lib/tiers.ts';

export default defineTool({
  slug: 'tax-bracket-calculator',
  name: 'Tax Bracket Calculator',
  category: 'finance',
  summary: 'Calculates progressive tax on an income with the brackets, deductions, credits and capped flat taxes you give.',
  description:
    'The brackets are yours to give, so that it serves any country and year. Flat taxes are on the gross income up to their cap. Totals come from unrounded parts.',
  reference: 'Marginal taxation by slices',
  keywords: ['income tax', 'take home pay', 'marginal rate', 'payroll', 'social security'],
  inputs: z.strictObject({
    income: z.number().min(0).max(1e15).describe('Gross income of the year'),
    brackets: z
      .array(
        z.strictObject({
          from: z.number().min(0).max(1e15).describe('Taxable income at which the bracket begins'),
          ratePercent: z.number().min(0).max(100).describe('Tax rate on the income within the bracket, in percent'),
        }),
      )
      .min(1)
      .max(100)
      .describe('Brackets by taxable income, ascending'),
    deduction: z.number().min(0).max(1e15).default(0).describe('Amount subtracted from the income before tax'),
    credit: z.number().min(0).max(1e15).default(0).describe('Amount subtracted from the bracket tax, which does not go below 0'),
    flatTaxes: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(100).describe('Name of the tax'),
          ratePercent: z.number().min(0).max(100).describe('Rate of the tax, in percent'),
          cap: z.number().min(0).max(1e15).optional().describe('Income above which nothing more is taxed; if omitted, no limit'),
        }),
      )
      .max(20)
      .optional()
      .describe('Taxes at one rate on gross income, such as social insurance'),
    periodsPerYear: z.int().min(1).max(366).default(12).describe('Number of pay periods per year, for take-home pay'),
    decimals,
  }),
  result: z.strictObject({
    taxableIncome: z.number().describe('Taxable income: income less deduction, at least 0'),
    incomeTax: z.number().describe('Income tax: bracket tax less credit'),
    flatTaxes: z
      .array(z.strictObject({ name: z.string().describe('Name of the tax'), tax: z.number().describe('Amount of the tax') }))
      .describe('Flat taxes, in the order given'),
    totalTax: z.number().describe('Sum of all taxes'),
    afterTaxIncome: z.number().describe('Income less all taxes'),
    takeHomePerPeriod: z.number().describe('After-tax income of a pay period'),
    marginalRatePercent: z.number().describe('Rate in percent on the next unit of income, 0 below the first bracket'),
    effectiveRatePercent: z.number().optional().describe('Total tax in percent of income, not rounded; absent for no income'),
    perBracket: z
      .array(
        z.strictObject({
          from: z.number().describe('Taxable income at which the bracket begins'),
          ratePercent: z.number().describe('Tax rate of the bracket, in percent'),
          amount: z.number().describe('Income within the bracket'),
          tax: z.number().describe('Tax on the income within the bracket'),
        }),
      )
      .describe('A row for each bracket, in order'),
  }),
  headline: 'totalTax',
  views: [{ kind: 'bars', field: 'perBracket', label: 'from', value: 'tax' }],
  examples: [
    {
      inputs: {
        income: 60000,
        deduction: 15000,
        brackets: [
          { from: 0, ratePercent: 10 },
          { from: 11600, ratePercent: 12 },
          { from: 47150, ratePercent: 22 },
        ],
        flatTaxes: [{ name: 'Social Security', ratePercent: 6.2, cap: 168600 }],
      },
      result: {
        taxableIncome: 45000,
        incomeTax: 5168,
        flatTaxes: [{ name: 'Social Security', tax: 3720 }],
        totalTax: 8888,
        afterTaxIncome: 51112,
        takeHomePerPeriod: 4259.33,
        marginalRatePercent: 12,
        effectiveRatePercent: 14.813333333333333,
        perBracket: [
          { from: 0, ratePercent: 10, amount: 11600, tax: 1160 },
          { from: 11600, ratePercent: 12, amount: 33400, tax: 4008 },
          { from: 47150, ratePercent: 22, amount: 0, tax: 0 },
        ],
      },
    },
  ],
  run({ brackets, flatTaxes = [], decimals: places, ...inputs }) {
    mustRise(brackets, 'brackets');
    const income = new D(inputs.income);
    const taxable = D.max(0, income.minus(inputs.deduction));
    const perBracket = slices(taxable, brackets);
    const incomeTax = D.max(0, perBracket.reduce((sum, { share }) => sum.plus(share), new D(0)).minus(inputs.credit));
    const flat = flatTaxes.map(({ name, ratePercent, cap }) => ({ name, tax: (cap === undefined ? income : D.min(income, cap)).times(fraction(ratePercent)) }));
    const total = flat.reduce((sum, { tax }) => sum.plus(tax), incomeTax);
    const after = income.minus(total);
    return {
      taxableIncome: money(taxable, places),
      incomeTax: money(incomeTax, places),
      flatTaxes: flat.map(({ name, tax }) => ({ name, tax: money(tax, places) })),
      totalTax: money(total, places),
      afterTaxIncome: money(after, places),
      takeHomePerPeriod: money(after.div(inputs.periodsPerYear), places),
      marginalRatePercent: brackets.findLast(({ from }) => taxable.gte(from))?.ratePercent ?? 0,
      ...(!income.isZero() && { effectiveRatePercent: ratio(total.div(income).times(100)) }),
      perBracket: perBracket.map(({ amount, share }, index) => ({
        from: brackets[index]?.from ?? 0,
        ratePercent: brackets[index]?.ratePercent ?? 0,
        amount: money(amount, places),
        tax: money(share, places),
      })),
    };
  },
});
