import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Exact, toDouble } from './lib/exact.ts';

const YEAR = 365 * 86_400;
const SECONDS = { day: 86_400, week: 604_800, month: YEAR / 12, quarter: YEAR / 4, year: YEAR } as const;
const percent = z.number().min(0).max(100);

export default defineTool({
  slug: 'uptime-calculator',
  name: 'Uptime Calculator',
  category: 'network',
  summary: 'Calculates the downtime that an availability allows, or the reverse, also for systems in series and in parallel.',
  description:
    'Give exactly one of availabilityPercent, downtimeSeconds and components. A year has 365 days, a quarter is a fourth and a month a twelfth of it. Systems in series multiply their availabilities, systems in parallel their unavailabilities.',
  reference: 'Availability of series and parallel systems (IEC 61078)',
  keywords: ['sla', 'availability', 'nines', 'five nines', 'downtime', 'slo', '99.9'],
  inputs: z.strictObject({
    availabilityPercent: percent.optional().describe('Share of time the system works, in percent'),
    downtimeSeconds: z.number().min(0).max(1e10).optional().describe('Seconds the system fails in the period'),
    period: z.enum(['day', 'week', 'month', 'quarter', 'year']).default('month').describe('Period of the downtime'),
    components: z.array(percent).min(1).max(100).optional().describe('Availabilities of the parts of a system, each in percent'),
    arrangement: z.enum(['series', 'parallel']).default('series').describe('Whether the system needs all components or any one'),
  }),
  result: z.strictObject({
    availabilityPercent: z.number().describe('Share of time the system works, in percent'),
    downtimePerDaySeconds: z.number().describe('Downtime in seconds per day'),
    downtimePerWeekSeconds: z.number().describe('Downtime in seconds per week'),
    downtimePerMonthSeconds: z.number().describe('Downtime in seconds per month'),
    downtimePerQuarterSeconds: z.number().describe('Downtime in seconds per quarter'),
    downtimePerYearSeconds: z.number().describe('Downtime in seconds per year'),
  }),
  headline: 'downtimePerYearSeconds',
  examples: [
    {
      inputs: { availabilityPercent: 99.9 },
      result: {
        availabilityPercent: 99.9,
        downtimePerDaySeconds: 86.4,
        downtimePerWeekSeconds: 604.8,
        downtimePerMonthSeconds: 2628,
        downtimePerQuarterSeconds: 7884,
        downtimePerYearSeconds: 31536,
      },
    },
    {
      inputs: { components: [99, 99], arrangement: 'parallel' },
      result: {
        availabilityPercent: 99.99,
        downtimePerDaySeconds: 8.64,
        downtimePerWeekSeconds: 60.48,
        downtimePerMonthSeconds: 262.8,
        downtimePerQuarterSeconds: 788.4,
        downtimePerYearSeconds: 3153.6,
      },
    },
  ],
  run({ availabilityPercent, downtimeSeconds, period, components, arrangement }) {
    if ([availabilityPercent, downtimeSeconds, components].filter((value) => value !== undefined).length !== 1)
      invalid('', 'exactly one of availabilityPercent, downtimeSeconds and components is needed');
    let down: Decimal;
    if (components !== undefined) down = arranged(components, arrangement);
    else if (availabilityPercent !== undefined) down = new Exact(100).minus(availabilityPercent).div(100);
    else {
      down = new Exact(downtimeSeconds ?? 0).div(SECONDS[period]);
      if (down.gt(1)) unprocessable(`A ${period} has only ${SECONDS[period]} seconds.`, 'downtimeSeconds');
    }
    const seconds = (span: number) => toDouble(down.times(span));
    return {
      availabilityPercent: toDouble(new Exact(1).minus(down).times(100)),
      downtimePerDaySeconds: seconds(SECONDS.day),
      downtimePerWeekSeconds: seconds(SECONDS.week),
      downtimePerMonthSeconds: seconds(SECONDS.month),
      downtimePerQuarterSeconds: seconds(SECONDS.quarter),
      downtimePerYearSeconds: seconds(SECONDS.year),
    };
  },
});

/** The share of time a system of components is down. */
function arranged(components: readonly number[], arrangement: 'series' | 'parallel'): Decimal {
  const product = (values: readonly Decimal[]): Decimal => values.reduce((result, value) => result.times(value), new Exact(1));
  if (arrangement === 'parallel') return product(components.map((component) => new Exact(100).minus(component).div(100)));
  return new Exact(1).minus(product(components.map((component) => new Exact(component).div(100))));
}
