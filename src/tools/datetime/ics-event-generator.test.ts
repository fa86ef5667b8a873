import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ics-event-generator.ts';

const now = '2024-01-01T00:00:00Z';
const ics = async (event: Record<string, unknown>): Promise<string> =>
  (await run(tool, { now, events: [{ title: 'T', start: '2024-03-05', uid: 'u', ...event }] })).ics;

// Expected lines are written by hand after RFC 5545; clock changes are those of the tz database.
it.each([
  ['an end day included', { end: '2024-03-07' }, ['DTEND;VALUE=DATE:20240308']],
  ['60 minutes when no end is given', { start: '2024-03-05T23:30' }, ['DTSTART:20240305T233000Z', 'DTEND:20240306T003000Z']],
  ['UTC for an instant with an offset', { start: '2024-03-05T09:00+05:30', durationMinutes: 15 }, ['DTSTART:20240305T033000Z', 'DTEND:20240305T034500Z']],
  ['escaped text', { description: 'a\\b;c,d\ne' }, ['DESCRIPTION:a\\\\b\\;c\\,d\\ne']],
  ['alarms', { alarmMinutes: [15] }, ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'END:VALARM']],
  [
    'people, status and categories',
    { organizerEmail: 'a@example.com', attendees: ['b@example.com'], status: 'TENTATIVE', busy: false, categories: ['x,y', 'z'], url: 'https://example.com/' },
    [
      'ORGANIZER:mailto:a@example.com',
      'ATTENDEE:mailto:b@example.com',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'CATEGORIES:x\\,y,z',
      'URL:https://example.com/',
    ],
  ],
  [
    'the zone with its rules for a repeated local time',
    { start: '2024-06-04T09:00', timeZone: 'America/New_York', rrule: 'FREQ=WEEKLY' },
    [
      'TZID:America/New_York',
      'DTSTART:20240310T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'DTSTART:20241103T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'DTSTART;TZID=America/New_York:20240604T090000',
      'DTEND;TZID=America/New_York:20240604T100000',
      'RRULE:FREQ=WEEKLY',
    ],
  ],
  [
    'the last Sunday of the month',
    { start: '2024-06-04T09:00', timeZone: 'Europe/Berlin', rrule: 'FREQ=DAILY' },
    ['DTSTART:20240331T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'DTSTART:20241027T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ],
])('writes %s', async (_, event, lines) => {
  expect((await ics(event)).split('\r\n')).toEqual(expect.arrayContaining(lines));
});

it('folds lines at 75 octets without splitting a character', async () => {
  const title = '日本語😀'.repeat(40);
  const text = await ics({ title });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

it('makes up a UUID', async () => {
  expect((await run(tool, { events: [{ title: 'T', start: '2024-03-05' }] })).ics).toMatch(
    /\r\nUID:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\r\n/,
  );
});

const refused = (event: Record<string, unknown>, field: string): [Record<string, unknown>, string] => [
  { now, events: [{ title: 'T', start: '2024-03-05', ...event }] },
  `events[0].${field}`,
];
holdTo(tool, {
  invalid: [
    [{ events: [] }, 'events'],
    refused({ end: '2024-03-04' }, 'end'),
    refused({ start: '2024-03-05T10:00', end: '2024-03-05T09:00' }, 'end'),
    refused({ end: '2024-03-05T09:00' }, 'end'),
    refused({ start: '2024-03-05T10:00', end: '2024-03-05T11:00', durationMinutes: 5 }, 'durationMinutes'),
    refused({ title: 'a\u0007' }, 'title'),
    refused({ organizerEmail: 'nobody' }, 'organizerEmail'),
    refused({ attendees: ['a@b.example\r\nX:1'] }, 'attendees[0]'),
    refused({ url: 'not a url' }, 'url'),
    refused({ uid: 'a\r\nb' }, 'uid'),
    refused({ rrule: 'FREQ=NEVER' }, 'rrule'),
    refused({ start: '2023-02-29' }, 'start'),
    refused({ status: 'MAYBE' }, 'status'),
  ],
});
