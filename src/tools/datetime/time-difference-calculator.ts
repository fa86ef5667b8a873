import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { readTimeOfDay, TIME_ERROR } from './lib/time-of-day.ts';

const DAY = 86_400;
const timeText = z
  .string()
  .min(1)
  .max(32)
  .refine((text) => readTimeOfDay(text) !== undefined, { error: TIME_ERROR });

export default defineTool({
  slug: 'time-difference-calculator',
  name: 'Time Difference Calculator',
  category: 'datetime',
  summary: 'Calculates the hours, minutes and seconds between two times of day, past midnight if need be.',
  description:
    'An end before its start is on the next day; equal times are zero apart. 24:00 is the end of the day. AM and PM may be written in any case, with dots and a space.',
  reference: 'ISO 8601 times of day and the 12-hour clock; days of 86,400 seconds',
  keywords: ['hours between', 'time between two times', 'elapsed time', 'subtract time', 'am pm', 'how many hours'],
  inputs: z.strictObject({
    start: timeText.describe('Time it begins, HH:MM[:SS] or with AM or PM'),
    end: timeText.describe('Time it ends, HH:MM[:SS] or with AM or PM, up to 24:00'),
    breakMinutes: z.number().min(0).max(1440).default(0).describe('Break in minutes, taken off'),
  }),
  result: z.strictObject({
    hours: z.int().describe('Whole hours between them'),
    minutes: z.int().describe('Whole minutes left after the hours'),
    seconds: z.int().describe('Whole seconds left after the minutes'),
    totalSeconds: z.number().describe('The whole time in seconds'),
    totalMinutes: z.number().describe('The whole time in minutes'),
    totalHours: z.number().describe('The whole time in hours'),
    clock: z.string().describe('The whole time as H:MM:SS'),
    overMidnight: z.boolean().describe('Whether the end was assumed to be on the next day'),
  }),
  headline: 'clock',
  examples: [
    {
      inputs: {
        start: '22:45',
        end: '06:30',
      },
      result: {
        hours: 7,
        minutes: 45,
        seconds: 0,
        totalSeconds: 27900,
        totalMinutes: 465,
        totalHours: 7.75,
        clock: '7:45:00',
        overMidnight: true,
      },
    },
    {
      inputs: {
        start: '9:15 AM',
        end: '5:00 p.m.',
        breakMinutes: 45,
      },
      result: {
        hours: 7,
        minutes: 0,
        seconds: 0,
        totalSeconds: 25200,
        totalMinutes: 420,
        totalHours: 7,
        clock: '7:00:00',
        overMidnight: false,
      },
    },
  ],
  run({ start, end, breakMinutes }) {
    const from = readTimeOfDay(start)?.seconds ?? 0;
    const to = readTimeOfDay(end)?.seconds ?? 0;
    if (from === DAY) invalid('start', 'must be from 00:00 to 23:59:59; 24:00 may only be an end');
    const overMidnight = to < from;
    const total = new D(overMidnight ? to - from + DAY : to - from).minus(new D(breakMinutes).times(60));
    if (total.lt(0)) invalid('breakMinutes', 'must not be longer than the time between start and end');
    const whole = total.floor().toNumber();
    const [hours, minutes, seconds] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
    const two = (value: number): string => String(value).padStart(2, '0');
    return {
      hours,
      minutes,
      seconds,
      totalSeconds: ratio(total),
      totalMinutes: ratio(total.div(60)),
      totalHours: ratio(total.div(3_600)),
      clock: `${hours}:${two(minutes)}:${two(seconds)}`,
      overMidnight,
    };
  },
});
