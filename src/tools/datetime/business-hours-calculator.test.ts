import { holdTo } from '../testing.ts';
import tool from './business-hours-calculator.ts';

// Counted by hand on the calendar; clock changes from zoneinfo.
holdTo(tool, {
  answers: [
    [
      { start: '2024-03-09T10:00', end: '2024-03-10T10:00' },
      { businessMinutes: 0, elapsedMinutes: 1440 },
    ],
    [
      { start: '2024-03-11T10:30', end: '2024-03-08T16:00' },
      { businessMinutes: -150, businessHours: -2.5, elapsedMinutes: -3990 },
    ],
    // Open round the clock on the day that loses an hour, and on the one that gains one.
    [
      { start: '2024-03-10', end: '2024-03-11', timeZone: 'America/New_York', openingHours: [{ weekdays: [7], open: '00:00', close: '24:00' }] },
      { businessMinutes: 1380 },
    ],
    [
      { start: '2024-11-03', end: '2024-11-04', timeZone: 'America/New_York', openingHours: [{ weekdays: [7], open: '00:00', close: '12:00' }] },
      { businessMinutes: 780 },
    ],
    // Rows that overlap count once.
    [
      {
        start: '2024-03-11',
        end: '2024-03-12',
        openingHours: [
          { weekdays: [1], open: '09:00', close: '13:00' },
          { weekdays: [1], open: '12:00', close: '14:00' },
        ],
      },
      { businessMinutes: 300 },
    ],
    // The earliest instant: the end of a day, not the beginning of the next.
    [{ start: '2024-03-11T09:00', addMinutes: 480 }, { end: '2024-03-11T17:00:00+00:00' }],
    [{ start: '2024-03-08T17:00', addMinutes: 1 }, { end: '2024-03-11T09:01:00+00:00' }],
    [{ start: '2024-03-11', end: '2024-03-12', holidays: ['2024-03-11'] }, { businessMinutes: 0 }],
  ],
  invalid: [
    [{ start: '2024-03-11' }, 'end'],
    [{ start: '2024-03-11', end: '2024-03-12', addMinutes: 5 }, 'end'],
    [{ start: '2024-03-11', end: '2024-03-12', openingHours: [{ weekdays: [1], open: '22:00', close: '06:00' }] }, 'openingHours[0].close'],
    [{ start: '2024-03-11', end: '2024-03-12', openingHours: [{ weekdays: [1], open: '9:00', close: '10:00' }] }, 'openingHours[0].open'],
  ],
  unprocessable: [
    [{ start: '2000-01-01', end: '2024-01-01' }, /3,660 days/],
    [{ start: '2024-01-01', addMinutes: 5, openingHours: [{ weekdays: [], open: '09:00', close: '10:00' }] }],
    [{ start: '2024-01-01', addMinutes: 1000000, openingHours: [{ weekdays: [1], open: '09:00', close: '10:00' }] }],
  ],
});
