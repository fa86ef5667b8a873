import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { DAY, dayNanoseconds } from './lib/day-counts.ts';
import { instantAt, quotient, readMoment, weekdayName, writeDate, writeLocal } from './lib/moments.ts';
import { readNumber } from './lib/systems.ts';

const midnight = (date: string): bigint => Temporal.Instant.from(`${date}T00:00:00Z`).epochNanoseconds;
const SYSTEMS = {
  '1900': { zero: midnight('1899-12-31'), end: 2_958_466n, first: '1899-12-31' },
  '1904': { zero: midnight('1904-01-01'), end: 2_957_004n, first: '1904-01-01' },
} as const;
type System = keyof typeof SYSTEMS;
/** The day 1900-02-29, which the 1900 system has and the calendar has not. */
const PHANTOM = 60n;

export default defineTool({
  slug: 'excel-date-converter',
  name: 'Excel Date Converter',
  category: 'datetime',
  summary: 'Converts spreadsheet serial numbers to dates and dates to serial numbers, in the 1900 and 1904 systems.',
  description:
    'In the 1900 system 1 is 1900-01-01, 60 is the 1900-02-29 that never was (without a date in the result), 61 is 1900-03-01 and 0 is 1899-12-31. In the 1904 system 0 is 1904-01-01. The fraction is the time of day, rounded to the millisecond.',
  reference: 'ECMA-376 Part 1 (18.17.4.1) date systems, with the leap year bug of the 1900 system',
  keywords: ['excel serial number', 'google sheets date', 'spreadsheet date', 'datevalue', 'serial date', '1904 date system'],
  inputs: z.strictObject({
    values: z
      .array(z.union([z.number(), z.string().min(1).max(100)]))
      .min(1)
      .max(10_000)
      .describe('Serial numbers (numbers or text), or dates and local times'),
    system: z.enum(['1900', '1904']).default('1900').describe('Date system of the serial numbers; 1904 is that of old Macs'),
  }),
  result: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          serial: z.number().describe('Serial number, the fraction being the time of day'),
          date: z.string().optional().describe('Date of the serial number; absent for 1900-02-29'),
          dateTime: z.string().optional().describe('Local time of the serial number, with seconds; absent for 1900-02-29'),
          weekdayName: z.string().optional().describe('English weekday of the date; absent for 1900-02-29'),
        }),
      )
      .describe('A row for each value, in the order given'),
    count: z.int().describe('How many rows there are'),
  }),
  examples: [
    {
      inputs: {
        values: [45351.5, '2024-02-29', 60, 61],
      },
      result: {
        rows: [
          {
            serial: 45351.5,
            date: '2024-02-29',
            dateTime: '2024-02-29T12:00:00',
            weekdayName: 'Thursday',
          },
          {
            serial: 45351,
            date: '2024-02-29',
            dateTime: '2024-02-29T00:00:00',
            weekdayName: 'Thursday',
          },
          {
            serial: 60,
          },
          {
            serial: 61,
            date: '1900-03-01',
            dateTime: '1900-03-01T00:00:00',
            weekdayName: 'Thursday',
          },
        ],
        count: 4,
      },
    },
    {
      inputs: {
        values: [0, 43889.25],
        system: '1904',
      },
      result: {
        rows: [
          {
            serial: 0,
            date: '1904-01-01',
            dateTime: '1904-01-01T00:00:00',
            weekdayName: 'Friday',
          },
          {
            serial: 43889.25,
            date: '2024-02-29',
            dateTime: '2024-02-29T06:00:00',
            weekdayName: 'Thursday',
          },
        ],
        count: 2,
      },
    },
  ],
  run({ values, system }) {
    const rows = values.map((value, index) => {
      const number = readNumber(value);
      if (!number) return fromDate(String(value), system, `values[${index}]`);
      const serial = dayNanoseconds(number);
      if (serial < 0n || number.digits < 0n || serial >= SYSTEMS[system].end * DAY)
        unprocessable(`Serial numbers of the ${system} system are from 0 to below ${SYSTEMS[system].end} (10000-01-01).`, `values[${index}]`);
      return { serial: Number(value) + 0, ...shown(serial, system) };
    });
    return { rows, count: rows.length };
  },
});

function shown(serial: bigint, system: System) {
  const day = serial / DAY;
  if (system === '1900' && day === PHANTOM) return {};
  const late = system === '1900' && day > PHANTOM;
  const local = instantAt(SYSTEMS[system].zero + serial - (late ? DAY : 0n))
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime();
  return { date: writeDate(local.toPlainDate()), dateTime: writeLocal(local), weekdayName: weekdayName(local.dayOfWeek) };
}

function fromDate(text: string, system: System, path: string) {
  const moment = readMoment(text);
  if (!moment || moment.kind === 'instant') invalid(path, 'must be a serial number, a date YYYY-MM-DD or a local time without an offset');
  const local = moment.kind === 'date' ? moment.date.toPlainDateTime() : moment.local;
  const { zero, first } = SYSTEMS[system];
  const elapsed = local.toZonedDateTime('UTC').epochNanoseconds - zero;
  if (elapsed < 0n) unprocessable(`Dates of the ${system} system begin on ${first}.`, path);
  const serial = system === '1900' && elapsed >= PHANTOM * DAY ? elapsed + DAY : elapsed;
  return { serial: quotient(serial, DAY), date: writeDate(local.toPlainDate()), dateTime: writeLocal(local), weekdayName: weekdayName(local.dayOfWeek) };
}
