import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { slopeDegrees } from './lib/angles.ts';
import { nearest, settled } from './lib/pieces.ts';

const MIN_COMFORTABLE_CM = 60;
const MAX_COMFORTABLE_CM = 66;

export default defineTool({
  slug: 'stair-calculator',
  name: 'Stair Calculator',
  category: 'everyday',
  summary: 'Calculates the risers, treads, run, stringer and comfort of a straight stair.',
  description:
    "Blondel's rule calls a stair comfortable if twice the riser and the tread come to 60 to 66 cm. Check your building code: it may limit risers and treads.",
  reference: "Blondel's rule: 2·riser + tread = 60 to 66 cm",
  keywords: ['staircase', 'steps', 'rise and run', 'stringer length', 'step height'],
  inputs: z.strictObject({
    totalRiseCm: z.number().min(10).max(2000).describe('Height from floor to floor in cm'),
    idealRiserCm: z.number().min(5).max(40).default(18).describe('Height of a step to come near to, in cm'),
    risers: z.int().min(1).max(200).optional().describe('Number of risers, in place of the ideal height'),
    treadCm: z.number().min(10).max(100).default(28).describe('Depth of a tread in cm, without nosing'),
    topTread: z.boolean().default(false).describe('Whether the last tread is level with the upper floor'),
  }),
  result: z.strictObject({
    risers: z.int().describe('Number of risers, the steps up'),
    riserCm: z.number().describe('Height of a step in cm'),
    treads: z.int().describe('Number of treads, one less than risers unless there is one on top'),
    totalRunCm: z.number().describe('Length of the stair on plan in cm'),
    stringerCm: z.number().describe('Length of the stringer in cm, from bottom to top'),
    angleDegrees: z.number().describe('Angle of the stair in degrees'),
    blondelCm: z.number().describe('Twice the riser and the tread in cm'),
    comfortable: z.boolean().describe('Whether that is from 60 to 66 cm'),
  }),
  examples: [
    {
      inputs: { totalRiseCm: 270 },
      result: {
        risers: 15,
        riserCm: 18,
        treads: 14,
        totalRunCm: 392,
        stringerCm: 475.9873947910806,
        angleDegrees: 32.735226272107596,
        blondelCm: 64,
        comfortable: true,
      },
    },
    {
      inputs: { totalRiseCm: 60, risers: 3, treadCm: 20, topTread: true },
      result: {
        risers: 3,
        riserCm: 20,
        treads: 3,
        totalRunCm: 60,
        stringerCm: 84.8528137423857,
        angleDegrees: 45,
        blondelCm: 60,
        comfortable: true,
      },
    },
  ],
  run({ totalRiseCm, idealRiserCm, risers: ownRisers, treadCm, topTread }) {
    const rise = new D(totalRiseCm);
    const risers = ownRisers ?? Math.max(1, nearest(rise.div(idealRiserCm)).toNumber());
    const riser = rise.div(risers);
    const treads = topTread ? risers : risers - 1;
    const run = new D(treadCm).times(treads);
    const blondel = riser.times(2).plus(treadCm);
    const settledBlondel = settled(blondel);
    return {
      risers,
      riserCm: ratio(riser),
      treads,
      totalRunCm: ratio(run),
      stringerCm: ratio(rise.times(rise).plus(run.times(run)).sqrt()),
      angleDegrees: ratio(slopeDegrees(riser.div(treadCm))),
      blondelCm: ratio(blondel),
      comfortable: settledBlondel.gte(MIN_COMFORTABLE_CM) && settledBlondel.lte(MAX_COMFORTABLE_CM),
    };
  },
});
