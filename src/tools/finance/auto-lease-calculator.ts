import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'auto-lease-calculator',
  name: 'Auto Lease Calculator',
  category: 'finance',
  summary: 'Calculates a monthly car lease payment, split into depreciation, finance charge and tax.',
  description: 'Give the rate as a money factor or as a yearly rate, which is the money factor times 2400. Each figure is rounded from its unrounded value.',
  reference: 'Payment = (cost − residual)/months + (cost + residual)·money factor, plus tax',
  keywords: ['car', 'money factor', 'residual'],
  inputs: z.strictObject({
    capitalizedCost: z.number().min(1).max(1e9).describe('Agreed price plus fees included in the lease'),
    capCostReduction: z.number().min(0).max(1e9).default(0).describe('Down payment and trade-in, which reduce the cost'),
    residualValue: z.number().min(0).max(1e9).describe('Value of the car at the end of the lease'),
    termMonths: z.int().min(1).max(120).describe('Length of the lease in months'),
    moneyFactor: z.number().min(0).max(0.5).optional().describe('Lease rate as a money factor; give this or annualRatePercent'),
    annualRatePercent: z.number().min(0).max(1000).optional().describe('Lease rate as a yearly rate in percent; give this or moneyFactor'),
    salesTaxPercent: z.number().min(0).max(100).default(0).describe('Sales tax on each payment, in percent'),
    decimals,
  }),
  result: z.strictObject({
    adjustedCapitalizedCost: z.number().describe('Capitalized cost less reduction'),
    monthlyDepreciation: z.number().describe('Adjusted cost less residual, per month'),
    monthlyFinanceCharge: z.number().describe('Adjusted cost plus residual, times the money factor'),
    monthlyTax: z.number().describe('Tax on depreciation and finance charge, per month'),
    monthlyPayment: z.number().describe('Sum of depreciation, finance charge and tax, per month'),
    totalOfPayments: z.number().describe('Number of months times the unrounded payment'),
    moneyFactor: z.number().describe('Lease rate as a money factor, not rounded'),
    annualRatePercent: z.number().describe('Lease rate as a yearly rate in percent, not rounded'),
  }),
  headline: 'monthlyPayment',
  examples: [
    {
      inputs: { capitalizedCost: 32000, capCostReduction: 2000, residualValue: 18000, termMonths: 36, moneyFactor: 0.00125, salesTaxPercent: 8 },
      result: {
        adjustedCapitalizedCost: 30000,
        monthlyDepreciation: 333.33,
        monthlyFinanceCharge: 60,
        monthlyTax: 31.47,
        monthlyPayment: 424.8,
        totalOfPayments: 15292.8,
        moneyFactor: 0.00125,
        annualRatePercent: 3,
      },
    },
  ],
  run(inputs) {
    const { moneyFactor, annualRatePercent, decimals: places } = inputs;
    if ((moneyFactor === undefined) === (annualRatePercent === undefined)) invalid('moneyFactor', 'give exactly one of moneyFactor and annualRatePercent');
    const factor = moneyFactor === undefined ? new D(annualRatePercent ?? 0).div(2400) : new D(moneyFactor);
    const cost = new D(inputs.capitalizedCost).minus(inputs.capCostReduction);
    if (cost.lt(inputs.residualValue))
      unprocessable('The residual value is above the adjusted capitalized cost, so nothing is left to pay for.', 'residualValue');
    const depreciation = cost.minus(inputs.residualValue).div(inputs.termMonths);
    const charge = cost.plus(inputs.residualValue).times(factor);
    const tax = depreciation.plus(charge).times(fraction(inputs.salesTaxPercent));
    const payment = depreciation.plus(charge).plus(tax);
    return {
      adjustedCapitalizedCost: money(cost, places),
      monthlyDepreciation: money(depreciation, places),
      monthlyFinanceCharge: money(charge, places),
      monthlyTax: money(tax, places),
      monthlyPayment: money(payment, places),
      totalOfPayments: money(payment.times(inputs.termMonths), places),
      moneyFactor: ratio(factor),
      annualRatePercent: ratio(factor.times(2400)),
    };
  },
});
