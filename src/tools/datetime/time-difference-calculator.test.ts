import { holdTo } from '../testing.ts';
import data from './testdata/time-difference-calculator.json' with { type: 'json' };
import tool from './time-difference-calculator.ts';

// Python's timedelta.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { start: '09:00', end: '09:00' },
      { totalSeconds: 0, overMidnight: false, clock: '0:00:00' },
    ],
    [
      { start: '00:00', end: '24:00' },
      { totalHours: 24, overMidnight: false },
    ],
    [{ start: '12 am', end: '12 P.M.' }, { totalHours: 12 }],
    [
      { start: '11:59 PM', end: '12:01 AM' },
      { totalMinutes: 2, overMidnight: true },
    ],
    [
      { start: '08:15:30', end: '17:00:00' },
      { hours: 8, minutes: 44, seconds: 30, totalSeconds: 31470 },
    ],
    [{ start: '09:00', end: '09:01', breakMinutes: 0.5 }, { totalSeconds: 30 }],
  ],
  invalid: [
    [{ start: '24:00', end: '01:00' }, 'start'],
    [{ start: '25:00', end: '01:00' }, 'start'],
    [{ start: '13:00 PM', end: '01:00' }, 'start'],
    [{ start: '0 AM', end: '01:00' }, 'start'],
    [{ start: '09:00', end: '10:00', breakMinutes: 61 }, 'breakMinutes'],
  ],
});
