import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { withWaste } from './lib/measures.ts';
import { piecesFor } from './lib/pieces.ts';
import { roomSurface } from './lib/surface.ts';

export default defineTool({
  slug: 'drywall-calculator',
  name: 'Drywall Calculator',
  category: 'everyday',
  summary: 'Calculates the drywall sheets and screws for a room.',
  description: 'Give length, width and height of a room, or the area to cover. Doors and windows are taken off.',
  reference: 'Walls 2·(length + width)·height; sheets = area·(1 + waste) / area of a sheet, rounded up',
  keywords: ['plasterboard', 'sheetrock', 'gypsum board', 'wallboard', 'plaster', 'panels', 'ceiling', 'dry lining'],
  inputs: z.strictObject({
    lengthM: z.number().min(0.1).max(1000).optional().describe('Length of the room in metres; needs width and height'),
    widthM: z.number().min(0.1).max(1000).optional().describe('Width of the room in metres; needs length and height'),
    heightM: z.number().min(0.1).max(100).optional().describe('Height of the room in metres; needs length and width'),
    areaM2: z.number().min(0.01).max(1_000_000).optional().describe('Area to cover in m², in place of a room'),
    ceiling: z.boolean().default(true).describe('Whether the ceiling of the room is covered too; ignored if an area is given'),
    openingsM2: z.number().min(0).max(100_000).default(0).describe('Area of doors and windows in m², which is taken off'),
    sheetWidthM: z.number().min(0.1).max(5).default(1.2).describe('Width of a sheet in metres'),
    sheetLengthM: z.number().min(0.1).max(10).default(2.4).describe('Length of a sheet in metres'),
    wastePercent: z.number().min(0).max(100).default(10).describe('Allowance for cutting and breakage in percent of the area'),
    screwsPerSheet: z.int().min(0).max(500).default(32).describe('Number of screws that hold a sheet'),
    pricePerSheet: z.number().min(0).max(100_000).optional().describe('Price of a sheet; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    areaM2: z.number().describe('Area to cover in m², without doors and windows'),
    sheets: z.int().describe('Sheets to buy, with the waste'),
    screws: z.int().describe('Screws for all sheets'),
    cost: z.number().optional().describe('Cost of the sheets; absent if no price is given'),
  }),
  headline: 'sheets',
  examples: [
    { inputs: { lengthM: 5, widthM: 4, heightM: 2.5, openingsM2: 3.5 }, result: { areaM2: 61.5, sheets: 24, screws: 768 } },
    { inputs: { areaM2: 28.8, wastePercent: 0, pricePerSheet: 12.5 }, result: { areaM2: 28.8, sheets: 10, screws: 320, cost: 125 } },
  ],
  run(inputs) {
    const area = roomSurface(inputs);
    const sheets = piecesFor(withWaste(area, inputs.wastePercent).div(new D(inputs.sheetWidthM).times(inputs.sheetLengthM)));
    return {
      areaM2: ratio(area),
      sheets: sheets.toNumber(),
      screws: sheets.times(inputs.screwsPerSheet).toNumber(),
      ...(inputs.pricePerSheet !== undefined && { cost: money(sheets.times(inputs.pricePerSheet), inputs.decimals) }),
    };
  },
});
