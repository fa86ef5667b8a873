import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const perShare = z.number().min(-1e12).max(1e12).optional();

export default defineTool({
  slug: 'stock-valuation-ratio-calculator',
  name: 'Stock Valuation Ratio Calculator (P/E, PEG, P/B)',
  category: 'finance',
  summary: 'Calculates the price multiples and yields of a share from its per-share figures.',
  description: 'A ratio is absent without its inputs, or when what it is divided by is not above 0.',
  reference: 'P/E, PEG, P/B, P/S, P/CF; Graham number sqrt(22.5·EPS·book value)',
  keywords: ['pe ratio', 'price to book', 'earnings yield', 'graham number'],
  inputs: z.strictObject({
    price: z.number().min(1e-9).max(1e12).describe('Price of a share'),
    earningsPerShare: perShare.describe('Yearly earnings of a share (EPS)'),
    earningsGrowthPercent: z.number().min(-1000).max(1e6).optional().describe('Growth of earnings in percent per year, for PEG'),
    bookValuePerShare: perShare.describe('Book value of equity per share'),
    salesPerShare: z.number().min(0).max(1e12).optional().describe('Revenue per share'),
    cashFlowPerShare: perShare.describe('Operating or free cash flow per share'),
    dividendPerShare: z.number().min(0).max(1e12).optional().describe('Yearly dividend of a share'),
  }),
  result: z.strictObject({
    priceToEarnings: z.number().optional().describe('Price over earnings (P/E); only for positive earnings'),
    earningsYieldPercent: z.number().optional().describe('Earnings in percent of the price'),
    priceEarningsToGrowth: z.number().optional().describe('P/E over growth in percent (PEG); only when both are positive'),
    priceToBook: z.number().optional().describe('Price over book value (P/B); only when that is positive'),
    priceToSales: z.number().optional().describe('Price over sales (P/S); only when those are positive'),
    priceToCashFlow: z.number().optional().describe('Price over cash flow (P/CF); only when that is positive'),
    dividendYieldPercent: z.number().optional().describe('Dividend in percent of the price'),
    grahamNumber: z.number().optional().describe('Graham number, sqrt(22.5·EPS·book value); only when both are positive'),
  }),
  examples: [
    {
      inputs: { price: 60, earningsPerShare: 4, earningsGrowthPercent: 12, bookValuePerShare: 25, dividendPerShare: 1.5 },
      result: {
        priceToEarnings: 15,
        earningsYieldPercent: 6.666666666666667,
        priceEarningsToGrowth: 1.25,
        priceToBook: 2.4,
        dividendYieldPercent: 2.5,
        grahamNumber: 47.43416490252569,
      },
    },
  ],
  run({ price: given, ...figures }) {
    if (Object.values(figures).every((figure) => figure === undefined)) invalid('', 'give at least one figure besides the price, such as earningsPerShare');
    const price = new D(given);
    const { earningsPerShare: earnings, earningsGrowthPercent: growth, bookValuePerShare: book, dividendPerShare: dividend } = figures;
    const over = (figure: number | undefined): number | undefined => (figure !== undefined && figure > 0 ? ratio(price.div(figure)) : undefined);
    const yieldOf = (figure: number | undefined): number | undefined => (figure === undefined ? undefined : ratio(new D(figure).div(price).times(100)));
    const positive = (figure: number | undefined): figure is number => figure !== undefined && figure > 0;
    return {
      priceToEarnings: over(earnings),
      earningsYieldPercent: yieldOf(earnings),
      priceEarningsToGrowth: positive(earnings) && positive(growth) ? ratio(price.div(earnings).div(growth)) : undefined,
      priceToBook: over(book),
      priceToSales: over(figures.salesPerShare),
      priceToCashFlow: over(figures.cashFlowPerShare),
      dividendYieldPercent: yieldOf(dividend),
      grahamNumber: positive(earnings) && positive(book) ? ratio(new D('22.5').times(earnings).times(book).sqrt()) : undefined,
    };
  },
});
