import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { root } from '../shared/numbers/solve.ts';
import { annuityFactor, instalment, monthlyRate } from './lib/annuity.ts';

export default defineTool({
  slug: 'apr-calculator',
  name: 'APR Calculator',
  category: 'finance',
  summary: 'Calculates the true annual percentage rate of a loan once its fees are counted.',
  description:
    'The monthly rate i solves amount − upfrontFees = payment·(1−(1+i)^−n)/i with the unrounded instalment on amount + financedFees; the APR is 12·i, the effective one (1+i)^12 − 1.',
  reference: 'US Regulation Z, appendix J (actuarial method); Directive 2008/48/EC, annex I',
  keywords: ['aprc', 'annual percentage rate', 'loan fees', 'true cost'],
  inputs: z.strictObject({
    amount: z.number().min(0.01).max(1e15).describe('Amount borrowed, before financed fees'),
    annualRatePercent: z.number().min(0).max(1000).describe('Nominal yearly rate of the loan, in percent'),
    termMonths: z.int().min(1).max(1200).describe('Number of monthly payments'),
    financedFees: z.number().min(0).max(1e15).default(0).describe('Fees added to the loan'),
    upfrontFees: z.number().min(0).max(1e15).default(0).describe('Fees paid in cash at the start'),
    decimals,
  }),
  result: z.strictObject({
    aprPercent: z.number().describe('Annual percentage rate with fees, nominal, not rounded'),
    effectiveAprPercent: z.number().describe('Annual percentage rate compounded monthly, not rounded'),
    monthlyPayment: z.number().describe('Instalment on amount and financed fees'),
    totalPaid: z.number().describe('Sum of instalments and upfront fees'),
    financeCharge: z.number().describe('Cost of the loan: total paid less amount'),
  }),
  pageInputs: { amount: 10_000, annualRatePercent: 8, termMonths: 36, upfrontFees: 300 },
  examples: [
    {
      inputs: { amount: 5000, annualRatePercent: 0, termMonths: 12, upfrontFees: 0 },
      result: { aprPercent: 0, effectiveAprPercent: 0, monthlyPayment: 416.67, totalPaid: 5000, financeCharge: 0 },
    },
  ],
  run(inputs) {
    const { termMonths, decimals: places } = inputs;
    const amount = new D(inputs.amount);
    const received = amount.minus(inputs.upfrontFees);
    if (received.lte(0)) unprocessable('The upfront fees take the whole loan, so it has no rate.', 'upfrontFees');
    const nominal = monthlyRate(inputs.annualRatePercent);
    const payment = instalment(amount.plus(inputs.financedFees), nominal, termMonths);
    const rate = rateWithFees(received, payment, termMonths, nominal, inputs.financedFees + inputs.upfrontFees > 0);
    const totalPaid = payment.times(termMonths).plus(inputs.upfrontFees);
    return {
      aprPercent: ratio(rate.times(1200)),
      effectiveAprPercent: ratio(rate.plus(1).pow(12).minus(1).times(100)),
      monthlyPayment: money(payment, places),
      totalPaid: money(totalPaid, places),
      financeCharge: money(totalPaid.minus(amount), places),
    };
  },
});

/** Fees only raise the rate, so the search starts at the nominal one. */
function rateWithFees(received: D, payment: D, months: number, nominal: D, hasFees: boolean): D {
  if (!hasFees) return nominal;
  const excess = (rate: D) => payment.times(annuityFactor(rate, months)).minus(received);
  let high = nominal.plus(1);
  while (excess(high).isPos()) high = high.times(2);
  // Fees too small to tell leave the nominal rate.
  return root(excess, nominal, high) ?? nominal;
}
