import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { DAY, JULIAN_EPOCH, julianDays } from './lib/day-counts.ts';
import { floorDivide, instantAt, quotient, readMoment, writeInstant, zonedOf } from './lib/moments.ts';
import { readNumber } from './lib/systems.ts';

/** Where each count has its zero, in nanoseconds since 1970. */
const ZEROS = {
  julianDate: JULIAN_EPOCH,
  modifiedJulianDate: JULIAN_EPOCH + (DAY * 4_800_001n) / 2n,
  reducedJulianDate: JULIAN_EPOCH + DAY * 2_400_000n,
  truncatedJulianDate: JULIAN_EPOCH + (DAY * 4_880_001n) / 2n,
  rataDie: -719_163n * DAY,
  lilian: -141_428n * DAY,
} as const;
const MILLISECOND = 1_000_000n;

export default defineTool({
  slug: 'julian-date-converter',
  name: 'Julian Date Converter',
  category: 'datetime',
  summary: 'Converts between calendar dates and Julian dates, modified Julian dates and other astronomical day counts.',
  description: 'Proleptic Gregorian calendar in UTC, every day with 86,400 seconds. Julian days begin at noon; rataDie and lilian count whole calendar days.',
  reference: 'Julian date as in IAU Resolution B1 (1997); Calendrical Calculations for rata die; Lilian days of IBM Language Environment',
  keywords: ['jd', 'mjd', 'julian day number', 'astronomy date', 'rjd', 'day count'],
  inputs: z.strictObject({
    value: z.union([z.number(), z.string().min(1).max(100)]).describe('A date, local time or instant in UTC, or a day number'),
    from: z
      .enum(['auto', 'date', 'julianDate', 'modifiedJulianDate', 'reducedJulianDate', 'truncatedJulianDate', 'rataDie', 'lilian'])
      .default('auto')
      .describe('What the value is; with auto a number is a Julian date'),
  }),
  result: z.strictObject({
    iso: z.string().describe('The instant in UTC, rounded to the millisecond'),
    date: z.string().describe('Calendar date of the instant, YYYY-MM-DD'),
    julianDate: z.number().describe('Julian date, days since noon of 1 January 4713 BC'),
    julianDayNumber: z.int().describe('Julian day from noon to noon, the Julian date rounded down'),
    modifiedJulianDate: z.number().describe('Julian date less 2400000.5'),
    reducedJulianDate: z.number().describe('Julian date less 2400000'),
    truncatedJulianDate: z.number().describe('Julian date less 2440000.5'),
    rataDie: z.int().describe('Days of the date with 0001-01-01 as 1'),
    lilian: z.int().describe('Days of the date with 1582-10-15 as 1'),
  }),
  headline: 'julianDate',
  examples: [
    {
      inputs: {
        value: '2000-01-01T12:00:00Z',
      },
      result: {
        iso: '2000-01-01T12:00:00Z',
        date: '2000-01-01',
        julianDate: 2451545,
        julianDayNumber: 2451545,
        modifiedJulianDate: 51544.5,
        reducedJulianDate: 51545,
        truncatedJulianDate: 11544.5,
        rataDie: 730120,
        lilian: 152385,
      },
    },
    {
      inputs: {
        value: 60310.25,
        from: 'modifiedJulianDate',
      },
      result: {
        iso: '2024-01-01T06:00:00Z',
        date: '2024-01-01',
        julianDate: 2460310.75,
        julianDayNumber: 2460310,
        modifiedJulianDate: 60310.25,
        reducedJulianDate: 60310.75,
        truncatedJulianDate: 20310.25,
        rataDie: 738886,
        lilian: 161151,
      },
    },
  ],
  run({ value, from }) {
    const instant = instantFrom(value, from);
    const rounded = floorDivide(instant + MILLISECOND / 2n, MILLISECOND) * MILLISECOND;
    const iso = writeInstant(instantAt(rounded));
    const day = floorDivide(rounded, DAY);
    const count = (name: keyof typeof ZEROS): number => quotient(instant - ZEROS[name], DAY);
    return {
      iso,
      date: iso.slice(0, 10),
      julianDate: count('julianDate'),
      julianDayNumber: Number(floorDivide(instant - ZEROS.julianDate, DAY)),
      modifiedJulianDate: count('modifiedJulianDate'),
      reducedJulianDate: count('reducedJulianDate'),
      truncatedJulianDate: count('truncatedJulianDate'),
      rataDie: Number(day + 719_163n),
      lilian: Number(day + 141_428n),
    };
  },
});

function instantFrom(value: number | string, from: 'auto' | 'date' | keyof typeof ZEROS): bigint {
  const number = from === 'date' ? undefined : readNumber(value);
  if (number) return ZEROS[from === 'auto' || from === 'date' ? 'julianDate' : from] + julianDays(number);
  const moment = from === 'auto' || from === 'date' ? readMoment(String(value)) : undefined;
  if (!moment)
    invalid(
      'value',
      from === 'auto'
        ? 'must be a number, or a date, local time or instant that exists'
        : from === 'date'
          ? 'must be a date, local time or instant that exists'
          : `must be a number when from is ${from}`,
    );
  return zonedOf(moment, 'UTC').epochNanoseconds;
}
