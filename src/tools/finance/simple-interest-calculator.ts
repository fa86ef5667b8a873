import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'simple-interest-calculator',
  name: 'Simple Interest Calculator',
  category: 'finance',
  summary: 'Calculates the interest, principal, rate or time of a simple-interest loan or deposit.',
  description: 'interest = principal · rate · time. Leave out the value that is solved for and give the others, the time as exactly one of years and days.',
  reference: 'I = P·r·t',
  keywords: ['loan interest', 'bank'],
  inputs: z.strictObject({
    solveFor: z.enum(['interest', 'principal', 'rate', 'time']).default('interest').describe('Which value to calculate from the others'),
    principal: z.number().min(0).max(1e15).optional().describe('Amount lent or deposited'),
    annualRatePercent: z.number().min(-1000).max(1e6).optional().describe('Yearly rate, in percent'),
    years: z.number().min(0).max(1000).optional().describe('Length of the loan or deposit in years'),
    days: z.int().min(0).max(365_000).optional().describe('Time in days, instead of years'),
    daysInYear: z.int().min(360).max(366).default(365).describe('Number of days counted as a year'),
    interest: z.number().min(-1e15).max(1e15).optional().describe('Interest over the time'),
    decimals,
  }),
  result: z.strictObject({
    interest: z.number().describe('Interest over the time'),
    principal: z.number().describe('Amount lent or deposited'),
    annualRatePercent: z.number().describe('Yearly rate in percent, not rounded'),
    years: z.number().describe('Time in years, not rounded'),
    total: z.number().describe('Principal and interest'),
  }),
  appliesWhen: {
    principal: { solveFor: ['interest', 'rate', 'time'] },
    years: { solveFor: ['interest', 'principal', 'rate'] },
    days: { solveFor: ['interest', 'principal', 'rate'] },
    annualRatePercent: { solveFor: ['interest', 'principal', 'time'] },
    interest: { solveFor: ['principal', 'rate', 'time'] },
  },
  examples: [
    {
      inputs: { principal: 1500, annualRatePercent: 4.3, years: 2 },
      result: { interest: 129, principal: 1500, annualRatePercent: 4.3, years: 2, total: 1629 },
    },
    {
      inputs: { solveFor: 'rate', principal: 5000, days: 90, daysInYear: 360, interest: 100 },
      result: { interest: 100, principal: 5000, annualRatePercent: 8, years: 0.25, total: 5100 },
    },
  ],
  run(inputs) {
    const { solveFor, decimals: places } = inputs;
    const given = (field: 'principal' | 'annualRatePercent' | 'interest', name: string): D => {
      if (solveFor === name && inputs[field] !== undefined) invalid(field, `must not be given when solving for ${name}`);
      if (solveFor !== name && inputs[field] === undefined) invalid(field, `is required when solving for ${solveFor}`);
      return new D(inputs[field] ?? 0);
    };
    let principal = given('principal', 'principal');
    let percent = given('annualRatePercent', 'rate');
    let interest = given('interest', 'interest');
    let years = timeOf(inputs);
    const rate = percent.div(100);
    const over = (product: D, what: string): D =>
      product.isZero() ? unprocessable(`${what} is 0, so nothing can be found from the interest.`) : interest.div(product);
    switch (solveFor) {
      case 'interest':
        interest = principal.times(rate).times(years);
        break;
      case 'principal':
        principal = over(rate.times(years), 'The rate or the time');
        if (principal.lt(0)) unprocessable('No principal at or above 0 gives this interest: rate and interest have different signs.');
        break;
      case 'rate':
        percent = over(principal.times(years), 'The principal or the time').times(100);
        break;
      case 'time':
        years = over(principal.times(rate), 'The principal or the rate');
        if (years.lt(0)) unprocessable('No time at or above 0 gives this interest: rate and interest have different signs.');
    }
    return {
      interest: money(interest, places),
      principal: money(principal, places),
      annualRatePercent: ratio(percent),
      years: ratio(years),
      total: money(principal.plus(interest), places),
    };
  },
});

function timeOf({ solveFor, years, days, daysInYear }: { solveFor: string; years?: number | undefined; days?: number | undefined; daysInYear: number }): D {
  if (solveFor === 'time') {
    if (years !== undefined) invalid('years', 'must not be given when solving for time');
    if (days !== undefined) invalid('days', 'must not be given when solving for time');
    return new D(0);
  }
  if ((years === undefined) === (days === undefined)) invalid('years', 'give exactly one of years and days');
  return days === undefined ? new D(years ?? 0) : new D(days).div(daysInYear);
}
