import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'rule-of-72-calculator',
  name: 'Rule of 72 Calculator',
  category: 'finance',
  summary: 'Calculates the time to double money at a rate, or the rate for a time, by rule of thumb and exactly.',
  description: 'Give a rate to get years, or years to get a rate. The rules of thumb are always for doubling; the exact answers are for `multiple`.',
  reference: 'Exact years ln(multiple)/ln(1+r), exact rate multiple^(1/years)−1',
  keywords: ['doubling time', 'rule of 70', 'growth'],
  inputs: z.strictObject({
    ratePercent: z.number().min(0.0001).max(10_000).optional().describe('Yearly growth in percent; give this or years'),
    years: z.number().min(0.0001).max(1_000_000).optional().describe('Years in which to grow; give this or ratePercent'),
    multiple: z.number().min(1.0001).max(1e9).default(2).describe('Multiple to reach, for the exact answers; 2 is doubling'),
  }),
  result: z.strictObject({
    exact: z.number().describe('Years (or percent) to reach the multiple with yearly compounding'),
    continuous: z.number().describe('Years (or percent) to reach the multiple with continuous compounding'),
    ruleOf72: z.number().describe('Years (or percent) by the rule of 72: 72 over the given value'),
    ruleOf70: z.number().describe('Years (or percent) by the rule of 70: 70 over the given value'),
    ruleOf69: z.number().describe('Years (or percent) by the rule of 69.3: 69.3 over the given value'),
  }),
  headline: 'ruleOf72',
  examples: [
    { inputs: { ratePercent: 8 }, result: { exact: 9.006468342000595, continuous: 8.664339756999317, ruleOf72: 9, ruleOf70: 8.75, ruleOf69: 8.6625 } },
    { inputs: { years: 10, multiple: 3 }, result: { exact: 11.612317403390444, continuous: 10.986122886681096, ruleOf72: 7.2, ruleOf70: 7, ruleOf69: 6.93 } },
  ],
  run({ ratePercent, years, multiple }) {
    if ((ratePercent === undefined) === (years === undefined)) invalid('ratePercent', 'give exactly one of ratePercent and years');
    const given = new D(ratePercent ?? years ?? 1);
    const logarithm = new D(multiple).ln();
    const exact = ratePercent === undefined ? new D(multiple).pow(new D(1).div(given)).minus(1).times(100) : logarithm.div(given.div(100).plus(1).ln());
    return {
      exact: ratio(exact),
      continuous: ratio(logarithm.times(100).div(given)),
      ruleOf72: ratio(new D(72).div(given)),
      ruleOf70: ratio(new D(70).div(given)),
      ruleOf69: ratio(new D('69.3').div(given)),
    };
  },
});
