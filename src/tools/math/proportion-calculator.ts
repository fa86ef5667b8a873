import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { divide, exactNumber, fractionText, isZero, multiply, rationalOf, toNumber } from '../shared/numbers/rational.ts';

const TERMS = ['a', 'b', 'c', 'd'] as const;
/** a/b = c/d: each term is the product of two others over the third. */
const SOLUTION = { a: ['b', 'c', 'd'], b: ['a', 'd', 'c'], c: ['a', 'd', 'b'], d: ['b', 'c', 'a'] } as const;

export default defineTool({
  slug: 'proportion-calculator',
  name: 'Proportion Calculator',
  category: 'math',
  summary: 'Solves the proportion a/b = c/d for its missing term (rule of three).',
  description: 'Give exactly three of the four.',
  reference: 'a·d = b·c',
  keywords: ['rule of three', 'cross multiply', 'ratio'],
  inputs: z.strictObject({
    a: exactNumber.optional().describe('Term a: an integer, decimal or fraction; absent when it is the missing one'),
    b: exactNumber.optional().describe('Term b, not 0; absent when it is the missing one'),
    c: exactNumber.optional().describe('Term c; absent when it is the missing one'),
    d: exactNumber.optional().describe('Term d, not 0; absent when it is the missing one'),
  }),
  result: z.strictObject({
    missing: z.enum(TERMS).describe('Which term was solved for'),
    value: z.number().describe('The missing term as the nearest double'),
    fraction: z.string().describe('The missing term as an exact fraction'),
  }),
  headline: 'value',
  examples: [
    { inputs: { a: 3, b: 4, c: 10.5 }, result: { missing: 'd', value: 14, fraction: '14' } },
    { inputs: { a: '1/2', c: 2, d: 7 }, result: { missing: 'b', value: 1.75, fraction: '7/4' } },
  ],
  run(inputs) {
    const absent = TERMS.filter((term) => inputs[term] === undefined);
    const [missing] = absent;
    if (!missing || absent.length !== 1) return invalid('', 'give exactly three of a, b, c and d');
    for (const term of ['b', 'd'] as const) {
      const given = inputs[term];
      if (given !== undefined && isZero(rationalOf(given, term))) unprocessable(`${term} is 0, and nothing can be divided by it.`, term);
    }
    const of = (term: (typeof TERMS)[number]) => rationalOf(inputs[term] ?? 0, term);
    const [first, second, divisor] = SOLUTION[missing];
    if (isZero(of(divisor))) unprocessable(`${divisor} is 0, so ${missing} cannot be found.`, divisor);
    const value = divide(multiply(of(first), of(second)), of(divisor));
    if ((missing === 'b' || missing === 'd') && isZero(value)) unprocessable(`${missing} would have to be 0, and nothing can be divided by it.`);
    return { missing, value: toNumber(value), fraction: fractionText(value) };
  },
});
