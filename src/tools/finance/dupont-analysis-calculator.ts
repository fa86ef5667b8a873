import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const figure = z.number().min(-1e15).max(1e15);

export default defineTool({
  slug: 'dupont-analysis-calculator',
  name: 'DuPont Analysis Calculator',
  category: 'finance',
  summary: 'Splits return on equity into margin, turnover and leverage.',
  description: 'With pretaxIncome and ebit the margin is split further, into tax burden, interest burden and operating margin. Nothing is rounded.',
  reference: 'ROE = net margin · asset turnover · equity multiplier',
  keywords: ['roe', 'return on equity', 'leverage'],
  inputs: z.strictObject({
    netIncome: figure.describe('Income after tax'),
    revenue: z.number().min(1e-6).max(1e15).describe('Revenue of the year'),
    totalAssets: z.number().min(1e-6).max(1e15).describe('Total assets, average or closing'),
    equity: figure.describe("Shareholders' equity, average or closing"),
    pretaxIncome: figure.optional().describe('Income before tax; with ebit, for the five-step form'),
    ebit: figure.optional().describe('Earnings before interest and tax; with pretaxIncome, for the five-step form'),
  }),
  result: z.strictObject({
    returnOnEquityPercent: z.number().describe('Return on equity in percent, product of the factors'),
    netMarginPercent: z.number().describe('Net income / revenue, in percent'),
    assetTurnover: z.number().describe('Revenue / assets, a factor'),
    equityMultiplier: z.number().describe('Assets / equity, a factor'),
    taxBurden: z.number().optional().describe('Net income / pretax income, a factor'),
    interestBurden: z.number().optional().describe('Pretax income / EBIT, a factor'),
    operatingMarginPercent: z.number().optional().describe('EBIT / revenue, in percent'),
  }),
  examples: [
    {
      inputs: { netIncome: 50, revenue: 1000, totalAssets: 800, equity: 400, pretaxIncome: 65, ebit: 80 },
      result: {
        returnOnEquityPercent: 12.5,
        netMarginPercent: 5,
        assetTurnover: 1.25,
        equityMultiplier: 2,
        taxBurden: 0.7692307692307693,
        interestBurden: 0.8125,
        operatingMarginPercent: 8,
      },
    },
  ],
  run({ netIncome, revenue, totalAssets, equity, pretaxIncome, ebit }) {
    if (pretaxIncome === undefined && ebit !== undefined) invalid('pretaxIncome', 'is required with ebit');
    if (ebit === undefined && pretaxIncome !== undefined) invalid('ebit', 'is required with pretaxIncome');
    if (equity === 0) unprocessable('Equity is 0, so there is no return on it.', 'equity');
    if (pretaxIncome === 0) unprocessable('Pretax income is 0, so there is no tax burden.', 'pretaxIncome');
    if (ebit === 0) unprocessable('EBIT is 0, so there is no interest burden.', 'ebit');
    const income = new D(netIncome);
    return {
      returnOnEquityPercent: ratio(income.div(equity).times(100)),
      netMarginPercent: ratio(income.div(revenue).times(100)),
      assetTurnover: ratio(new D(revenue).div(totalAssets)),
      equityMultiplier: ratio(new D(totalAssets).div(equity)),
      ...(pretaxIncome !== undefined &&
        ebit !== undefined && {
          taxBurden: ratio(income.div(pretaxIncome)),
          interestBurden: ratio(new D(pretaxIncome).div(ebit)),
          operatingMarginPercent: ratio(new D(ebit).div(revenue).times(100)),
        }),
    };
  },
});
