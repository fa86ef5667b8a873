import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { hoursText } from './lib/clock.ts';
import { power } from './lib/powers.ts';

export default defineTool({
  slug: 'race-time-predictor',
  name: 'Race Time Predictor',
  category: 'health',
  summary: 'Predicts a race time from a known one (Riegel, Cameron).',
  description:
    "Riegel's formula was fitted to record times of 3.5 to 230 minutes in running, and holds for well-trained runners; beginners slow down more over longer distances, with an exponent nearer 1.1. Cameron's was fitted to world records up to 50 km and breaks down near 445 km, where its time is left out.",
  reference: 'Riegel 1977: T2 = T1·(D2/D1)^exponent; Cameron: T2 = T1·(D2/D1)·f(D1)/f(D2), f(m) = 13.49681 − 0.000030363·m + 835.7114/m^0.7905',
  keywords: ['marathon time', 'half marathon prediction', '5k to 10k', 'finish time', 'race equivalent', 'running'],
  inputs: z.strictObject({
    knownDistanceKm: z.number().min(0.1).max(500).describe('Distance of the known race in kilometres'),
    knownSeconds: z.number().min(10).max(1_000_000).describe('Time of the known race in seconds'),
    targetDistanceKm: z.number().min(0.1).max(500).describe('Distance of the race to predict in kilometres'),
    exponent: z
      .number()
      .min(1)
      .max(1.3)
      .default(1.06)
      .describe("Fatigue factor of Riegel's formula: 1 for an even pace at all distances, more the faster one tires"),
  }),
  result: z.strictObject({
    riegelSeconds: z.number().describe('Time predicted by Riegel, in seconds'),
    riegelTime: z.string().describe('Time predicted by Riegel as H:MM:SS, to the nearest second, half up'),
    cameronSeconds: z
      .number()
      .optional()
      .describe('Time predicted by Cameron, in seconds; absent where a distance is beyond about 445 km, as the formula breaks down there'),
    paceSecondsPerKm: z.number().describe("Pace of Riegel's time in seconds for each kilometre"),
  }),
  headline: 'riegelTime',
  examples: [
    {
      inputs: { knownDistanceKm: 10, knownSeconds: 2700, targetDistanceKm: 21.0975 },
      result: { riegelSeconds: 5957.288318885013, riegelTime: '1:39:17', cameronSeconds: 5952.92451517025, paceSecondsPerKm: 282.3693953731491 },
    },
  ],
  run({ knownDistanceKm, knownSeconds, targetDistanceKm, exponent }) {
    const stretch = new Precise(targetDistanceKm).div(knownDistanceKm);
    const riegel = power(stretch, exponent).times(knownSeconds);
    const [atKnown, atTarget] = [cameronSpeed(knownDistanceKm), cameronSpeed(targetDistanceKm)];
    return {
      riegelSeconds: doubleOf(riegel),
      riegelTime: hoursText(riegel),
      ...(atKnown.gt(0) && atTarget.gt(0) && { cameronSeconds: doubleOf(stretch.times(atKnown).div(atTarget).times(knownSeconds)) }),
      paceSecondsPerKm: doubleOf(riegel.div(targetDistanceKm)),
    };
  },
});

/** What Cameron's formula takes the speed over a distance to be proportional to. */
function cameronSpeed(distanceKm: number): Decimal {
  const meters = new Precise(distanceKm).times(1000);
  return Precise.sum('13.49681', meters.times('-0.000030363'), Precise.div('835.7114', power(meters, '0.7905')));
}
