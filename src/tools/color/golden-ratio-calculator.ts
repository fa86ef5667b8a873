import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

const GOLDEN = new D(5).sqrt().plus(1).div(2);
const length = (what: string) => z.number().min(0.000000001).max(1e12).optional().describe(`${what}; give exactly one of the three lengths`);

export default defineTool({
  slug: 'golden-ratio-calculator',
  name: 'Golden Ratio Calculator',
  category: 'color',
  summary: 'Splits a length by the golden ratio, or completes it from one part.',
  description: 'The total is to the longer part as the longer part is to the shorter one.',
  reference: 'Euclid, Elements VI, definition 3: φ = (1 + √5) / 2',
  keywords: ['phi', 'divine proportion', 'fibonacci', '1.618', 'layout'],
  inputs: z.strictObject({ total: length('The whole length'), longer: length('The longer part'), shorter: length('The shorter part') }),
  result: z.strictObject({
    total: z.number().describe('The whole length'),
    longer: z.number().describe('The longer part'),
    shorter: z.number().describe('The shorter part'),
    ratio: z.number().describe('The golden ratio, (1 + √5) / 2'),
  }),
  headline: 'longer',
  examples: [
    { inputs: { total: 100 }, result: { total: 100, longer: 61.80339887498948, shorter: 38.19660112501052, ratio: 1.618033988749895 } },
    { inputs: { shorter: 377 }, result: { total: 986.9988137587104, longer: 609.9988137587104, shorter: 377, ratio: 1.618033988749895 } },
  ],
  run({ total, longer, shorter }) {
    const given = [total, longer, shorter].filter((value) => value !== undefined);
    const [value] = given;
    if (value === undefined || given.length > 1) return invalid(given.length === 0 ? 'total' : '', 'give exactly one of total, longer and shorter');
    const long = new D(value).times(total !== undefined ? GOLDEN.pow(-1) : shorter !== undefined ? GOLDEN : 1);
    return {
      total: total ?? ratio(long.times(GOLDEN)),
      longer: longer ?? ratio(long),
      shorter: shorter ?? ratio(long.div(GOLDEN)),
      ratio: ratio(GOLDEN),
    };
  },
});
