import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { ellipsePerimeter } from './lib/elliptic.ts';

export default defineTool({
  slug: 'ellipse-calculator',
  name: 'Ellipse Calculator',
  category: 'math',
  summary: 'Calculates the area, perimeter, eccentricity and foci of an ellipse.',
  description: 'The perimeter is the complete elliptic integral, not an approximation formula.',
  reference: 'Perimeter 4a·E(e) by the arithmetic-geometric mean (DLMF 19.8)',
  keywords: ['oval', 'circumference of an ellipse', 'semi-axis'],
  inputs: z.strictObject({
    a: z.number().gt(0).describe('One semi-axis, above 0'),
    b: z.number().gt(0).describe('The other semi-axis, above 0'),
  }),
  result: z.strictObject({
    area: z.number().describe('Area of the ellipse, πab'),
    perimeter: z.number().describe('Length around the ellipse, 4a·E(e)'),
    eccentricity: z.number().describe('Eccentricity, from 0 for a circle to below 1'),
    focalDistance: z.number().describe('Distance from the centre to a focus'),
    semiLatusRectum: z.number().describe('Semi-latus rectum, b²/a with a the longer'),
    flattening: z.number().describe('Flattening, 1 − b/a with a the longer'),
  }),
  examples: [
    {
      inputs: { a: 5, b: 3 },
      result: { area: 47.1238898038469, perimeter: 25.526998863398127, eccentricity: 0.8, focalDistance: 4, semiLatusRectum: 1.8, flattening: 0.4 },
    },
    {
      inputs: { a: 1, b: 1 },
      result: { area: Math.PI, perimeter: 2 * Math.PI, eccentricity: 0, focalDistance: 0, semiLatusRectum: 1, flattening: 0 },
    },
  ],
  run(inputs) {
    const [a, b] = [new Precise(Math.max(inputs.a, inputs.b)), new Precise(Math.min(inputs.a, inputs.b))];
    const focal = a.minus(b).times(a.plus(b)).sqrt();
    return {
      area: doubleOf(a.times(b).times(PI)),
      perimeter: doubleOf(ellipsePerimeter(a, b)),
      eccentricity: doubleOf(focal.div(a)),
      focalDistance: doubleOf(focal),
      semiLatusRectum: doubleOf(b.times(b).div(a)),
      flattening: doubleOf(a.minus(b).div(a)),
    };
  },
});
