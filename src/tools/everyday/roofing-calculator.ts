import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { radians, slopeDegrees } from './lib/angles.ts';
import { exactly } from './lib/choice.ts';
import { M2_PER_SQ_FT, withWaste } from './lib/measures.ts';
import { piecesFor } from './lib/pieces.ts';

const SQ_FT_PER_SQUARE = 100;

export default defineTool({
  slug: 'roofing-calculator',
  name: 'Roofing Calculator',
  category: 'everyday',
  summary: 'Calculates the roof area from its footprint and pitch, with squares, bundles and rafters.',
  description: [
    'All sides have the same pitch, so that gable, hip and shed roofs over the same footprint have the same area.',
    'A square is 100 ft², and three bundles of shingles usually cover it. The rafters of a hip roof are its common ones.',
  ].join(' '),
  reference: 'Area = footprint / cos(pitch); pitch as rise in 12 of run',
  keywords: ['shingles', 'roof slope', 'gable', 'hip', 'rafter length'],
  inputs: z.strictObject({
    lengthM: z.number().min(0.1).max(10_000).describe('Length of the house in metres, along the ridge'),
    widthM: z.number().min(0.1).max(10_000).describe('Width of the house in metres, across the ridge'),
    risePer12: z.number().min(0).max(48).optional().describe('Pitch as the rise for a run of 12, such as 6; or give pitchDegrees'),
    pitchDegrees: z.number().min(0).max(75).optional().describe('Pitch as an angle in degrees; or give risePer12'),
    overhangM: z.number().min(0).max(10).default(0).describe('Overhang on every side in metres, measured level'),
    roof: z.enum(['gable', 'hip', 'shed']).default('gable').describe('Kind of roof: gable (two sides), hip (four sides) or shed (one side)'),
    wastePercent: z.number().min(0).max(100).default(10).describe('Allowance for cutting in percent of the area'),
    bundlesPerSquare: z.number().min(1).max(10).default(3).describe('Bundles of shingles that cover 100 ft²'),
  }),
  result: z.strictObject({
    pitchDegrees: z.number().describe('Pitch as an angle in degrees'),
    risePer12: z.number().describe('Pitch as the rise for a run of 12'),
    slopeFactor: z.number().describe('How much larger the roof is than what it covers: 1 / cos of the pitch'),
    areaM2: z.number().describe('Area of the roof in m², with overhangs and without waste'),
    squares: z.number().describe('Areas of 100 ft² with waste, not rounded'),
    bundles: z.int().describe('Bundles of shingles to buy'),
    rafterLengthM: z.number().describe('Length of a rafter in metres, with the overhang'),
    ridgeHeightM: z.number().describe('Height of the ridge above the walls in metres'),
  }),
  headline: 'areaM2',
  examples: [
    {
      inputs: { lengthM: 12, widthM: 8, risePer12: 6, overhangM: 0.4 },
      result: {
        pitchDegrees: 26.56505117707799,
        risePer12: 6,
        slopeFactor: 1.118033988749895,
        areaM2: 125.93534849278815,
        squares: 14.911124904208407,
        bundles: 45,
        rafterLengthM: 4.919349550499537,
        ridgeHeightM: 2,
      },
    },
    {
      inputs: { lengthM: 6, widthM: 3, pitchDegrees: 30, roof: 'shed' },
      result: {
        pitchDegrees: 30,
        risePer12: 6.928203230275509,
        slopeFactor: 1.1547005383792515,
        areaM2: 20.784609690826528,
        squares: 2.4609604443416684,
        bundles: 8,
        rafterLengthM: 3.4641016151377544,
        ridgeHeightM: 1.7320508075688772,
      },
    },
  ],
  run(inputs) {
    exactly(1, inputs, ['risePer12', 'pitchDegrees']);
    const { risePer12, pitchDegrees = 0, overhangM } = inputs;
    const slope = risePer12 === undefined ? radians(pitchDegrees).tan() : new D(risePer12).div(12);
    const factor = slope.times(slope).plus(1).sqrt();
    const area = new D(overhangM).times(2).plus(inputs.lengthM).times(new D(overhangM).times(2).plus(inputs.widthM)).times(factor);
    const squares = withWaste(area, inputs.wastePercent).div(M2_PER_SQ_FT.times(SQ_FT_PER_SQUARE));
    const isShed = inputs.roof === 'shed';
    const run = new D(inputs.widthM).div(isShed ? 1 : 2);
    return {
      pitchDegrees: risePer12 === undefined ? pitchDegrees + 0 : ratio(slopeDegrees(slope)),
      risePer12: risePer12 === undefined ? ratio(slope.times(12)) : risePer12 + 0,
      slopeFactor: ratio(factor),
      areaM2: ratio(area),
      squares: ratio(squares),
      bundles: piecesFor(squares.times(inputs.bundlesPerSquare)).toNumber(),
      rafterLengthM: ratio(run.plus(new D(overhangM).times(isShed ? 2 : 1)).times(factor)),
      ridgeHeightM: ratio(run.times(slope)),
    };
  },
});
