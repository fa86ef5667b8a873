import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type Component, type Property, propertyOf, readComponents, textList, unescapeText } from './lib/icalendar.ts';
import { type IcsTime, timeReader } from './lib/ics-times.ts';
import { writeDate, writeZoned, zoneOf, zoneText } from './lib/moments.ts';

const optional = (text: string) => z.string().optional().describe(text);

export default defineTool({
  slug: 'ics-parser',
  name: 'ICS Parser',
  category: 'datetime',
  summary: 'Reads an iCalendar (.ics) file and lists its events with their times and places.',
  description:
    'The end of an all-day event is its last day, one before DTEND. A TZID that is not an IANA name is read by its VTIMEZONE in the file, else by timeZone. Repeats are not expanded. Events of several calendars in one file are listed together; what is said of the calendar is of the first.',
  reference: 'RFC 5545; tz database of the runtime',
  keywords: ['ical reader', 'calendar file', 'open ics', 'vevent', 'invitation'],
  cost: 'heavy',
  inputs: z.strictObject({
    ics: z.string().min(1).max(1_000_000).describe('The iCalendar file, from BEGIN:VCALENDAR on'),
    timeZone: zoneText.default('UTC').describe('Time zone of times that name none'),
  }),
  result: z.strictObject({
    calendar: z
      .strictObject({
        name: optional('Name of the calendar (X-WR-CALNAME)'),
        productId: optional('Program that made the file (PRODID)'),
        method: optional('What the file is for, such as PUBLISH'),
        version: optional('Version of iCalendar, mostly 2.0'),
      })
      .describe('What the file says of itself'),
    events: z
      .array(
        z.strictObject({
          uid: optional('Lasting name of the event'),
          title: optional('Title of the event (SUMMARY)'),
          description: optional('Text about the event'),
          location: optional('Where the event takes place'),
          url: optional('Address of a page about it'),
          start: z.string().describe('First day, or instant with the offset of its zone'),
          end: optional('Last day, or instant with the offset of its zone'),
          allDay: z.boolean().describe('Whether the event has days instead of times'),
          timeZone: optional('Time zone that the start names'),
          rrule: optional('Recurrence rule as the file has it'),
          excludedDates: z.array(z.string()).describe('Repeats that are left out, in the form of start'),
          status: optional('TENTATIVE, CONFIRMED or CANCELLED as written'),
          organizer: optional('Address of the organizer, without mailto:'),
          attendees: z.array(z.string()).describe('Addresses of those invited, without mailto:'),
          categories: z.array(z.string()).describe('Categories the event belongs to'),
          alarms: z.int().describe('How many alarms the event has'),
        }),
      )
      .describe('The events in the order of the file'),
    count: z.int().describe('How many events there are'),
    otherComponents: z
      .array(z.strictObject({ name: z.string().describe('Name such as VTODO'), count: z.int().describe('Number of such components') }))
      .describe('Components that are neither events nor time zones, in the order met'),
  }),
  headline: 'events',
  pageInputs: {
    ics: 'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Example//EN\nBEGIN:VEVENT\nUID:1@example.com\nDTSTART:20270305T123000Z\nDTEND:20270305T133000Z\nSUMMARY:Lunch with Ann\nLOCATION:Oslo\nEND:VEVENT\nEND:VCALENDAR\n',
  },
  examples: [
    {
      inputs: {
        ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\nBEGIN:VEVENT\r\nUID:1@x\r\nDTSTAMP:20240101T000000Z\r\nDTSTART;VALUE=DATE:20240305\r\nDTEND;VALUE=DATE:20240307\r\nSUMMARY:Trip\\, long\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
      },
      result: {
        calendar: { productId: '-//x//EN', version: '2.0' },
        events: [
          {
            uid: '1@x',
            title: 'Trip, long',
            start: '2024-03-05',
            end: '2024-03-06',
            allDay: true,
            excludedDates: [],
            attendees: [],
            categories: [],
            alarms: 0,
          },
        ],
        count: 1,
        otherComponents: [],
      },
    },
    {
      inputs: { ics: 'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//EN\nEND:VCALENDAR' },
      result: { calendar: { productId: '-//x//EN', version: '2.0' }, events: [], count: 0, otherComponents: [] },
    },
  ],
  run({ ics, timeZone }) {
    const calendars = readComponents(ics);
    const components = calendars.flatMap((calendar) => calendar.components);
    const read = timeReader(
      components.filter(({ name }) => name === 'VTIMEZONE'),
      zoneOf(timeZone),
    );
    const events = components.filter(({ name }) => name === 'VEVENT').map((event) => eventOf(event, read));
    const others = new Map<string, number>();
    for (const { name } of components) if (name !== 'VEVENT' && name !== 'VTIMEZONE') others.set(name, (others.get(name) ?? 0) + 1);
    const [calendar] = calendars;
    return {
      calendar: {
        ...field('name', calendar && textOf(calendar, 'X-WR-CALNAME')),
        ...field('productId', calendar && textOf(calendar, 'PRODID')),
        ...field('method', calendar && textOf(calendar, 'METHOD')),
        ...field('version', calendar && textOf(calendar, 'VERSION')),
      },
      events,
      count: events.length,
      otherComponents: Array.from(others, ([name, count]) => ({ name, count })),
    };
  },
});

