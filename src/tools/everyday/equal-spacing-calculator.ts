import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { wholeUp } from './lib/whole.ts';

const MAX_ITEMS = 5000;
/** More take longer than the event loop may be held up with. */
const MAX_INLINE_ITEMS = 200;

export default defineTool({
  slug: 'equal-spacing-calculator',
  name: 'Equal Spacing Calculator',
  category: 'everyday',
  summary: 'Calculates even gaps and positions for balusters, pictures, shelves or posts along a length.',
  description: 'Give exactly one of count and maxGap; from maxGap follow as few items as keep the gaps to it. Any unit of length will do.',
  reference: 'Gap = (total − count · width) / (count + 1), with items at both ends / (count − 1)',
  keywords: ['baluster spacing', 'fence posts', 'picture hanging', 'railing', 'evenly spaced', 'spindles', 'woodworking', 'distribute'],
  inputs: z.strictObject({
    total: z.number().min(0.001).max(1_000_000).describe('Length to fill, in any unit'),
    itemWidth: z.number().min(0).max(1_000_000).default(0).describe('Width of an item in the same unit'),
    count: z.int().min(1).max(MAX_ITEMS).optional().describe('Number of items'),
    maxGap: z.number().min(0.001).max(1_000_000).optional().describe('Greatest gap that is allowed, in the same unit'),
    ends: z.enum(['gap', 'items']).default('gap').describe('What stands at both ends: gap for a gap, items for an item'),
  }),
  result: z.strictObject({
    count: z.int().describe('Number of items'),
    gap: z.number().describe('Gap between items, and at the ends if there are gaps'),
    starts: z.array(z.number()).describe('Where each item begins, from the beginning of the length'),
    centers: z.array(z.number()).describe('Where the centre of each item is, from the beginning of the length'),
  }),
  headline: 'gap',
  examples: [
    {
      inputs: { total: 200, itemWidth: 4, maxGap: 10 },
      result: {
        count: 14,
        gap: 9.6,
        starts: [9.6, 23.2, 36.8, 50.4, 64, 77.6, 91.2, 104.8, 118.4, 132, 145.6, 159.2, 172.8, 186.4],
        centers: [11.6, 25.2, 38.8, 52.4, 66, 79.6, 93.2, 106.8, 120.4, 134, 147.6, 161.2, 174.8, 188.4],
      },
    },
    {
      inputs: { total: 300, itemWidth: 40, count: 4, ends: 'items' },
      result: {
        count: 4,
        gap: 46.666666666666664,
        starts: [0, 86.66666666666667, 173.33333333333334, 260],
        centers: [20, 106.66666666666667, 193.33333333333334, 280],
      },
    },
  ],
  heavyWhen: ({ total, itemWidth, count, maxGap }) => (count ?? total / (itemWidth + (maxGap ?? total))) > MAX_INLINE_ITEMS,
  run(inputs) {
    giveExactly(1, inputs, ['count', 'maxGap']);
    const [total, width] = [new Precise(inputs.total), new Precise(inputs.itemWidth)];
    const atEnds = inputs.ends === 'items';
    if (atEnds && inputs.count === 1) invalid('count', 'must be at least 2 with items at the ends');
    const count = inputs.maxGap === undefined ? new Precise(inputs.count ?? 1) : fewest(total, width, new Precise(inputs.maxGap), atEnds);
    if (count.gt(MAX_ITEMS)) unprocessable(`More than ${MAX_ITEMS} items are needed to keep the gaps to maxGap.`, 'maxGap');
    const free = total.minus(count.times(width));
    if (free.lt(0)) unprocessable('The items together are longer than the total.', 'itemWidth');
    const gap = free.div(atEnds ? count.minus(1) : count.plus(1));
    const step = gap.plus(width);
    const starts = Array.from({ length: count.toNumber() }, (_, index) => step.times(index).plus(atEnds ? 0 : gap));
    const half = width.div(2);
    return {
      count: count.toNumber(),
      gap: doubleOf(gap),
      starts: starts.map(doubleOf),
      centers: starts.map((start) => doubleOf(start.plus(half))),
    };
  },
});

function fewest(total: Decimal, width: Decimal, maxGap: Decimal, atEnds: boolean): Decimal {
  const room = atEnds ? total.plus(maxGap) : total.minus(maxGap);
  return Precise.max(atEnds ? 2 : 1, wholeUp(room.div(width.plus(maxGap))));
}
