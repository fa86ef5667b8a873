import { holdTo } from '../testing.ts';
import tool from './date-difference-calculator.ts';
import data from './testdata/date-difference-calculator.json' with { type: 'json' };

// Calendar parts after ECMAScript's Temporal tests; totals from Python's datetime.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { start: '2024-01-31', end: '2024-02-29' },
      { months: 0, days: 29, totalDays: 29, weeks: 4, remainingDays: 1, iso: 'P29D' },
    ],
    [
      { start: '2024-02-29', end: '2025-02-28' },
      { years: 0, months: 11, days: 30, totalDays: 365 },
    ],
    [
      { start: '0001-01-01', end: '9999-12-31' },
      { years: 9998, months: 11, days: 30, totalDays: 3652058 },
    ],
    [
      { start: '2024-01-01', end: '2024-01-01' },
      { sign: 0, iso: 'PT0S', totalSeconds: 0 },
    ],
    [
      { start: '2024-01-01', end: '2024-01-01', includeEndDay: true },
      { sign: 1, days: 1, totalDays: 1, iso: 'P1D' },
    ],
    [
      { start: '2024-01-10', end: '2024-01-01', includeEndDay: true },
      { sign: -1, days: 10, iso: '-P10D' },
    ],
    // The day clocks go forward in New York has 23 hours.
    [
      { start: '2024-03-10', end: '2024-03-11', timeZone: 'America/New_York' },
      { days: 1, hours: 0, totalDays: 1, totalHours: 23 },
    ],
    [
      { start: '2024-03-10T00:00', end: '2024-03-11T00:00', timeZone: 'America/New_York' },
      { days: 1, totalHours: 23, totalDays: 23 / 24 },
    ],
    [
      { start: '2024-01-01T00:00:00Z', end: '2024-01-01T00:00:00.000000001Z' },
      { seconds: 1e-9, totalSeconds: 1e-9, iso: 'PT0.000000001S' },
    ],
    [{ start: '2024-06-01T12:00:00+02:00', end: '2024-06-01T10:00:00Z' }, { sign: 0 }],
  ],
  invalid: [
    [{ start: '2023-02-29', end: '2024-01-01' }, 'start'],
    [{ start: '2024-01-01', end: 'tomorrow' }, 'end'],
    [{ start: '2024-01-01T00:00', end: '2024-01-02', includeEndDay: true }, 'includeEndDay'],
  ],
});
