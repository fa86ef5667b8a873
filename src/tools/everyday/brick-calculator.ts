import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { withWaste } from './lib/measures.ts';
import { piecesFor } from './lib/pieces.ts';
import { areaOf, withoutOpenings } from './lib/surface.ts';

const MM2_PER_M2 = 1_000_000;

export default defineTool({
  slug: 'brick-calculator',
  name: 'Brick Calculator',
  category: 'everyday',
  summary: 'Calculates the bricks or blocks and mortar for a wall.',
  description: 'The wall is one brick width thick (half-brick wall). Give its area, or its length and height; for a thicker wall give the area of all leaves.',
  reference: 'Bricks per m² = 1 / ((length + joint)·(height + joint)); the default brick is the UK standard one, 215 × 102.5 × 65 mm (BS EN 771-1)',
  keywords: ['how many bricks', 'cinder block', 'masonry', 'bricklaying', 'cement'],
  inputs: z.strictObject({
    areaM2: z.number().min(0.001).max(1_000_000).optional().describe('Area of the wall in m², or give its length and height'),
    lengthM: z.number().min(0.01).max(10_000).optional().describe('Length of the wall in metres; needs the height'),
    heightM: z.number().min(0.01).max(1000).optional().describe('Height of the wall in metres; needs the length'),
    openingsM2: z.number().min(0).max(100_000).default(0).describe('Area of doors and windows in m², which is taken off'),
    brickLengthMm: z.number().min(10).max(2000).default(215).describe('Length of a brick in mm, along the wall'),
    brickHeightMm: z.number().min(10).max(1000).default(65).describe('Height of a brick in mm'),
    brickWidthMm: z.number().min(10).max(1000).default(102.5).describe('Width of a brick in mm, which is how thick the wall is'),
    jointMm: z.number().min(0).max(50).default(10).describe('Thickness of the mortar joints in mm'),
    wastePercent: z.number().min(0).max(100).default(5).describe('Allowance for breakage in percent of the bricks'),
    pricePerThousand: z.number().min(0).max(1_000_000).optional().describe('Price of 1000 bricks; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    areaM2: z.number().describe('Area of the wall in m², without doors and windows'),
    bricksPerM2: z.number().describe('Bricks in a m² of wall, not rounded'),
    bricks: z.int().describe('Bricks to buy, with the waste'),
    mortarM3: z.number().describe('Mortar in m³: the wall less its bricks, without waste'),
    cost: z.number().optional().describe('Cost of the bricks; absent if no price is given'),
  }),
  headline: 'bricks',
  examples: [
    {
      inputs: { lengthM: 8, heightM: 2.4, openingsM2: 1.8 },
      result: { areaM2: 17.4, bricksPerM2: 59.25925925925926, bricks: 1083, mortarM3: 0.30649777777777776 },
    },
    {
      inputs: { areaM2: 10, brickLengthMm: 440, brickHeightMm: 215, brickWidthMm: 100, pricePerThousand: 1450 },
      result: { areaM2: 10, bricksPerM2: 9.876543209876543, bricks: 104, mortarM3: 0.06567901234567901, cost: 150.8 },
    },
  ],
  run(inputs) {
    const area = withoutOpenings(areaOf(inputs, 'heightM'), inputs.openingsM2);
    const [length, height, joint] = [new D(inputs.brickLengthMm), new D(inputs.brickHeightMm), new D(inputs.jointMm)];
    const place = length.plus(joint).times(height.plus(joint));
    const bricks = piecesFor(withWaste(area.times(MM2_PER_M2), inputs.wastePercent).div(place));
    const mortarShare = place.minus(length.times(height)).div(place);
    return {
      areaM2: ratio(area),
      bricksPerM2: ratio(new D(MM2_PER_M2).div(place)),
      bricks: bricks.toNumber(),
      mortarM3: ratio(area.times(inputs.brickWidthMm).div(1000).times(mortarShare)),
      ...(inputs.pricePerThousand !== undefined && { cost: money(bricks.times(inputs.pricePerThousand).div(1000), inputs.decimals) }),
    };
  },
});
