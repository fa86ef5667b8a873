import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, fraction, money, ratio } from '../shared/numbers/money.ts';

const FIELDS = { rate: 'cagrPercent', endValue: 'endValue', beginValue: 'beginValue', years: 'years' } as const;

export default defineTool({
  slug: 'cagr-calculator',
  name: 'CAGR Calculator',
  category: 'finance',
  summary: 'Calculates the compound annual growth rate (CAGR), or the value or time it leads to.',
  description: 'Leave out the value that is solved for and give the other three.',
  reference: 'end = begin·(1 + cagr)^years',
  keywords: ['growth rate', 'compound', 'annual return'],
  inputs: z.strictObject({
    solveFor: z.enum(['rate', 'endValue', 'beginValue', 'years']).default('rate').describe('The value to find; the other three are given'),
    beginValue: z.number().min(1e-9).max(1e15).optional().describe('Value at the start'),
    endValue: z.number().min(0).max(1e15).optional().describe('Value at the end'),
    years: z.number().min(0.0001).max(10_000).optional().describe('Time from the first value to the last, in years'),
    cagrPercent: z.number().min(-100).max(1e6).optional().describe('Compound growth rate in percent per year'),
    decimals: z.int().min(0).max(10).default(2).describe('Decimals of endValue and beginValue when solved for'),
  }),
  result: z.strictObject({
    cagrPercent: z.number().describe('Compound growth rate in percent per year, not rounded'),
    beginValue: z.number().describe('Value at the start'),
    endValue: z.number().describe('Value at the end'),
    years: z.number().describe('Time in years, not rounded'),
    totalGrowthPercent: z.number().describe('Growth over the whole time in percent, not rounded'),
  }),
  appliesWhen: {
    beginValue: { solveFor: ['rate', 'endValue', 'years'] },
    endValue: { solveFor: ['rate', 'beginValue', 'years'] },
    years: { solveFor: ['rate', 'endValue', 'beginValue'] },
    cagrPercent: { solveFor: ['endValue', 'beginValue', 'years'] },
    decimals: { solveFor: ['endValue', 'beginValue'] },
  },
  examples: [
    {
      inputs: { beginValue: 1000, endValue: 2000, years: 5 },
      result: { cagrPercent: 14.8698354997035, beginValue: 1000, endValue: 2000, years: 5, totalGrowthPercent: 100 },
    },
    {
      inputs: { solveFor: 'years', beginValue: 100, endValue: 300, cagrPercent: 7 },
      result: { cagrPercent: 7, beginValue: 100, endValue: 300, years: 16.237573665002984, totalGrowthPercent: 200 },
    },
  ],
  run(inputs) {
    const { solveFor, decimals: places } = inputs;
    for (const [value, field] of Object.entries(FIELDS)) {
      if (value === solveFor && inputs[field] !== undefined) invalid(field, `must not be given when solving for ${solveFor}`);
      if (value !== solveFor && inputs[field] === undefined) invalid(field, `is required when solving for ${solveFor}`);
    }
    let begin = new D(inputs.beginValue ?? 0);
    let end = new D(inputs.endValue ?? 0);
    let years = new D(inputs.years ?? 0);
    let growth = fraction(inputs.cagrPercent ?? 0).plus(1);
    switch (solveFor) {
      case 'rate':
        growth = end.div(begin).pow(new D(1).div(years));
        break;
      case 'endValue':
        end = begin.times(growth.pow(years));
        break;
      case 'beginValue':
        if (growth.isZero()) unprocessable('After a loss of 100 percent the start value cannot be found.', 'cagrPercent');
        begin = end.div(growth.pow(years));
        if (begin.isZero()) unprocessable('The end value is 0, so the start value cannot be found.', 'endValue');
        break;
      case 'years':
        years = yearsOf(begin, end, growth);
    }
    return {
      cagrPercent: ratio(growth.minus(1).times(100)),
      beginValue: solveFor === 'beginValue' ? money(begin, places) : ratio(begin),
      endValue: solveFor === 'endValue' ? money(end, places) : ratio(end),
      years: ratio(years),
      totalGrowthPercent: ratio(end.div(begin).minus(1).times(100)),
    };
  },
});

function yearsOf(begin: D, end: D, growth: D): D {
  const never = () => unprocessable('The end value is never reached at this growth.', 'cagrPercent');
  if (end.eq(begin)) return new D(0);
  if (end.lte(0) || growth.lte(0) || growth.eq(1)) return never();
  const years = end.div(begin).ln().div(growth.ln());
  return years.isNeg() ? never() : years;
}
