import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { sineAndCosine } from './lib/degrees.ts';
import { gravityInput } from './lib/gravity.ts';

const amount = z.number().min(1e-30).max(1e30).optional();
/** Halving, and then squaring, the difference of two means from 0.008 to 1 more often changes no digit. */
const MEANS = 12;

export default defineTool({
  slug: 'pendulum-calculator',
  name: 'Pendulum Calculator',
  category: 'science',
  summary: 'Calculates the period of a simple pendulum, exact for any amplitude, or the length for a period.',
  description: 'Give exactly one of length and period. For a point mass on a weightless thread, without friction.',
  reference: 'T = 4 sqrt(L/g) K(sin(θ/2)) = 2π sqrt(L/g) / agm(1, cos(θ/2)), K the complete elliptic integral of the first kind',
  keywords: ['swing', 'clock', 'oscillation', 'seconds', 'frequency', 'grandfather clock', 'metronome', 'physics', 'large angle'],
  inputs: z.strictObject({
    length: amount.describe('Length of the pendulum in metres'),
    period: amount.describe('Time of one swing there and back in seconds, at the amplitude'),
    gravity: gravityInput,
    amplitudeDegrees: z.number().min(0).max(179).default(0).describe('Greatest angle from the vertical in degrees; 0 for small swings'),
  }),
  result: z.strictObject({
    length: z.number().describe('Length of the pendulum in metres'),
    period: z.number().describe('Time of one swing there and back in seconds, at the amplitude'),
    smallAnglePeriod: z.number().describe('Period of small swings, 2π sqrt(L/g), in seconds'),
    frequency: z.number().describe('Swings per second in hertz, at the amplitude'),
  }),
  headline: 'period',
  examples: [
    {
      inputs: { length: 1 },
      result: { length: 1, period: 2.0064092925890407, smallAnglePeriod: 2.0064092925890407, frequency: 0.49840279532877113 },
    },
    {
      inputs: { period: 2, amplitudeDegrees: 60 },
      result: { length: 0.862728539053101, period: 2, smallAnglePeriod: 1.8636167832448964, frequency: 0.5 },
    },
  ],
  run({ length, period, gravity, amplitudeDegrees }) {
    giveExactly(1, { length, period }, ['length', 'period']);
    const [, cosine] = sineAndCosine(new Precise(amplitudeDegrees).div(2));
    const mean = arithmeticGeometricMean(cosine);
    const small = period === undefined ? new Precise(length ?? 1).div(gravity).sqrt().times(PI).times(2) : mean.times(period);
    const swing = period === undefined ? small.div(mean) : new Precise(period);
    const root = small.div(PI).div(2);
    return {
      length: doubleOf(root.times(root).times(gravity)),
      period: doubleOf(swing),
      smallAnglePeriod: doubleOf(small),
      frequency: doubleOf(new Precise(1).div(swing)),
    };
  },
});

/** Of 1 and a number from 0.008 to 1. */
function arithmeticGeometricMean(other: Decimal): Decimal {
  let [arithmetic, geometric] = [new Precise(1), other];
  for (let step = 0; step < MEANS && !arithmetic.eq(geometric); step++) {
    [arithmetic, geometric] = [arithmetic.plus(geometric).div(2), arithmetic.times(geometric).sqrt()];
  }
  return arithmetic;
}