type ReadTime = ReturnType<typeof timeReader>;

const field = <Name extends string>(name: Name, value: string | undefined) => (value === undefined ? {} : { [name]: value });
const textOf = (component: Component, name: string): string | undefined => {
  const property = propertyOf(component, name);
  return property && unescapeText(property.value);
};
const withoutMailto = (value: string): string => value.trim().replace(/^mailto:/i, '');
const written = (time: IcsTime): string => (time.kind === 'date' ? writeDate(time.date) : writeZoned(time.time));

function eventOf(event: Component, read: ReadTime) {
  const all = (name: string): Property[] => event.properties.filter((property) => property.name === name);
  const begin = propertyOf(event, 'DTSTART');
  if (!begin) return unprocessable(`The event of line ${event.line} has no DTSTART.`, 'ics');
  const start = read(begin);
  const organizer = propertyOf(event, 'ORGANIZER');
  return {
    ...field('uid', textOf(event, 'UID')),
    ...field('title', textOf(event, 'SUMMARY')),
    ...field('description', textOf(event, 'DESCRIPTION')),
    ...field('location', textOf(event, 'LOCATION')),
    ...field('url', propertyOf(event, 'URL')?.value.trim()),
    start: written(start),
    ...field('end', endOf(event, start, read)),
    allDay: start.kind === 'date',
    ...field('timeZone', start.kind === 'time' ? start.zone : undefined),
    ...field('rrule', propertyOf(event, 'RRULE')?.value.trim()),
    excludedDates: all('EXDATE').flatMap((property) => property.value.split(',').map((value) => written(read(property, value)))),
    ...field('status', propertyOf(event, 'STATUS')?.value.trim()),
    ...field('organizer', organizer && withoutMailto(organizer.value)),
    attendees: all('ATTENDEE').map(({ value }) => withoutMailto(value)),
    categories: all('CATEGORIES').flatMap(({ value }) => textList(value)),
    alarms: event.components.filter(({ name }) => name === 'VALARM').length,
  };
}

const DURATION = /^\+?P(?:(\d{1,6})W|(?=[\dT])(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?)$/;

function endOf(event: Component, start: IcsTime, read: ReadTime): string | undefined {
  const end = propertyOf(event, 'DTEND');
  const length = propertyOf(event, 'DURATION');
  if (end) {
    const time = read(end);
    return start.kind === 'date' && time.kind === 'date' ? lastDay(start.date, time.date) : written(time);
  }
  if (!length) return start.kind === 'date' ? writeDate(start.date) : undefined;
  const match = DURATION.exec(length.value.trim());
  if (!match) return unprocessable(`Line ${length.line} has no duration such as PT1H30M or P2D.`, 'ics');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((digits) => Number(digits ?? 0));
  if (start.kind === 'date') return lastDay(start.date, start.date.add({ weeks, days }));
  return writeZoned(start.time.add({ weeks, days }).add({ hours, minutes, seconds }));
}

/** The day before an end that is not included, not before the first day. */
function lastDay(first: Temporal.PlainDate, end: Temporal.PlainDate): string {
  const last = end.subtract({ days: 1 });
  return writeDate(Temporal.PlainDate.compare(last, first) < 0 ? first : last);
}
