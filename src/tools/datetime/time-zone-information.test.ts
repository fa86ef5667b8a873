import { holdTo } from '../testing.ts';
import data from './testdata/time-zone-information.json' with { type: 'json' };
import tool from './time-zone-information.ts';

// Transitions found in Python's zoneinfo by bisection; fractions of a minute of local mean time from the tz database.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { timeZone: 'America/New_York', at: '2024-03-10T07:00:00Z' },
      { previousTransition: '2024-03-10T07:00:00Z', nextTransition: '2024-11-03T06:00:00Z', name: 'Eastern Daylight Time', abbreviation: 'EDT' },
    ],
    [
      { timeZone: 'America/New_York', at: '2024-03-10T06:59:59Z' },
      { previousTransition: '2023-11-05T06:00:00Z', nextTransition: '2024-03-10T07:00:00Z', abbreviation: 'EST' },
    ],
    // British Standard Time: the name changed in October 1968, the offset did not.
    [
      { timeZone: 'Europe/London', at: '1970-01-01' },
      { offset: '+01:00', previousTransition: '1968-02-18T02:00:00Z', nextTransition: '1971-10-31T02:00:00Z', hasDaylightSaving: false },
    ],
    [
      { timeZone: 'America/New_York', at: '1883-11-18T12:00' },
      { offset: '-04:56', offsetMinutes: -(4 * 60 + 56 + 2 / 60), nextTransition: '1883-11-18T17:00:00Z', hasDaylightSaving: true },
    ],
    [
      { timeZone: 'America/Sao_Paulo', at: '2020-01-01' },
      { previousTransition: '2019-02-17T02:00:00Z', hasDaylightSaving: false },
    ],
    [
      { timeZone: 'utc', at: '2024-01-01' },
      { timeZone: 'UTC', offset: '+00:00', offsetMinutes: 0, hasDaylightSaving: false },
    ],
    [
      { timeZone: '+05:30', at: '2024-01-01' },
      { timeZone: '+05:30', dateTime: '2024-01-01T00:00:00+05:30', hasDaylightSaving: false },
    ],
    [
      { timeZone: 'Asia/Kathmandu', at: '1986-06-01' },
      { offset: '+05:45', hasDaylightSaving: false },
    ],
  ],
  invalid: [
    [{ timeZone: '' }, 'timeZone'],
    [{ timeZone: 'Europe' }, 'timeZone'],
    [{ timeZone: 'UTC', at: 'now' }, 'at'],
  ],
});
