import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { decimals, fraction, money } from '../shared/numbers/money.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { wholeUp } from './lib/whole.ts';

const STEEL_DENSITY = 7850;
/** A line that exceeds a bar by no more needs no other. */
const NEAR = '1e-9';

export default defineTool({
  slug: 'rebar-calculator',
  name: 'Rebar Calculator',
  category: 'everyday',
  summary: 'Calculates the bars, length and weight of a reinforcing grid for a slab, with laps.',
  description:
    'Lines run both ways at no more than the spacing, from cover to cover. A line longer than a stock bar is joined of several, each overlapping the one before.',
  reference: 'Lines = width / spacing, rounded up, + 1; weight with steel of 7850 kg/m³',
  keywords: ['reinforcement', 'concrete slab', 'steel bars', 'reinforcing mesh', 'foundation', 'construction', 'overlap'],
  inputs: z.strictObject({
    lengthM: z.number().min(0.1).max(10_000).describe('Length of the slab in metres'),
    widthM: z.number().min(0.1).max(10_000).describe('Width of the slab in metres'),
    spacingCm: z.number().min(1).max(500).describe('Greatest distance between the centres of lines in centimetres, both ways'),
    coverCm: z.number().min(0).max(100).default(5).describe('Free edge on every side in centimetres'),
    barDiameterMm: z.number().min(1).max(100).default(12).describe('Diameter of the bars in millimetres'),
    stockLengthM: z.number().min(0.5).max(100).default(12).describe('Length of the bars as they are sold in metres'),
    lapDiameters: z.number().min(0).max(200).default(40).describe('Overlap of joined bars in bar diameters'),
    wastePercent: z.number().min(0).max(100).default(0).describe('What is added for waste, in percent'),
    pricePerBar: z.number().min(0).max(100_000).optional().describe('Price of a bar of stock length, for the cost'),
    decimals,
  }),
  result: z.strictObject({
    lengthwiseBars: z.int().describe('Number of lines along the length'),
    crosswiseBars: z.int().describe('Number of lines along the width'),
    totalLengthM: z.number().describe('Length of all bars in metres, with laps and without waste'),
    stockBars: z.int().describe('Number of bars of stock length to buy'),
    weightKg: z.number().describe('Weight of the total length in kilograms'),
    intersections: z.int().describe('Number of places where lines cross'),
    cost: z.number().optional().describe('Price of the bars to buy; absent without pricePerBar'),
  }),
  headline: 'stockBars',
  examples: [
    {
      inputs: { lengthM: 6, widthM: 4, spacingCm: 20 },
      result: { lengthwiseBars: 21, crosswiseBars: 31, totalLengthM: 244.8, stockBars: 21, weightKg: 217.3368877398156, intersections: 651 },
    },
  ],
  run(inputs) {
    const inner = (metres: number): Decimal => new Precise(metres).minus(new Precise(inputs.coverCm).div(50));
    const [length, width] = [inner(inputs.lengthM), inner(inputs.widthM)];
    if (!length.gt(0) || !width.gt(0)) invalid('coverCm', 'must be less than half the length and half the width');
    const linesAcross = (size: Decimal): Decimal => wholeUp(size.times(100).div(inputs.spacingCm)).plus(1);
    const [lengthwise, crosswise] = [linesAcross(width), linesAcross(length)];
    const stock = new Precise(inputs.stockLengthM);
    const lap = new Precise(inputs.lapDiameters).times(inputs.barDiameterMm).div(1000);
    const total = lengthwise.times(withLaps(length, stock, lap)).plus(crosswise.times(withLaps(width, stock, lap)));
    const stockBars = wholeUp(total.times(fraction(inputs.wastePercent).plus(1)).div(stock));
    const section = new Precise(inputs.barDiameterMm).div(1000).pow(2).times(PI).div(4);
    return {
      lengthwiseBars: doubleOf(lengthwise),
      crosswiseBars: doubleOf(crosswise),
      totalLengthM: doubleOf(total),
      stockBars: doubleOf(stockBars),
      weightKg: doubleOf(section.times(total).times(STEEL_DENSITY)),
      intersections: doubleOf(lengthwise.times(crosswise)),
      ...(inputs.pricePerBar !== undefined && { cost: money(stockBars.times(inputs.pricePerBar), inputs.decimals) }),
    };
  },
});

/** The length of the bars of one line. */
function withLaps(line: Decimal, stock: Decimal, lap: Decimal): Decimal {
  if (line.minus(stock).lte(NEAR)) return line;
  if (lap.gte(stock)) unprocessable('The overlap must be shorter than the bars, as some must be joined.', 'lapDiameters');
  const bars = wholeUp(line.minus(lap).div(stock.minus(lap)));
  return line.plus(bars.minus(1).times(lap));
}
