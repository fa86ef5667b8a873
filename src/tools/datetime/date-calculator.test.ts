import { holdTo } from '../testing.ts';
import tool from './date-calculator.ts';
import data from './testdata/date-calculator.json' with { type: 'json' };

// Expected values from Python's datetime and zoneinfo.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { date: '2024-02-29', years: 1 },
      { date: '2025-02-28', weekdayName: 'Friday', dayOfYear: 59 },
    ],
    [{ date: '2024-03-31', months: 1, operation: 'subtract' }, { date: '2024-02-29' }],
    [
      { date: '2024-12-31', days: 1 },
      { date: '2025-01-01', dayOfYear: 1 },
    ],
    [{ date: '2024-01-01', weeks: 52, days: -1 }, { date: '2024-12-29' }],
    [
      { date: '2024-01-01', seconds: -1 },
      { date: '2023-12-31', dateTime: '2023-12-31T23:59:59' },
    ],
    [{ date: '2024-01-01T10:00:00+05:30', hours: 20 }, { dateTime: '2024-01-02T06:00:00+05:30' }],
    // Z stays Z, and an offset an offset, unless a zone is asked for.
    [
      { date: '2024-01-15T23:59:59Z', seconds: 1 },
      { date: '2024-01-16', dateTime: '2024-01-16T00:00:00Z' },
    ],
    [{ date: '2024-01-31T12:30:00.25Z', months: 1 }, { dateTime: '2024-02-29T12:30:00.25Z' }],
    [{ date: '2024-01-15T23:59:59+00:00', seconds: 1 }, { dateTime: '2024-01-16T00:00:00+00:00' }],
    [{ date: '2024-01-15T23:59:59Z', seconds: 1, timeZone: 'UTC' }, { dateTime: '2024-01-16T00:00:00+00:00' }],
    [{ date: '2024-01-01T10:00', days: 1 }, { dateTime: '2024-01-02T10:00:00' }],
    // A day on the calendar into the gap, then 24 elapsed hours.
    [{ date: '2024-03-09T02:30', days: 1, timeZone: 'America/New_York' }, { dateTime: '2024-03-10T03:30:00-04:00' }],
    [{ date: '2024-03-09T02:30', hours: 24, timeZone: 'America/New_York' }, { dateTime: '2024-03-10T03:30:00-04:00' }],
    [{ date: '2024-11-03T05:30:00Z', hours: 1, timeZone: 'America/New_York' }, { dateTime: '2024-11-03T01:30:00-05:00' }],
    [{ date: '2024-01-31', years: 1, months: -11 }, { date: '2024-02-29' }],
  ],
  invalid: [
    [{ date: '2024-13-01' }, 'date'],
    [{ date: '2024-01-01', days: 1.5 }, 'days'],
    [{ date: '2024-01-01', years: 10001 }, 'years'],
  ],
  unprocessable: [
    [{ date: '9999-12-31', days: 1 }, /years 0001 to 9999/],
    [{ date: '0001-01-01', seconds: -1 }],
    [{ date: '2024-01-01', years: 10000, months: 120000 }],
  ],
});
