import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { readTimeOfDay, readTwelveHour, type TimeOfDay } from './lib/time-of-day.ts';

export default defineTool({
  slug: 'time-format-converter',
  name: '12/24 Hour Time Converter',
  category: 'datetime',
  summary: 'Converts times between the 12-hour clock, the 24-hour clock and military time.',
  description:
    'Reads HH:MM[:SS], H:MM[:SS] AM/PM, H AM/PM, noon, midnight and military HHMM with "hours" or "h" after it if you like. 12 AM is 00:00, 12 PM is 12:00; 24:00 stays the end of the day. Seconds are written where they were given.',
  reference: 'ISO 8601 times of day; 12-hour clock with 12 AM as midnight',
  keywords: ['military time', 'am pm to 24 hour', '24 hour clock', '12 hour clock', 'convert time format', 'noon', 'midnight'],
  inputs: z.strictObject({
    times: z.array(z.string().max(64)).min(1).max(10_000).describe('Times in any of the forms, such as 3:05 PM, 15:05 or 1505'),
  }),
  result: z.strictObject({
    times: z
      .array(
        z.strictObject({
          h24: z.string().describe('Time on the 24-hour clock, HH:MM[:SS]'),
          h12: z.string().describe('Time on the 12-hour clock, such as 3:05 PM'),
          military: z.string().describe('Military time of four digits, such as 1505'),
          secondsOfDay: z.int().describe('Seconds since midnight, up to 86400'),
        }),
      )
      .describe('Each time in every form, in the order given'),
    count: z.int().describe('How many times there are'),
  }),
  examples: [
    {
      inputs: {
        times: ['3:05 PM', '00:15', '0930 hours', '12 a.m.'],
      },
      result: {
        times: [
          {
            h24: '15:05',
            h12: '3:05 PM',
            military: '1505',
            secondsOfDay: 54300,
          },
          {
            h24: '00:15',
            h12: '12:15 AM',
            military: '0015',
            secondsOfDay: 900,
          },
          {
            h24: '09:30',
            h12: '9:30 AM',
            military: '0930',
            secondsOfDay: 34200,
          },
          {
            h24: '00:00',
            h12: '12:00 AM',
            military: '0000',
            secondsOfDay: 0,
          },
        ],
        count: 4,
      },
    },
    {
      inputs: {
        times: ['23:59:59'],
      },
      result: {
        times: [
          {
            h24: '23:59:59',
            h12: '11:59:59 PM',
            military: '2359:59',
            secondsOfDay: 86399,
          },
        ],
        count: 1,
      },
    },
  ],
  run({ times }) {
    const rows = times.map((text, index) => {
      const time = readTime(text.trim());
      return time
        ? forms(time)
        : unprocessable(`The time at position ${index + 1} is not in a form that can be read, such as 15:05, 3:05 PM or 1505.`, `times[${index}]`);
    });
    return { times: rows, count: rows.length };
  },
});

function readTime(text: string): TimeOfDay | undefined {
  const word = text.toLowerCase();
  if (word === 'noon') return { seconds: 43_200, withSeconds: false };
  if (word === 'midnight') return { seconds: 0, withSeconds: false };
  const military = /^(\d{2})([0-5]\d)(?:\s*(?:hours|h))?$/i.exec(text);
  if (military) return readTimeOfDay(`${military[1]}:${military[2]}`);
  return /^\d{2}:/.test(text) ? readTimeOfDay(text) : readTwelveHour(text);
}

function forms({ seconds, withSeconds }: TimeOfDay) {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hour, minute] = [Math.floor(seconds / 3_600), two(Math.floor((seconds % 3_600) / 60))];
  const rest = withSeconds ? `:${two(seconds % 60)}` : '';
  return {
    h24: `${two(hour)}:${minute}${rest}`,
    h12: `${hour % 12 || 12}:${minute}${rest} ${hour % 24 < 12 ? 'AM' : 'PM'}`,
    military: `${two(hour)}${minute}${rest}`,
    secondsOfDay: seconds,
  };
}
