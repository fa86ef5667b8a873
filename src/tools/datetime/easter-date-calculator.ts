import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { grouped } from '../shared/text/counts.ts';
import { writeDate } from './lib/moments.ts';
import { dayToJulian, julianToDay, writeYmd } from './lib/plain-calendars.ts';

const FIRST_WESTERN = 1583;
const MAX_YEARS = 1000;
const FEASTS = {
  western: [
    ['Ash Wednesday', -46],
    ['Palm Sunday', -7],
    ['Maundy Thursday', -3],
    ['Good Friday', -2],
    ['Holy Saturday', -1],
    ['Easter Sunday', 0],
    ['Easter Monday', 1],
    ['Ascension Day', 39],
    ['Pentecost', 49],
    ['Whit Monday', 50],
    ['Trinity Sunday', 56],
    ['Corpus Christi', 60],
  ],
  orthodox: [
    ['Clean Monday', -48],
    ['Palm Sunday', -7],
    ['Good Friday', -2],
    ['Holy Saturday', -1],
    ['Easter Sunday', 0],
    ['Ascension Day', 39],
    ['Pentecost', 49],
    ['Holy Spirit Monday', 50],
    ['All Saints Sunday', 56],
  ],
} as const;

export default defineTool({
  slug: 'easter-date-calculator',
  name: 'Easter Date Calculator',
  category: 'datetime',
  summary: 'Calculates the dates of Western and Orthodox Easter and of the feasts that depend on it.',
  description:
    'Western Easter from 1583 by the Gregorian computus, Orthodox Easter from 326 by the Julian one; all dates are Gregorian unless the field says Julian.',
  reference: 'Meeus/Jones/Butcher algorithm; Meeus, Astronomical Algorithms, chapter 8 for the Julian calendar',
  keywords: ['easter sunday', 'good friday', 'pentecost', 'ash wednesday', 'ascension', 'movable feasts', 'pascha', 'computus'],
  inputs: z.strictObject({
    year: z.int().min(326).max(9999).describe('Year of Easter, from 1583 for the Western date'),
    tradition: z.enum(['western', 'orthodox']).default('western').describe('Which churches follow the date'),
    toYear: z.int().min(326).max(9999).optional().describe('Last year of a list of at most 1000 Easter dates'),
  }),
  result: z.strictObject({
    easter: z.string().describe('Gregorian date of Easter Sunday, YYYY-MM-DD'),
    easterJulian: z.string().optional().describe('Date of Easter Sunday in the Julian calendar; only for orthodox'),
    feasts: z
      .array(z.strictObject({ name: z.string().describe('English name of the feast'), date: z.string().describe('Gregorian date of the feast, YYYY-MM-DD') }))
      .describe('Feasts that depend on Easter, in order of time'),
    years: z
      .array(z.strictObject({ year: z.int().describe('Year of this Easter'), easter: z.string().describe('Gregorian date of Easter Sunday, YYYY-MM-DD') }))
      .optional()
      .describe('Easter of every year up to toYear; only with toYear'),
  }),
  presentFields: ['year'],
  examples: [
    {
      inputs: {
        year: 2024,
      },
      result: {
        easter: '2024-03-31',
        feasts: [
          {
            name: 'Ash Wednesday',
            date: '2024-02-14',
          },
          {
            name: 'Palm Sunday',
            date: '2024-03-24',
          },
          {
            name: 'Maundy Thursday',
            date: '2024-03-28',
          },
          {
            name: 'Good Friday',
            date: '2024-03-29',
          },
          {
            name: 'Holy Saturday',
            date: '2024-03-30',
          },
          {
            name: 'Easter Sunday',
            date: '2024-03-31',
          },
          {
            name: 'Easter Monday',
            date: '2024-04-01',
          },
          {
            name: 'Ascension Day',
            date: '2024-05-09',
          },
          {
            name: 'Pentecost',
            date: '2024-05-19',
          },
          {
            name: 'Whit Monday',
            date: '2024-05-20',
          },
          {
            name: 'Trinity Sunday',
            date: '2024-05-26',
          },
          {
            name: 'Corpus Christi',
            date: '2024-05-30',
          },
        ],
      },
    },
    {
      inputs: {
        year: 2024,
        tradition: 'orthodox',
        toYear: 2026,
      },
      result: {
        easter: '2024-05-05',
        easterJulian: '2024-04-22',
        feasts: [
          {
            name: 'Clean Monday',
            date: '2024-03-18',
          },
          {
            name: 'Palm Sunday',
            date: '2024-04-28',
          },
          {
            name: 'Good Friday',
            date: '2024-05-03',
          },
          {
            name: 'Holy Saturday',
            date: '2024-05-04',
          },
          {
            name: 'Easter Sunday',
            date: '2024-05-05',
          },
          {
            name: 'Ascension Day',
            date: '2024-06-13',
          },
          {
            name: 'Pentecost',
            date: '2024-06-23',
          },
          {
            name: 'Holy Spirit Monday',
            date: '2024-06-24',
          },
          {
            name: 'All Saints Sunday',
            date: '2024-06-30',
          },
        ],
        years: [
          {
            year: 2024,
            easter: '2024-05-05',
          },
          {
            year: 2025,
            easter: '2025-04-20',
          },
          {
            year: 2026,
            easter: '2026-04-12',
          },
        ],
      },
    },
  ],
  run({ year, tradition, toYear }) {
    if (tradition === 'western' && year < FIRST_WESTERN) invalid('year', `must be from ${FIRST_WESTERN} on for the western tradition`);
    if (toYear !== undefined && toYear < year) invalid('toYear', 'must not be before year');
    if (toYear !== undefined && toYear - year + 1 > MAX_YEARS) invalid('toYear', `must not make more than ${grouped(MAX_YEARS)} years`);
    const easterOf = tradition === 'western' ? western : orthodox;
    const easter = easterOf(year);
    const years =
      toYear === undefined
        ? undefined
        : Array.from({ length: toYear - year + 1 }, (_, index) => ({ year: year + index, easter: writeDate(easterOf(year + index)) }));
    return {
      easter: writeDate(easter),
      ...(tradition === 'orthodox' && { easterJulian: writeYmd(dayToJulian(new Temporal.PlainDate(1970, 1, 1).until(easter).days)) }),
      feasts: FEASTS[tradition].map(([name, days]) => ({ name, date: writeDate(easter.add({ days })) })),
      ...(years && { years }),
    };
  },
});

function western(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1);
}

function orthodox(year: number): Temporal.PlainDate {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7;
  const days = fullMoon + weekday + 114;
  const day = julianToDay({ year, month: Math.floor(days / 31), day: (days % 31) + 1 }) ?? 0;
  return new Temporal.PlainDate(1970, 1, 1).add({ days: day });
}
