import { holdTo } from '../testing.ts';
import tool from './ics-parser.ts';

const calendar = (...lines: string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string => calendar('BEGIN:VEVENT', ...lines, 'END:VEVENT');
const office = [
  'BEGIN:VTIMEZONE',
  'TZID:Office',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const inOffice = (time: string): string => calendar(...office, 'BEGIN:VEVENT', `DTSTART;TZID=Office:${time}`, 'END:VEVENT');

// Properties are those of RFC 5545's own examples; clock changes of Office are those of America/New_York since 2007.
holdTo(tool, {
  answers: [
    [
      { ics: event('DTSTART;TZID=America/New_York:19980312T083000', 'DURATION:PT1H', 'EXDATE;TZID=America/New_York:19980313T083000,19980410T083000') },
      {
        events: [
          {
            start: '1998-03-12T08:30:00-05:00',
            end: '1998-03-12T09:30:00-05:00',
            timeZone: 'America/New_York',
            allDay: false,
            excludedDates: ['1998-03-13T08:30:00-05:00', '1998-04-10T08:30:00-04:00'],
          },
        ],
      },
    ],
    [{ ics: event('DTSTART:19970714T170000Z') }, { events: [{ start: '1997-07-14T17:00:00+00:00' }] }],
    [{ ics: event('DTSTART:20240305T090000'), timeZone: 'Europe/Berlin' }, { events: [{ start: '2024-03-05T09:00:00+01:00' }] }],
    [{ ics: event('DTSTART;VALUE=DATE:20240305') }, { events: [{ start: '2024-03-05', end: '2024-03-05', allDay: true }] }],
    [{ ics: event('DTSTART;VALUE=DATE:20240228', 'DURATION:P1W') }, { events: [{ end: '2024-03-05' }] }],
    [{ ics: inOffice('20240310T013000') }, { events: [{ start: '2024-03-10T01:30:00-05:00', timeZone: 'Office' }] }],
    [{ ics: inOffice('20240310T023000') }, { events: [{ start: '2024-03-10T03:30:00-04:00' }] }],
    [{ ics: inOffice('20241103T013000') }, { events: [{ start: '2024-11-03T01:30:00-04:00' }] }],
    [{ ics: inOffice('20241103T020000') }, { events: [{ start: '2024-11-03T02:00:00-05:00' }] }],
    [
      { ics: event('DTSTART:20240305T090000Z', 'DESCRIPTION:This is a lo', ' ng description\\nand a\\; second\\, line \\\\n').replaceAll('\r\n', '\n') },
      { events: [{ description: 'This is a long description\nand a; second, line \\n' }] },
    ],
    [
      {
        ics: event(
          'DTSTART:20240305T090000Z',
          'ORGANIZER;CN="Smith; John: X":MAILTO:jsmith@example.com',
          'ATTENDEE;ROLE=CHAIR:mailto:a@example.com',
          'CATEGORIES:APPOINTMENT,EDU\\,X',
          'BEGIN:VALARM',
          'TRIGGER:-PT30M',
          'END:VALARM',
        ),
      },
      { events: [{ organizer: 'jsmith@example.com', attendees: ['a@example.com'], categories: ['APPOINTMENT', 'EDU,X'], alarms: 1 }] },
    ],
    [
      { ics: calendar('BEGIN:VTODO', 'END:VTODO', 'BEGIN:VJOURNAL', 'END:VJOURNAL', 'BEGIN:VTODO', 'END:VTODO') },
      {
        otherComponents: [
          { name: 'VTODO', count: 2 },
          { name: 'VJOURNAL', count: 1 },
        ],
      },
    ],
  ],
  invalid: [
    [{ ics: '' }, 'ics'],
    [{ ics: 'x', timeZone: 'Nowhere' }, 'timeZone'],
  ],
  unprocessable: [
    [{ ics: 'hello' }, /line 1\b/i],
    [{ ics: 'BEGIN:VEVENT\nEND:VEVENT' }, /line 1 is not BEGIN:VCALENDAR/i],
    [{ ics: 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR' }, /line 3.*line 2/i],
    [{ ics: 'BEGIN:VCALENDAR\nVERSION:2.0' }, /line 1\b/i],
    [{ ics: event('SUMMARY:x') }, /line 3 has no DTSTART/],
    [{ ics: event('DTSTART:20230229T000000') }, /line 4/i],
    [{ ics: event('DTSTART:20240305T000000Z', 'DURATION:P') }, /line 5/i],
  ],
});
