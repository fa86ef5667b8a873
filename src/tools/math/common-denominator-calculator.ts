import { z } from 'zod';
import { defineTool } from '../define.ts';
import { add, compare, exactNumber, fractionText, gcd, rational, rationalOf } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'common-denominator-calculator',
  name: 'Least Common Denominator Calculator',
  category: 'math',
  summary: 'Converts fractions to their least common denominator, and adds and orders them.',
  description: 'Equal values keep their order; integers have denominator 1.',
  reference: 'Least common multiple of the denominators in lowest terms',
  keywords: ['lcd', 'compare fractions', 'order fractions'],
  inputs: z.strictObject({ fractions: z.array(exactNumber).min(2).max(100).describe('Integers, decimals, fractions or mixed numbers') }),
  result: z.strictObject({
    denominator: z.string().describe('Least common denominator of the fractions in lowest terms'),
    equivalents: z.array(z.string()).describe('The fractions over that denominator, in the order given'),
    ascending: z.array(z.string()).describe('The fractions in lowest terms, from smallest to greatest'),
    sum: z.string().describe('Sum of the fractions, as a fraction'),
  }),
  examples: [
    {
      inputs: { fractions: ['3/4', '5/6', '1/2'] },
      result: { denominator: '12', equivalents: ['9/12', '10/12', '6/12'], ascending: ['1/2', '3/4', '5/6'], sum: '25/12' },
    },
    { inputs: { fractions: ['-1/3', '0.25'] }, result: { denominator: '12', equivalents: ['-4/12', '3/12'], ascending: ['-1/3', '1/4'], sum: '-1/12' } },
  ],
  run({ fractions }) {
    const values = fractions.map((fraction, index) => rationalOf(fraction, `fractions[${index}]`));
    const common = values.reduce((lcm, { denominator }) => (lcm / gcd(lcm, denominator)) * denominator, 1n);
    return {
      denominator: String(common),
      equivalents: values.map(({ numerator, denominator }) => `${numerator * (common / denominator)}/${common}`),
      ascending: values.toSorted(compare).map(fractionText),
      sum: fractionText(values.reduce(add, rational(0n))),
    };
  },
});
