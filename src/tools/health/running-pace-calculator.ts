import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { KM_PER_MILE } from './lib/body.ts';
import { hoursText, minutesText } from './lib/clock.ts';

const FIELDS = ['distanceKm', 'durationSeconds', 'paceSecondsPerKm'] as const;
const MAX_SPLITS = 1000;

interface Run {
  distance: Decimal;
  duration: Decimal;
  pace: Decimal;
}

export default defineTool({
  slug: 'running-pace-calculator',
  name: 'Running Pace Calculator',
  category: 'health',
  summary: 'Calculates the pace, time or distance of a run from the other two, with speed and splits.',
  description:
    'Give exactly two of distance, duration and pace. The pace is even throughout. Texts are rounded to the nearest second, half up; numbers are not rounded.',
  reference: 'duration = distance × pace; 1 mile = 1.609344 km',
  keywords: ['min per km', 'minutes per mile', 'marathon pace', 'jogging', 'split times', 'running speed', '5k', '10k'],
  inputs: z.strictObject({
    distanceKm: z.number().min(0.01).max(10_000).optional().describe('Distance in kilometres'),
    durationSeconds: z.number().min(1).max(10_000_000).optional().describe('Time of the whole run in seconds'),
    paceSecondsPerKm: z.number().min(10).max(100_000).optional().describe('Pace in seconds for each kilometre'),
    splitKm: z.number().min(0.05).max(1000).optional().describe('Distance between splits in kilometres; adds the splits, of which there are at most 1,000'),
  }),
  result: z.strictObject({
    distanceKm: z.number().describe('Distance in kilometres'),
    durationSeconds: z.number().describe('Time of the whole run in seconds'),
    paceSecondsPerKm: z.number().describe('Pace in seconds for each kilometre'),
    paceSecondsPerMile: z.number().describe('Pace in seconds for each mile'),
    speedKmh: z.number().describe('Speed in kilometres an hour'),
    speedMph: z.number().describe('Speed in miles an hour'),
    pace: z.string().describe('Pace for each kilometre as M:SS, with as many minutes as there are'),
    time: z.string().describe('Time of the whole run as H:MM:SS'),
    splits: z
      .array(
        z.strictObject({
          distanceKm: z.number().describe('Distance from the start in kilometres'),
          elapsedSeconds: z.number().describe('Time from the start in seconds'),
        }),
      )
      .optional()
      .describe('Times at each multiple of splitKm below the distance and at the distance itself; absent without splitKm'),
  }),
  headline: 'pace',
  examples: [
    {
      inputs: { distanceKm: 10, durationSeconds: 3000 },
      result: {
        distanceKm: 10,
        durationSeconds: 3000,
        paceSecondsPerKm: 300,
        paceSecondsPerMile: 482.8032,
        speedKmh: 12,
        speedMph: 7.456454306848007,
        pace: '5:00',
        time: '0:50:00',
      },
    },
    {
      inputs: { distanceKm: 5, paceSecondsPerKm: 330, splitKm: 2 },
      result: {
        distanceKm: 5,
        durationSeconds: 1650,
        paceSecondsPerKm: 330,
        paceSecondsPerMile: 531.08352,
        speedKmh: 10.909090909090908,
        speedMph: 6.778594824407279,
        pace: '5:30',
        time: '0:27:30',
        splits: [
          { distanceKm: 2, elapsedSeconds: 660 },
          { distanceKm: 4, elapsedSeconds: 1320 },
          { distanceKm: 5, elapsedSeconds: 1650 },
        ],
      },
    },
  ],
  run(inputs) {
    const missing = FIELDS.filter((field) => inputs[field] === undefined);
    if (missing.length > 1) invalid(missing[0] ?? '', `must be given, or ${missing.slice(1).join(' or ')}: two of ${FIELDS.join(', ')} are needed`);
    if (missing.length === 0) invalid('paceSecondsPerKm', `must be left out, as the other two decide on it: give exactly two of ${FIELDS.join(', ')}`);
    const run = completed(inputs);
    const { distance, duration, pace } = run;
    const perMile = pace.times(KM_PER_MILE);
    return {
      distanceKm: doubleOf(distance),
      durationSeconds: doubleOf(duration),
      paceSecondsPerKm: doubleOf(pace),
      paceSecondsPerMile: doubleOf(perMile),
      speedKmh: doubleOf(distance.times(3600).div(duration)),
      speedMph: doubleOf(distance.times(3600).div(duration).div(KM_PER_MILE)),
      pace: minutesText(pace),
      time: hoursText(duration),
      ...(inputs.splitKm !== undefined && { splits: splitsOf(run, inputs.splitKm) }),
    };
  },
});

function completed({ distanceKm, durationSeconds, paceSecondsPerKm }: Partial<Record<(typeof FIELDS)[number], number | undefined>>): Run {
  const [distance, duration, pace] = [new Precise(distanceKm ?? 0), new Precise(durationSeconds ?? 0), new Precise(paceSecondsPerKm ?? 0)];
  if (paceSecondsPerKm === undefined) return { distance, duration, pace: duration.div(distance) };
  return distanceKm === undefined ? { distance: duration.div(pace), duration, pace } : { distance, duration: distance.times(pace), pace };
}

function splitsOf({ distance, duration, pace }: Run, splitKm: number) {
  const count = distance.div(splitKm).ceil();
  if (count.gt(MAX_SPLITS)) invalid('splitKm', `must make at most ${MAX_SPLITS} splits, and makes ${count}`);
  return Array.from({ length: count.toNumber() }, (_, index) => {
    const isLast = count.eq(index + 1);
    const at = Precise.mul(splitKm, index + 1);
    return { distanceKm: doubleOf(isLast ? distance : at), elapsedSeconds: doubleOf(isLast ? duration : at.times(pace)) };
  });
}
