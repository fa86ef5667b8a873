import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { radiansOf, sineOfDegrees } from './lib/angles.ts';

/** Below this θ − sin θ is taken by its series, since the difference would lose its digits. */
const SMALL = '1e-4';

export default defineTool({
  slug: 'circular-sector-calculator',
  name: 'Circular Sector, Arc and Segment Calculator',
  category: 'math',
  summary: "Calculates the arc length, chord, height and areas of a circle's sector and segment.",
  description: 'The angle is the one at the centre. Small angles keep their digits.',
  reference: 'Arc rθ, chord 2r sin(θ/2), segment r²(θ − sin θ)/2',
  keywords: ['pie slice', 'arc length', 'sagitta'],
  inputs: z.strictObject({
    radius: z.number().min(0).describe('Radius of the circle, 0 or more'),
    angleDegrees: z.number().min(0).max(360).describe('Central angle in degrees'),
  }),
  result: z.strictObject({
    arcLength: z.number().describe('Length of the arc'),
    chord: z.number().describe('Straight line between the ends of the arc'),
    sagitta: z.number().describe('Height of the segment, r(1 − cos(θ/2))'),
    sectorArea: z.number().describe('Area of the sector, r²θ/2'),
    sectorPerimeter: z.number().describe('Length around the sector: arc and two radii'),
    segmentArea: z.number().describe('Area of the segment, r²(θ − sin θ)/2'),
    segmentPerimeter: z.number().describe('Length around the segment: arc and chord'),
  }),
  examples: [
    {
      inputs: { radius: 6, angleDegrees: 60 },
      result: {
        arcLength: 6.283185307179586,
        chord: 6,
        sagitta: 0.8038475772933681,
        sectorArea: 18.84955592153876,
        sectorPerimeter: 18.283185307179586,
        segmentArea: 3.261098653418864,
        segmentPerimeter: 12.283185307179586,
      },
    },
    {
      inputs: { radius: 1, angleDegrees: 360 },
      result: {
        arcLength: 2 * Math.PI,
        chord: 0,
        sagitta: 2,
        sectorArea: Math.PI,
        sectorPerimeter: 8.283185307179586,
        segmentArea: Math.PI,
        segmentPerimeter: 2 * Math.PI,
      },
    },
  ],
  run(inputs) {
    const [radius, degrees] = [new Precise(inputs.radius), new Precise(inputs.angleDegrees)];
    const angle = radiansOf(degrees);
    const arc = radius.times(angle);
    const chord = radius.times(2).times(sineOfDegrees(degrees.div(2)));
    const quarter = sineOfDegrees(degrees.div(4));
    const square = radius.times(radius);
    return {
      arcLength: doubleOf(arc),
      chord: doubleOf(chord),
      sagitta: doubleOf(radius.times(2).times(quarter).times(quarter)),
      sectorArea: doubleOf(square.times(angle).div(2)),
      sectorPerimeter: doubleOf(arc.plus(radius.times(2))),
      segmentArea: doubleOf(square.times(excess(angle, degrees)).div(2)),
      segmentPerimeter: doubleOf(arc.plus(chord)),
    };
  },
});

/** θ − sin θ */
function excess(angle: Decimal, degrees: Decimal): Decimal {
  if (angle.gt(SMALL)) return angle.minus(sineOfDegrees(degrees));
  const square = angle.times(angle);
  let [sum, term] = [new Precise(0), angle];
  for (let odd = 3; odd < 20; odd += 2) {
    term = term
      .times(square)
      .div(odd * (odd - 1))
      .negated();
    sum = sum.minus(term);
  }
  return sum;
}
