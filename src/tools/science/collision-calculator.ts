import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Enough digits for sums of products of three inputs to be exact, however far apart they are. */
const Exact = Decimal.clone({ precision: 1500, minE: -9e6, maxE: 9e6 });

const mass = z.number().min(1e-60).max(1e60);
const velocity = z.number().min(-1e30).max(1e30);

export default defineTool({
  slug: 'collision-calculator',
  name: 'Collision Calculator',
  category: 'science',
  summary: 'Calculates the velocities and energy lost when two bodies collide in a line, elastically or not.',
  description: 'Velocities to the left are negative. With a restitution of 0 the bodies stick together, with 1 no energy is lost.',
  reference: "Conservation of momentum and Newton's law of restitution: v2' - v1' = e (v1 - v2)",
  keywords: ['crash', 'billiards', 'momentum conservation', 'coefficient of restitution', 'bounce', 'impact', 'physics', 'carts'],
  inputs: z.strictObject({
    mass1: mass.describe('Mass of the first body in kilograms'),
    velocity1: velocity.describe('Velocity of the first body before the collision in m/s'),
    mass2: mass.describe('Mass of the second body in kilograms'),
    velocity2: velocity.describe('Velocity of the second body before the collision in m/s'),
    restitution: z.number().min(0).max(1).default(1).describe('Coefficient of restitution: 1 for an elastic collision, 0 for bodies that stick together'),
  }),
  result: z.strictObject({
    finalVelocity1: z.number().describe('Velocity of the first body after the collision in m/s'),
    finalVelocity2: z.number().describe('Velocity of the second body after the collision in m/s'),
    momentum: z.number().describe('Momentum of both together in kg m/s, which does not change'),
    energyBefore: z.number().describe('Kinetic energy of both together before the collision in joules'),
    energyAfter: z.number().describe('Kinetic energy of both together after the collision in joules'),
    energyLost: z.number().describe('Kinetic energy that the collision turns into heat and deformation, in joules'),
  }),
  views: [{ kind: 'figures', field: 'energyLost', of: ['energyBefore', 'energyAfter', 'energyLost'] }],
  examples: [
    {
      inputs: { mass1: 2, velocity1: 3, mass2: 1, velocity2: -1 },
      result: { finalVelocity1: 1 / 3, finalVelocity2: 13 / 3, momentum: 5, energyBefore: 9.5, energyAfter: 9.5, energyLost: 0 },
    },
    {
      inputs: { mass1: 1200, velocity1: 15, mass2: 800, velocity2: 0, restitution: 0 },
      result: { finalVelocity1: 9, finalVelocity2: 9, momentum: 18000, energyBefore: 135000, energyAfter: 81000, energyLost: 54000 },
    },
  ],
  run({ mass1, velocity1, mass2, velocity2, restitution }) {
    const [m1, m2, e] = [new Exact(mass1), new Exact(mass2), new Exact(restitution)];
    const [v1, v2] = [new Exact(velocity1), new Exact(velocity2)];
    const momentum = m1.times(v1).plus(m2.times(v2));
    const closing = e.times(v1.minus(v2));
    const total = new Precise(m1.plus(m2));
    const over = (value: Decimal) => new Precise(value).div(total);
    const energyOfCenter = over(momentum).times(momentum).div(2);
    // Of the motion against each other, e² is kept.
    const energyBetween = over(m1.times(m2)).times(v1.minus(v2)).times(v1.minus(v2)).div(2);
    return {
      finalVelocity1: doubleOf(over(momentum.minus(m2.times(closing)))),
      finalVelocity2: doubleOf(over(momentum.plus(m1.times(closing)))),
      momentum: doubleOf(momentum),
      energyBefore: doubleOf(energyOfCenter.plus(energyBetween)),
      energyAfter: doubleOf(energyOfCenter.plus(energyBetween.times(e).times(e))),
      energyLost: doubleOf(energyBetween.times(new Precise(1).minus(e)).times(new Precise(1).plus(e))),
    };
  },
});
