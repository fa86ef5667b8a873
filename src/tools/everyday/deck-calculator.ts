import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { withWaste } from './lib/measures.ts';
import { piecesFor } from './lib/pieces.ts';

export default defineTool({
  slug: 'deck-calculator',
  name: 'Deck Calculator',
  category: 'everyday',
  summary: 'Calculates the deck boards, joists and screws for a deck.',
  description: 'Joists run across the boards, with one at each end. Each board is held by two screws on each joist.',
  reference: 'Rows = (width + gap) / (board + gap); joists = length / spacing + 1; both rounded up',
  keywords: ['patio', 'terrace', 'planks', 'composite', 'lumber'],
  inputs: z.strictObject({
    lengthM: z.number().min(0.1).max(1000).describe('Length of the deck in metres, along the boards'),
    widthM: z.number().min(0.1).max(1000).describe('Width of the deck in metres, across the boards'),
    boardWidthMm: z.number().min(10).max(1000).default(140).describe('Width of a board in mm'),
    boardLengthM: z.number().min(0.3).max(20).default(4.8).describe('Length of a board in metres'),
    gapMm: z.number().min(0).max(50).default(5).describe('Gap between boards in mm'),
    joistSpacingCm: z.number().min(5).max(200).default(40).describe('Greatest distance between joists in cm, centre to centre'),
    wastePercent: z.number().min(0).max(100).default(10).describe('Allowance for cutting in percent of the boards'),
    pricePerBoard: z.number().min(0).max(100_000).optional().describe('Price of a board; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    areaM2: z.number().describe('Area of the deck in m²'),
    rows: z.int().describe('Rows of boards side by side'),
    boards: z.int().describe('Boards to buy, with the waste'),
    joists: z.int().describe('Joists under the boards'),
    screws: z.int().describe('Screws, two for each row on each joist'),
    cost: z.number().optional().describe('Cost of the boards; absent if no price is given'),
  }),
  headline: 'boards',
  examples: [
    { inputs: { lengthM: 5, widthM: 3.6 }, result: { areaM2: 18, rows: 25, boards: 29, joists: 14, screws: 700 } },
    {
      inputs: { lengthM: 4.8, widthM: 1.445, wastePercent: 0, pricePerBoard: 21.9 },
      result: { areaM2: 6.936, rows: 10, boards: 10, joists: 13, screws: 260, cost: 219 },
    },
  ],
  run(inputs) {
    const length = new D(inputs.lengthM);
    const rows = piecesFor(new D(inputs.widthM).times(1000).plus(inputs.gapMm).div(new D(inputs.boardWidthMm).plus(inputs.gapMm)));
    const boards = piecesFor(withWaste(rows.times(length), inputs.wastePercent).div(inputs.boardLengthM));
    const joists = piecesFor(length.times(100).div(inputs.joistSpacingCm)).plus(1);
    return {
      areaM2: ratio(length.times(inputs.widthM)),
      rows: rows.toNumber(),
      boards: boards.toNumber(),
      joists: joists.toNumber(),
      screws: rows.times(joists).times(2).toNumber(),
      ...(inputs.pricePerBoard !== undefined && { cost: money(boards.times(inputs.pricePerBoard), inputs.decimals) }),
    };
  },
});
