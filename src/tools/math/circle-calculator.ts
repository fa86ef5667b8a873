import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, PI } from '../shared/numbers/precise.ts';
import { notNegative, onlyMeasure } from './lib/measures.ts';

const names = ['radius', 'diameter', 'circumference', 'area'] as const;

export default defineTool({
  slug: 'circle-calculator',
  name: 'Circle Calculator',
  category: 'math',
  summary: 'Calculates the radius, diameter, circumference and area of a circle from any one of them.',
  description: 'Give exactly one of the four, 0 or more.',
  reference: 'C = 2πr, A = πr²',
  keywords: ['pi r squared', 'round', 'circumference'],
  inputs: z.strictObject({
    radius: notNegative.describe('Radius of the circle, 0 or more'),
    diameter: notNegative.describe('Diameter, twice the radius'),
    circumference: notNegative.describe('Length around the circle, 2πr'),
    area: notNegative.describe('Area of the circle, πr²'),
  }),
  result: z.strictObject({
    radius: z.number().describe('Radius of the circle'),
    diameter: z.number().describe('Diameter, twice the radius'),
    circumference: z.number().describe('Length around the circle, 2πr'),
    area: z.number().describe('Area of the circle, πr²'),
  }),
  headline: 'area',
  examples: [
    { inputs: { radius: 2.5 }, result: { radius: 2.5, diameter: 5, circumference: 15.707963267948966, area: 19.634954084936208 } },
    { inputs: { area: 100 }, result: { radius: 5.641895835477563, diameter: 11.283791670955125, circumference: 35.44907701811032, area: 100 } },
  ],
  run(inputs) {
    const { name, value } = onlyMeasure(inputs, names);
    const radius = radiusOf(name, value);
    const result = {
      radius: doubleOf(radius),
      diameter: doubleOf(radius.times(2)),
      circumference: doubleOf(radius.times(2).times(PI)),
      area: doubleOf(radius.times(radius).times(PI)),
    };
    return { ...result, [name]: doubleOf(value) };
  },
});

function radiusOf(name: (typeof names)[number], value: Decimal): Decimal {
  switch (name) {
    case 'radius':
      return value;
    case 'diameter':
      return value.div(2);
    case 'circumference':
      return value.div(PI).div(2);
    case 'area':
      return value.div(PI).sqrt();
  }
}
