import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { aboveZero, completeProduct } from './lib/products.ts';

const any = z.number().min(-1e60).max(1e60).optional();

export default defineTool({
  slug: 'force-calculator',
  name: 'Force Calculator',
  category: 'science',
  summary: "Calculates force, mass or acceleration from the other two by Newton's second law.",
  description: 'Give exactly two of force, mass and acceleration. Force and acceleration are negative in the opposite direction.',
  reference: "Newton's second law: F = m a",
  keywords: ['newtons', 'f = ma', 'second law of motion', 'physics', 'dynamics', 'net force', 'thrust'],
  inputs: z.strictObject({
    force: any.describe('Force on the body in newtons'),
    mass: z.number().min(1e-60).max(1e60).optional().describe('Mass of the body in kilograms'),
    acceleration: any.describe('Acceleration of the body in m/s²'),
  }),
  result: z.strictObject({
    force: z.number().describe('Force on the body in newtons'),
    mass: z.number().describe('Mass of the body in kilograms'),
    acceleration: z.number().describe('Acceleration of the body in m/s²'),
  }),
  examples: [
    { inputs: { mass: 10, acceleration: 2.5 }, result: { force: 25, mass: 10, acceleration: 2.5 } },
    { inputs: { force: 1200, mass: 800 }, result: { force: 1200, mass: 800, acceleration: 1.5 } },
  ],
  run({ force, mass, acceleration }) {
    giveExactly(2, { force, mass, acceleration }, ['force', 'mass', 'acceleration']);
    const { product, left, right } = completeProduct({ product: force, left: mass, right: acceleration });
    return {
      force: doubleOf(product),
      mass: aboveZero(left, 'No mass above 0 fits: force and acceleration must both be above 0 or both below.'),
      acceleration: doubleOf(right),
    };
  },
});
