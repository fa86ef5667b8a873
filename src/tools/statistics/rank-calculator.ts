import { z } from 'zod';
import { defineTool } from '../define.ts';
import { numbers } from './lib/lists.ts';
import { groupsOf } from './lib/ranks.ts';

type Ties = 'average' | 'min' | 'max' | 'dense' | 'ordinal';

export default defineTool({
  slug: 'rank-calculator',
  name: 'Rank Calculator',
  category: 'statistics',
  summary: 'Ranks a list of numbers, with a choice of how ties are ranked.',
  reference: 'Fractional, standard competition, modified competition, dense and ordinal ranking',
  keywords: ['order statistics', 'tied ranks', 'competition ranking', 'rank.avg', 'league table'],
  inputs: z.strictObject({
    values: numbers(100_000).describe('The numbers to rank'),
    ties: z
      .enum(['average', 'min', 'max', 'dense', 'ordinal'])
      .default('average')
      .describe(
        'Rank of equal values: average the mean of their places, min the first of them (1, 2, 2, 4), max the last (1, 3, 3, 4), dense leaves no gaps after them (1, 2, 2, 3), ordinal goes by position (1, 2, 3, 4)',
      ),
    order: z
      .enum(['ascending', 'descending'])
      .default('ascending')
      .describe('Whether rank 1 is for the smallest value (ascending) or the greatest (descending)'),
  }),
  result: z.strictObject({
    ranks: z.array(z.number()).describe('Rank of each value from 1, in the order given'),
    tieGroups: z.int().describe('Number of values that occur more than once'),
  }),
  examples: [
    { inputs: { values: [30, 10, 20, 20] }, result: { ranks: [4, 1, 2.5, 2.5], tieGroups: 1 } },
    { inputs: { values: [30, 10, 20, 20], ties: 'min', order: 'descending' }, result: { ranks: [1, 4, 2, 2], tieGroups: 1 } },
  ],
  run({ values, ties, order }) {
    const groups = groupsOf(values);
    if (order === 'descending') groups.reverse();
    const ranks = new Array<number>(values.length).fill(0);
    let before = 0;
    for (const [place, group] of groups.entries()) {
      for (const [position, index] of group.entries()) ranks[index] = rankOf(ties, before, group.length, position, place);
      before += group.length;
    }
    return { ranks, tieGroups: groups.filter((group) => group.length > 1).length };
  },
});

/** @param before how many values come before those equal ones @param position among them @param place of their value among the different ones */
function rankOf(ties: Ties, before: number, size: number, position: number, place: number): number {
  switch (ties) {
    case 'average':
      return before + (size + 1) / 2;
    case 'min':
      return before + 1;
    case 'max':
      return before + size;
    case 'dense':
      return place + 1;
    case 'ordinal':
      return before + position + 1;
  }
}
