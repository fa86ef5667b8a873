import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { gravityInput } from './lib/gravity.ts';

export default defineTool({
  slug: 'buoyancy-calculator',
  name: 'Buoyancy Calculator',
  category: 'science',
  summary: 'Calculates whether a body floats or sinks, its buoyant force, and how much of it is under water.',
  description: 'A body exactly as dense as the fluid floats, completely submerged.',
  reference: "Archimedes' principle: the buoyant force is the weight of the fluid displaced",
  keywords: ['archimedes', 'float', 'sink', 'boat', 'displacement', 'ship', 'upthrust', 'iceberg', 'raft', 'apparent weight'],
  inputs: z.strictObject({
    massKg: z.number().min(1e-60).max(1e60).describe('Mass of the body in kilograms'),
    volumeM3: z.number().min(1e-60).max(1e60).describe('Whole volume of the body in cubic metres, with hollow parts'),
    fluidDensity: z.number().min(1e-9).max(1e9).default(1000).describe('Density of the fluid in kg/m³: 1000 for fresh water, about 1025 for the sea'),
    gravity: gravityInput,
  }),
  result: z.strictObject({
    floats: z.boolean().describe("Whether the body floats: its mean density is not above the fluid's"),
    density: z.number().describe('Mean density of the body in kg/m³'),
    buoyantForce: z.number().describe('Buoyant force in newtons: as large as the weight when the body floats'),
    submergedFraction: z.number().describe('Part of the volume that is under water, from 0 to 1; 1 when the body sinks'),
    apparentWeight: z.number().describe('Weight less buoyant force in newtons, 0 when the body floats'),
  }),
  headline: 'buoyantForce',
  examples: [
    { inputs: { massKg: 600, volumeM3: 1 }, result: { floats: true, density: 600, buoyantForce: 5883.99, submergedFraction: 0.6, apparentWeight: 0 } },
    {
      inputs: { massKg: 7.8, volumeM3: 0.001, fluidDensity: 1025 },
      result: { floats: false, density: 7800, buoyantForce: 10.05181625, submergedFraction: 1, apparentWeight: 66.44005375 },
    },
  ],
  run({ massKg, volumeM3, fluidDensity, gravity }) {
    const displaced = new Precise(fluidDensity).times(volumeM3);
    const floats = displaced.gte(massKg);
    return {
      floats,
      density: doubleOf(new Precise(massKg).div(volumeM3)),
      buoyantForce: doubleOf((floats ? new Precise(massKg) : displaced).times(gravity)),
      submergedFraction: floats ? doubleOf(new Precise(massKg).div(displaced)) : 1,
      apparentWeight: floats ? 0 : doubleOf(new Precise(massKg).minus(displaced).times(gravity)),
    };
  },
});
