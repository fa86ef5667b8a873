import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'dividend-calculator',
  name: 'Dividend and DRIP Calculator',
  category: 'finance',
  summary: 'Calculates dividend yield, income and payout ratio, and growth with dividends reinvested.',
  description:
    'The dividend grows in yearly steps, the price smoothly. Net dividends buy fractional shares at the price of their day, unless reinvest is false.',
  reference: 'Dividend reinvestment, payment by payment',
  keywords: ['yield', 'payout ratio', 'reinvest', 'stock income'],
  heavyWhen: ({ years, paymentsPerYear }) => years * paymentsPerYear > 400,
  inputs: z.strictObject({
    sharePrice: z.number().min(1e-6).max(1e12).describe('Price of a share now'),
    annualDividendPerShare: z.number().min(0).max(1e12).describe('Yearly dividend of a share now'),
    shares: z.number().min(0).max(1e12).default(1).describe('Number of shares held'),
    earningsPerShare: z.number().min(-1e12).max(1e12).optional().describe('Yearly earnings of a share, for the payout ratio'),
    years: z.int().min(1).max(100).default(1).describe('Number of years to project'),
    paymentsPerYear: z.int().min(1).max(12).default(4).describe('Number of dividend payments per year'),
    dividendGrowthPercent: z.number().min(-100).max(1000).default(0).describe('Growth of the dividend in percent per year, in yearly steps'),
    priceGrowthPercent: z.number().min(-99.99).max(1000).default(0).describe('Growth of the price in percent per year, smooth'),
    taxPercent: z.number().min(0).max(100).default(0).describe('Tax on dividends, in percent'),
    reinvest: z.boolean().default(true).describe('true: buy shares with the net dividends; false: keep them as cash'),
    decimals,
  }),
  result: z.strictObject({
    dividendYieldPercent: z.number().describe('Yearly dividend in percent of the price, not rounded'),
    annualIncome: z.number().describe('Yearly dividends now, before tax'),
    payoutRatioPercent: z.number().optional().describe('Dividend in percent of earnings, when these are above 0, not rounded'),
    finalShares: z.number().describe('Number of shares at the end, not rounded'),
    finalValue: z.number().describe('Value of the shares at the end, plus cash when not reinvested'),
    totalNetDividends: z.number().describe('Sum of dividends received, after tax'),
  }),
  examples: [
    {
      inputs: { sharePrice: 50, annualDividendPerShare: 2, shares: 100, earningsPerShare: 4, years: 10, dividendGrowthPercent: 5, priceGrowthPercent: 4 },
      result: {
        dividendYieldPercent: 4,
        annualIncome: 200,
        payoutRatioPercent: 50,
        finalShares: 150.0205850998801,
        finalValue: 11103.36,
        totalNetDividends: 3127.25,
      },
    },
  ],
  run(inputs) {
    const { paymentsPerYear, reinvest, earningsPerShare, decimals: places } = inputs;
    const priceStep = fraction(inputs.priceGrowthPercent).plus(1).pow(new D(1).div(paymentsPerYear));
    const dividendStep = fraction(inputs.dividendGrowthPercent).plus(1);
    let price = new D(inputs.sharePrice);
    let net = new D(inputs.annualDividendPerShare).div(paymentsPerYear).times(D.sub(1, fraction(inputs.taxPercent)));
    let shares = new D(inputs.shares);
    let received = new D(0);
    for (let payment = 1; payment <= inputs.years * paymentsPerYear; payment++) {
      if (payment > 1 && (payment - 1) % paymentsPerYear === 0) net = net.times(dividendStep);
      price = price.times(priceStep);
      const dividend = shares.times(net);
      received = received.plus(dividend);
      if (reinvest) shares = shares.plus(dividend.div(price));
    }
    return {
      dividendYieldPercent: ratio(new D(inputs.annualDividendPerShare).div(inputs.sharePrice).times(100)),
      annualIncome: money(new D(inputs.annualDividendPerShare).times(inputs.shares), places),
      ...(earningsPerShare !== undefined &&
        earningsPerShare > 0 && { payoutRatioPercent: ratio(new D(inputs.annualDividendPerShare).div(earningsPerShare).times(100)) }),
      finalShares: ratio(shares),
      finalValue: money(shares.times(price).plus(reinvest ? 0 : received), places),
      totalNetDividends: money(received, places),
    };
  },
});
