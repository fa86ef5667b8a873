import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { M2_PER_SQ_FT, withWaste } from './lib/measures.ts';
import { piecesFor } from './lib/pieces.ts';

export default defineTool({
  slug: 'flooring-calculator',
  name: 'Flooring Calculator',
  category: 'everyday',
  summary: 'Calculates the floor area of several rooms and the boxes of flooring for it.',
  reference: 'Boxes = area·(1 + waste) / coverage of a box, rounded up',
  keywords: ['laminate', 'parquet', 'hardwood', 'vinyl', 'carpet', 'planks', 'how much flooring'],
  inputs: z.strictObject({
    rooms: z
      .array(
        z.strictObject({
          lengthM: z.number().min(0.01).max(10_000).describe('Length of the room in metres'),
          widthM: z.number().min(0.01).max(10_000).describe('Width of the room in metres'),
        }),
      )
      .min(1)
      .max(100)
      .describe('The rooms, each with its length and width'),
    wastePercent: z.number().min(0).max(100).default(10).describe('Allowance for cutting in percent of the area'),
    boxCoverageM2: z.number().min(0.01).max(10_000).optional().describe('Area in m² that a box covers; adds the boxes'),
    pricePerBox: z.number().min(0).max(1_000_000).optional().describe('Price of a box; needs boxCoverageM2 and adds the cost'),
    pricePerM2: z.number().min(0).max(1_000_000).optional().describe('Price of a m², in place of one for a box; the cost includes the waste'),
    decimals,
  }),
  result: z.strictObject({
    areaM2: z.number().describe('Floor area of all rooms in m²'),
    areaWithWasteM2: z.number().describe('Area of flooring to buy in m², with the waste'),
    areaSqFt: z.number().describe('Floor area of all rooms in square feet'),
    boxes: z.int().optional().describe('Boxes to buy; absent if the coverage of a box is not given'),
    cost: z.number().optional().describe('Cost of the flooring; absent if no price is given'),
  }),
  headline: 'areaWithWasteM2',
  examples: [
    {
      inputs: {
        rooms: [
          { lengthM: 5, widthM: 4 },
          { lengthM: 3.2, widthM: 2.5 },
        ],
        boxCoverageM2: 2.22,
        pricePerBox: 45,
      },
      result: { areaM2: 28, areaWithWasteM2: 30.8, areaSqFt: 301.3894916678722, boxes: 14, cost: 630 },
    },
    {
      inputs: { rooms: [{ lengthM: 6.096, widthM: 3.048 }], wastePercent: 0, pricePerM2: 18.5 },
      result: { areaM2: 18.580608, areaWithWasteM2: 18.580608, areaSqFt: 200, cost: 343.74 },
    },
  ],
  run({ rooms, wastePercent, boxCoverageM2, pricePerBox, pricePerM2, decimals: places }) {
    if (pricePerBox !== undefined && pricePerM2 !== undefined) invalid('pricePerM2', 'must be left out if pricePerBox is given');
    if (pricePerBox !== undefined && boxCoverageM2 === undefined) invalid('boxCoverageM2', 'must be given with pricePerBox');
    const area = rooms.reduce((sum, { lengthM, widthM }) => sum.plus(new D(lengthM).times(widthM)), new D(0));
    const bought = withWaste(area, wastePercent);
    const boxes = boxCoverageM2 === undefined ? undefined : piecesFor(bought.div(boxCoverageM2));
    const cost = boxes && pricePerBox !== undefined ? boxes.times(pricePerBox) : pricePerM2 === undefined ? undefined : bought.times(pricePerM2);
    return {
      areaM2: ratio(area),
      areaWithWasteM2: ratio(bought),
      areaSqFt: ratio(area.div(M2_PER_SQ_FT)),
      ...(boxes && { boxes: boxes.toNumber() }),
      ...(cost && { cost: money(cost, places) }),
    };
  },
});
