import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_COMBINATIONS = 100_000;
const MAX_LENGTH = 20_000_000;

export default defineTool({
  slug: 'list-combiner',
  name: 'List Combiner',
  category: 'text',
  summary: 'Makes every combination of the items of several lists, for keywords and names.',
  description:
    'The Cartesian product, the last list varying fastest. An empty list gives no combinations. More than 100,000 combinations, or 20,000,000 characters in all, are refused.',
  keywords: ['cartesian product', 'permutations', 'mix', 'cross join', 'variants', 'seo'],
  cost: 'heavy',
  inputs: z.strictObject({
    lists: z
      .array(z.array(z.string().max(1000)).max(1000))
      .min(1)
      .max(10)
      .describe('The lists to combine, in order; the last varies fastest'),
    separator: z.string().max(100).default(' ').describe('Text between the items of a combination'),
    skipEmpty: z.boolean().default(true).describe('Join only items that are not empty'),
  }),
  result: z.strictObject({
    combinations: z.array(z.string()).describe('The combinations, one item of each list joined'),
    count: z.int().describe('Number of combinations'),
  }),
  examples: [
    {
      inputs: {
        lists: [
          ['red', 'blue'],
          ['shirt', 'hat'],
        ],
      },
      result: { combinations: ['red shirt', 'red hat', 'blue shirt', 'blue hat'], count: 4 },
    },
    {
      inputs: { lists: [['', 'best'], ['pizza'], ['nyc']], separator: '-' },
      result: { combinations: ['pizza-nyc', 'best-pizza-nyc'], count: 2 },
    },
  ],
  run({ lists, separator, skipEmpty }) {
    const count = lists.reduce((product, list) => product * list.length, 1);
    if (count > MAX_COMBINATIONS) unprocessable(`The lists have ${grouped(count)} combinations; at most ${grouped(MAX_COMBINATIONS)} can be made.`, 'lists');
    if (count === 0) return { combinations: [], count };
    const length = lists.reduce((total, list) => total + (count / list.length) * list.reduce((sum, item) => sum + item.length + separator.length, 0), 0);
    if (length > MAX_LENGTH)
      unprocessable(`The combinations would have about ${grouped(length)} characters; at most ${grouped(MAX_LENGTH)} can be made.`, 'lists');
    const combinations = Array.from({ length: count }, (_, number) => {
      const items: string[] = [];
      let rest = number;
      for (const list of lists.toReversed()) {
        items.push(list[rest % list.length] ?? '');
        rest = Math.floor(rest / list.length);
      }
      const ordered = items.reverse();
      return (skipEmpty ? ordered.filter((item) => item !== '') : ordered).join(separator);
    });
    return { combinations, count };
  },
});
