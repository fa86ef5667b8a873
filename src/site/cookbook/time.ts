import type { ReadyRecipe } from './ready-recipe.ts';

/** Dates and schedules. */
export const TIME: readonly ReadyRecipe[] = [
  {
    slug: 'unix-times-to-dates',
    keywords: ['epoch list', 'timestamps', 'bulk convert', 'log times', 'seconds since 1970'],
    recipe: {
      name: 'Unix times to dates',
      note: 'Turns each time stamp of a list into a date, in seconds or milliseconds alike.',
      parameters: { input: { default: '0\n1767603600\n1767603600123' } },
      steps: [{ id: 'each', tool: 'unix-timestamp-converter', inputs: { value: { $from: 'item' } }, forEach: { $main: 'parameters' } }],
    },
    gives: '1970-01-01T00:00:00Z\n2026-01-05T09:00:00Z\n2026-01-05T09:00:00.123Z',
  },
  {
    slug: 'explain-crontab',
    keywords: ['cron jobs', 'schedule', 'crontab -l', 'what runs when'],
    recipe: {
      name: 'Explain a crontab',
      note: 'Says in words when each line of a crontab runs; comments and settings are passed over.',
      parameters: { input: { default: '# backups\nMAILTO=ops@example.com\n0 3 * * * /usr/bin/backup\n*/15 9-17 * * 1-5 /usr/bin/sync' } },
      steps: [
        { id: 'lines', tool: 'line-filter', inputs: { pattern: '^\\s*(?:[\\d*@])', match: 'regex' } },
        { id: 'times', tool: 'text-replacer', inputs: { find: '(?m)^\\s*(@\\w+|(?:\\S+\\s+){4}\\S+)\\s.*$', replacement: '$1', mode: 'regex' } },
        { id: 'each', tool: 'cron-expression-parser', forEach: { $main: 'times' } },
      ],
    },
    gives: `At 03:00
Every 15 minutes, between 09:00 and 17:59, Monday through Friday`,
  },
  {
    slug: 'calendar-file-to-table',
    keywords: ['ics', 'ical', 'google calendar export', 'events to csv', 'appointments'],
    recipe: {
      name: 'Calendar file to a table',
      note: 'Lists the events of an .ics file with their times and places.',
      parameters: {
        input: {
          default: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20260101T000000Z
DTSTART:20260105T090000Z
DTEND:20260105T100000Z
SUMMARY:Planning
LOCATION:Room 2
END:VEVENT
BEGIN:VEVENT
UID:2@example.com
DTSTAMP:20260101T000000Z
DTSTART:20260106T120000Z
DTEND:20260106T130000Z
SUMMARY:Lunch
LOCATION:Canteen
END:VEVENT
END:VCALENDAR`,
        },
      },
      steps: [
        { id: 'calendar', tool: 'ics-parser' },
        {
          id: 'table',
          tool: 'json-to-table-converter',
          inputs: { json: { $from: 'calendar', pointer: '/events' }, columns: ['title', 'start', 'end', 'location'] },
        },
      ],
    },
    gives: `| title    | start                     | end                       | location |
| -------- | ------------------------- | ------------------------- | -------- |
| Planning | 2026-01-05T09:00:00+00:00 | 2026-01-05T10:00:00+00:00 | Room 2   |
| Lunch    | 2026-01-06T12:00:00+00:00 | 2026-01-06T13:00:00+00:00 | Canteen  |`,
  },
  {
    slug: 'when-uuids-were-made',
    keywords: ['uuid v7', 'uuid v1', 'timestamp of uuid', 'decode list', 'created at'],
    recipe: {
      name: 'When UUIDs were made',
      note: 'Reads the version of each UUID of a list, and the time that is in it.',
      parameters: { input: { default: 'C232AB00-9414-11EC-B3C8-9F6BDECED846\n017F22E2-79B0-7CC3-98C4-DC0C0C07398F\n919108f7-52d1-4320-9bac-f847db4148a8' } },
      steps: [
        { id: 'each', tool: 'uuid-decoder', forEach: { $main: 'parameters' } },
        { id: 'table', tool: 'json-to-table-converter', inputs: { json: { $from: 'each', pointer: '/items' }, columns: ['uuid', 'version', 'timestamp'] } },
      ],
    },
    gives: `| uuid                                 | version | timestamp                    |
| ------------------------------------ | ------- | ---------------------------- |
| c232ab00-9414-11ec-b3c8-9f6bdeced846 | 1       | 2022-02-22T19:22:22.0000000Z |
| 017f22e2-79b0-7cc3-98c4-dc0c0c07398f | 7       | 2022-02-22T19:22:22.000Z     |
| 919108f7-52d1-4320-9bac-f847db4148a8 | 4       |                              |`,
  },
];
