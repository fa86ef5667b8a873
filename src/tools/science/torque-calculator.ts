import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { sineAndCosine } from './lib/degrees.ts';
import { aboveZero, completeProduct } from './lib/products.ts';

const any = z.number().min(-1e60).max(1e60).optional();

export default defineTool({
  slug: 'torque-calculator',
  name: 'Torque Calculator',
  category: 'science',
  summary: 'Calculates torque, force or lever arm from the other two and the angle between force and lever.',
  description: 'Give exactly two of torque, force and leverArm. Torque and force are negative in the opposite direction.',
  reference: 'τ = r F sin θ',
  keywords: ['moment', 'wrench', 'newton metres', 'newton meters', 'twisting force', 'rotation', 'bolt', 'physics', 'moment of force'],
  inputs: z.strictObject({
    torque: any.describe('Torque in newton metres'),
    force: any.describe('Force on the lever in newtons'),
    leverArm: z.number().min(1e-60).max(1e60).optional().describe('Distance from the axis to where the force acts in metres'),
    angleDegrees: z.number().min(1).max(179).default(90).describe('Angle between lever and force in degrees'),
  }),
  result: z.strictObject({
    torque: z.number().describe('Torque in newton metres'),
    force: z.number().describe('Force on the lever in newtons'),
    leverArm: z.number().describe('Distance from the axis to where the force acts in metres'),
  }),
  examples: [
    { inputs: { force: 40, leverArm: 0.25, angleDegrees: 60 }, result: { torque: 8.660254037844387, force: 40, leverArm: 0.25 } },
    { inputs: { torque: 120, leverArm: 0.5 }, result: { torque: 120, force: 240, leverArm: 0.5 } },
  ],
  run({ torque, force, leverArm, angleDegrees }) {
    giveExactly(2, { torque, force, leverArm }, ['torque', 'force', 'leverArm']);
    const [sine] = sineAndCosine(angleDegrees);
    const { product, left, right } = completeProduct({ product: torque, left: leverArm, right: force }, sine);
    return {
      torque: doubleOf(product),
      force: doubleOf(right),
      leverArm: aboveZero(left, 'No lever arm above 0 fits: torque and force must both be above 0 or both below.'),
    };
  },
});
