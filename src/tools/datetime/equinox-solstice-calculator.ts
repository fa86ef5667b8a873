import { z } from 'zod';
import { defineTool } from '../define.ts';
import { elementaryFor } from '../shared/numbers/elementary-for.ts';
import { writeZoned, zoneOf, zoneText } from './lib/moments.ts';
import { nearestSecond } from './lib/sky.ts';

const DAY_MS = 86_400_000;
const SEASONS = { northern: ['spring', 'summer', 'autumn', 'winter'], southern: ['autumn', 'winter', 'spring', 'summer'] } as const;

export default defineTool({
  slug: 'equinox-solstice-calculator',
  name: 'Equinox and Solstice Calculator',
  category: 'datetime',
  summary: 'Calculates the equinoxes and solstices of a year, when the seasons begin.',
  description:
    "The instants at which the Sun's apparent geocentric longitude is 0, 90, 180 and 270 degrees, within a minute from 1900 to 2100; universal time is taken as UTC.",
  reference: 'Astronomy Engine (VSOP87)',
  keywords: ['first day of spring', 'summer solstice', 'winter solstice', 'vernal equinox', 'seasons', 'longest day'],
  inputs: z.strictObject({
    year: z.int().min(1700).max(2200).describe('Year whose seasons are asked for'),
    timeZone: zoneText.default('UTC').describe('Time zone to write the instants in'),
    hemisphere: z.enum(['northern', 'southern']).default('northern').describe('Hemisphere, for the names of the seasons'),
  }),
  result: z.strictObject({
    marchEquinox: z.string().describe('Instant of the March equinox in the time zone'),
    juneSolstice: z.string().describe('Instant of the June solstice in the time zone'),
    septemberEquinox: z.string().describe('Instant of the September equinox in the time zone'),
    decemberSolstice: z.string().describe('Instant of the December solstice in the time zone'),
    seasons: z
      .array(
        z.strictObject({
          season: z.enum(['spring', 'summer', 'autumn', 'winter']).describe('Name of the season in the hemisphere'),
          start: z.string().describe('Instant the season begins in the time zone'),
          days: z.number().describe('Days up to the next season'),
        }),
      )
      .describe('The four seasons that begin in the year, in order of time'),
  }),
  presentFields: ['year'],
  examples: [
    {
      inputs: {
        year: 2024,
      },
      result: {
        marchEquinox: '2024-03-20T03:06:24+00:00',
        juneSolstice: '2024-06-20T20:50:58+00:00',
        septemberEquinox: '2024-09-22T12:43:55+00:00',
        decemberSolstice: '2024-12-21T09:20:19+00:00',
        seasons: [
          {
            season: 'spring',
            start: '2024-03-20T03:06:24+00:00',
            days: 92.73928603009259,
          },
          {
            season: 'summer',
            start: '2024-06-20T20:50:58+00:00',
            days: 93.66177188657407,
          },
          {
            season: 'autumn',
            start: '2024-09-22T12:43:55+00:00',
            days: 89.85860210648148,
          },
          {
            season: 'winter',
            start: '2024-12-21T09:20:19+00:00',
            days: 88.98689914351851,
          },
        ],
      },
    },
    {
      inputs: {
        year: 2000,
        hemisphere: 'southern',
      },
      result: {
        marchEquinox: '2000-03-20T07:35:16+00:00',
        juneSolstice: '2000-06-21T01:47:39+00:00',
        septemberEquinox: '2000-09-22T17:27:57+00:00',
        decemberSolstice: '2000-12-21T13:37:52+00:00',
        seasons: [
          {
            season: 'autumn',
            start: '2000-03-20T07:35:16+00:00',
            days: 92.7586074537037,
          },
          {
            season: 'winter',
            start: '2000-06-21T01:47:39+00:00',
            days: 93.6529852662037,
          },
          {
            season: 'spring',
            start: '2000-09-22T17:27:57+00:00',
            days: 89.8402180324074,
          },
          {
            season: 'summer',
            start: '2000-12-21T13:37:52+00:00',
            days: 88.99515039351851,
          },
        ],
      },
    },
  ],
  async run({ year, timeZone, hemisphere }) {
    const { Seasons } = await import('astronomy-engine');
    const zone = zoneOf(timeZone);
    const { mar_equinox, jun_solstice, sep_equinox, dec_solstice } = elementaryFor(() => Seasons(year));
    const next = elementaryFor(() => Seasons(year + 1).mar_equinox);
    const instants = [mar_equinox, jun_solstice, sep_equinox, dec_solstice, next].map(({ date }) => date.getTime());
    const texts = instants.map((instant) => writeZoned(nearestSecond(instant).toZonedDateTimeISO(zone)));
    const [marchEquinox = '', juneSolstice = '', septemberEquinox = '', decemberSolstice = ''] = texts;
    const seasons = SEASONS[hemisphere].map((season, index) => ({
      season,
      start: texts[index] ?? '',
      days: ((instants[index + 1] ?? 0) - (instants[index] ?? 0)) / DAY_MS,
    }));
    return { marchEquinox, juneSolstice, septemberEquinox, decemberSolstice, seasons };
  },
});
