import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, Unprocessable } from '../errors.ts';
import { randomUuid } from '../shared/platform/random.ts';
import { escapeText, foldLine } from './lib/icalendar.ts';
import { instantOrNow, instantText, momentOf, momentText, writeDate, writeInstant, zonedOf, zoneOf, zoneText } from './lib/moments.ts';
import { readRule } from './lib/rrule.ts';
import { timeZoneLines, zoneTime } from './lib/vtimezone.ts';

const CONTROL = /[\p{Cc}]/u;
const CONTROL_BUT_LINES = /[\p{Cc}--[\t\n\r]]/v;
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
const plain = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !CONTROL_BUT_LINES.test(text), { error: 'must not contain control characters other than tabs and line breaks' });
const address = z
  .string()
  .max(254)
  .refine((text) => EMAIL.test(text), { error: 'must be an e-mail address such as ann@example.com' });

const eventObject = z.strictObject({
  title: plain(1000).describe('Title of the event'),
  start: momentText.describe('Date (all day), local time or instant it begins'),
  end: momentText.optional().describe('End in the form of start, the last day included; not together with durationMinutes'),
  durationMinutes: z.int().min(1).max(5_256_000).optional().describe('Length in minutes, for events that are not all day'),
  timeZone: zoneText.default('UTC').describe('Time zone of local times'),
  description: plain(20_000).optional().describe('Text about the event'),
  location: plain(1000).optional().describe('Where the event takes place'),
  url: z
    .string()
    .max(2000)
    .refine((text) => /^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}]+$/u.test(text) && URL.canParse(text), { error: 'must be a URL such as https://example.com/event' })
    .optional()
    .describe('Address of a page about the event'),
  uid: z
    .string()
    .min(1)
    .max(255)
    .refine((text) => !CONTROL.test(text), { error: 'must not contain control characters' })
    .optional()
    .describe('Lasting name of the event; a random UUID if omitted'),
  rrule: z.string().min(1).max(2000).optional().describe('Recurrence rule, such as FREQ=WEEKLY;BYDAY=TU'),
  alarmMinutes: z.array(z.int().min(0).max(525_600)).max(20).default([]).describe('Minutes before the start at which to remind'),
  organizerEmail: address.optional().describe('E-mail address of the organizer'),
  attendees: z.array(address).max(200).default([]).describe('E-mail addresses of those invited'),
  status: z.enum(['TENTATIVE', 'CONFIRMED', 'CANCELLED']).optional().describe('Whether the event is certain'),
  busy: z.boolean().default(true).describe('Whether the time counts as taken'),
  categories: z.array(plain(200)).max(50).default([]).describe('Categories the event belongs to'),
});
type Event = z.output<typeof eventObject>;

export default defineTool({
  slug: 'ics-event-generator',
  name: 'ICS Event Generator',
  category: 'datetime',
  summary: 'Writes calendar events as an iCalendar (.ics) file.',
  description:
    'The end of an all-day event is its last day; the file names the day after. Times are written in UTC, or with rrule and a named time zone as local times with a VTIMEZONE. Fractions of seconds are dropped. An event without end lasts 60 minutes; one that ends as it starts has no DTEND.',
  reference: 'RFC 5545; tz database of the runtime',
  keywords: ['ical file', 'calendar invite', 'add to calendar', 'vevent', 'meeting invitation', 'ics file', 'ical'],
  random: true,
  inputs: z.strictObject({
    events: z.array(eventObject).min(1).max(100).describe('Events to write; title and start are needed'),
    calendarName: plain(200).optional().describe('Name of the calendar (X-WR-CALNAME)'),
    method: z.enum(['PUBLISH', 'REQUEST', 'CANCEL']).default('PUBLISH').describe('What the file is for: to show, to invite or to cancel'),
    now: instantText.optional().describe('Instant the file is made (DTSTAMP); now if omitted'),
  }),
  result: z.strictObject({
    ics: z.string().describe('The iCalendar file, lines ending in CRLF'),
    count: z.int().describe('Number of events in the file'),
  }),
  pageInputs: { events: [{ title: 'Lunch with Ann', start: '2027-03-05T12:30', durationMinutes: 60 }] },
  examples: [
    {
      inputs: { now: '2024-01-01T00:00:00Z', events: [{ title: 'Lunch, with Ann; and Bob', start: '2024-03-05', uid: 'a@example.com' }] },
      result: {
        ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Toolrack//ICS Event Generator//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:a@example.com\r\nDTSTAMP:20240101T000000Z\r\nDTSTART;VALUE=DATE:20240305\r\nDTEND;VALUE=DATE:20240306\r\nSUMMARY:Lunch\\, with Ann\\; and Bob\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
        count: 1,
      },
    },
    {
      inputs: {
        now: '2024-01-01T00:00:00Z',
        events: [{ title: 'Call', start: '2024-03-05T15:00', timeZone: 'Europe/Berlin', durationMinutes: 30, uid: 'b@example.com' }],
      },
      result: {
        ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Toolrack//ICS Event Generator//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:b@example.com\r\nDTSTAMP:20240101T000000Z\r\nDTSTART:20240305T140000Z\r\nDTEND:20240305T143000Z\r\nSUMMARY:Call\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
        count: 1,
      },
    },
  ],
  run({ events, calendarName, method, now }) {
    const stamp = utcText(instantOrNow(now));
    const zones = new Map<string, Temporal.ZonedDateTime>();
    const written = events.flatMap((event, index) => eventLines(event, `events[${index}]`, stamp, zones));
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Toolrack//ICS Event Generator//EN',
      `METHOD:${method}`,
      ...(calendarName === undefined ? [] : [`X-WR-CALNAME:${escapeText(calendarName)}`]),
      ...[...zones.values()].flatMap(timeZoneLines),
      ...written,
      'END:VCALENDAR',
    ];
    return { ics: lines.map((line) => `${foldLine(line)}\r\n`).join(''), count: events.length };
  },
});

