import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { add, divide, exactNumber, gcd, isZero, multiply, rational, rationalOf, toNumber } from '../shared/numbers/rational.ts';
import { HUNDRED } from './lib/percent.ts';

export default defineTool({
  slug: 'ratio-calculator',
  name: 'Ratio Calculator',
  category: 'math',
  summary: 'Simplifies a ratio of two or more terms and splits a total by it.',
  description: 'Fractions and decimals are scaled to whole numbers. A term may be 0, but not all of them.',
  reference: 'Division by the greatest common divisor',
  keywords: ['proportion', 'split', 'simplify ratio'],
  inputs: z.strictObject({
    terms: z.array(exactNumber).min(2).max(50).describe('Terms of the ratio, none negative: integers, decimals or fractions'),
    total: exactNumber.optional().describe('Total to split in this ratio'),
  }),
  result: z.strictObject({
    simplified: z.array(z.string()).describe('The terms as whole numbers without a common divisor'),
    ratio: z.string().describe('The simplified terms joined by colons, such as 2:3'),
    percents: z.array(z.number()).describe("Each term's share of the sum, in percent"),
    parts: z.array(z.number()).optional().describe('Parts of the total, one for each term; only with a total'),
  }),
  headline: 'ratio',
  examples: [
    { inputs: { terms: [12, 18, 30], total: 100 }, result: { simplified: ['2', '3', '5'], ratio: '2:3:5', percents: [20, 30, 50], parts: [20, 30, 50] } },
    { inputs: { terms: ['1/2', 0.75] }, result: { simplified: ['2', '3'], ratio: '2:3', percents: [40, 60] } },
  ],
  run({ terms, total }) {
    const values = terms.map((term, index) => rationalOf(term, `terms[${index}]`));
    values.forEach(({ numerator }, index) => {
      if (numerator < 0n) invalid(`terms[${index}]`, 'must not be negative');
    });
    const sum = values.reduce(add, rational(0n));
    if (isZero(sum)) unprocessable('All terms are 0, so there is no ratio.', 'terms');
    const common = values.reduce((lcm, { denominator }) => (lcm / gcd(lcm, denominator)) * denominator, 1n);
    const whole = values.map(({ numerator, denominator }) => numerator * (common / denominator));
    const divisor = whole.reduce(gcd, 0n);
    const simplified = whole.map((term) => String(term / divisor));
    const amount = total === undefined ? undefined : rationalOf(total, 'total');
    return {
      simplified,
      ratio: simplified.join(':'),
      percents: values.map((value) => toNumber(multiply(divide(value, sum), HUNDRED))),
      ...(amount && { parts: values.map((value) => toNumber(multiply(divide(value, sum), amount))) }),
    };
  },
});
