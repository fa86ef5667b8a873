import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { momentOf, momentText, writeDate, writeInstant, zonedOf, zoneOf, zoneText } from './lib/moments.ts';

export default defineTool({
  slug: 'calendar-link-generator',
  name: 'Calendar Link Generator',
  category: 'datetime',
  summary: 'Generates add-to-calendar links for Google, Outlook, Office 365 and Yahoo.',
  description:
    'An end that is a date is included; the links themselves name the day after it. Times are written in UTC. Empty description and location are left out.',
  reference: "The calendars' own compose links; values percent-encoded by RFC 3986",
  keywords: ['add to calendar', 'google calendar link', 'event invitation', 'outlook link', 'save the date'],
  inputs: z.strictObject({
    title: z.string().min(1).max(500).describe('Title of the event'),
    start: momentText.describe('Date (all day), local time or instant it begins'),
    end: momentText.optional().describe('End in the same form, the last day included; start, or an hour later, if omitted'),
    timeZone: zoneText.default('UTC').describe('Time zone of local times'),
    description: z.string().max(5000).default('').describe('Text about the event'),
    location: z.string().max(500).default('').describe('Where the event takes place'),
  }),
  result: z.strictObject({
    google: z.string().describe('Link for Google Calendar'),
    outlook: z.string().describe('Link for outlook.live.com (private accounts)'),
    office365: z.string().describe('Link for outlook.office.com (work and school accounts)'),
    yahoo: z.string().describe('Link for Yahoo Calendar'),
  }),
  examples: [
    {
      inputs: {
        title: 'Team lunch & talk',
        start: '2024-03-05T15:00',
        timeZone: 'Europe/Berlin',
        location: 'Café',
      },
      result: {
        google:
          'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Team%20lunch%20%26%20talk&dates=20240305T140000Z/20240305T150000Z&location=Caf%C3%A9',
        outlook:
          'https://outlook.live.com/calendar/0/action/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent&subject=Team%20lunch%20%26%20talk&startdt=2024-03-05T14%3A00%3A00Z&enddt=2024-03-05T15%3A00%3A00Z&location=Caf%C3%A9',
        office365:
          'https://outlook.office.com/calendar/0/action/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent&subject=Team%20lunch%20%26%20talk&startdt=2024-03-05T14%3A00%3A00Z&enddt=2024-03-05T15%3A00%3A00Z&location=Caf%C3%A9',
        yahoo: 'https://calendar.yahoo.com/?v=60&title=Team%20lunch%20%26%20talk&st=20240305T140000Z&et=20240305T150000Z&in_loc=Caf%C3%A9',
      },
    },
    {
      inputs: {
        title: 'Holiday',
        start: '2024-08-01',
        end: '2024-08-03',
      },
      result: {
        google: 'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Holiday&dates=20240801/20240804',
        outlook:
          'https://outlook.live.com/calendar/0/action/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent&subject=Holiday&startdt=2024-08-01&enddt=2024-08-04&allday=true',
        office365:
          'https://outlook.office.com/calendar/0/action/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent&subject=Holiday&startdt=2024-08-01&enddt=2024-08-04&allday=true',
        yahoo: 'https://calendar.yahoo.com/?v=60&title=Holiday&st=20240801&et=20240804&dur=allday',
      },
    },
  ],
  run({ title, start, end, timeZone, description, location }) {
    const span = spanOf(start, end, zoneOf(timeZone));
    const [from, to] = [span.start.replace(/[-:]/g, ''), span.end.replace(/[-:]/g, '')];
    const microsoft = query([
      ['path', '/calendar/action/compose'],
      ['rru', 'addevent'],
      ['subject', title],
      ['startdt', span.start],
      ['enddt', span.end],
      ['allday', span.allDay ? 'true' : ''],
      ['body', description],
      ['location', location],
    ]);
    const yahoo = query([
      ['v', '60'],
      ['title', title],
      ['st', from],
      ['et', to],
      ['dur', span.allDay ? 'allday' : ''],
      ['desc', description],
      ['in_loc', location],
    ]);
    const rest = query([
      ['details', description],
      ['location', location],
    ]);
    return {
      google: `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${encoded(title)}&dates=${from}/${to}${rest && `&${rest}`}`,
      outlook: `https://outlook.live.com/calendar/0/action/compose?${microsoft}`,
      office365: `https://outlook.office.com/calendar/0/action/compose?${microsoft}`,
      yahoo: `https://calendar.yahoo.com/?${yahoo}`,
    };
  },
});

const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const query = (fields: readonly (readonly [name: string, value: string])[]): string =>
  fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');

/** Start and end as dates (the end not included) or as instants in UTC. */
function spanOf(start: string, end: string | undefined, zone: string): { start: string; end: string; allDay: boolean } {
  const first = momentOf(start);
  const last = end === undefined ? undefined : momentOf(end);
  if (last && (first.kind === 'date') !== (last.kind === 'date')) invalid('end', 'must be in the same form as start: both dates, or both with a time');
  if (first.kind === 'date') {
    const lastDay = last?.kind === 'date' ? last.date : first.date;
    if (Temporal.PlainDate.compare(lastDay, first.date) < 0) invalid('end', 'must not be before start');
    return { start: writeDate(first.date), end: writeDate(lastDay.add({ days: 1 })), allDay: true };
  }
  const from = zonedOf(first, zone).toInstant();
  const to = last ? zonedOf(last, zone).toInstant() : from.add({ hours: 1 });
  if (Temporal.Instant.compare(to, from) < 0) invalid('end', 'must not be before start');
  const text = (instant: Temporal.Instant): string => writeInstant(instant).replace(/\.\d+Z$/, 'Z');
  return { start: text(from), end: text(to), allDay: false };
}