function utcText(instant: Temporal.Instant): string {
  return writeInstant(instant.round({ smallestUnit: 'second', roundingMode: 'floor' })).replace(/[-:]/g, '');
}

/** The lines of one event. Zones it needs are added to `zones` with the earliest start in each. */
function eventLines(event: Event, path: string, stamp: string, zones: Map<string, Temporal.ZonedDateTime>): string[] {
  const text = (name: string, value: string | undefined): string[] => (value === undefined ? [] : [`${name}:${escapeText(value)}`]);
  const raw = (name: string, value: string | undefined): string[] => (value === undefined ? [] : [`${name}:${value}`]);
  return [
    'BEGIN:VEVENT',
    ...text('UID', event.uid ?? randomUuid()),
    `DTSTAMP:${stamp}`,
    ...timeLines(event, path, zones),
    ...raw('RRULE', ruleOf(event, path)),
    ...text('SUMMARY', event.title),
    ...text('DESCRIPTION', event.description),
    ...text('LOCATION', event.location),
    ...raw('URL', event.url),
    ...raw('STATUS', event.status),
    ...(event.busy ? [] : ['TRANSP:TRANSPARENT']),
    ...(event.categories.length === 0 ? [] : [`CATEGORIES:${event.categories.map(escapeText).join(',')}`]),
    ...(event.organizerEmail === undefined ? [] : [`ORGANIZER:mailto:${event.organizerEmail}`]),
    ...event.attendees.map((attendee) => `ATTENDEE:mailto:${attendee}`),
    ...event.alarmMinutes.flatMap((minutes) => ['BEGIN:VALARM', 'ACTION:DISPLAY', ...text('DESCRIPTION', event.title), `TRIGGER:-PT${minutes}M`, 'END:VALARM']),
    'END:VEVENT',
  ];
}

function ruleOf({ rrule }: Event, path: string): string | undefined {
  if (rrule === undefined) return undefined;
  const rule = rrule.trim().replace(/^RRULE:/i, '');
  try {
    readRule(rule);
  } catch (error) {
    if (error instanceof Unprocessable) invalid(`${path}.rrule`, error.message);
    throw error;
  }
  return rule;
}

/** The times of an all-day event, whose end is the day after its last (RFC 5545, section 3.6.1). */
function dayLines(first: Temporal.PlainDate, last: Temporal.PlainDate, path: string): string[] {
  if (Temporal.PlainDate.compare(last, first) < 0) invalid(`${path}.end`, 'must not be before start');
  const day = (date: Temporal.PlainDate): string => writeDate(date).replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${day(first)}`, `DTEND;VALUE=DATE:${day(last.add({ days: 1 }))}`];
}

function timeLines(event: Event, path: string, zones: Map<string, Temporal.ZonedDateTime>): string[] {
  const start = momentOf(event.start, `${path}.start`);
  const end = event.end === undefined ? undefined : momentOf(event.end, `${path}.end`);
  if (end && event.durationMinutes !== undefined) invalid(`${path}.durationMinutes`, 'must not be given together with end');
  if (end && (end.kind === 'date') !== (start.kind === 'date')) invalid(`${path}.end`, 'must be a date where start is one, and a time where start is one');
  if (start.kind === 'date') {
    if (event.durationMinutes !== undefined) invalid(`${path}.durationMinutes`, 'must not be given for an all-day event; use end');
    return dayLines(start.date, end?.kind === 'date' ? end.date : start.date, path);
  }
  const zone = zoneOf(event.timeZone, `${path}.timeZone`);
  const from = zonedOf(start, zone);
  const to = end ? zonedOf(end, zone) : from.add({ minutes: event.durationMinutes ?? 60 });
  const order = Temporal.ZonedDateTime.compare(to, from);
  if (order < 0) invalid(`${path}.end`, 'must not be before start');
  const local = event.rrule !== undefined && zone !== 'UTC' && !/^[+-]/.test(zone);
  if (local) {
    const known = zones.get(zone);
    if (!known || Temporal.ZonedDateTime.compare(from, known) < 0) zones.set(zone, from);
  }
  const written = (name: string, at: Temporal.ZonedDateTime): string => (local ? `${name};TZID=${zone}:${zoneTime(at)}` : `${name}:${utcText(at.toInstant())}`);
  return [written('DTSTART', from), ...(order === 0 ? [] : [written('DTEND', to)])];
}
