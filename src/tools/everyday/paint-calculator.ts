import { z } from 'zod';
import { defineTool } from '../define.ts';
import { decimals, money, ratio } from '../shared/numbers/money.ts';
import { piecesFor } from './lib/pieces.ts';
import { roomSurface } from './lib/surface.ts';

export default defineTool({
  slug: 'paint-calculator',
  name: 'Paint Calculator',
  category: 'everyday',
  summary: 'Calculates the paint for the walls, and ceiling, of a room.',
  description: 'Give length, width and height of a room, or the area to paint. Doors and windows are taken off.',
  reference: 'Walls 2·(length + width)·height; paint = area·coats / coverage',
  keywords: ['how much paint', 'litres of paint', 'gallons', 'wall paint', 'coats', 'decorating', 'coverage'],
  inputs: z.strictObject({
    lengthM: z.number().min(0.1).max(1000).optional().describe('Length of the room in metres; needs width and height'),
    widthM: z.number().min(0.1).max(1000).optional().describe('Width of the room in metres; needs length and height'),
    heightM: z.number().min(0.1).max(100).optional().describe('Height of the room in metres; needs length and width'),
    areaM2: z.number().min(0.01).max(1_000_000).optional().describe('Area to paint in m², in place of a room'),
    ceiling: z.boolean().default(false).describe('Whether the ceiling of the room is painted too; ignored if an area is given'),
    openingsM2: z.number().min(0).max(100_000).default(0).describe('Area of doors and windows in m², which is taken off'),
    coats: z.int().min(1).max(10).default(2).describe('Number of coats of paint'),
    coverageM2PerLiter: z.number().min(0.1).max(100).default(10).describe('Area in m² that a litre covers once'),
    canLiters: z.number().min(0.01).max(1000).default(2.5).describe('Contents of a can in litres'),
    pricePerCan: z.number().min(0).max(100_000).optional().describe('Price of a can; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    areaM2: z.number().describe('Area to paint in m², without doors and windows'),
    liters: z.number().describe('Paint for all coats in litres'),
    cans: z.int().describe('Cans to buy'),
    cost: z.number().optional().describe('Cost of the cans; absent if no price is given'),
  }),
  headline: 'liters',
  examples: [
    {
      inputs: { lengthM: 5, widthM: 4, heightM: 2.5, openingsM2: 4.7, pricePerCan: 29.9 },
      result: { areaM2: 40.3, liters: 8.06, cans: 4, cost: 119.6 },
    },
    { inputs: { areaM2: 30, coats: 1, coverageM2PerLiter: 12 }, result: { areaM2: 30, liters: 2.5, cans: 1 } },
  ],
  run(inputs) {
    const area = roomSurface(inputs);
    const liters = area.times(inputs.coats).div(inputs.coverageM2PerLiter);
    const cans = piecesFor(liters.div(inputs.canLiters));
    return {
      areaM2: ratio(area),
      liters: ratio(liters),
      cans: cans.toNumber(),
      ...(inputs.pricePerCan !== undefined && { cost: money(cans.times(inputs.pricePerCan), inputs.decimals) }),
    };
  },
});
