import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { aboveZero, completeProduct } from './lib/products.ts';

const amount = z.number().min(0).max(1e60).optional();

export default defineTool({
  slug: 'kinetic-energy-calculator',
  name: 'Kinetic Energy Calculator',
  category: 'science',
  summary: 'Calculates kinetic energy, mass or speed from the other two.',
  description: 'Give exactly two of energy, mass and speed. Newtonian: for speeds near that of light, use the relativity calculator.',
  reference: 'E = m v²/2',
  keywords: ['joules', 'moving', 'velocity', 'bullet', 'impact energy', 'muzzle energy', 'physics', 'energy of motion'],
  inputs: z.strictObject({
    energy: amount.describe('Kinetic energy in joules'),
    mass: z.number().min(1e-60).max(1e60).optional().describe('Mass of the body in kilograms'),
    speed: amount.describe('Speed of the body in m/s'),
  }),
  result: z.strictObject({
    energy: z.number().describe('Kinetic energy in joules'),
    mass: z.number().describe('Mass of the body in kilograms'),
    speed: z.number().describe('Speed of the body in m/s'),
  }),
  examples: [
    { inputs: { mass: 1200, speed: 27.78 }, result: { energy: 463037.04, mass: 1200, speed: 27.78 } },
    { inputs: { energy: 800, mass: 4 }, result: { energy: 800, mass: 4, speed: 20 } },
  ],
  run({ energy, mass, speed }) {
    giveExactly(2, { energy, mass, speed }, ['energy', 'mass', 'speed']);
    const square = speed === undefined ? undefined : new Precise(speed).pow(2);
    const { product, left, right } = completeProduct({ product: energy, left: mass, right: square }, '0.5');
    return {
      energy: doubleOf(product),
      mass: aboveZero(left, 'No mass above 0 fits: energy and speed must both be above 0.'),
      speed: doubleOf(right.sqrt()),
    };
  },
});
