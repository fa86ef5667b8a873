import { holdTo } from '../testing.ts';
import tool from './business-days-calculator.ts';
import data from './testdata/business-days-calculator.json' with { type: 'json' };

// All rows counted with Python, each day looked at; the first three are periods that the documentation of NETWORKDAYS.INTL uses.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ start: '2006-01-01', end: '2006-01-31' }, { businessDays: 22 }],
    [{ start: '2006-01-01', end: '2006-02-01', weekendDays: [7], holidays: ['2006-01-02', '2006-01-16'] }, { businessDays: 25 }],
    [{ start: '2006-02-28', end: '2006-01-31' }, { businessDays: -21 }],
    [
      { start: '2024-03-09', end: '2024-03-10' },
      { businessDays: 0, calendarDays: 2, weekendDays: 2 },
    ],
    [{ start: '2024-03-04', end: '2024-03-04' }, { businessDays: 1 }],
    [
      { start: '2024-03-04', end: '2024-03-04', includeStart: false },
      { businessDays: 1, calendarDays: 1 },
    ],
    [
      { start: '2024-03-04', end: '2024-03-04', includeStart: false, includeEnd: false },
      { businessDays: 0, calendarDays: 0 },
    ],
    [
      { start: '2024-03-04', end: '2024-03-08', includeStart: false, includeEnd: false, holidays: ['2024-03-05', '2024-03-05', '2024-03-09'] },
      { businessDays: 2, holidays: 1 },
    ],
    [
      { start: '2024-01-01', end: '2024-12-31', weekendDays: [1, 2, 3, 4, 5, 6, 7] },
      { businessDays: 0, weekendDays: 366 },
    ],
    [{ start: '0001-01-01', end: '9999-12-31', weekendDays: [] }, { businessDays: 3652059 }],
  ],
  invalid: [
    [{ start: '2024-02-30', end: '2024-03-01' }, 'start'],
    [{ start: '2024-01-01', end: '2024-03-01', weekendDays: [8] }, 'weekendDays[0]'],
    [{ start: '2024-01-01', end: '2024-03-01', holidays: ['x'] }, 'holidays[0]'],
  ],
});
