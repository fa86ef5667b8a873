import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { wholeUp } from './lib/whole.ts';

const side = z.number().min(0.1).max(100_000);
const DIVISORS = { 'cm-kg': 5000, 'in-lb': 139 };
/** Cubic metres of a cubic centimetre and of a cubic inch. */
const CUBIC_METRES = { 'cm-kg': '1e-6', 'in-lb': '0.000016387064' };
const CUBIC_METRES_PER_FOOT = '0.028316846592';

export default defineTool({
  slug: 'dimensional-weight-calculator',
  name: 'Dimensional Weight Calculator',
  category: 'everyday',
  summary: 'Calculates the volumetric and chargeable weight, volume and girth of parcels, as carriers bill them.',
  description: 'Rounding is done up, for each piece and for both of its weights, before they are multiplied by the number of pieces.',
  reference: 'Dimensional weight = length · width · height / divisor, by default 5000 cm³/kg or 139 in³/lb (IATA, UPS, FedEx, DHL)',
  keywords: ['volumetric weight', 'shipping', 'freight', 'parcel', 'cbm', 'dim weight', 'air cargo', 'girth', 'package size'],
  inputs: z.strictObject({
    length: side.describe('Length of a piece in the unit of length'),
    width: side.describe('Width of a piece in the unit of length'),
    height: side.describe('Height of a piece in the unit of length'),
    weight: z.number().min(0).max(1_000_000).describe('Weight of one piece in the unit of weight'),
    unit: z.enum(['cm-kg', 'in-lb']).default('cm-kg').describe('Units: centimetres and kilograms, or inches and pounds'),
    divisor: z.number().min(1).max(100_000).optional().describe('Volume that counts as one unit of weight; 5000 cm³/kg or 139 in³/lb if omitted'),
    count: z.int().min(1).max(100_000).default(1).describe('Number of pieces alike'),
    rounding: z
      .enum(['none', 'half', 'whole'])
      .default('none')
      .describe('How weights of a piece are rounded up: not at all, to the next half or to the next whole unit'),
  }),
  result: z.strictObject({
    dimensionalWeight: z.number().describe('Dimensional weight of all pieces'),
    actualWeight: z.number().describe('Actual weight of all pieces, rounded as asked'),
    chargeableWeight: z.number().describe('The greater of the two weights, which is billed'),
    basis: z.enum(['dimensional', 'actual']).describe('Which weight is billed: dimensional when it is the greater one, else actual'),
    volumeM3: z.number().describe('Volume of all pieces in cubic metres (CBM)'),
    volumeFt3: z.number().describe('Volume of all pieces in cubic feet'),
    girth: z.number().describe('Girth of one piece: twice the sum of the two shorter sides'),
    lengthPlusGirth: z.number().describe('Longest side and girth of one piece together'),
  }),
  headline: 'chargeableWeight',
  examples: [
    {
      inputs: { length: 60, width: 40, height: 30, weight: 9.2, rounding: 'half' },
      result: {
        dimensionalWeight: 14.5,
        actualWeight: 9.5,
        chargeableWeight: 14.5,
        basis: 'dimensional',
        volumeM3: 0.072,
        volumeFt3: 2.5426560039471786,
        girth: 140,
        lengthPlusGirth: 200,
      },
    },
  ],
  run({ length, width, height, weight, unit, divisor = DIVISORS[unit], count, rounding }) {
    const volume = new Precise(length).times(width).times(height);
    const billed = (piece: Decimal): Decimal => rounded(piece, rounding).times(count);
    const [dimensional, actual] = [billed(volume.div(divisor)), billed(new Precise(weight))];
    const isDimensional = dimensional.gt(actual);
    const cubicMetres = volume.times(count).times(CUBIC_METRES[unit]);
    const longest = Math.max(length, width, height);
    const girth = new Precise(length).plus(width).plus(height).minus(longest).times(2);
    return {
      dimensionalWeight: doubleOf(dimensional),
      actualWeight: doubleOf(actual),
      chargeableWeight: doubleOf(isDimensional ? dimensional : actual),
      basis: isDimensional ? ('dimensional' as const) : ('actual' as const),
      volumeM3: doubleOf(cubicMetres),
      volumeFt3: doubleOf(cubicMetres.div(CUBIC_METRES_PER_FOOT)),
      girth: doubleOf(girth),
      lengthPlusGirth: doubleOf(girth.plus(longest)),
    };
  },
});

function rounded(weight: Decimal, rounding: 'none' | 'half' | 'whole'): Decimal {
  if (rounding === 'none') return weight;
  return rounding === 'half' ? wholeUp(weight.times(2)).div(2) : wholeUp(weight);
}
