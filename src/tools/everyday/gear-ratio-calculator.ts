import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';

const wheel = z.number().min(0.001).max(1_000_000);
/** A ratio so near 1 is direct. */
const NEAR = '1e-9';

export default defineTool({
  slug: 'gear-ratio-calculator',
  name: 'Gear Ratio Calculator',
  category: 'everyday',
  summary: 'Calculates the ratio, speed and torque of gears, pulleys or sprockets in one or more stages.',
  description: 'Sizes are teeth or diameters. The road speed needs inputRpm and tireDiameterMm, the tire being on the last shaft.',
  reference: 'Ratio = driven / driving; output speed = input speed / ratio; output torque = input torque · ratio · efficiency',
  keywords: ['transmission', 'gearbox', 'sprocket', 'pulley', 'rpm', 'final drive', 'teeth', 'bicycle gears', 'torque multiplication'],
  inputs: z.strictObject({
    stages: z
      .array(
        z.strictObject({
          driving: wheel.describe('Teeth or diameter of the driving wheel'),
          driven: wheel.describe('Teeth or diameter of the driven wheel'),
        }),
      )
      .min(1)
      .max(20)
      .describe('The stages, from the input shaft to the output shaft'),
    inputRpm: z.number().min(0).max(10_000_000).optional().describe('Speed of the input shaft in revolutions per minute'),
    inputTorqueNm: z.number().min(0).max(1e9).optional().describe('Torque of the input shaft in newton metres'),
    efficiencyPercent: z.number().min(1).max(100).default(100).describe('Efficiency of each stage in percent'),
    tireDiameterMm: z.number().min(1).max(100_000).optional().describe('Diameter of a tire on the last shaft in millimetres, for the road speed'),
  }),
  result: z.strictObject({
    ratio: z.number().describe('Ratio of all stages together: turns of the input shaft to one of the output shaft'),
    ratios: z.array(z.number()).describe('Ratio of each stage, driven divided by driving'),
    kind: z.enum(['reduction', 'overdrive', 'direct']).describe('reduction for a ratio above 1, overdrive for one below, direct at 1'),
    reversed: z.boolean().describe('Whether meshing gears turn the output the other way: with an odd number of stages'),
    outputRpm: z.number().optional().describe('Speed of the output shaft in revolutions per minute; absent without inputRpm'),
    outputTorqueNm: z.number().optional().describe('Torque of the output shaft in newton metres; absent without inputTorqueNm'),
    speedKmh: z.number().optional().describe('Road speed in km/h; absent without inputRpm and tireDiameterMm'),
  }),
  examples: [
    {
      inputs: {
        stages: [
          { driving: 12, driven: 36 },
          { driving: 15, driven: 45 },
        ],
        inputRpm: 1800,
        inputTorqueNm: 2.5,
      },
      result: { ratio: 9, ratios: [3, 3], kind: 'reduction', reversed: false, outputRpm: 200, outputTorqueNm: 22.5 },
    },
  ],
  run({ stages, inputRpm, inputTorqueNm, efficiencyPercent, tireDiameterMm }) {
    const product = (side: 'driving' | 'driven') => stages.reduce((all, stage) => all.times(stage[side]), new Precise(1));
    const [driving, driven] = [product('driving'), product('driven')];
    const ratio = driven.div(driving);
    const outputRpm = inputRpm === undefined ? undefined : new Precise(inputRpm).times(driving).div(driven);
    const efficiency = new Precise(efficiencyPercent).div(100).pow(stages.length);
    return {
      ratio: doubleOf(ratio),
      ratios: stages.map((stage) => doubleOf(new Precise(stage.driven).div(stage.driving))),
      kind: ratio.minus(1).abs().lte(NEAR) ? ('direct' as const) : ratio.gt(1) ? ('reduction' as const) : ('overdrive' as const),
      reversed: stages.length % 2 === 1,
      ...(outputRpm && { outputRpm: doubleOf(outputRpm) }),
      ...(inputTorqueNm !== undefined && { outputTorqueNm: doubleOf(new Precise(inputTorqueNm).times(driven).div(driving).times(efficiency)) }),
      ...(outputRpm && tireDiameterMm !== undefined && { speedKmh: doubleOf(outputRpm.times(PI).times(tireDiameterMm).times(60).div(1_000_000)) }),
    };
  },
});
