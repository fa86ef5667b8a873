import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { readMoment, withinYears, writeDate, writeZoned, zoneOf, zoneText } from './lib/moments.ts';
import { type Rule, readRule, ruleText, WEEKDAY_CODES } from './lib/rrule.ts';
import { ruleTimes, wallSeconds, wallTime } from './lib/rrule-dates.ts';

const FORM = 'must be a date YYYY-MM-DD or a local time such as 2024-03-05T09:00';
const stampText = z
  .string()
  .min(1)
  .max(64)
  .refine((text) => ['date', 'local'].includes(readMoment(text)?.kind ?? ''), { error: FORM });
const optionalInts = (text: string) => z.array(z.int()).optional().describe(text);

export default defineTool({
  slug: 'rrule-parser',
  name: 'RRULE Parser',
  category: 'datetime',
  summary: 'Lists the dates of an iCalendar recurrence rule, and explains its parts.',
  description:
    'Every BY part, WKST and BYSETPOS; dates that do not exist are skipped. The start is an occurrence only where the rule gives it. Repeats keep their local time across clock changes, and a time in a gap moves forward by it. COUNT counts before excludedDates take away. A search that finds nothing up to the year 2200 is ended.',
  reference: 'RFC 5545, section 3.3.10',
  keywords: ['recurring events', 'ical recurrence', 'repeat rule', 'calendar repeat', 'recurrence rule'],
  cost: 'heavy',
  inputs: z.strictObject({
    rrule: z.string().min(1).max(2000).describe('Recurrence rule of RFC 5545, with or without "RRULE:" in front'),
    start: stampText.describe('First date or local time (DTSTART), a local time being of the time zone'),
    timeZone: zoneText.default('UTC').describe('Time zone of local times'),
    excludedDates: z.array(stampText).max(1000).default([]).describe('Occurrences to leave out (EXDATE), in the form of start'),
    additionalDates: z.array(stampText).max(1000).default([]).describe('Occurrences to add (RDATE), in the form of start'),
    after: stampText.optional().describe('Only occurrences on or after this, in the form of start'),
    before: stampText.optional().describe('Only occurrences before this, in the form of start'),
    limit: z.int().min(1).max(5000).default(100).describe('How many occurrences to list at most'),
  }),
  result: z.strictObject({
    occurrences: z.array(z.string()).describe('Dates, or instants in the time zone, in order and none twice'),
    count: z.int().describe('How many occurrences are listed'),
    complete: z.boolean().describe('Whether no occurrence was left out because of the limit'),
    finite: z.boolean().describe('Whether the rule has COUNT or UNTIL'),
    parts: z
      .strictObject({
        freq: z.string().describe('How often: SECONDLY to YEARLY'),
        interval: z.int().describe('Periods from one repeat to the next'),
        count: z.int().optional().describe('How many occurrences the rule has'),
        until: z.string().optional().describe('Last date or time, as written'),
        byDay: z.array(z.string()).optional().describe('Weekdays, with a number for the n-th'),
        byMonthDay: optionalInts('Days of the month, negative from its end'),
        byMonth: optionalInts('Months from 1 to 12'),
        bySetPos: optionalInts('Places within each period that are taken'),
        byYearDay: optionalInts('Days of the year, negative from its end'),
        byWeekNo: optionalInts('Weeks of the year, negative from its end'),
        byHour: optionalInts('Hours from 0 to 23'),
        byMinute: optionalInts('Minutes from 0 to 59'),
        bySecond: optionalInts('Seconds from 0 to 60'),
        wkst: z.string().optional().describe('First day of the week'),
      })
      .describe('The parts of the rule'),
    text: z.string().describe('The rule in English words'),
  }),
  examples: [
    {
      inputs: {
        rrule: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3',
        start: '2024-01-01',
      },
      result: {
        occurrences: ['2024-01-26', '2024-02-23', '2024-03-29'],
        count: 3,
        complete: true,
        finite: true,
        parts: {
          freq: 'MONTHLY',
          interval: 1,
          count: 3,
          byDay: ['-1FR'],
        },
        text: 'every month on the last Friday, 3 times',
      },
    },
    {
      inputs: {
        rrule: 'FREQ=WEEKLY;BYDAY=MO,WE',
        start: '2024-03-25T09:00',
        timeZone: 'Europe/Berlin',
        limit: 3,
      },
      result: {
        occurrences: ['2024-03-25T09:00:00+01:00', '2024-03-27T09:00:00+01:00', '2024-04-01T09:00:00+02:00'],
        count: 3,
        complete: false,
        finite: false,
        parts: {
          freq: 'WEEKLY',
          interval: 1,
          byDay: ['MO', 'WE'],
        },
        text: 'every week on Monday and Wednesday',
      },
    },
  ],
  run(inputs) {
    const rule = readRule(inputs.rrule);
    const zone = zoneOf(inputs.timeZone);
    const dates = readMoment(inputs.start)?.kind === 'date';
    const read = (text: string, path: string): number => {
      const moment = readMoment(text);
      if (!moment || moment.kind === 'instant' || (moment.kind === 'date') !== dates)
        invalid(path, `must be in the form of start, a ${dates ? 'date' : 'local time'}`);
      return wallSeconds(moment.kind === 'date' ? moment.date.toPlainDateTime() : moment.local);
    };
    const start = read(inputs.start, 'start');
    const from = inputs.after === undefined ? Number.NEGATIVE_INFINITY : read(inputs.after, 'after');
    const end = inputs.before === undefined ? Number.POSITIVE_INFINITY : read(inputs.before, 'before');
    const excluded = new Set(inputs.excludedDates.map((text, index) => read(text, `excludedDates[${index}]`)));
    const added = inputs.additionalDates
      .map((text, index) => read(text, `additionalDates[${index}]`))
      .filter((time) => time >= from && time < end && !excluded.has(time));
    const plain = dates ? { ...rule, byHour: [], byMinute: [], bySecond: [] } : rule;
    const last = lastOf(rule, dates, zone);
    const found: number[] = [];
    let counted = 0;
    for (const time of ruleTimes(plain, start, from)) {
      if (time >= end || !last(time) || counted === rule.count) break;
      counted += 1;
      if (time < from || excluded.has(time)) continue;
      found.push(time);
      if (found.length > inputs.limit) break;
    }
    const all = [...new Set([...found, ...added])].sort((a, b) => a - b);
    const written = all.map((time) => (dates ? writeDate(wallTime(time).toPlainDate()) : writeZoned(withinYears(wallTime(time)).toZonedDateTime(zone))));
    const occurrences = [...new Set(written)];
    const shown = occurrences.slice(0, inputs.limit);
    return {
      occurrences: shown,
      count: shown.length,
      complete: occurrences.length <= inputs.limit,
      finite: rule.count !== undefined || rule.until !== undefined,
      parts: partsOf(rule),
      text: ruleText(rule),
    };
  },
});

