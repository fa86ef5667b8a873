import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { mustRise, slices } from './lib/tiers.ts';

export default defineTool({
  slug: 'tax-bracket-calculator',
  name: 'Tax Bracket Calculator',
  category: 'finance',
  summary: 'Progressive tax on an income with brackets, deductions, credits and capped flat taxes you give.',
  description:
    'The brackets are yours to give, so that it serves any country and year. Flat taxes are on the gross income up to their cap. Totals come from unrounded parts.',
  reference: 'Marginal taxation by slices',
  keywords: ['income tax', 'take home pay', 'marginal rate', 'payroll', 'social security'],
  inputs: z.strictObject({
    income: z.number().min(0).max(1e15).describe('Gross, for the year'),
    brackets: z
      .array(
        z.strictObject({
          from: z.number().min(0).max(1e15).describe('Taxable income'),
          ratePercent: z.number().min(0).max(100).describe('Rate on the slice from there on'),
        }),
      )
      .min(1)
      .max(100)
      .describe('Rate on the slice from this taxable income on'),
    deduction: z.number().min(0).max(1e15).default(0).describe('Taken off the income'),
    credit: z.number().min(0).max(1e15).default(0).describe('Taken off the bracket tax, not below 0'),
    flatTaxes: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(100).describe('What it is called'),
          ratePercent: z.number().min(0).max(100).describe('Rate'),
          cap: z.number().min(0).max(1e15).optional().describe('Income above it is free'),
        }),
      )
      .max(20)
      .optional()
      .describe('On gross income up to cap, such as social insurance'),
    periodsPerYear: z.int().min(1).max(366).default(12).describe('Pay periods for take-home pay'),
    decimals,
  }),
  result: z.strictObject({
    taxableIncome: z.number().describe('Income less deduction, at least 0'),
    incomeTax: z.number().describe('Bracket tax less credit'),
    flatTaxes: z.array(z.strictObject({ name: z.string(), tax: z.number() })).describe('In order'),
    totalTax: z.number().describe('All taxes'),
    afterTaxIncome: z.number().describe('Income less all taxes'),
    takeHomePerPeriod: z.number().describe('After-tax income over periodsPerYear'),
    marginalRatePercent: z.number().describe('Bracket rate of the next unit of income, 0 below the first bracket'),
    effectiveRatePercent: z.number().optional().describe('Total tax over income, not rounded; absent for no income'),
    perBracket: z.array(z.strictObject({ from: z.number(), ratePercent: z.number(), amount: z.number(), tax: z.number() })).describe('Slices, all brackets'),
  }),
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
