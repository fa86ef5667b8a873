import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readSelectors } from './lib/specificity.ts';

export default defineTool({
  slug: 'css-specificity-calculator',
  name: 'CSS Specificity Calculator',
  category: 'developer',
  summary: 'Calculates the specificity of CSS selectors and shows which one wins.',
  description:
    'a counts ids, b classes, attributes and pseudo-classes, c types and pseudo-elements. :is, :not and :has count as their most specific argument, :where as nothing, :nth-child(... of s) as a pseudo-class and its most specific s; * counts nothing.',
  reference: 'Selectors Level 4, section 17',
  keywords: ['selector weight', 'css cascade', 'css priority'],

  inputs: z.strictObject({ selectors: z.array(z.string().min(1).max(1000)).min(1).max(100).describe('CSS selectors; a comma makes several of one') }),
  result: z.strictObject({
    results: z
      .array(
        z.strictObject({
          selector: z.string().describe('The selector without white space at its ends'),
          a: z.int().describe('How many ids count'),
          b: z.int().describe('How many classes, attributes and pseudo-classes count'),
          c: z.int().describe('How many types and pseudo-elements count'),
          specificity: z.string().describe('The three counts joined by commas'),
        }),
      )
      .describe('One entry for each selector, in the order given'),
    winner: z.string().describe('The selector with the highest specificity; of equals the last'),
  }),
  examples: [
    {
      inputs: { selectors: ['ul li.red', '#s12:not(FOO)', ':where(#a) b'] },
      result: {
        results: [
          { selector: 'ul li.red', a: 0, b: 1, c: 2, specificity: '0,1,2' },
          { selector: '#s12:not(FOO)', a: 1, b: 0, c: 1, specificity: '1,0,1' },
          { selector: ':where(#a) b', a: 0, b: 0, c: 1, specificity: '0,0,1' },
        ],
        winner: '#s12:not(FOO)',
      },
    },
  ],
  run({ selectors }) {
    const results = selectors.flatMap((text, index) => readSelectors(text, `selectors[${index}]`));
    const order = (x: { a: number; b: number; c: number }, y: { a: number; b: number; c: number }): number => x.a - y.a || x.b - y.b || x.c - y.c;
    const [first, ...rest] = results;
    const winner = rest.reduce((best, one) => (best && order(one, best) < 0 ? best : one), first);
    return { results: results.map(({ selector, a, b, c }) => ({ selector, a, b, c, specificity: `${a},${b},${c}` })), winner: winner?.selector ?? '' };
  },
});
