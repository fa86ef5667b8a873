import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bezout } from '../shared/numbers/euclid.ts';
import { bigInteger, integerOf } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'extended-gcd-calculator',
  name: 'Extended GCD Calculator',
  category: 'math',
  summary: 'Finds the greatest common divisor with its Bézout coefficients, a·x + b·y = gcd.',
  description: 'The coefficients of the extended algorithm for |a| and |b|, each negated when its number is negative.',
  reference: "Euclid's extended algorithm",
  keywords: ['bezout', 'euclidean algorithm'],
  inputs: z.strictObject({ a: bigInteger.describe('First integer, of up to 1,000 digits'), b: bigInteger.describe('Second integer, of up to 1,000 digits') }),
  result: z.strictObject({
    gcd: z.string().describe('Greatest common divisor, not negative'),
    x: z.string().describe('Coefficient x of a'),
    y: z.string().describe('Coefficient y of b'),
  }),
  examples: [
    { inputs: { a: 240, b: 46 }, result: { gcd: '2', x: '-9', y: '47' } },
    { inputs: { a: -7, b: 0 }, result: { gcd: '7', x: '-1', y: '0' } },
  ],
  run({ a, b }) {
    const { divisor, x, y } = bezout(integerOf(a), integerOf(b));
    return { gcd: String(divisor), x: String(x), y: String(y) };
  },
});
