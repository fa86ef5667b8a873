import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

/** 144 in³. */
const M3_PER_BOARD_FOOT = new D('0.002359737216');

export default defineTool({
  slug: 'board-foot-calculator',
  name: 'Board Foot Calculator',
  category: 'everyday',
  summary: 'Calculates the board feet of lumber from its dimensions, and what it costs.',
  description: 'Sizes are those the lumber is sold by: a 2 × 4 counts as 2 by 4 inches, although it measures less.',
  reference: 'Board feet = thickness in inches · width in inches · length in feet / 12',
  keywords: ['timber', 'wood', 'hardwood', 'bdft', 'board footage', 'sawmill', 'planks'],
  inputs: z.strictObject({
    pieces: z
      .array(
        z.strictObject({
          thicknessIn: z.number().min(0.01).max(10_000).describe('Thickness of a piece in inches'),
          widthIn: z.number().min(0.01).max(10_000).describe('Width of a piece in inches'),
          lengthFt: z.number().min(0.01).max(10_000).describe('Length of a piece in feet'),
          count: z.number().min(0).max(100_000).default(1).describe('How many pieces of this size'),
        }),
      )
      .min(1)
      .max(200)
      .describe('The pieces of lumber, by size'),
    pricePerBoardFoot: z.number().min(0).max(100_000).optional().describe('Price of a board foot; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    boardFeet: z.number().describe('Board feet of all pieces'),
    volumeM3: z.number().describe('Volume of all pieces in m³'),
    pieces: z.array(z.number()).describe('Board feet of each size, all pieces of it, in the order given'),
    cost: z.number().optional().describe('Cost of all pieces; absent if no price is given'),
  }),
  examples: [
    {
      inputs: { pieces: [{ thicknessIn: 2, widthIn: 6, lengthFt: 8, count: 10 }], pricePerBoardFoot: 3.25 },
      result: { boardFeet: 80, volumeM3: 0.18877897728, pieces: [80], cost: 260 },
    },
    {
      inputs: {
        pieces: [
          { thicknessIn: 1, widthIn: 12, lengthFt: 10 },
          { thicknessIn: 2, widthIn: 4, lengthFt: 12, count: 3 },
        ],
      },
      result: { boardFeet: 34, volumeM3: 0.080231065344, pieces: [10, 24] },
    },
  ],
  run({ pieces, pricePerBoardFoot, decimals: places }) {
    const rows = pieces.map(({ thicknessIn, widthIn, lengthFt, count }) => new D(thicknessIn).times(widthIn).times(lengthFt).times(count).div(12));
    const total = rows.reduce((sum, row) => sum.plus(row), new D(0));
    return {
      boardFeet: ratio(total),
      volumeM3: ratio(total.times(M3_PER_BOARD_FOOT)),
      pieces: rows.map(ratio),
      ...(pricePerBoardFoot !== undefined && { cost: money(total.times(pricePerBoardFoot), places) }),
    };
  },
});
