import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { ellipsePerimeter } from './lib/elliptic.ts';
import { measuresOf, notNegative, positive } from './lib/measures.ts';

const shapes = ['square', 'rectangle', 'parallelogram', 'rhombus', 'trapezoid', 'kite', 'triangle', 'ellipse', 'annulus', 'stadium'] as const;
const names = ['side', 'length', 'width', 'base', 'topBase', 'height', 'diagonal1', 'diagonal2', 'radius', 'innerRadius', 'radiusX', 'radiusY'] as const;
type Name = (typeof names)[number];

export default defineTool({
  slug: 'area-calculator',
  name: 'Area and Perimeter Calculator',
  category: 'math',
  summary: 'Calculates the area and perimeter of common plane shapes.',
  description: 'Each shape takes its own measures, all above 0, and no others. The perimeter is absent where the measures do not fix it.',
  reference: 'Formulas of plane geometry',
  keywords: ['surface', 'square metres', 'floor', 'trapezium', 'area'],
  inputs: z.strictObject({
    shape: z.enum(shapes).describe('Kind of shape, which decides the measures needed'),
    side: positive.describe('Side of a square; slanted side of a parallelogram (may be left out)'),
    length: positive.describe('Length of a rectangle; straight side of a stadium'),
    width: positive.describe('Width of a rectangle'),
    base: positive.describe('Base of a parallelogram, trapezoid (either parallel side) or triangle'),
    topBase: positive.describe('The other parallel side of a trapezoid'),
    height: positive.describe('Height of a parallelogram, trapezoid or triangle'),
    diagonal1: positive.describe('One diagonal of a rhombus or kite'),
    diagonal2: positive.describe('The other diagonal of a rhombus or kite'),
    radius: positive.describe("Radius of a stadium's half discs; outer radius of an annulus"),
    innerRadius: notNegative.describe('Inner radius of an annulus, below radius; may be 0'),
    radiusX: positive.describe('One semi-axis of an ellipse'),
    radiusY: positive.describe('The other semi-axis of an ellipse'),
  }),
  result: z.strictObject({
    area: z.number().describe('Area of the shape, in the square of the unit given'),
    perimeter: z.number().optional().describe('Length around the shape, both circles for an annulus; absent where the measures do not fix it'),
  }),
  appliesWhen: {
    side: { shape: ['square', 'parallelogram'] },
    length: { shape: ['rectangle', 'stadium'] },
    width: { shape: ['rectangle'] },
    base: { shape: ['parallelogram', 'trapezoid', 'triangle'] },
    topBase: { shape: ['trapezoid'] },
    height: { shape: ['parallelogram', 'trapezoid', 'triangle'] },
    diagonal1: { shape: ['rhombus', 'kite'] },
    diagonal2: { shape: ['rhombus', 'kite'] },
    radius: { shape: ['annulus', 'stadium'] },
    innerRadius: { shape: ['annulus'] },
    radiusX: { shape: ['ellipse'] },
    radiusY: { shape: ['ellipse'] },
  },
  examples: [
    { inputs: { shape: 'trapezoid', base: 10, topBase: 6, height: 4 }, result: { area: 32 } },
    { inputs: { shape: 'rhombus', diagonal1: 6, diagonal2: 8 }, result: { area: 24, perimeter: 20 } },
  ],
  run(inputs) {
    const { area, perimeter } = measured(inputs.shape, inputs);
    return { area: doubleOf(area), ...(perimeter && { perimeter: doubleOf(perimeter) }) };
  },
});

function measured(shape: (typeof shapes)[number], inputs: { readonly [Key in Name]?: number | undefined }): { area: Decimal; perimeter?: Decimal } {
  const take = <Taken extends Name>(...taken: Taken[]): Record<Taken, Decimal> => measuresOf(inputs, names, shape, taken);
  switch (shape) {
    case 'square': {
      const { side } = take('side');
      return { area: side.times(side), perimeter: side.times(4) };
    }
    case 'rectangle': {
      const { length, width } = take('length', 'width');
      return { area: length.times(width), perimeter: length.plus(width).times(2) };
    }
    case 'parallelogram': {
      const { base, height, side } = measuresOf(inputs, names, shape, ['base', 'height', 'side'], ['side']);
      if (inputs.side === undefined) return { area: base.times(height) };
      if (height.gt(side)) unprocessable('There is no such parallelogram: its height is above its slanted side.', 'height');
      return { area: base.times(height), perimeter: base.plus(side).times(2) };
    }
    case 'rhombus': {
      const { diagonal1, diagonal2 } = take('diagonal1', 'diagonal2');
      const side = diagonal1.times(diagonal1).plus(diagonal2.times(diagonal2)).sqrt().div(2);
      return { area: diagonal1.times(diagonal2).div(2), perimeter: side.times(4) };
    }
    case 'trapezoid': {
      const { base, topBase, height } = take('base', 'topBase', 'height');
      return { area: base.plus(topBase).times(height).div(2) };
    }
    case 'kite': {
      const { diagonal1, diagonal2 } = take('diagonal1', 'diagonal2');
      return { area: diagonal1.times(diagonal2).div(2) };
    }
    case 'triangle': {
      const { base, height } = take('base', 'height');
      return { area: base.times(height).div(2) };
    }
    case 'ellipse': {
      const { radiusX, radiusY } = take('radiusX', 'radiusY');
      return { area: radiusX.times(radiusY).times(PI), perimeter: ellipsePerimeter(Precise.max(radiusX, radiusY), Precise.min(radiusX, radiusY)) };
    }
    case 'annulus': {
      const { radius, innerRadius } = take('radius', 'innerRadius');
      if (innerRadius.gte(radius)) invalid('innerRadius', 'must be below radius');
      const sum = radius.plus(innerRadius);
      return { area: radius.minus(innerRadius).times(sum).times(PI), perimeter: sum.times(PI).times(2) };
    }
    case 'stadium': {
      const { length, radius } = take('length', 'radius');
      return { area: radius.times(radius).times(PI).plus(length.times(radius).times(2)), perimeter: radius.times(PI).plus(length).times(2) };
    }
  }
}
