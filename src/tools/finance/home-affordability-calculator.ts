import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { cleared, D, decimals, fraction, money } from '../shared/numbers/money.ts';
import { annuityFactor, monthlyRate } from './lib/annuity.ts';

export default defineTool({
  slug: 'home-affordability-calculator',
  name: 'Home Affordability Calculator',
  category: 'finance',
  summary: 'Calculates the highest home price an income supports under debt-to-income limits.',
  description:
    'Housing (instalment, tax, insurance, fees) may take frontEndPercent of the gross income, and with the other debts backEndPercent; the lower limit binds.',
  reference: 'Debt-to-income limits, 28/36 rule by default',
  keywords: ['how much house', 'mortgage', 'budget'],
  inputs: z.strictObject({
    annualIncome: z.number().min(0.01).max(1e12).describe('Gross income per year'),
    monthlyDebts: z.number().min(0).max(1e12).default(0).describe('Payments on other debts per month'),
    downPayment: z.number().min(0).max(1e12).default(0).describe('Cash available for the purchase'),
    annualRatePercent: z.number().min(0).max(100).describe('Yearly mortgage rate, in percent'),
    termYears: z.int().min(1).max(50).default(30).describe('Length of the mortgage in years'),
    annualPropertyTaxPercent: z.number().min(0).max(100).default(0).describe('Yearly property tax, in percent of the home price'),
    annualHomeInsurance: z.number().min(0).max(1e9).default(0).describe('Insurance premium per year'),
    monthlyFees: z.number().min(0).max(1e9).default(0).describe('Association fees per month'),
    frontEndPercent: z.number().min(0).max(100).default(28).describe('Largest share of gross income that housing may take, in percent'),
    backEndPercent: z.number().min(0).max(100).default(36).describe('Largest share of gross income that housing and debts may take, in percent'),
    decimals,
  }),
  result: z.strictObject({
    maxHomePrice: z.number().describe('Highest price that is affordable'),
    loanAmount: z.number().describe('Loan for that price: price less down payment'),
    monthlyPrincipalAndInterest: z.number().describe('Instalment of the loan per month'),
    maxHousingPayment: z.number().describe('Instalment, tax, insurance and fees together, per month'),
    limitedBy: z.enum(['frontEnd', 'backEnd']).describe('The limit that binds; frontEnd when equal'),
  }),
  examples: [
    {
      inputs: { annualIncome: 120000, monthlyDebts: 500, downPayment: 60000, annualRatePercent: 6.5, annualPropertyTaxPercent: 1.2, annualHomeInsurance: 1800 },
      result: { maxHomePrice: 413792.26, loanAmount: 353792.26, monthlyPrincipalAndInterest: 2236.21, maxHousingPayment: 2800, limitedBy: 'frontEnd' },
    },
  ],
  run(inputs) {
    const { decimals: places } = inputs;
    const income = new D(inputs.annualIncome).div(12);
    const frontEnd = income.times(fraction(inputs.frontEndPercent));
    const backEnd = income.times(fraction(inputs.backEndPercent)).minus(inputs.monthlyDebts);
    const housing = D.min(frontEnd, backEnd);
    const perLoan = new D(1).div(annuityFactor(monthlyRate(inputs.annualRatePercent), inputs.termYears * 12));
    const perPrice = fraction(inputs.annualPropertyTaxPercent).div(12);
    const price = housing
      .minus(new D(inputs.annualHomeInsurance).div(12))
      .minus(inputs.monthlyFees)
      .plus(perLoan.times(inputs.downPayment))
      .div(perLoan.plus(perPrice));
    const loan = cleared(price.minus(inputs.downPayment), price);
    if (loan.lte(0)) unprocessable('The income leaves no room for a mortgage under these limits.', 'annualIncome');
    return {
      maxHomePrice: money(price, places),
      loanAmount: money(loan, places),
      monthlyPrincipalAndInterest: money(loan.times(perLoan), places),
      maxHousingPayment: money(housing, places),
      limitedBy: cleared(frontEnd.minus(backEnd), frontEnd).lte(0) ? ('frontEnd' as const) : ('backEnd' as const),
    };
  },
});
