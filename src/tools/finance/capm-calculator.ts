import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { codeviation } from './lib/returns.ts';

const returns = z.array(z.number()).min(2).max(10_000).optional();

export default defineTool({
  slug: 'capm-calculator',
  name: 'CAPM and Beta Calculator',
  category: 'finance',
  summary: 'Calculates expected return by the capital asset pricing model, with beta given or estimated from returns.',
  description: 'Give beta, or the returns of the asset and of the market over the same periods.',
  reference: 'E(r) = rf + β(rm − rf); β = cov(asset, market)/var(market)',
  keywords: ['capital asset pricing', 'alpha', 'systematic risk', 'cost of equity'],
  inputs: z.strictObject({
    riskFreePercent: z.number().min(-100).max(1000).describe('Risk-free return, in percent'),
    marketReturnPercent: z.number().min(-100).max(1000).describe('Expected return of the market, in percent'),
    beta: z.number().min(-100).max(100).optional().describe('Systematic risk of the asset; 1 moves as the market does'),
    assetReturnsPercent: returns.describe('Past returns of the asset in percent, to estimate beta'),
    marketReturnsPercent: returns.describe('Past returns of the market in percent, over the same periods'),
    actualReturnPercent: z.number().min(-100).max(10_000).optional().describe("Actual return of the asset in percent, for Jensen's alpha"),
  }),
  result: z.strictObject({
    expectedReturnPercent: z.number().describe('Expected return in percent, rf + β(rm − rf)'),
    beta: z.number().describe('Beta that was given or estimated'),
    marketRiskPremiumPercent: z.number().describe('Market return less risk-free return, in percent'),
    alphaPercent: z.number().optional().describe('Actual less expected return, in percent; only with actualReturnPercent'),
    correlation: z.number().optional().describe('Correlation of the returns, -1 to 1; only when beta is estimated and it is defined'),
    rSquared: z.number().optional().describe('Square of the correlation; only with it'),
  }),
  examples: [
    { inputs: { riskFreePercent: 3, marketReturnPercent: 8, beta: 1.2 }, result: { expectedReturnPercent: 9, beta: 1.2, marketRiskPremiumPercent: 5 } },
    {
      inputs: { riskFreePercent: 2, marketReturnPercent: 7, assetReturnsPercent: [1, 3, -2, 4], marketReturnsPercent: [0.5, 2, -1, 2.5] },
      result: {
        expectedReturnPercent: 10.333333333333334,
        beta: 1.6666666666666667,
        marketRiskPremiumPercent: 5,
        correlation: 0.9960238411119947,
        rSquared: 0.9920634920634921,
      },
    },
  ],
  run({ riskFreePercent, marketReturnPercent, beta: givenBeta, assetReturnsPercent, marketReturnsPercent, actualReturnPercent }) {
    const estimated = assetReturnsPercent !== undefined || marketReturnsPercent !== undefined;
    if (estimated === (givenBeta !== undefined)) invalid('beta', 'give either beta, or assetReturnsPercent and marketReturnsPercent');
    const estimate = estimated
      ? estimateBeta(
          assetReturnsPercent ?? invalid('assetReturnsPercent', 'is required with marketReturnsPercent'),
          marketReturnsPercent ?? invalid('marketReturnsPercent', 'is required with assetReturnsPercent'),
        )
      : { beta: new D(givenBeta ?? 0), correlation: undefined };
    const premium = new D(marketReturnPercent).minus(riskFreePercent);
    const expected = estimate.beta.times(premium).plus(riskFreePercent);
    const { correlation } = estimate;
    return {
      expectedReturnPercent: ratio(expected),
      beta: ratio(estimate.beta),
      marketRiskPremiumPercent: ratio(premium),
      ...(actualReturnPercent !== undefined && { alphaPercent: ratio(D.sub(actualReturnPercent, expected)) }),
      ...(correlation && { correlation: ratio(correlation), rSquared: ratio(correlation.pow(2)) }),
    };
  },
});

function estimateBeta(assetReturns: readonly number[], marketReturns: readonly number[]): { beta: D; correlation: D | undefined } {
  if (assetReturns.length !== marketReturns.length) {
    invalid('marketReturnsPercent', `must have as many returns as assetReturnsPercent: ${assetReturns.length}, not ${marketReturns.length}`);
  }
  const asset = assetReturns.map((value) => new D(value));
  const market = marketReturns.map((value) => new D(value));
  if (marketReturns.every((value) => value === marketReturns[0])) unprocessable('The market returns do not vary, so there is no beta.', 'marketReturnsPercent');
  if (assetReturns.every((value) => value === assetReturns[0])) return { beta: new D(0), correlation: undefined };
  const together = codeviation(asset, market);
  const ofMarket = codeviation(market, market);
  return { beta: together.div(ofMarket), correlation: together.div(ofMarket.times(codeviation(asset, asset)).sqrt()) };
}
