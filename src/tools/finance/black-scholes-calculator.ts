import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type D, ratio } from '../shared/numbers/money.ts';
import { density, normal } from '../shared/numbers/normal.ts';
import { marketOf, type Option, optionValue, share, type Terms, termsOf } from './lib/black-scholes.ts';

const values = z.strictObject({
  price: z.number().describe('Theoretical value of the option'),
  delta: z.number().describe('Change of value per unit of the underlying'),
  gamma: z.number().describe('Change of delta per unit of the underlying'),
  vega: z.number().describe('Change of value per percentage point of volatility'),
  theta: z.number().describe('Change of value per calendar day'),
  rho: z.number().describe('Change of value per percentage point of the rate'),
});

export default defineTool({
  slug: 'black-scholes-calculator',
  name: 'Black-Scholes Option Calculator',
  category: 'finance',
  summary: 'Calculates European call and put values with all Greeks.',
  description: 'Rates are continuous. vega and rho are per percentage point, theta per calendar day (1/365 year). Nothing is rounded.',
  reference: 'Black-Scholes-Merton',
  keywords: ['greeks', 'delta', 'gamma', 'vega', 'theta', 'derivative', 'option pricing', 'option price'],
  inputs: z.strictObject({
    spotPrice: z.number().min(1e-9).max(1e12).describe('Price of the underlying now'),
    strikePrice: z.number().min(1e-9).max(1e12).describe('Exercise price of the option'),
    years: z.number().min(1e-6).max(100).describe('Time to expiry in years'),
    volatilityPercent: z.number().min(0.0001).max(10_000).describe('Yearly volatility, in percent'),
    ratePercent: z.number().min(-100).max(1000).default(0).describe('Risk-free rate, continuous, in percent per year'),
    dividendYieldPercent: z.number().min(-100).max(1000).default(0).describe('Dividend yield, continuous, in percent per year'),
  }),
  result: z.strictObject({
    call: values.describe('Value and Greeks of the call'),
    put: values.describe('Value and Greeks of the put'),
    d1: z.number().describe('Argument d1 of the formula'),
    d2: z.number().describe('Argument d2 of the formula, d1 less σ√T'),
    probabilityCallInTheMoneyPercent: z.number().describe('Risk-neutral chance that the call ends in the money, N(d2), in percent'),
  }),
  examples: [
    {
      inputs: { spotPrice: 42, strikePrice: 40, years: 0.5, volatilityPercent: 20, ratePercent: 10 },
      result: {
        call: {
          price: 4.759422392871533,
          delta: 0.779131290942669,
          gamma: 0.04996267040591185,
          vega: 0.08813415059602851,
          theta: -0.012490663546829114,
          rho: 0.1398204591336028,
        },
        put: {
          price: 0.8085993729000935,
          delta: -0.22086870905733105,
          gamma: 0.04996267040591185,
          vega: 0.08813415059602851,
          theta: -0.0020662314975062207,
          rho: -0.05042542576653999,
        },
        d1: 0.7692626281060314,
        d2: 0.6278412718687219,
        probabilityCallInTheMoneyPercent: 73.49460368459084,
      },
    },
  ],
  run(inputs) {
    const volatility = share(inputs.volatilityPercent);
    const option: Option = {
      spot: inputs.spotPrice,
      strike: inputs.strikePrice,
      years: inputs.years,
      rate: share(inputs.ratePercent),
      dividendYield: share(inputs.dividendYieldPercent),
    };
    const terms = termsOf(marketOf(option), volatility);
    return {
      call: greeks('call', option, terms, volatility),
      put: greeks('put', option, terms, volatility),
      d1: ratio(terms.d1),
      d2: ratio(terms.d2),
      probabilityCallInTheMoneyPercent: ratio(normal(terms.d2).times(100)),
    };
  },
});

function greeks(type: 'call' | 'put', { spot, years, rate, dividendYield }: Option, terms: Terms, volatility: D): z.input<typeof values> {
  const { d1, d2, spotNow, strikeNow, root } = terms;
  const sign = type === 'call' ? 1 : -1;
  const spotShare = normal(d1.times(sign)).times(spotNow);
  const strikeShare = normal(d2.times(sign)).times(strikeNow);
  const bell = density(d1).times(spotNow);
  const decay = bell.times(volatility).div(root.div(volatility).times(2)).neg();
  const carry = dividendYield.times(spotShare).minus(rate.times(strikeShare)).times(sign);
  return {
    price: ratio(optionValue(type, terms)),
    delta: ratio(spotShare.div(spot).times(sign)),
    gamma: ratio(bell.div(root.times(spot).times(spot))),
    vega: ratio(bell.times(root.div(volatility)).div(100)),
    theta: ratio(decay.plus(carry).div(365)),
    rho: ratio(strikeShare.times(years).times(sign).div(100)),
  };
}
