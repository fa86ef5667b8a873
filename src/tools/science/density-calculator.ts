import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { completeProduct } from './lib/products.ts';

const amount = z.number().min(1e-60).max(1e60).optional();

export default defineTool({
  slug: 'density-calculator',
  name: 'Density Calculator',
  category: 'science',
  summary: 'Calculates density, mass or volume from the other two.',
  description: 'Give exactly two of density, mass and volume.',
  reference: 'ρ = m / V',
  keywords: ['kg/m3', 'rho', 'specific gravity', 'material', 'weight per volume', 'physics', 'mass per volume'],
  inputs: z.strictObject({
    density: amount.describe('Density in kg/m³: water has about 1000, steel 7850'),
    mass: amount.describe('Mass in kilograms'),
    volume: amount.describe('Volume in cubic metres: a litre is 0.001'),
  }),
  result: z.strictObject({
    density: z.number().describe('Density in kg/m³'),
    mass: z.number().describe('Mass in kilograms'),
    volume: z.number().describe('Volume in cubic metres'),
  }),
  examples: [
    { inputs: { mass: 7.87, volume: 0.001 }, result: { density: 7870, mass: 7.87, volume: 0.001 } },
    { inputs: { density: 2700, volume: 0.02 }, result: { density: 2700, mass: 54, volume: 0.02 } },
  ],
  run({ density, mass, volume }) {
    giveExactly(2, { density, mass, volume }, ['density', 'mass', 'volume']);
    const { product, left, right } = completeProduct({ product: mass, left: density, right: volume });
    return { density: doubleOf(left), mass: doubleOf(product), volume: doubleOf(right) };
  },
});
