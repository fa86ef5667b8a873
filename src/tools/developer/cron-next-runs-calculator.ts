import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { parseCron, scheduleOf } from './lib/cron.ts';
import { cronRuns, instantText } from './lib/cron-runs.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:[Zz]|[+-]\d{2}(?::?\d{2})?)$/;

export default defineTool({
  slug: 'cron-next-runs-calculator',
  name: 'Cron Next Runs Calculator',
  category: 'developer',
  summary: 'Shows when a cron expression runs next, or ran last, in any time zone.',
  description:
    'The expression applies to the local clock of the zone. Where the clock is put forward, runs in the skipped stretch happen once, at the first moment after it, unless the hour field begins with *: then they do not happen. Where the clock is put back, local times that come twice run the first time only, unless the hour field begins with *: then both times. Only runs within 100 years of now are found.',
  reference: 'crontab(5); IANA time zone database as Node carries it',
  keywords: ['crontab', 'schedule', 'next execution', 'cronjob', 'daylight saving'],
  cost: 'heavy',
  inputs: z.strictObject({
    expression: z.string().min(1).max(500).describe('Cron expression of five or six fields, or a macro such as @daily'),
    count: z.int().min(1).max(1000).default(5).describe('How many runs to list at most'),
    timeZone: z.string().min(1).max(64).default('UTC').describe('IANA name of the time zone whose clock counts'),
    now: z.string().min(16).max(40).optional().describe('Instant to look from, ISO 8601 with Z or an offset; now if omitted'),
    direction: z.enum(['next', 'previous']).default('next').describe('Look for the next runs or for the previous ones'),
  }),
  result: z.strictObject({
    runs: z.array(z.string()).describe('Instants in the time zone, nearest to now first'),
    count: z.int().describe('How many runs are listed'),
  }),
  examples: [
    {
      inputs: { expression: '30 2 * * *', count: 3, timeZone: 'Europe/Berlin', now: '2026-03-27T12:00:00Z' },
      result: { runs: ['2026-03-28T02:30:00+01:00', '2026-03-29T03:00:00+02:00', '2026-03-30T02:30:00+02:00'], count: 3 },
    },
    {
      inputs: { expression: '0 0 13 * FRI', count: 2, now: '2026-11-22T00:00:00Z', direction: 'previous' },
      result: { runs: ['2026-11-20T00:00:00Z', '2026-11-13T00:00:00Z'], count: 2 },
    },
  ],
  run({ expression, count, timeZone, now, direction }) {
    const schedule = scheduleOf(parseCron(expression));
    checkZone(timeZone);
    const runs = cronRuns(schedule, timeZone, now === undefined ? Date.now() : instantOf(now), direction === 'next', count);
    return { runs: runs.map((run) => instantText(run, timeZone)), count: runs.length };
  },
});
function checkZone(zone: string): void {
  try {
    if (/^[A-Za-z]/.test(zone)) Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    else throw new RangeError('not a name');
  } catch {
    invalid('timeZone', 'must be the IANA name of a time zone, such as UTC or Europe/Berlin');
  }
}

function instantOf(text: string): number {
  try {
    if (INSTANT.test(text)) return Math.floor(Number(Temporal.Instant.from(text).epochNanoseconds / 1_000n) / 1_000);
  } catch {
    // Refused below: the shape is right, but there is no such day or time.
  }
  return invalid('now', 'must be a real instant with Z or an offset, such as 2026-03-27T12:00:00Z');
}
