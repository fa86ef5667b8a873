import { holdTo } from '../testing.ts';
import tool from './day-of-week-calculator.ts';
import data from './testdata/day-of-week-calculator.json' with { type: 'json' };

// Python's datetime; Julian dates by the Julian day number (1582-10-04 Julian was a Thursday, followed by Friday 1582-10-15 Gregorian).
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ date: '1582-10-15' }, { weekday: 5, occurrence: 3 }],
    [
      { date: '1900-02-29', calendar: 'julian' },
      { weekdayName: 'Tuesday', isLastOfMonth: true, next: '1900-03-07' },
    ],
    [{ date: '2024-02-29' }, { weekday: 4, occurrence: 5, isLastOfMonth: true }],
    [{ date: '2024-02-22' }, { isLastOfMonth: false, occurrence: 4 }],
    [
      { date: '1066-10-14', calendar: 'julian' },
      { weekdayName: 'Saturday', isWeekend: true },
    ],
    [{ date: '2024-03-05', locale: 'fr' }, { localName: 'mardi' }],
    [{ date: '0001-01-01' }, { weekdayName: 'Monday' }],
    [{ date: '9999-12-31' }, { weekdayName: 'Friday', previous: '9999-12-24' }],
  ],
  invalid: [
    [{ date: '1900-02-29' }, 'date'],
    [{ date: '0000-01-01' }, 'date'],
    [{ date: '2024-3-5' }, 'date'],
    [{ date: '2024-03-05', locale: '-' }, 'locale'],
  ],
});
