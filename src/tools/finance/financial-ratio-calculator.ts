import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const figure = z.number().min(-1e15).max(1e15).optional();
const share = z.number().optional();

export default defineTool({
  slug: 'financial-ratio-calculator',
  name: 'Financial Ratio Calculator',
  category: 'finance',
  summary: 'Calculates liquidity, leverage, profitability and efficiency ratios from statement figures.',
  description: 'Gives every ratio whose figures are there and whose divisor is not 0; the others are absent. Nothing is rounded.',
  reference: 'Ratio analysis of financial statements',
  keywords: ['current ratio', 'debt to equity', 'roe', 'roa', 'quick ratio', 'balance sheet'],
  inputs: z.strictObject({
    revenue: figure.describe('Sales of the year'),
    costOfGoodsSold: figure.describe('Cost of sales of the year'),
    operatingIncome: figure.describe('Operating profit (EBIT)'),
    interestExpense: figure.describe('Interest paid in the year'),
    netIncome: figure.describe('Income after tax'),
    currentAssets: figure.describe('Assets that turn into cash within a year'),
    cash: figure.describe('Cash and equivalents'),
    inventory: figure.describe('Value of the stock (inventory)'),
    receivables: figure.describe('Amount owed by customers'),
    totalAssets: figure.describe('Sum of all assets'),
    currentLiabilities: figure.describe('Debts due within a year'),
    totalLiabilities: figure.describe('Sum of all liabilities'),
    equity: figure.describe('Equity of the shareholders'),
    operatingCashFlow: figure.describe('Cash from operations'),
  }),
  result: z.strictObject({
    currentRatio: share.describe('Current assets / current liabilities'),
    quickRatio: share.describe('(Current assets − inventory) / current liabilities'),
    cashRatio: share.describe('Cash / current liabilities'),
    workingCapital: share.describe('Current assets − current liabilities'),
    operatingCashFlowRatio: share.describe('Operating cash flow / current liabilities'),
    debtToEquity: share.describe('Liabilities / equity'),
    debtToAssets: share.describe('Liabilities / assets'),
    equityMultiplier: share.describe('Assets / equity'),
    interestCoverage: share.describe('EBIT / interest'),
    grossMarginPercent: share.describe('(Revenue − cost of sales) / revenue, in percent'),
    operatingMarginPercent: share.describe('EBIT / revenue, in percent'),
    netMarginPercent: share.describe('Net income / revenue, in percent'),
    returnOnAssetsPercent: share.describe('Net income / assets, in percent'),
    returnOnEquityPercent: share.describe('Net income / equity, in percent'),
    assetTurnover: share.describe('Revenue / assets'),
    inventoryTurnover: share.describe('Cost of sales / inventory'),
    receivablesTurnover: share.describe('Revenue / receivables'),
  }),
  examples: [
    {
      inputs: {
        revenue: 1000,
        costOfGoodsSold: 600,
        netIncome: 80,
        currentAssets: 300,
        inventory: 100,
        currentLiabilities: 150,
        totalAssets: 900,
        equity: 400,
      },
      result: {
        currentRatio: 2,
        quickRatio: 1.3333333333333333,
        workingCapital: 150,
        equityMultiplier: 2.25,
        grossMarginPercent: 40,
        netMarginPercent: 8,
        returnOnAssetsPercent: 8.88888888888889,
        returnOnEquityPercent: 20,
        assetTurnover: 1.1111111111111112,
        inventoryTurnover: 6,
      },
    },
  ],
  run(figures) {
    const of = (value: number | undefined): D | undefined => (value === undefined ? undefined : new D(value));
    const difference = (a: number | undefined, b: number | undefined): D | undefined => (a === undefined || b === undefined ? undefined : new D(a).minus(b));
    const over = (top: D | undefined, bottom: number | undefined, times = 1): number | undefined =>
      top && bottom !== undefined && bottom !== 0 ? ratio(top.div(bottom).times(times)) : undefined;
    const { revenue, operatingIncome, netIncome, currentAssets, totalAssets, currentLiabilities, totalLiabilities, equity, costOfGoodsSold } = figures;
    const workingCapital = difference(currentAssets, currentLiabilities);
    const ratios = {
      currentRatio: over(of(currentAssets), currentLiabilities),
      quickRatio: over(difference(currentAssets, figures.inventory), currentLiabilities),
      cashRatio: over(of(figures.cash), currentLiabilities),
      workingCapital: workingCapital && ratio(workingCapital),
      operatingCashFlowRatio: over(of(figures.operatingCashFlow), currentLiabilities),
      debtToEquity: over(of(totalLiabilities), equity),
      debtToAssets: over(of(totalLiabilities), totalAssets),
      equityMultiplier: over(of(totalAssets), equity),
      interestCoverage: over(of(operatingIncome), figures.interestExpense),
      grossMarginPercent: over(difference(revenue, costOfGoodsSold), revenue, 100),
      operatingMarginPercent: over(of(operatingIncome), revenue, 100),
      netMarginPercent: over(of(netIncome), revenue, 100),
      returnOnAssetsPercent: over(of(netIncome), totalAssets, 100),
      returnOnEquityPercent: over(of(netIncome), equity, 100),
      assetTurnover: over(of(revenue), totalAssets),
      inventoryTurnover: over(of(costOfGoodsSold), figures.inventory),
      receivablesTurnover: over(of(revenue), figures.receivables),
    };
    const formed = Object.fromEntries(Object.entries(ratios).filter(([, value]) => value !== undefined));
    if (Object.keys(formed).length === 0)
      unprocessable('No ratio can be formed from these figures; give more of them, such as currentAssets and currentLiabilities.');
    return formed;
  },
});
