import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Circles of confusion in millimetres. */
const SENSORS = { 'full-frame': 0.03, 'aps-c': 0.02, 'aps-c-canon': 0.019, 'micro-four-thirds': 0.015, 'one-inch': 0.011, 'medium-format': 0.043 };

export default defineTool({
  slug: 'depth-of-field-calculator',
  name: 'Depth of Field Calculator',
  category: 'everyday',
  summary: 'Calculates the near and far limits of sharpness and the hyperfocal distance of a lens.',
  description:
    'Circles of confusion in mm: full-frame 0.03, aps-c 0.02, aps-c-canon 0.019, micro-four-thirds 0.015, one-inch 0.011, medium-format 0.043. From the hyperfocal distance on, everything behind the subject is sharp.',
  reference: 'H = f²/(N c) + f; near = s (H − f)/(H + s − 2f); far = s (H − f)/(H − s)',
  keywords: ['dof', 'hyperfocal distance', 'photography', 'bokeh', 'aperture', 'focus', 'lens', 'circle of confusion', 'camera'],
  inputs: z.strictObject({
    focalLengthMm: z.number().min(1).max(5000).describe('Focal length of the lens in millimetres'),
    aperture: z.number().min(0.5).max(512).describe('Aperture as f-number, such as 2.8'),
    distanceM: z.number().min(0.01).max(1_000_000).describe('Distance to the subject in metres'),
    sensor: z
      .enum(['full-frame', 'aps-c', 'aps-c-canon', 'micro-four-thirds', 'one-inch', 'medium-format'])
      .default('full-frame')
      .describe('Size of the sensor, which decides on the circle of confusion'),
    circleOfConfusionMm: z.number().min(0.0001).max(1).optional().describe("Circle of confusion in millimetres, in place of the sensor's"),
  }),
  result: z.strictObject({
    circleOfConfusionMm: z.number().describe('Circle of confusion in millimetres'),
    hyperfocalM: z.number().describe('Hyperfocal distance in metres'),
    nearM: z.number().describe('Distance of the nearest sharp point in metres'),
    farM: z.number().optional().describe('Distance of the farthest sharp point in metres; absent when it is infinite'),
    depthM: z.number().optional().describe('Depth of field in metres; absent when it is infinite'),
    infinite: z.boolean().describe('Whether everything behind the subject is sharp'),
  }),
  headline: 'depthM',
  examples: [
    {
      inputs: { focalLengthMm: 50, aperture: 2.8, distanceM: 3 },
      result: {
        circleOfConfusionMm: 0.03,
        hyperfocalM: 29.811904761904763,
        nearM: 2.7294562923065726,
        farM: 3.330077257792381,
        depthM: 0.6006209654858082,
        infinite: false,
      },
    },
  ],
  run({ focalLengthMm, aperture, distanceM, sensor, circleOfConfusionMm = SENSORS[sensor] }) {
    const focal = new Precise(focalLengthMm);
    const subject = new Precise(distanceM).times(1000);
    if (subject.lte(focal)) unprocessable('The subject must be farther away than the focal length.', 'distanceM');
    const hyperfocal = focal.times(focal).div(new Precise(aperture).times(circleOfConfusionMm)).plus(focal);
    const reach = subject.times(hyperfocal.minus(focal));
    const near = reach.div(hyperfocal.plus(subject).minus(focal.times(2)));
    const infinite = subject.gte(hyperfocal);
    const far = infinite ? undefined : reach.div(hyperfocal.minus(subject));
    return {
      circleOfConfusionMm,
      hyperfocalM: doubleOf(hyperfocal.div(1000)),
      nearM: doubleOf(near.div(1000)),
      ...(far && { farM: doubleOf(far.div(1000)), depthM: doubleOf(far.minus(near).div(1000)) }),
      infinite,
    };
  },
});
