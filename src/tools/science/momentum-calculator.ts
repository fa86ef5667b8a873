import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { aboveZero, completeProduct } from './lib/products.ts';

const any = z.number().min(-1e60).max(1e60).optional();

export default defineTool({
  slug: 'momentum-calculator',
  name: 'Momentum Calculator',
  category: 'science',
  summary: 'Calculates momentum, mass or velocity from the other two, with the mean force that stops the body in a time.',
  description: 'Give exactly two of momentum, mass and velocity. Momentum and velocity are negative in the opposite direction.',
  reference: 'p = m v, mean force = p / t',
  keywords: ['impulse', 'p = mv', 'crash', 'impact force', 'stopping force', 'kg m/s', 'physics', 'braking force'],
  inputs: z.strictObject({
    momentum: any.describe('Momentum of the body in kg m/s'),
    mass: z.number().min(1e-60).max(1e60).optional().describe('Mass of the body in kilograms'),
    velocity: any.describe('Velocity of the body in m/s'),
    stoppingTime: z.number().min(1e-60).max(1e60).optional().describe('Time in which the body is stopped in seconds, for the force'),
  }),
  result: z.strictObject({
    momentum: z.number().describe('Momentum of the body in kg m/s'),
    mass: z.number().describe('Mass of the body in kilograms'),
    velocity: z.number().describe('Velocity of the body in m/s'),
    force: z.number().optional().describe('Mean force in newtons that stops the body, with the sign of the momentum; absent without stoppingTime'),
  }),
  examples: [
    { inputs: { mass: 1500, velocity: 20, stoppingTime: 0.15 }, result: { momentum: 30000, mass: 1500, velocity: 20, force: 200000 } },
    { inputs: { momentum: 8, mass: 0.16 }, result: { momentum: 8, mass: 0.16, velocity: 50 } },
  ],
  run({ momentum, mass, velocity, stoppingTime }) {
    giveExactly(2, { momentum, mass, velocity }, ['momentum', 'mass', 'velocity']);
    const { product, left, right } = completeProduct({ product: momentum, left: mass, right: velocity });
    return {
      momentum: doubleOf(product),
      mass: aboveZero(left, 'No mass above 0 fits: momentum and velocity must both be above 0 or both below.'),
      velocity: doubleOf(right),
      ...(stoppingTime !== undefined && { force: doubleOf(product.div(stoppingTime)) }),
    };
  },
});
