import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { PI } from '../shared/numbers/precise.ts';
import { needed } from './lib/choice.ts';
import { M2_PER_SQ_FT } from './lib/measures.ts';

const QUARTER_PI = PI.div(4);
const SQ_FT_PER_SQ_YD = 9;
const SQ_FT_PER_ACRE = 43_560;

/** In metres. */
const UNITS = { ft: new D('0.3048'), in: new D('0.0254'), yd: new D('0.9144'), m: new D(1), cm: new D('0.01') };

interface Shape {
  readonly shape: 'rectangle' | 'triangle' | 'circle' | 'trapezoid' | 'ring';
  readonly a: number;
  readonly b?: number | undefined;
  readonly height?: number | undefined;
}

function areaOf({ shape, a, b, height }: Shape, path: string): D {
  const first = new D(a);
  const size = (value: number | undefined, name: string): D => new D(needed(value, `${path}.${name}`, `for the shape ${shape}`));
  switch (shape) {
    case 'rectangle':
      return first.times(size(b, 'b'));
    case 'triangle':
      return first.times(size(height, 'height')).div(2);
    case 'circle':
      return QUARTER_PI.times(first).times(first);
    case 'trapezoid':
      return first.plus(size(b, 'b')).times(size(height, 'height')).div(2);
    case 'ring': {
      const inner = size(b, 'b');
      if (inner.gt(first)) invalid(`${path}.b`, `must be at most the outer diameter a, which is ${a}`);
      return QUARTER_PI.times(first.minus(inner)).times(first.plus(inner));
    }
  }
}

export default defineTool({
  slug: 'square-footage-calculator',
  name: 'Square Footage Calculator',
  category: 'everyday',
  summary: 'Calculates the total area of simple shapes in square feet, metres, yards and acres.',
  description: 'Split a room or plot into rectangles, triangles, circles, trapezoids and rings; their areas are added up.',
  reference: 'a·b; a·height/2; π·a²/4; (a + b)·height/2; π·(a² − b²)/4; an acre is 43,560 ft²',
  keywords: ['sq ft', 'square meters', 'room size', 'floor area', 'land', 'plot', 'lot size'],
  inputs: z.strictObject({
    shapes: z
      .array(
        z.strictObject({
          shape: z
            .enum(['rectangle', 'triangle', 'circle', 'trapezoid', 'ring'])
            .describe('What the shape is: a rectangle, triangle, circle, trapezoid or ring (a disc with a hole)'),
          a: z.number().min(0).max(1e9).describe('Length of a rectangle, base of a triangle, longer side of a trapezoid, or diameter'),
          b: z.number().min(0).max(1e9).optional().describe('Width of a rectangle, other parallel side of a trapezoid, or inner diameter of a ring'),
          height: z.number().min(0).max(1e9).optional().describe('Height of a triangle or trapezoid'),
          count: z.number().min(0).max(100_000).default(1).describe('How many of this shape'),
        }),
      )
      .min(1)
      .max(100)
      .describe('The shapes, whose areas are added up'),
    unit: z.enum(['ft', 'in', 'yd', 'm', 'cm']).default('ft').describe('Unit of all lengths: feet, inches, yards, metres or centimetres'),
    pricePerUnit: z.number().min(0).max(1_000_000).optional().describe('Price of a square unit of the inputs, such as a square foot; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    squareFeet: z.number().describe('Total area in square feet'),
    squareMeters: z.number().describe('Total area in m²'),
    squareYards: z.number().describe('Total area in square yards'),
    acres: z.number().describe('Total area in acres'),
    cost: z.number().optional().describe('Cost of the area; absent if no price is given'),
  }),
  examples: [
    {
      inputs: {
        shapes: [
          { shape: 'rectangle', a: 12, b: 15.5 },
          { shape: 'circle', a: 6 },
        ],
      },
      result: { squareFeet: 214.27433388230813, squareMeters: 19.90673701164143, squareYards: 23.80825932025646, acres: 0.004919061843028194 },
    },
    {
      inputs: { shapes: [{ shape: 'triangle', a: 30, height: 20, count: 2 }], unit: 'yd', pricePerUnit: 4.5 },
      result: { squareFeet: 5400, squareMeters: 501.676416, squareYards: 600, acres: 0.12396694214876033, cost: 2700 },
    },
  ],
  run({ shapes, unit, pricePerUnit, decimals: places }) {
    const area = shapes.reduce((sum, shape, index) => sum.plus(areaOf(shape, `shapes[${index}]`).times(shape.count)), new D(0));
    const squareMeters = area.times(UNITS[unit]).times(UNITS[unit]);
    const squareFeet = squareMeters.div(M2_PER_SQ_FT);
    return {
      squareFeet: ratio(squareFeet),
      squareMeters: ratio(squareMeters),
      squareYards: ratio(squareFeet.div(SQ_FT_PER_SQ_YD)),
      acres: ratio(squareFeet.div(SQ_FT_PER_ACRE)),
      ...(pricePerUnit !== undefined && { cost: money(area.times(pricePerUnit), places) }),
    };
  },
});
