import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { wholeMotion } from './lib/uniform-acceleration.ts';

const any = z.number().min(-1e60).max(1e60).optional();

export default defineTool({
  slug: 'kinematics-calculator',
  name: 'Kinematics Calculator',
  category: 'science',
  summary: 'Solves motion with uniform acceleration (SUVAT): displacement, velocities, acceleration and time from any three of them.',
  description:
    'Give exactly three of the five. Where two times solve it, the smallest above 0 is taken, or 0 if there is no other. A displacement that misses the turning point only by the rounding of its last digit counts as reached.',
  reference: 'v = u + a t, s = u t + a t²/2',
  keywords: ['equations of motion', 'physics', 'acceleration calculator', 'velocity', 'distance', 'speed', 'braking', 'how long', 'kinematic equations'],
  inputs: z.strictObject({
    displacement: any.describe('Displacement s from the start in metres'),
    initialVelocity: any.describe('Velocity u at the start in m/s'),
    finalVelocity: any.describe('Velocity v at the end in m/s'),
    acceleration: any.describe('Constant acceleration a in m/s²'),
    time: z.number().min(0).max(1e60).optional().describe('Time t from start to end in seconds'),
  }),
  result: z.strictObject({
    displacement: z.number().describe('Displacement s from the start in metres'),
    initialVelocity: z.number().describe('Velocity u at the start in m/s'),
    finalVelocity: z.number().describe('Velocity v at the end in m/s'),
    acceleration: z.number().describe('Constant acceleration a in m/s²'),
    time: z.number().describe('Time t from start to end in seconds'),
  }),
  examples: [
    {
      inputs: { initialVelocity: 0, acceleration: 9.80665, time: 3 },
      result: { displacement: 44.129925, initialVelocity: 0, finalVelocity: 29.41995, acceleration: 9.80665, time: 3 },
    },
    {
      inputs: { initialVelocity: 20, acceleration: -9.80665, displacement: 0 },
      result: { displacement: 0, initialVelocity: 20, finalVelocity: -20, acceleration: -9.80665, time: 4.078864851911713 },
    },
  ],
  run({ displacement, initialVelocity, finalVelocity, acceleration, time }) {
    const given = { displacement, initialVelocity, finalVelocity, acceleration, time };
    giveExactly(3, given, ['displacement', 'initialVelocity', 'finalVelocity', 'acceleration', 'time']);
    const motion = wholeMotion(given);
    return {
      displacement: doubleOf(motion.displacement),
      initialVelocity: doubleOf(motion.initialVelocity),
      finalVelocity: doubleOf(motion.finalVelocity),
      acceleration: doubleOf(motion.acceleration),
      time: doubleOf(motion.time),
    };
  },
});
