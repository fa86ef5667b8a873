import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { sineAndCosine } from './lib/degrees.ts';
import { gravityInput } from './lib/gravity.ts';

export default defineTool({
  slug: 'inclined-plane-calculator',
  name: 'Inclined Plane Calculator',
  category: 'science',
  summary: 'Calculates the forces and the acceleration of a body on a slope or ramp, with friction.',
  description:
    'The body starts at rest: it slides when the force down the slope is above the static friction. The kinetic coefficient is not above the static one.',
  reference: 'N = m g cos θ, parallel force = m g sin θ, a = g (sin θ - μ cos θ)',
  keywords: ['ramp', 'sliding', 'coefficient of friction', 'normal force', 'angle of repose', 'block', 'physics', 'hill'],
  inputs: z.strictObject({
    massKg: z.number().min(1e-60).max(1e60).describe('Mass of the body in kilograms'),
    angleDegrees: z.number().min(0).max(90).describe('Angle of the slope with the horizontal in degrees'),
    staticFriction: z.number().min(0).max(100).default(0).describe('Coefficient of static friction, which keeps the body from sliding'),
    kineticFriction: z.number().min(0).max(100).optional().describe('Coefficient of kinetic friction while the body slides; without it, the static one'),
    gravity: gravityInput,
  }),
  result: z.strictObject({
    normalForce: z.number().describe('Force on the slope at right angles to it in newtons'),
    parallelForce: z.number().describe('Part of the weight that pulls down the slope in newtons'),
    slides: z.boolean().describe('Whether the body slides: the parallel force is above the greatest static friction'),
    frictionForce: z.number().describe('Friction up the slope in newtons: kinetic when the body slides, else as large as the parallel force'),
    acceleration: z.number().describe('Acceleration down the slope in m/s², 0 when the body does not slide'),
  }),
  headline: 'acceleration',
  views: [{ kind: 'figures', field: 'frictionForce', of: ['normalForce', 'parallelForce', 'frictionForce'] }],
  examples: [
    {
      inputs: { massKg: 10, angleDegrees: 30, staticFriction: 0.4, kineticFriction: 0.3 },
      result: { normalForce: 84.92808026022665, parallelForce: 49.03325, slides: true, frictionForce: 25.478424078067995, acceleration: 2.3554825921932006 },
    },
    {
      inputs: { massKg: 2, angleDegrees: 0, staticFriction: 0.5 },
      result: { normalForce: 19.6133, parallelForce: 0, slides: false, frictionForce: 0, acceleration: 0 },
    },
  ],
  run({ massKg, angleDegrees, staticFriction, kineticFriction = staticFriction, gravity }) {
    if (kineticFriction > staticFriction) invalid('kineticFriction', `must not be above staticFriction, ${staticFriction}`);
    const [sine, cosine] = sineAndCosine(angleDegrees);
    const weight = new Precise(massKg).times(gravity);
    const slides = sine.gt(cosine.times(staticFriction));
    const kinetic = cosine.times(kineticFriction);
    return {
      normalForce: doubleOf(weight.times(cosine)),
      parallelForce: doubleOf(weight.times(sine)),
      slides,
      frictionForce: doubleOf(weight.times(slides ? kinetic : sine)),
      acceleration: slides ? doubleOf(sine.minus(kinetic).times(gravity)) : 0,
    };
  },
});
