import { holdTo } from '../testing.ts';
import tool from './calendar-converter.ts';
import data from './testdata/calendar-converter.json' with { type: 'json' };

// 12 November 1945 in each calendar, worked out in Python by its rules; New Years by the equinox and the new moons of Meeus (chapters 27 and 49).
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ calendar: 'hebrew', year: 5706, month: 3, day: 7 }, { gregorian: '1945-11-12' }],
    [{ calendar: 'islamicCivil', year: 1364, month: 12, day: 6 }, { gregorian: '1945-11-12' }],
    [
      { calendar: 'julian', date: '1945-10-30' },
      { gregorian: '1945-11-12', weekdayName: 'Monday' },
    ],
    [{ calendar: 'coptic', year: 1662, month: 3, day: 3 }, { gregorian: '1945-11-12' }],
    [{ calendar: 'ethiopian', year: 1938, month: 3, day: 3 }, { gregorian: '1945-11-12' }],
    [{ calendar: 'persian', year: 1403, month: 1, day: 1 }, { gregorian: '2024-03-20' }],
    [{ calendar: 'chinese', year: 2024, month: 1, day: 1 }, { gregorian: '2024-02-10' }],
    [{ calendar: 'chinese', year: 2023, month: 2, day: 1, leapMonth: true }, { gregorian: '2023-03-22' }],
    [{ calendar: 'indian', year: 1946, month: 1, day: 1 }, { gregorian: '2024-03-21' }],
    [{ calendar: 'japanese', year: 1, month: 5, day: 1, era: 'reiwa' }, { gregorian: '2019-05-01' }],
    [{ calendar: 'buddhist', date: '2567-03-05' }, { gregorian: '2024-03-05' }],
    [{ calendar: 'minguo', year: 113, month: 3, day: 5 }, { gregorian: '2024-03-05' }],
    [{ date: '2000-01-01' }, { julianDayNumber: 2451545 }],
  ],
  invalid: [
    [{ date: '2024-01-01', year: 2024 }, 'date'],
    [{ year: 2024, month: 1 }, 'day'],
    [{ date: '2023-02-29' }, 'date'],
    [{ date: '2024-01-01', era: 'reiwa' }, 'era'],
  ],
  unprocessable: [
    [{ calendar: 'hebrew', year: 5785, month: 13, day: 1 }],
    [{ calendar: 'chinese', year: 2024, month: 2, day: 1, leapMonth: true }],
    [{ calendar: 'persian', year: 1404, month: 12, day: 30 }],
    [{ calendar: 'japanese', year: 1, month: 4, day: 30, era: 'reiwa' }],
    [{ calendar: 'islamicUmalqura', year: 1299, month: 1, day: 1 }],
  ],
});
