import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { sineAndCosine } from './lib/degrees.ts';

export default defineTool({
  slug: 'work-calculator',
  name: 'Work and Power Calculator',
  category: 'science',
  summary: 'Calculates the work that a force does along a path, and the power over a time.',
  description: 'Work is negative where the force acts against the motion, and 0 where it is at right angles to it.',
  reference: 'W = F d cos θ, P = W / t',
  keywords: ['joules', 'watts', 'energy', 'mechanical work', 'lifting', 'pulling', 'physics', 'force times distance'],
  inputs: z.strictObject({
    force: z.number().min(-1e60).max(1e60).describe('Force on the body in newtons'),
    distance: z.number().min(0).max(1e60).describe('Length of the path in metres'),
    angleDegrees: z.number().min(-360).max(360).default(0).describe('Angle between force and path in degrees'),
    time: z.number().min(1e-60).max(1e60).optional().describe('Time that the work takes in seconds, for the power'),
  }),
  result: z.strictObject({
    work: z.number().describe('Work done by the force in joules'),
    power: z.number().optional().describe('Mean power in watts; absent without time'),
  }),
  examples: [
    { inputs: { force: 50, distance: 12, angleDegrees: 60, time: 4 }, result: { work: 300, power: 75 } },
    { inputs: { force: 80, distance: 2.5 }, result: { work: 200 } },
  ],
  run({ force, distance, angleDegrees, time }) {
    const [, cosine] = sineAndCosine(angleDegrees);
    const work = cosine.times(force).times(distance);
    return { work: doubleOf(work), ...(time !== undefined && { power: doubleOf(work.div(time)) }) };
  },
});
