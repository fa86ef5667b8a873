import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { daysInMonth } from '../shared/dates/dates.ts';
import { describeCron, parseCron } from './lib/cron.ts';

const MAX_INTERVALS = { minute: 59, hour: 23, day: 31, week: 1, month: 12, year: 1 };

export default defineTool({
  slug: 'cron-expression-generator',
  name: 'Cron Expression Generator',
  category: 'developer',
  summary: 'Writes a cron expression from a plain schedule, such as every Monday at 9.',
  description:
    'minute: */n * * * *; hour: m */n * * *; day: m h */n * *; week: m h * * days; month: m h d */n *; year: m h d M *. */1 is written *. Fields that the schedule does not use do not matter.',
  reference: 'crontab(5); descriptions by cronstrue 3',
  keywords: ['crontab', 'cronjob', 'schedule', 'crontab maker', 'cron builder'],

  inputs: z.strictObject({
    every: z.enum(['minute', 'hour', 'day', 'week', 'month', 'year']).describe('How often it runs: by the minute, hour, day, week, month or year'),
    interval: z.int().min(1).max(59).default(1).describe('Runs at every n-th minute, hour, day or month; 1 with week and year'),
    minute: z.int().min(0).max(59).default(0).describe('Minute of the hour it runs at; not for minute'),
    hour: z.int().min(0).max(23).default(0).describe('Hour of the day it runs at; for day, week, month and year'),
    daysOfWeek: z.array(z.int().min(0).max(6)).min(1).max(7).optional().describe('Weekdays it runs on for week, 0 Sunday to 6 Saturday; Monday if omitted'),
    dayOfMonth: z.int().min(1).max(31).default(1).describe('Day of the month it runs on, for month and year'),
    month: z.int().min(1).max(12).default(1).describe('Month it runs in, for year'),
  }),
  result: z.strictObject({
    expression: z.string().describe('The cron expression of five fields'),
    description: z.string().describe('When it runs, in English on a 24-hour clock'),
  }),
  appliesWhen: {
    interval: { every: ['minute', 'hour', 'day', 'month'] },
    minute: { every: ['hour', 'day', 'week', 'month', 'year'] },
    hour: { every: ['day', 'week', 'month', 'year'] },
    daysOfWeek: { every: ['week'] },
    dayOfMonth: { every: ['month', 'year'] },
    month: { every: ['year'] },
  },
  beside: [
    {
      title: 'Next runs',
      tool: 'cron-next-runs-calculator',
      from: { expression: { result: 'expression' }, count: { value: 5 }, timeZone: { zone: true } },
      show: 'runs',
    },
  ],
  examples: [
    { inputs: { every: 'minute', interval: 15 }, result: { expression: '*/15 * * * *', description: 'Every 15 minutes' } },
    {
      inputs: { every: 'week', daysOfWeek: [5, 1, 5], hour: 9, minute: 30 },
      result: { expression: '30 9 * * 1,5', description: 'At 09:30, only on Monday and Friday' },
    },
  ],
  async run({ every, interval, minute, hour, daysOfWeek = [1], dayOfMonth, month }) {
    const most = MAX_INTERVALS[every];
    if (interval > most) invalid('interval', most === 1 ? `must be 1 with every ${every}` : `must be at most ${most} with every ${every}`);
    if (every === 'year' && dayOfMonth > daysInMonth(2024, month))
      invalid('dayOfMonth', `must be a day that month ${month} has, at most ${daysInMonth(2024, month)}`);
    const step = interval === 1 ? '*' : `*/${interval}`;
    const days = [...new Set(daysOfWeek)].sort((a, b) => a - b).join(',');
    const expression = {
      minute: `${step} * * * *`,
      hour: `${minute} ${step} * * *`,
      day: `${minute} ${hour} ${step} * *`,
      week: `${minute} ${hour} * * ${days}`,
      month: `${minute} ${hour} ${dayOfMonth} ${step} *`,
      year: `${minute} ${hour} ${dayOfMonth} ${month} *`,
    }[every];
    return { expression, description: await describeCron(parseCron(expression)) };
  },
});
