import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { gravityInput } from './lib/gravity.ts';

export default defineTool({
  slug: 'terminal-velocity-calculator',
  name: 'Terminal Velocity Calculator',
  category: 'science',
  summary: 'Calculates the terminal speed of a falling body, and its drag at any speed.',
  description: 'Buoyancy is left out. Drag coefficients: about 0.47 for a sphere, 1 for a skydiver and 1.4 for a parachute.',
  reference: 'v = sqrt(2 m g / (ρ A Cd)), drag = ρ v² A Cd / 2',
  keywords: ['air resistance', 'drag force', 'skydiver', 'free fall', 'parachute', 'drag coefficient', 'raindrop', 'fall speed'],
  inputs: z.strictObject({
    massKg: z.number().min(1e-60).max(1e60).describe('Mass of the body in kilograms'),
    areaM2: z.number().min(1e-60).max(1e60).describe('Cross-section of the body, across the direction of the fall, in m²'),
    dragCoefficient: z.number().min(0.0001).max(1000).default(1).describe('Drag coefficient, a number without unit'),
    fluidDensity: z.number().min(1e-12).max(1e12).default(1.225).describe('Density of the air or liquid in kg/m³: 1.225 is that of air at sea level'),
    gravity: gravityInput,
    speed: z.number().min(0).max(1e30).optional().describe('Speed in m/s at which the drag is wanted too'),
  }),
  result: z.strictObject({
    terminalVelocity: z.number().describe('Terminal velocity in m/s, at which drag and weight are the same'),
    terminalVelocityKmh: z.number().describe('Terminal velocity in km/h'),
    dragForce: z.number().optional().describe('Drag in newtons at the given speed; absent without speed'),
  }),
  examples: [
    { inputs: { massKg: 80, areaM2: 0.7 }, result: { terminalVelocity: 42.776304712982856, terminalVelocityKmh: 153.99469696673827 } },
    {
      inputs: { massKg: 0.0027, areaM2: 0.001256, dragCoefficient: 0.47, speed: 10 },
      result: { terminalVelocity: 8.557470775933936, terminalVelocityKmh: 30.80689479336217, dragForce: 0.0361571 },
    },
  ],
  run({ massKg, areaM2, dragCoefficient, fluidDensity, gravity, speed }) {
    const dragPerSquare = new Precise(fluidDensity).times(areaM2).times(dragCoefficient).div(2);
    const velocity = new Precise(massKg).times(gravity).div(dragPerSquare).sqrt();
    return {
      terminalVelocity: doubleOf(velocity),
      terminalVelocityKmh: doubleOf(velocity.times('3.6')),
      ...(speed !== undefined && { dragForce: doubleOf(dragPerSquare.times(speed).times(speed)) }),
    };
  },
});
