import type * as Astronomy from 'astronomy-engine';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { elementaryFor } from '../shared/numbers/elementary-for.ts';
import { skyMoment, skyTime, writeSecond } from './lib/sky.ts';

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;
const KM_PER_AU = 149_597_870.7;
const PHASES = ['newMoon', 'waxingCrescent', 'firstQuarter', 'waxingGibbous', 'fullMoon', 'waningGibbous', 'lastQuarter', 'waningCrescent'] as const;
const SEARCH_DAYS = 40;

export default defineTool({
  slug: 'moon-phase-calculator',
  name: 'Moon Phase Calculator',
  category: 'datetime',
  summary: 'Calculates the phase, age and illumination of the Moon at a moment, and the next phases.',
  description:
    'Seen from the middle of the Earth. The four principal phases are named within 12 hours of their instant, the rest of the time the phase between them. Years 1700 to 2200.',
  reference: 'Astronomy Engine (VSOP87 and a truncated lunar theory); principal phases at ecliptic longitude differences of 0, 90, 180 and 270 degrees',
  keywords: ['full moon', 'new moon', 'lunar phase', 'moon tonight', 'moon age', 'lunation'],
  inputs: z.strictObject({ date: skyMoment }),
  result: z.strictObject({
    phase: z.enum(PHASES).describe('Name of the phase at the moment'),
    phaseAngleDegrees: z.number().describe('Ecliptic longitude of the Moon minus that of the Sun, 0 to 360 degrees'),
    illuminationPercent: z.number().describe('Lit part of the disc in percent'),
    ageDays: z.number().describe('Days since the last new moon'),
    distanceKm: z.number().describe('Kilometres between the centres of Earth and Moon'),
    lastNewMoon: z.string().describe('Instant of the last new moon, in UTC'),
    nextNewMoon: z.string().describe('Instant of the next new moon, in UTC'),
    nextFirstQuarter: z.string().describe('Instant of the next first quarter, in UTC'),
    nextFullMoon: z.string().describe('Instant of the next full moon, in UTC'),
    nextLastQuarter: z.string().describe('Instant of the next last quarter, in UTC'),
  }),
  examples: [
    {
      inputs: {
        date: '2024-04-08T18:20:00Z',
      },
      result: {
        phase: 'newMoon',
        phaseAngleDegrees: 359.98616896615823,
        illuminationPercent: 0.0009313188899240377,
        ageDays: 29.388222719907407,
        distanceKm: 359796.3337047856,
        lastNewMoon: '2024-03-10T09:00:58Z',
        nextNewMoon: '2024-04-08T18:21:25Z',
        nextFirstQuarter: '2024-04-15T19:13:46Z',
        nextFullMoon: '2024-04-23T23:49:38Z',
        nextLastQuarter: '2024-05-01T11:27:50Z',
      },
    },
    {
      inputs: {
        date: '2024-02-01',
      },
      result: {
        phase: 'waningGibbous',
        phaseAngleDegrees: 248.0895517546757,
        illuminationPercent: 68.77502205162912,
        ageDays: 20.501429247685184,
        distanceKm: 402148.23389427597,
        lastNewMoon: '2024-01-11T11:57:57Z',
        nextNewMoon: '2024-02-09T22:59:42Z',
        nextFirstQuarter: '2024-02-16T15:01:33Z',
        nextFullMoon: '2024-02-24T12:31:10Z',
        nextLastQuarter: '2024-02-02T23:18:41Z',
      },
    },
  ],
  async run({ date }) {
    const astronomy = await import('astronomy-engine');
    const at = skyTime(date);
    return elementaryFor(() => phasesAt(at, astronomy));
  },
});

/** The Moon of an instant in milliseconds since 1970. */
function phasesAt(at: number, { Body, GeoMoon, Illumination, MakeTime, MoonPhase, SearchMoonPhase }: typeof Astronomy) {
  const time = MakeTime(new Date(at));
  const angle = MoonPhase(time);
  const search = (longitude: number, days: number): number => SearchMoonPhase(longitude, time, days)?.date.getTime() ?? Number.NaN;
  const after = (longitude: number): number => {
    const found = search(longitude, SEARCH_DAYS);
    return found > at ? found : (SearchMoonPhase(longitude, MakeTime(new Date(at + DAY_MS)), SEARCH_DAYS)?.date.getTime() ?? Number.NaN);
  };
  const lastNewMoon = search(0, -SEARCH_DAYS);
  const quarter = Math.round(angle / 90) % 4;
  const near = [search(quarter * 90, 2), search(quarter * 90, -2)].some((instant) => Math.abs(instant - at) <= HALF_DAY_MS);
  return {
    phase: PHASES[near ? quarter * 2 : Math.floor(angle / 90) * 2 + 1] ?? 'newMoon',
    phaseAngleDegrees: angle,
    illuminationPercent: Illumination(Body.Moon, time).phase_fraction * 100,
    ageDays: (at - lastNewMoon) / DAY_MS,
    distanceKm: GeoMoon(time).Length() * KM_PER_AU,
    lastNewMoon: writeSecond(lastNewMoon),
    nextNewMoon: writeSecond(after(0)),
    nextFirstQuarter: writeSecond(after(90)),
    nextFullMoon: writeSecond(after(180)),
    nextLastQuarter: writeSecond(after(270)),
  };
}
