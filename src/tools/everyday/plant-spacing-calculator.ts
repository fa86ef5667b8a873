import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { decimals, money } from '../shared/numbers/money.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { wholeDown } from './lib/whole.ts';

export default defineTool({
  slug: 'plant-spacing-calculator',
  name: 'Plant Spacing Calculator',
  category: 'everyday',
  summary: 'Calculates how many plants a bed takes in a square or triangular grid.',
  description:
    'Plants stand on the rectangle inside the free border, from one side of it to the other, in rows along the length. In the triangular pattern every second row is shifted by half a spacing.',
  reference: 'Density 1/s² of the square and 2/(√3 s²) of the triangular grid',
  keywords: ['garden', 'hedge', 'ground cover', 'planting distance', 'how many plants', 'flower bed', 'vegetables'],
  inputs: z.strictObject({
    lengthM: z.number().min(0.01).max(10_000).describe('Length of the bed in metres'),
    widthM: z.number().min(0.01).max(10_000).describe('Width of the bed in metres'),
    spacingCm: z.number().min(0.5).max(5000).describe('Distance between neighbouring plants in centimetres'),
    edgeCm: z.number().min(0).max(5000).default(0).describe('Free border on every side in centimetres'),
    pattern: z
      .enum(['square', 'triangular'])
      .default('square')
      .describe('square has the plants of all rows opposite each other, triangular shifts every second row by half a spacing'),
    pricePerPlant: z.number().min(0).max(100_000).optional().describe('Price of a plant, for the cost'),
    decimals,
  }),
  result: z.strictObject({
    rows: z.int().describe('Number of rows along the length'),
    plantsPerRow: z.int().describe('Plants in a row, in the longer ones if rows differ'),
    plants: z.int().describe('Number of plants in all rows'),
    plantsPerM2: z.number().describe('Plants per square metre of an endless bed'),
    cost: z.number().optional().describe('Price of all plants; absent without pricePerPlant'),
  }),
  headline: 'plants',
  examples: [
    { inputs: { lengthM: 3, widthM: 1.2, spacingCm: 30 }, result: { rows: 5, plantsPerRow: 11, plants: 55, plantsPerM2: 11.11111111111111 } },
    {
      inputs: { lengthM: 3, widthM: 1.2, spacingCm: 30, pattern: 'triangular', pricePerPlant: 2.49 },
      result: { rows: 5, plantsPerRow: 11, plants: 53, plantsPerM2: 12.830005981991684, cost: 131.97 },
    },
  ],
  run({ lengthM, widthM, spacingCm, edgeCm, pattern, pricePerPlant, decimals: places }) {
    const spacing = new Precise(spacingCm);
    const [length, width] = [lengthM, widthM].map((size) => new Precise(size).times(100).minus(new Precise(edgeCm).times(2)));
    if (!length?.gt(0) || !width?.gt(0)) return invalid('edgeCm', 'must be less than half the length and half the width');
    const isTriangular = pattern === 'triangular';
    const rowShare = isTriangular ? new Precise(3).sqrt().div(2) : new Precise(1);
    const rows = wholeDown(width.div(spacing.times(rowShare))).plus(1);
    const plantsPerRow = wholeDown(length.div(spacing)).plus(1);
    const plantsOfShifted = isTriangular ? wholeDown(length.div(spacing).minus(0.5)).plus(1) : plantsPerRow;
    const shifted = rows.div(2).floor();
    const plants = rows.minus(shifted).times(plantsPerRow).plus(shifted.times(plantsOfShifted));
    return {
      rows: doubleOf(rows),
      plantsPerRow: doubleOf(plantsPerRow),
      plants: doubleOf(plants),
      plantsPerM2: doubleOf(new Precise(10_000).div(spacing.times(spacing).times(rowShare))),
      ...(pricePerPlant !== undefined && { cost: money(plants.times(pricePerPlant), places) }),
    };
  },
});
