import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { withWaste } from './lib/measures.ts';
import { piecesFor } from './lib/pieces.ts';
import { areaOf } from './lib/surface.ts';

/** kg/dm³, as makers give it. */
const GROUT_DENSITY = 1.6;

export default defineTool({
  slug: 'tile-calculator',
  name: 'Tile Calculator',
  category: 'everyday',
  summary: 'Calculates the tiles and boxes for a floor or wall, with joints, waste and grout.',
  description: 'Give the area, or its length and width. Tiles and boxes are rounded up to whole ones.',
  reference: 'Tiles = area·(1 + waste) / ((width + joint)·(height + joint)); grout in kg/m² = (w + h)/(w·h)·joint·thickness·1.6 in mm',
  keywords: ['how many tiles', 'bathroom', 'backsplash'],
  inputs: z.strictObject({
    areaM2: z.number().min(0.001).max(1_000_000).optional().describe('Area to tile in m², or give its length and width'),
    lengthM: z.number().min(0.01).max(10_000).optional().describe('Length of the area in metres; needs the width'),
    widthM: z.number().min(0.01).max(10_000).optional().describe('Width of the area in metres; needs the length'),
    tileWidthCm: z.number().min(0.5).max(500).describe('Width of a tile in cm'),
    tileHeightCm: z.number().min(0.5).max(500).describe('Height of a tile in cm'),
    jointMm: z.number().min(0).max(50).default(0).describe('Width of the joints in mm'),
    wastePercent: z.number().min(0).max(100).default(10).describe('Allowance for cutting and breakage in percent of the tiles'),
    tilesPerBox: z.int().min(1).max(10_000).optional().describe('Number of tiles in a box; adds the boxes'),
    pricePerBox: z.number().min(0).max(1_000_000).optional().describe('Price of a box; needs tilesPerBox and adds the cost'),
    thicknessMm: z.number().min(1).max(100).optional().describe('Thickness of the tiles in mm; adds the grout'),
    decimals,
  }),
  result: z.strictObject({
    areaM2: z.number().describe('Area to tile in m²'),
    tiles: z.int().describe('Tiles to buy, with the waste'),
    boxes: z.int().optional().describe('Boxes to buy; absent if the tiles per box are not given'),
    groutKg: z.number().optional().describe('Grout for the joints in kg, without waste; absent if the thickness is not given'),
    cost: z.number().optional().describe('Cost of the boxes; absent if no price is given'),
  }),
  headline: 'tiles',
  examples: [
    {
      inputs: { lengthM: 4, widthM: 3, tileWidthCm: 30, tileHeightCm: 60, jointMm: 3, tilesPerBox: 6, pricePerBox: 32.4 },
      result: { areaM2: 12, tiles: 73, boxes: 13, cost: 421.2 },
    },
    {
      inputs: { areaM2: 6, tileWidthCm: 20, tileHeightCm: 20, jointMm: 2, thicknessMm: 8, wastePercent: 5 },
      result: { areaM2: 6, tiles: 155, groutKg: 1.536 },
    },
  ],
  run(inputs) {
    const { tilesPerBox, pricePerBox, thicknessMm } = inputs;
    if (pricePerBox !== undefined && tilesPerBox === undefined) invalid('tilesPerBox', 'must be given with pricePerBox');
    const area = areaOf(inputs);
    const joint = new D(inputs.jointMm);
    const [width, height] = [new D(inputs.tileWidthCm).times(10), new D(inputs.tileHeightCm).times(10)];
    const tileM2 = width.plus(joint).times(height.plus(joint)).div(1_000_000);
    const tiles = piecesFor(withWaste(area, inputs.wastePercent).div(tileM2));
    const boxes = tilesPerBox === undefined ? undefined : piecesFor(tiles.div(tilesPerBox));
    return {
      areaM2: ratio(area),
      tiles: tiles.toNumber(),
      ...(boxes && { boxes: boxes.toNumber() }),
      ...(thicknessMm !== undefined && {
        groutKg: ratio(area.times(width.plus(height)).times(joint).times(thicknessMm).times(GROUT_DENSITY).div(width.times(height))),
      }),
      ...(boxes && pricePerBox !== undefined && { cost: money(boxes.times(pricePerBox), inputs.decimals) }),
    };
  },
});
