import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, decimals, fraction, money } from '../shared/numbers/money.ts';
import { instalment, monthlyRate } from './lib/annuity.ts';

export default defineTool({
  slug: 'auto-loan-calculator',
  name: 'Auto Loan Calculator',
  category: 'finance',
  summary: 'Calculates a car loan payment with sales tax, fees, down payment and trade-in.',
  description:
    'The loan is price less down payment and trade-in plus what is still owed on it, and tax and fees when they are financed. Tax is on the price less the trade-in unless taxAfterTradeIn is false.',
  reference: 'Ordinary annuity',
  keywords: ['car', 'vehicle', 'dealer', 'car finance'],
  inputs: z.strictObject({
    price: z.number().min(1).max(1e9).describe('Vehicle price before tax'),
    downPayment: z.number().min(0).max(1e9).default(0).describe('Down payment in cash'),
    tradeInValue: z.number().min(0).max(1e9).default(0).describe('Trade-in value of the old car'),
    tradeInOwed: z.number().min(0).max(1e9).default(0).describe('Amount still owed on the old car, added to the loan'),
    salesTaxPercent: z.number().min(0).max(100).default(0).describe('Sales tax rate, in percent'),
    taxAfterTradeIn: z.boolean().default(true).describe('true: tax is on the price less the trade-in; false: on the whole price'),
    fees: z.number().min(0).max(1e9).default(0).describe('Title, registration and other fees'),
    financeTaxAndFees: z.boolean().default(false).describe('true: add tax and fees to the loan; false: pay them in cash'),
    annualRatePercent: z.number().min(0).max(1000).describe('Nominal yearly rate of the loan, in percent'),
    termMonths: z.int().min(1).max(240).describe('Length of the loan in months'),
    decimals,
  }),
  result: z.strictObject({
    salesTax: z.number().describe('Sales tax due on the purchase'),
    loanAmount: z.number().describe('Amount that is financed'),
    upfrontPayment: z.number().describe('Cash due at purchase'),
    monthlyPayment: z.number().describe('Instalment of the loan, per month'),
    totalInterest: z.number().describe('Interest over the whole loan'),
    totalCost: z.number().describe('Sum of price, tax, fees and interest'),
  }),
  headline: 'monthlyPayment',
  examples: [
    {
      inputs: { price: 50000, downPayment: 10000, salesTaxPercent: 7, fees: 2000, annualRatePercent: 5, termMonths: 60 },
      result: { salesTax: 3500, loanAmount: 40000, upfrontPayment: 15500, monthlyPayment: 754.85, totalInterest: 5290.96, totalCost: 60790.96 },
    },
    {
      inputs: { price: 30000, tradeInValue: 8000, tradeInOwed: 3000, salesTaxPercent: 6.25, financeTaxAndFees: true, annualRatePercent: 0, termMonths: 48 },
      result: { salesTax: 1375, loanAmount: 26375, upfrontPayment: 0, monthlyPayment: 549.48, totalInterest: 0, totalCost: 31375 },
    },
  ],
  run(inputs) {
    const { termMonths, decimals: places } = inputs;
    const price = new D(inputs.price);
    const taxed = D.max(0, inputs.taxAfterTradeIn ? price.minus(inputs.tradeInValue) : price);
    const tax = taxed.times(fraction(inputs.salesTaxPercent));
    const taxAndFees = tax.plus(inputs.fees);
    const financed = inputs.financeTaxAndFees ? taxAndFees : new D(0);
    const loan = price.minus(inputs.downPayment).minus(inputs.tradeInValue).plus(inputs.tradeInOwed).plus(financed);
    if (loan.isNeg()) unprocessable('The down payment and the trade-in are more than the car costs, so there is no loan.', 'downPayment');
    const payment = loan.isZero() ? loan : instalment(loan, monthlyRate(inputs.annualRatePercent), termMonths);
    const interest = payment.times(termMonths).minus(loan);
    return {
      salesTax: money(tax, places),
      loanAmount: money(loan, places),
      upfrontPayment: money(taxAndFees.minus(financed).plus(inputs.downPayment), places),
      monthlyPayment: money(payment, places),
      totalInterest: money(interest, places),
      totalCost: money(price.plus(taxAndFees).plus(interest), places),
    };
  },
});
