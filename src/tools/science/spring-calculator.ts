import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { aboveZero, completeProduct } from './lib/products.ts';

const amount = z.number().min(0).max(1e60).optional();

export default defineTool({
  slug: 'spring-calculator',
  name: 'Spring Calculator',
  category: 'science',
  summary: "Calculates the force, constant or extension of a spring (Hooke's law), its energy and its period with a mass.",
  description: 'Give exactly two of force, springConstant and extension. It applies to compression too, within the elastic range.',
  reference: "Hooke's law: F = k x; E = k x²/2, T = 2π sqrt(m/k)",
  keywords: ['stiffness', 'hooke', 'elastic', 'oscillation', 'spring rate', 'compression', 'harmonic oscillator', 'physics', 'k value'],
  inputs: z.strictObject({
    force: amount.describe('Force on the spring in newtons'),
    springConstant: z.number().min(1e-60).max(1e60).optional().describe('Spring constant in N/m'),
    extension: amount.describe('Extension or compression of the spring in metres'),
    massKg: z.number().min(1e-60).max(1e60).optional().describe('Mass on the spring in kilograms, for period and frequency'),
  }),
  result: z.strictObject({
    force: z.number().describe('Force on the spring in newtons'),
    springConstant: z.number().describe('Spring constant in N/m'),
    extension: z.number().describe('Extension or compression of the spring in metres'),
    energy: z.number().describe('Energy stored in the spring in joules'),
    period: z.number().optional().describe('Time of one oscillation with the mass in seconds; absent without massKg'),
    frequency: z.number().optional().describe('Oscillations per second with the mass in hertz; absent without massKg'),
  }),
  examples: [
    {
      inputs: { springConstant: 200, extension: 0.05, massKg: 0.5 },
      result: { force: 10, springConstant: 200, extension: 0.05, energy: 0.25, period: 0.3141592653589793, frequency: 3.1830988618379066 },
    },
    { inputs: { force: 30, extension: 0.12 }, result: { force: 30, springConstant: 250, extension: 0.12, energy: 1.8 } },
  ],
  run({ force, springConstant, extension, massKg }) {
    giveExactly(2, { force, springConstant, extension }, ['force', 'springConstant', 'extension']);
    const { product, left, right } = completeProduct({ product: force, left: springConstant, right: extension });
    const constant = aboveZero(left, 'No spring constant above 0 fits: force and extension must both be above 0.');
    const period = massKg === undefined ? undefined : new Precise(massKg).div(left).sqrt().times(PI).times(2);
    return {
      force: doubleOf(product),
      springConstant: constant,
      extension: doubleOf(right),
      energy: doubleOf(product.times(right).div(2)),
      ...(period && { period: doubleOf(period), frequency: doubleOf(new Precise(1).div(period)) }),
    };
  },
});
