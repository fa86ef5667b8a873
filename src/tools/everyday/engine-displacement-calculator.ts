import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'engine-displacement-calculator',
  name: 'Engine Displacement Calculator',
  category: 'everyday',
  summary: 'Calculates the displacement, bore-stroke ratio and compression ratio of an engine.',
  reference: 'Displacement = π/4 · bore² · stroke · cylinders; compression = (swept + chamber)/chamber',
  keywords: ['cubic capacity', 'cc', 'liters', 'cubic inches', 'cylinder volume', 'piston speed', 'hubraum'],
  inputs: z.strictObject({
    boreMm: z.number().min(1).max(2000).describe('Diameter of a cylinder in millimetres'),
    strokeMm: z.number().min(1).max(5000).describe('Travel of a piston in millimetres'),
    cylinders: z.int().min(1).max(64).describe('Number of cylinders'),
    chamberCc: z.number().min(0.01).max(1_000_000).optional().describe('Clearance volume of one cylinder in cm³, for the compression ratio'),
    rpm: z.number().min(0).max(100_000).optional().describe('Engine speed in revolutions per minute, for the mean piston speed'),
  }),
  result: z.strictObject({
    displacementCc: z.number().describe('Displacement of all cylinders in cm³'),
    liters: z.number().describe('Displacement of all cylinders in litres'),
    cubicInches: z.number().describe('Displacement of all cylinders in cubic inches'),
    perCylinderCc: z.number().describe('Displacement of one cylinder in cm³'),
    boreStrokeRatio: z.number().describe('Bore divided by stroke: above 1 oversquare, below 1 undersquare'),
    compressionRatio: z.number().optional().describe('Compression ratio to 1; absent without chamberCc'),
    pistonSpeedMs: z.number().optional().describe('Mean piston speed in m/s; absent without rpm'),
  }),
  examples: [
    {
      inputs: { boreMm: 86, strokeMm: 86, cylinders: 4, chamberCc: 50 },
      result: {
        displacementCc: 1998.2288568717095,
        liters: 1.9982288568717095,
        cubicInches: 121.93940640444863,
        perCylinderCc: 499.55721421792737,
        boreStrokeRatio: 1,
        compressionRatio: 10.991144284358548,
      },
    },
  ],
  run({ boreMm, strokeMm, cylinders, chamberCc, rpm }) {
    const [bore, stroke] = [new Precise(boreMm), new Precise(strokeMm)];
    const swept = PI.times(bore).times(bore).times(stroke).div(4000);
    const all = swept.times(cylinders);
    return {
      displacementCc: doubleOf(all),
      liters: doubleOf(all.div(1000)),
      cubicInches: doubleOf(all.div('16.387064')),
      perCylinderCc: doubleOf(swept),
      boreStrokeRatio: doubleOf(bore.div(stroke)),
      ...(chamberCc !== undefined && { compressionRatio: doubleOf(swept.plus(chamberCc).div(chamberCc)) }),
      ...(rpm !== undefined && { pistonSpeedMs: doubleOf(stroke.times(rpm).div(30_000)) }),
    };
  },
});
