import { z } from 'zod';
import { defineTool } from '../define.ts';
import { momentText, partsText, quotient, SECOND, zonedOrNow, zoneOf, zoneText } from './lib/moments.ts';

export default defineTool({
  slug: 'countdown-calculator',
  name: 'Countdown Calculator',
  category: 'datetime',
  summary: 'Counts the days, hours, minutes and seconds left until a moment, or passed since.',
  description: 'Elapsed time in spans of 24 hours; sleeps count the nights between the two local dates. The text has whole seconds, cut off.',
  reference: 'Elapsed time on the POSIX scale (86400 seconds a day)',
  keywords: ['time until', 'days until', 'days since', 'how long until', 'days left', 'timer', 'christmas countdown'],
  inputs: z.strictObject({
    target: momentText.describe('Date, local time or instant to count down to'),
    now: momentText.optional().describe('Moment to count from; now if omitted'),
    timeZone: zoneText.default('UTC').describe('Time zone of dates and local times, and of the nights counted'),
  }),
  result: z.strictObject({
    past: z.boolean().describe('Whether the target is before now'),
    days: z.int().describe('Whole spans of 24 hours'),
    hours: z.int().describe('Whole hours left after the days'),
    minutes: z.int().describe('Whole minutes left after the hours'),
    seconds: z.number().describe('Seconds left after the minutes, with decimals'),
    totalSeconds: z.number().describe('The whole distance in seconds, never negative'),
    sleeps: z.int().describe('Nights (calendar days) between the two local dates'),
    text: z.string().describe('Such as "12 days 3 hours", zero parts left out'),
  }),
  headline: 'text',
  everySecond: true,
  pageInputs: { target: '2030-01-01T00:00' },
  examples: [
    {
      inputs: {
        target: '2025-01-01T00:00:00Z',
        now: '2024-12-24T18:30:00Z',
      },
      result: {
        past: false,
        days: 7,
        hours: 5,
        minutes: 30,
        seconds: 0,
        totalSeconds: 624600,
        sleeps: 8,
        text: '7 days 5 hours 30 minutes',
      },
    },
    {
      inputs: {
        target: '2024-02-28',
        now: '2024-03-01',
        timeZone: 'Europe/Paris',
      },
      result: {
        past: true,
        days: 2,
        hours: 0,
        minutes: 0,
        seconds: 0,
        totalSeconds: 172800,
        sleeps: 2,
        text: '2 days',
      },
    },
  ],
  run({ target, now, timeZone }) {
    const zone = zoneOf(timeZone);
    const [to, from] = [zonedOrNow(target, zone), zonedOrNow(now, zone)];
    const signed = to.epochNanoseconds - from.epochNanoseconds;
    const elapsed = signed < 0n ? -signed : signed;
    const whole = Number(elapsed / SECOND);
    const days = Math.floor(whole / 86_400);
    const hours = Math.floor((whole % 86_400) / 3_600);
    const minutes = Math.floor((whole % 3_600) / 60);
    return {
      past: signed < 0n,
      days,
      hours,
      minutes,
      seconds: quotient(elapsed % (60n * SECOND), SECOND),
      totalSeconds: quotient(elapsed, SECOND),
      sleeps: Math.abs(from.toPlainDate().until(to.toPlainDate()).days),
      text: partsText([
        [days, 'day'],
        [hours, 'hour'],
        [minutes, 'minute'],
        [whole % 60, 'second'],
      ]),
    };
  },
});