/** Whether a local time is not after UNTIL. */
function lastOf({ until }: Rule, dates: boolean, zone: string): (time: number) => boolean {
  if (until === undefined) return () => true;
  if (!until.utc) return (time) => time <= wallSeconds(until.local);
  const instant = until.local.toZonedDateTime('UTC').toInstant();
  const local = instant.toZonedDateTimeISO(zone).toPlainDateTime();
  if (dates) return (time) => time <= wallSeconds(local);
  // Near the end the clock may have been changed: then the instants decide.
  const wall = wallSeconds(local);
  return (time) =>
    Math.abs(time - wall) > 2 * 86_400 ? time <= wall : Temporal.Instant.compare(wallTime(time).toZonedDateTime(zone).toInstant(), instant) <= 0;
}

function partsOf(rule: Rule) {
  const list = (name: string, values: readonly number[]) => (values.length === 0 ? {} : { [name]: [...values] });
  const wkst = rule.parts.get('WKST');
  return {
    freq: rule.freq,
    interval: rule.interval,
    ...(rule.count !== undefined && { count: rule.count }),
    ...(rule.until && { until: rule.until.text }),
    ...(rule.byDay.length > 0 && { byDay: rule.byDay.map(({ weekday, nth }) => `${nth === 0 ? '' : nth}${WEEKDAY_CODES[weekday - 1]}`) }),
    ...list('byMonthDay', rule.byMonthDay),
    ...list('byMonth', rule.byMonth),
    ...list('bySetPos', rule.bySetPos),
    ...list('byYearDay', rule.byYearDay),
    ...list('byWeekNo', rule.byWeekNo),
    ...list('byHour', rule.byHour),
    ...list('byMinute', rule.byMinute),
    ...list('bySecond', rule.bySecond),
    ...(wkst !== undefined && { wkst }),
  };
}
