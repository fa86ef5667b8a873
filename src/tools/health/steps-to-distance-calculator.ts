import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { KM_PER_MILE, sexInput } from './lib/body.ts';
import { exactlyOne } from './lib/exactly-one.ts';
import { needed } from './lib/needed.ts';

const STRIDE_PER_HEIGHT = { male: '0.415', female: '0.413' };
const CM_PER_KM = 100_000;

export default defineTool({
  slug: 'steps-to-distance-calculator',
  name: 'Steps to Distance Calculator',
  category: 'health',
  summary: 'Converts steps into distance and back, from a stride length or a height.',
  description: 'The stride is the length of one step. Without it, it is taken as 0.415 of the height for men and 0.413 for women, averages of adults who walk.',
  reference: 'distance = steps × stride; stride = 0.415 (male) or 0.413 (female) × height',
  keywords: ['steps to km', 'steps to miles', '10000 steps', 'pedometer', 'step counter', 'stride length', 'walking distance'],
  inputs: z.strictObject({
    steps: z.number().min(0).max(10_000_000).optional().describe('Number of steps; give this or distanceKm'),
    distanceKm: z.number().min(0).max(10_000).optional().describe('Distance in kilometres; give this or steps'),
    strideCm: z.number().min(20).max(250).optional().describe('Length of one step in centimetres; give this or heightCm with sex'),
    heightCm: z.number().min(50).max(250).optional().describe('Height of the person in centimetres; give this with sex, or strideCm'),
    sex: sexInput.optional().describe('Sex of the person, needed with heightCm'),
  }),
  result: z.strictObject({
    strideCm: z.number().describe('Length of one step in centimetres'),
    steps: z.number().describe('Number of steps, not rounded'),
    distanceKm: z.number().describe('Distance in kilometres'),
    distanceMi: z.number().describe('Distance in miles'),
  }),
  headline: 'distanceKm',
  examples: [
    {
      inputs: { steps: 10000, heightCm: 170, sex: 'female' },
      result: { strideCm: 70.21, steps: 10000, distanceKm: 7.021, distanceMi: 4.362647140698321 },
    },
    { inputs: { distanceKm: 5, strideCm: 80 }, result: { strideCm: 80, steps: 6250, distanceKm: 5, distanceMi: 3.1068559611866697 } },
  ],
  run(inputs) {
    exactlyOne(inputs, ['steps', 'distanceKm']);
    exactlyOne(inputs, ['strideCm', 'heightCm']);
    const stride =
      inputs.heightCm === undefined
        ? new Precise(inputs.strideCm ?? 0)
        : new Precise(STRIDE_PER_HEIGHT[needed(inputs.sex, 'sex', 'a stride from heightCm')]).times(inputs.heightCm);
    const distance = inputs.steps === undefined ? new Precise(inputs.distanceKm ?? 0) : stride.times(inputs.steps).div(CM_PER_KM);
    const steps = inputs.steps === undefined ? distance.times(CM_PER_KM).div(stride) : new Precise(inputs.steps);
    return {
      strideCm: doubleOf(stride),
      steps: doubleOf(steps),
      distanceKm: doubleOf(distance),
      distanceMi: doubleOf(distance.div(KM_PER_MILE)),
    };
  },
});
