import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { gravityInput } from './lib/gravity.ts';
import { PA_PER_ATM } from './lib/pressures.ts';

export default defineTool({
  slug: 'hydrostatic-pressure-calculator',
  name: 'Hydrostatic Pressure Calculator',
  category: 'science',
  summary: 'Calculates the pressure at a depth in water or another liquid, with and without that of the air above.',
  description: 'The density is taken to be the same at all depths.',
  reference: 'p = ρ g h',
  keywords: ['water pressure', 'diving', 'underwater', 'water column', 'gauge pressure', 'absolute pressure', 'tank', 'head', 'sea'],
  inputs: z.strictObject({
    depth: z.number().min(0).max(1e9).describe('Depth below the surface in metres'),
    density: z.number().min(1e-9).max(1e9).default(1000).describe('Density of the liquid in kg/m³: 1000 for fresh water, about 1025 for the sea'),
    gravity: gravityInput,
    surfacePressure: z.number().min(0).max(1e15).default(101_325).describe('Pressure on the surface in pascals; the default is one standard atmosphere'),
  }),
  result: z.strictObject({
    gaugePressure: z.number().describe('Pressure of the liquid alone in pascals'),
    absolutePressure: z.number().describe('Pressure together with that on the surface, in pascals'),
    absoluteAtm: z.number().describe('Pressure together with that on the surface, in standard atmospheres'),
  }),
  examples: [
    { inputs: { depth: 10, density: 1025 }, result: { gaugePressure: 100518.1625, absolutePressure: 201843.1625, absoluteAtm: 1.9920371329879103 } },
    { inputs: { depth: 2, surfacePressure: 0 }, result: { gaugePressure: 19613.3, absolutePressure: 19613.3, absoluteAtm: 0.19356822107081176 } },
  ],
  run({ depth, density, gravity, surfacePressure }) {
    const gauge = new Precise(density).times(gravity).times(depth);
    const absolute = gauge.plus(surfacePressure);
    return { gaugePressure: doubleOf(gauge), absolutePressure: doubleOf(absolute), absoluteAtm: doubleOf(absolute.div(PA_PER_ATM)) };
  },
});
