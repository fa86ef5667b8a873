import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { cosineOfDegrees, sineOfDegrees } from './lib/angles.ts';
import { onlyMeasure, positive } from './lib/measures.ts';

const names = ['side', 'circumradius', 'apothem', 'perimeter', 'area'] as const;

export default defineTool({
  slug: 'regular-polygon-calculator',
  name: 'Regular Polygon Calculator',
  category: 'math',
  summary: 'Calculates the sides, angles, radii, perimeter and area of a regular polygon.',
  description: 'Give the number of sides and exactly one measure.',
  reference: 'side = 2R sin(π/n), apothem = R cos(π/n), area = perimeter·apothem/2',
  keywords: ['pentagon', 'hexagon', 'octagon', 'inradius'],
  inputs: z.strictObject({
    sides: z.int().min(3).max(1_000_000).describe('Number of sides'),
    side: positive.describe('Length of a side, above 0'),
    circumradius: positive.describe('Distance from the centre to a corner'),
    apothem: positive.describe('Distance from the centre to the middle of a side: the inradius'),
    perimeter: positive.describe('Length of all sides together'),
    area: positive.describe('Area of the polygon'),
  }),
  result: z.strictObject({
    side: z.number().describe('Length of a side'),
    circumradius: z.number().describe('Distance from the centre to a corner'),
    apothem: z.number().describe('Distance from the centre to the middle of a side'),
    perimeter: z.number().describe('Length of all sides together'),
    area: z.number().describe('Area of the polygon'),
    interiorAngleDegrees: z.number().describe('Angle between two sides at each corner, in degrees'),
    exteriorAngleDegrees: z.number().describe('Turn at each corner in degrees, 360°/n'),
    diagonals: z.int().describe('Number of diagonals, n(n − 3)/2'),
  }),
  headline: 'area',
  examples: [
    {
      inputs: { sides: 6, side: 2 },
      result: {
        side: 2,
        circumradius: 2,
        apothem: 1.7320508075688772,
        perimeter: 12,
        area: 10.392304845413264,
        interiorAngleDegrees: 120,
        exteriorAngleDegrees: 60,
        diagonals: 9,
      },
    },
    {
      inputs: { sides: 5, area: 10 },
      result: {
        side: 2.4108795540306214,
        circumradius: 2.0508166414755533,
        apothem: 1.6591455153006764,
        perimeter: 12.054397770153106,
        area: 10,
        interiorAngleDegrees: 108,
        exteriorAngleDegrees: 72,
        diagonals: 5,
      },
    },
  ],
  run(inputs) {
    const { sides } = inputs;
    const { name, value } = onlyMeasure(inputs, names);
    const half = new Precise(180).div(sides);
    const [sine, cosine] = [sineOfDegrees(half), cosineOfDegrees(half)];
    const circumradius = circumradiusOf(name, value, sides, sine, cosine);
    const [side, apothem] = [circumradius.times(2).times(sine), circumradius.times(cosine)];
    const perimeter = side.times(sides);
    const measures = {
      side: doubleOf(side),
      circumradius: doubleOf(circumradius),
      apothem: doubleOf(apothem),
      perimeter: doubleOf(perimeter),
      area: doubleOf(perimeter.times(apothem).div(2)),
    };
    return {
      ...measures,
      [name]: doubleOf(value),
      interiorAngleDegrees: doubleOf(new Precise(180).times(sides - 2).div(sides)),
      exteriorAngleDegrees: doubleOf(new Precise(360).div(sides)),
      diagonals: (sides * (sides - 3)) / 2,
    };
  },
});

function circumradiusOf(name: (typeof names)[number], value: Decimal, sides: number, sine: Decimal, cosine: Decimal): Decimal {
  switch (name) {
    case 'side':
      return value.div(sine).div(2);
    case 'circumradius':
      return value;
    case 'apothem':
      return value.div(cosine);
    case 'perimeter':
      return value.div(sides).div(sine).div(2);
    case 'area':
      return value.div(sine.times(cosine).times(sides)).sqrt();
  }
}
