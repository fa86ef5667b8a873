import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { root } from '../shared/numbers/solve.ts';
import { marketOf, type Option, optionValue, share, termsOf } from './lib/black-scholes.ts';

const MIN_VOLATILITY = new D('0.000001');
const MAX_VOLATILITY = new D(100);
const USUAL_VOLATILITY = new D('0.25');
const WIDENING = 4;

export default defineTool({
  slug: 'implied-volatility-calculator',
  name: 'Implied Volatility Calculator',
  category: 'finance',
  summary: "Finds the volatility at which the Black-Scholes value equals an option's price.",
  description: 'Searched between 0.0001 and 10,000 percent; a price outside the no-arbitrage bounds has none.',
  reference: 'Black-Scholes-Merton, inverted',
  keywords: ['option', 'iv', 'vix', 'derivative'],
  heavyWhen: ({ optionPrice, spotPrice, strikePrice, years }) =>
    Math.abs(Math.log10(spotPrice / strikePrice)) > 1 || optionPrice < spotPrice / 1000 || years > 10,
  inputs: z.strictObject({
    type: z.enum(['call', 'put']).describe('Whether the option is a call or a put'),
    optionPrice: z.number().min(1e-9).max(1e12).describe('Market price of the option'),
    spotPrice: z.number().min(1e-9).max(1e12).describe('Price of the underlying now'),
    strikePrice: z.number().min(1e-9).max(1e12).describe('Exercise price of the option'),
    years: z.number().min(1e-6).max(100).describe('Time to expiry in years'),
    ratePercent: z.number().min(-100).max(1000).default(0).describe('Risk-free rate, continuous, in percent per year'),
    dividendYieldPercent: z.number().min(-100).max(1000).default(0).describe('Dividend yield, continuous, in percent per year'),
  }),
  result: z.strictObject({
    impliedVolatilityPercent: z.number().describe('Yearly volatility in percent, not rounded'),
    intrinsicValue: z.number().describe('Value if exercised now: max(0, S − K) or max(0, K − S)'),
    timeValue: z.number().describe('Option price less intrinsic value'),
  }),
  examples: [
    {
      inputs: { type: 'call', optionPrice: 1.875, spotPrice: 21, strikePrice: 20, years: 0.25, ratePercent: 10 },
      result: { impliedVolatilityPercent: 23.45129139976438, intrinsicValue: 1, timeValue: 0.875 },
    },
  ],
  run({ type, optionPrice, spotPrice, strikePrice, years, ratePercent, dividendYieldPercent }) {
    const option: Option = { spot: spotPrice, strike: strikePrice, years, rate: share(ratePercent), dividendYield: share(dividendYieldPercent) };
    const market = marketOf(option);
    const excess = (volatility: D): D => optionValue(type, termsOf(market, volatility)).minus(optionPrice);
    const volatility = root(excess, ...rangeAround(excess));
    if (!volatility)
      return unprocessable(
        'No volatility from 0.0001 to 10,000 percent gives this price: it is outside the bounds without arbitrage, or too close to them.',
        'optionPrice',
      );
    const intrinsic = D.max(0, type === 'call' ? new D(spotPrice).minus(strikePrice) : new D(strikePrice).minus(spotPrice));
    return {
      impliedVolatilityPercent: ratio(volatility.times(100)),
      intrinsicValue: ratio(intrinsic),
      timeValue: ratio(new D(optionPrice).minus(intrinsic)),
    };
  },
});

/** The volatilities between which a function that rises with them comes through zero, not much further apart than need be. */
function rangeAround(excess: (volatility: D) => D): [low: D, high: D] {
  let [low, high] = [USUAL_VOLATILITY, USUAL_VOLATILITY];
  while (low.gt(MIN_VOLATILITY) && excess(low).gte(0)) [low, high] = [D.max(MIN_VOLATILITY, low.div(WIDENING)), low];
  while (high.lt(MAX_VOLATILITY) && excess(high).lte(0)) [low, high] = [high, D.min(MAX_VOLATILITY, high.times(WIDENING))];
  return [low, high];
}
