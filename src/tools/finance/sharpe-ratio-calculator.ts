import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { codeviation, mean } from './lib/returns.ts';

export default defineTool({
  slug: 'sharpe-ratio-calculator',
  name: 'Sharpe and Sortino Ratio Calculator',
  category: 'finance',
  summary: 'Calculates the risk-adjusted return (Sharpe ratio) of a series of periodic returns.',
  description: 'Yearly rates are divided evenly over the periods; ratios are annualised with the square root of periodsPerYear. Nothing is rounded.',
  reference: 'Sharpe (1994); Sortino and Price (1994)',
  keywords: ['risk', 'volatility', 'portfolio', 'downside deviation', 'performance'],
  heavyWhen: ({ returnsPercent }) => returnsPercent.length > 300,
  inputs: z.strictObject({
    returnsPercent: z.array(z.number().min(-1e9).max(1e9)).min(2).max(100_000).describe('Returns of the periods in order, in percent'),
    riskFreePercent: z.number().min(-100).max(1000).default(0).describe('Risk-free rate, in percent per year'),
    targetPercent: z.number().min(-100).max(1000).optional().describe('Target for the Sortino ratio in percent per year; if omitted, the risk-free rate'),
    periodsPerYear: z.int().min(1).max(366).default(12).describe('Number of periods in a year; 252 for trading days'),
  }),
  result: z.strictObject({
    meanReturnPercent: z.number().describe('Mean return per period, in percent'),
    volatilityPercent: z.number().describe('Sample standard deviation per period, in percent'),
    annualReturnPercent: z.number().describe('Yearly return in percent: mean times periods'),
    annualVolatilityPercent: z.number().describe('Yearly volatility in percent: volatility times the root of the periods'),
    sharpeRatio: z.number().optional().describe('Sharpe ratio, annualised; absent for no volatility'),
    sortinoRatio: z.number().optional().describe('Sortino ratio, annualised; absent for no downside'),
    downsideDeviationPercent: z.number().describe('Root mean square of what falls short of the target, per period, in percent'),
    cumulativeReturnPercent: z.number().describe('Compounded return over all periods, in percent'),
  }),
  headline: 'sharpeRatio',
  examples: [
    {
      inputs: { returnsPercent: [1, -2, 3, 2, -1, 4], riskFreePercent: 2.4 },
      result: {
        meanReturnPercent: 1.1666666666666667,
        volatilityPercent: 2.3166067138525404,
        annualReturnPercent: 14,
        annualVolatilityPercent: 8.024961059095551,
        sharpeRatio: 1.4454898802097578,
        sortinoRatio: 3.273129358301982,
        downsideDeviationPercent: 1.0230672835481871,
        cumulativeReturnPercent: 7.0664442848,
      },
    },
  ],
  run({ returnsPercent, riskFreePercent, targetPercent, periodsPerYear }) {
    const returns = returnsPercent.map((value) => new D(value));
    const varies = returnsPercent.some((value) => value !== returnsPercent[0]);
    const average = mean(returns);
    const volatility = varies
      ? codeviation(returns, returns)
          .div(returns.length - 1)
          .sqrt()
      : new D(0);
    const target = new D(targetPercent ?? riskFreePercent).div(periodsPerYear);
    const downside = returns
      .reduce((sum, value) => (value.lt(target) ? sum.plus(target.minus(value).pow(2)) : sum), new D(0))
      .div(returns.length)
      .sqrt();
    const root = new D(periodsPerYear).sqrt();
    const excess = average.minus(new D(riskFreePercent).div(periodsPerYear));
    const compounded = returns.reduce((product, value) => product.times(value.div(100).plus(1)), new D(1));
    return {
      meanReturnPercent: ratio(average),
      volatilityPercent: ratio(volatility),
      annualReturnPercent: ratio(average.times(periodsPerYear)),
      annualVolatilityPercent: ratio(volatility.times(root)),
      ...(varies && { sharpeRatio: ratio(excess.div(volatility).times(root)) }),
      ...(!downside.isZero() && { sortinoRatio: ratio(average.minus(target).div(downside).times(root)) }),
      downsideDeviationPercent: ratio(downside),
      cumulativeReturnPercent: ratio(compounded.minus(1).times(100)),
    };
  },
});
