import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { exactNumber, gcd, rationalOf } from '../shared/numbers/rational.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_DIGITS = 5000;
const MAX_DENOMINATOR = 10n ** BigInt(MAX_DIGITS);

export default defineTool({
  slug: 'egyptian-fraction-calculator',
  name: 'Egyptian Fraction Calculator',
  category: 'math',
  summary: 'Writes a fraction as a sum of distinct unit fractions.',
  description: 'The greedy expansion of the part below 1. Denominators of more than 5,000 digits are unprocessable.',
  reference: 'Greedy (Fibonacci-Sylvester) algorithm',
  keywords: ['unit fractions', 'sylvester', 'greedy'],
  cost: 'heavy',
  inputs: z.strictObject({ fraction: exactNumber.describe('Number above 0: an integer, decimal or fraction') }),
  result: z.strictObject({
    integerPart: z.string().describe('Whole part of the number; "0" when below 1'),
    unitFractions: z.array(z.string()).describe('The unit fractions, such as "1/2", denominators ascending'),
    denominators: z.array(z.string()).describe('Denominators of the unit fractions, in the same order'),
  }),
  headline: 'unitFractions',
  examples: [
    { inputs: { fraction: '5/6' }, result: { integerPart: '0', unitFractions: ['1/2', '1/3'], denominators: ['2', '3'] } },
    { inputs: { fraction: '19/7' }, result: { integerPart: '2', unitFractions: ['1/2', '1/5', '1/70'], denominators: ['2', '5', '70'] } },
  ],
  run(inputs) {
    const value = rationalOf(inputs.fraction, 'fraction');
    if (value.numerator <= 0n) invalid('fraction', 'must be above 0');
    const integerPart = value.numerator / value.denominator;
    let [numerator, denominator] = [value.numerator % value.denominator, value.denominator];
    const denominators: string[] = [];
    while (numerator > 0n) {
      const next = (denominator + numerator - 1n) / numerator;
      if (next >= MAX_DENOMINATOR)
        unprocessable(`A denominator has more than ${grouped(MAX_DIGITS)} digits, after ${grouped(denominators.length)} unit fractions.`, 'fraction');
      denominators.push(String(next));
      [numerator, denominator] = [numerator * next - denominator, denominator * next];
      const common = gcd(numerator, denominator);
      [numerator, denominator] = [numerator / common, denominator / common];
    }
    return { integerPart: String(integerPart), unitFractions: denominators.map((text) => `1/${text}`), denominators };
  },
});
