import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { instalment, monthlyRate } from './lib/annuity.ts';

export default defineTool({
  slug: 'rental-property-calculator',
  name: 'Rental Property Calculator',
  category: 'finance',
  summary: 'Calculates the cap rate, cash flow, cash-on-cash return and debt cover of a rented property.',
  description: 'Without a down payment the property is bought without a loan. Cash put in is the down payment (or the price) and the purchase costs.',
  reference: 'Cap rate = net operating income / price; DSCR = net operating income / debt service',
  keywords: ['real estate', 'landlord', 'cap rate', 'noi', 'investment property'],
  inputs: z.strictObject({
    price: z.number().min(1).max(1e12).describe('Purchase price of the property'),
    purchaseCosts: z.number().min(0).max(1e12).default(0).describe('Closing and repair costs paid in cash'),
    downPayment: z.number().min(0).max(1e12).optional().describe('Down payment; if omitted, bought without a loan'),
    annualRatePercent: z.number().min(0).max(100).default(0).describe('Yearly rate of the loan, in percent'),
    termYears: z.int().min(1).max(50).default(30).describe('Length of the loan in years'),
    monthlyRent: z.number().min(0).max(1e9).describe('Gross rent per month'),
    otherMonthlyIncome: z.number().min(0).max(1e9).default(0).describe('Other income per month, such as parking and laundry'),
    vacancyPercent: z.number().min(0).max(100).default(0).describe('Income lost to vacancy, in percent of gross income'),
    managementPercent: z.number().min(0).max(100).default(0).describe('Cost of management, in percent of income after vacancy'),
    annualExpenses: z.number().min(0).max(1e12).default(0).describe('Tax, insurance, upkeep and fees per year'),
    decimals,
  }),
  result: z.strictObject({
    effectiveGrossIncome: z.number().describe('Income per year, after vacancy'),
    operatingExpenses: z.number().describe('Expenses per year, management included'),
    netOperatingIncome: z.number().describe('Income less operating expenses, per year'),
    annualDebtService: z.number().describe('Twelve instalments of the loan'),
    annualCashFlow: z.number().describe('Net operating income less debt service, per year'),
    capRatePercent: z.number().describe('Net operating income in percent of the price, not rounded'),
    cashOnCashPercent: z.number().describe('Cash flow in percent of the cash put in, not rounded'),
    grossRentMultiplier: z.number().optional().describe('Price over gross yearly rent; absent without rent'),
    debtServiceCoverageRatio: z.number().optional().describe('Net operating income over debt service; absent without a loan'),
  }),
  headline: 'capRatePercent',
  examples: [
    {
      inputs: {
        price: 200000,
        purchaseCosts: 5000,
        downPayment: 50000,
        annualRatePercent: 6,
        monthlyRent: 2000,
        vacancyPercent: 5,
        managementPercent: 8,
        annualExpenses: 4500,
      },
      result: {
        effectiveGrossIncome: 22800,
        operatingExpenses: 6324,
        netOperatingIncome: 16476,
        annualDebtService: 10791.91,
        annualCashFlow: 5684.09,
        capRatePercent: 8.238,
        cashOnCashPercent: 10.334710085909922,
        grossRentMultiplier: 8.333333333333334,
        debtServiceCoverageRatio: 1.5266992437378424,
      },
    },
  ],
  run(inputs) {
    const { decimals: places } = inputs;
    const price = new D(inputs.price);
    const down = new D(inputs.downPayment ?? inputs.price);
    if (down.gt(price)) unprocessable('The down payment is above the price.', 'downPayment');
    const cash = down.plus(inputs.purchaseCosts);
    if (cash.isZero()) unprocessable('No cash is put in, so there is no return on it.', 'downPayment');
    const loan = price.minus(down);
    const service = loan.isZero() ? loan : instalment(loan, monthlyRate(inputs.annualRatePercent), inputs.termYears * 12).times(12);
    const yearlyRent = new D(inputs.monthlyRent).times(12);
    const income = yearlyRent.plus(new D(inputs.otherMonthlyIncome).times(12)).times(D.sub(1, fraction(inputs.vacancyPercent)));
    const expenses = income.times(fraction(inputs.managementPercent)).plus(inputs.annualExpenses);
    const operating = income.minus(expenses);
    const flow = operating.minus(service);
    return {
      effectiveGrossIncome: money(income, places),
      operatingExpenses: money(expenses, places),
      netOperatingIncome: money(operating, places),
      annualDebtService: money(service, places),
      annualCashFlow: money(flow, places),
      capRatePercent: ratio(operating.div(price).times(100)),
      cashOnCashPercent: ratio(flow.div(cash).times(100)),
      ...(yearlyRent.gt(0) && { grossRentMultiplier: ratio(price.div(yearlyRent)) }),
      ...(loan.gt(0) && { debtServiceCoverageRatio: ratio(operating.div(service)) }),
    };
  },
});
