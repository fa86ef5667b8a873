import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compare, divide, multiply, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';
import { E_SERIES, neighboursIn } from './lib/e-series.ts';

export default defineTool({
  slug: 'standard-resistor-value-finder',
  name: 'Standard Resistor Value Finder',
  category: 'science',
  summary: 'Finds the nearest, the next lower and the next higher standard value of an E series, E3 to E192.',
  description: 'Of two values that are equally near, the lower is the nearest. The same series hold for capacitors, inductors and Zener diodes.',
  reference: 'IEC 60063:2015',
  keywords: ['preferred values', 'e12', 'e24', 'e96', 'closest resistor', 'capacitor values', 'renard', 'tolerance series'],
  inputs: z.strictObject({
    value: z.number().min(1e-12).max(1e12).describe('Value to look for, such as ohms; the results have the same unit'),
    series: z.enum(E_SERIES).default('E24').describe('Series of standard values, by the number of values in each decade'),
  }),
  result: z.strictObject({
    nearest: z.number().describe('Standard value with the smallest error'),
    lower: z.number().describe('Greatest standard value that is not above the value'),
    upper: z.number().describe('Smallest standard value that is not below the value'),
    errorPercent: z.number().describe('By how much the nearest differs from the value, in percent of the value; negative where it is lower'),
  }),
  examples: [
    { inputs: { value: 5000 }, result: { nearest: 5100, lower: 4700, upper: 5100, errorPercent: 2 } },
    { inputs: { value: 0.00123, series: 'E12' }, result: { nearest: 0.0012, lower: 0.0012, upper: 0.0015, errorPercent: -2.4390243902439024 } },
  ],
  run({ value: given, series }) {
    const value = rationalOf(given, 'value');
    const { lower, upper } = neighboursIn(series, value);
    const nearest = compare(subtract(value, lower), subtract(upper, value)) <= 0 ? lower : upper;
    return {
      nearest: toNumber(nearest),
      lower: toNumber(lower),
      upper: toNumber(upper),
      errorPercent: toNumber(multiply(divide(subtract(nearest, value), value), rational(100n))),
    };
  },
});
