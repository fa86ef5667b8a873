import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { PERIODS_PER_YEAR } from './lib/frequencies.ts';

const compounding = z.enum(['annual', 'semiannual', 'quarterly', 'monthly', 'semimonthly', 'biweekly', 'weekly', 'daily', 'continuous']);

export default defineTool({
  slug: 'effective-interest-rate-calculator',
  name: 'Effective Interest Rate Calculator (APR to APY)',
  category: 'finance',
  summary: 'Converts an annual rate between compounding periods, nominal to effective and back.',
  description: 'Effective = (1 + r/m)^m − 1 with m periods a year (daily 365), or e^r − 1 when continuous.',
  reference: 'Effective annual rate',
  keywords: ['ear', 'nominal', 'compounding'],
  inputs: z.strictObject({
    ratePercent: z.number().min(-1000).max(1_000_000).describe('Yearly rate to convert, in percent'),
    from: compounding.default('monthly').describe('Compounding of the given rate; annual means it is effective'),
    to: compounding.default('annual').describe('Compounding of the rate wanted'),
  }),
  result: z.strictObject({
    ratePercent: z.number().describe('Equivalent yearly rate in percent with the compounding of `to`'),
    effectiveAnnualRatePercent: z.number().describe('Effective yearly rate (APY, EAR) in percent'),
    periodicRatePercent: z.number().optional().describe('Rate per period of `to` in percent; absent for continuous'),
  }),
  examples: [
    {
      inputs: { ratePercent: 5.25, from: 'quarterly' },
      result: { ratePercent: 5.354266737075806, effectiveAnnualRatePercent: 5.354266737075806, periodicRatePercent: 5.354266737075806 },
    },
    { inputs: { ratePercent: 5, from: 'annual', to: 'continuous' }, result: { ratePercent: 4.8790164169432, effectiveAnnualRatePercent: 5 } },
  ],
  run({ ratePercent, from, to }) {
    const rate = new D(ratePercent).div(100);
    const yearly = from === 'continuous' ? rate.exp() : growth(rate, PERIODS_PER_YEAR[from]);
    if (yearly.lte(0) || !yearly.isFinite()) unprocessable('The rate is out of reach of this calculation.', 'ratePercent');
    const effective = from === to && from === 'annual' ? rate : yearly.minus(1);
    if (to === 'continuous')
      return { ratePercent: ratio(from === to ? rate.times(100) : yearly.ln().times(100)), effectiveAnnualRatePercent: ratio(effective.times(100)) };
    const periods = PERIODS_PER_YEAR[to];
    const periodic = from === to ? rate.div(periods) : yearly.pow(new D(1).div(periods)).minus(1);
    return {
      ratePercent: ratio(periodic.times(periods).times(100)),
      effectiveAnnualRatePercent: ratio(effective.times(100)),
      periodicRatePercent: ratio(periodic.times(100)),
    };
  },
});

function growth(rate: D, periods: number): D {
  const factor = rate.div(periods).plus(1);
  if (factor.lte(0)) unprocessable('At this rate everything or more is lost within one period.', 'ratePercent');
  return factor.pow(periods);
}
