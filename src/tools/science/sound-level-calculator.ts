import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Up to so many levels are added at once. */
const MAX_SHORT = 15;

const distance = z.number().min(0.001).max(1e9).optional();

export default defineTool({
  slug: 'sound-level-calculator',
  name: 'Sound Level Calculator',
  category: 'science',
  summary: 'Adds sound levels in decibels and gives the level at another distance.',
  description:
    'Levels are added as energies, for sources that are independent of each other: two equal levels give 3 dB more than one. The level at another distance is that of a point source in a free field: 6 dB less at twice the distance.',
  reference: 'ISO 1996-1: L = 10 log10 Σ 10^(Li/10); point source in a free field: ΔL = 20 log10(r2/r1)',
  keywords: [
    'decibel',
    'db addition',
    'add decibels',
    'noise',
    'sound pressure level',
    'spl',
    'loudness',
    'distance attenuation',
    'inverse square law',
    'acoustics',
  ],
  heavyWhen: ({ levels }) => levels.length > MAX_SHORT,
  inputs: z.strictObject({
    levels: z.array(z.number().min(-100).max(400)).min(1).max(1000).describe('Sound levels in dB, each from -100 to 400'),
    fromDistance: distance.describe('Distance in metres at which the levels were measured; needs toDistance'),
    toDistance: distance.describe('Distance in metres at which the total is wanted; needs fromDistance'),
  }),
  result: z.strictObject({
    total: z.number().describe('Level of all sources together in dB'),
    average: z.number().describe('Energy mean of the levels in dB'),
    atDistance: z.number().optional().describe('Total level at toDistance in dB; absent without distances'),
  }),
  examples: [
    { inputs: { levels: [80, 80, 75] }, result: { total: 83.64781263458075, average: 78.87660008738412 } },
    { inputs: { levels: [100], fromDistance: 1, toDistance: 10 }, result: { total: 100, average: 100, atDistance: 80 } },
  ],
  run({ levels, fromDistance, toDistance }) {
    if (fromDistance !== undefined && toDistance === undefined) invalid('toDistance', 'is required with fromDistance');
    if (toDistance !== undefined && fromDistance === undefined) invalid('fromDistance', 'is required with toDistance');
    const total = sumOf(levels);
    return {
      total: doubleOf(total),
      average: doubleOf(total.minus(tenfoldLogarithm(new Precise(levels.length)))),
      ...(fromDistance !== undefined &&
        toDistance !== undefined && { atDistance: doubleOf(total.minus(tenfoldLogarithm(new Precise(toDistance).div(fromDistance)).times(2))) }),
    };
  },
});

/** 10 log10 of a number above 0. */
const tenfoldLogarithm = (value: Decimal): Decimal => value.log(10).times(10);

/** The level of all levels together; equal ones are raised to a power once. */
function sumOf(levels: readonly number[]): Decimal {
  const counts = new Map<number, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  const energies = [...counts].map(([level, count]) => new Precise(10).pow(new Precise(level).div(10)).times(count));
  return tenfoldLogarithm(Precise.sum(...energies));
}
