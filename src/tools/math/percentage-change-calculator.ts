import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { absolute, divide, isZero, multiply, subtract, toNumber } from '../shared/numbers/rational.ts';
import { exactly, HUNDRED } from './lib/percent.ts';

export default defineTool({
  slug: 'percentage-change-calculator',
  name: 'Percentage Change Calculator',
  category: 'math',
  summary: 'Calculates the percentage increase or decrease from one value to another.',
  description: 'The change is relative to the size of the first value, so a rise from a negative value is an increase.',
  reference: '100 · (to − from) / |from|',
  keywords: ['percent increase', 'percent decrease', 'growth'],
  inputs: z.strictObject({ from: z.number().describe('Value before the change'), to: z.number().describe('Value after the change') }),
  result: z.strictObject({
    percentChange: z.number().describe('Change in percent: 100·(to − from)/|from|'),
    change: z.number().describe('Difference: to − from'),
    factor: z.number().describe('Quotient: to / from'),
    direction: z.enum(['increase', 'decrease', 'none']).describe('Whether the value increased, decreased or stayed'),
  }),
  examples: [
    { inputs: { from: 80, to: 100 }, result: { percentChange: 25, change: 20, factor: 1.25, direction: 'increase' } },
    { inputs: { from: -50, to: -25 }, result: { percentChange: 50, change: 25, factor: 0.5, direction: 'increase' } },
  ],
  run(inputs) {
    const [from, to] = [exactly(inputs.from), exactly(inputs.to)];
    if (isZero(from)) unprocessable('A change from 0 has no percentage.', 'from');
    const change = subtract(to, from);
    return {
      percentChange: toNumber(multiply(divide(change, absolute(from)), HUNDRED)),
      change: toNumber(change),
      factor: toNumber(divide(to, from)),
      direction: change.numerator > 0n ? ('increase' as const) : change.numerator < 0n ? ('decrease' as const) : ('none' as const),
    };
  },
});
