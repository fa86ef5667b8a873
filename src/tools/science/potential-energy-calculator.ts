import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { gravityInput } from './lib/gravity.ts';
import { aboveZero, completeProduct } from './lib/products.ts';

const any = z.number().min(-1e60).max(1e60).optional();

export default defineTool({
  slug: 'potential-energy-calculator',
  name: 'Potential Energy Calculator',
  category: 'science',
  summary: 'Calculates gravitational potential energy, mass or height from the other two.',
  description: 'Give exactly two of energy, mass and height. Energy and height are negative below the level from which they are measured.',
  reference: 'E = m g h',
  keywords: ['mgh', 'joules', 'gravity', 'lifting', 'pumped storage', 'physics', 'energy of position', 'weight'],
  inputs: z.strictObject({
    energy: any.describe('Potential energy in joules'),
    mass: z.number().min(1e-60).max(1e60).optional().describe('Mass of the body in kilograms'),
    height: any.describe('Height of the body in metres'),
    gravity: gravityInput,
  }),
  result: z.strictObject({
    energy: z.number().describe('Potential energy in joules'),
    mass: z.number().describe('Mass of the body in kilograms'),
    height: z.number().describe('Height of the body in metres'),
  }),
  examples: [
    { inputs: { mass: 70, height: 15 }, result: { energy: 10296.9825, mass: 70, height: 15 } },
    { inputs: { energy: 9806.65, mass: 50 }, result: { energy: 9806.65, mass: 50, height: 20 } },
  ],
  run({ energy, mass, height, gravity }) {
    giveExactly(2, { energy, mass, height }, ['energy', 'mass', 'height']);
    const { product, left, right } = completeProduct({ product: energy, left: mass, right: height }, gravity);
    return {
      energy: doubleOf(product),
      mass: aboveZero(left, 'No mass above 0 fits: energy and height must both be above 0 or both below.'),
      height: doubleOf(right),
    };
  },
});
