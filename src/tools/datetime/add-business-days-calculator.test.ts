import { holdTo } from '../testing.ts';
import tool from './add-business-days-calculator.ts';
import data from './testdata/add-business-days-calculator.json' with { type: 'json' };

// All rows counted with Python, each day looked at; the first three are periods that the documentation of WORKDAY uses.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ date: '2008-10-01', days: 151 }, { date: '2009-04-30' }],
    [
      { date: '2008-10-01', days: 151, holidays: ['2008-11-26', '2008-12-04', '2009-01-21'] },
      { date: '2009-05-05', skippedHolidays: 3 },
    ],
    [{ date: '2012-01-01', days: 90, weekendDays: [7] }, { date: '2012-04-14' }],
    [
      { date: '2024-03-09', days: 0 },
      { date: '2024-03-09', weekdayName: 'Saturday', calendarDays: 0, skippedWeekendDays: 0 },
    ],
    [
      { date: '2024-03-08', days: 1 },
      { date: '2024-03-11', skippedWeekendDays: 2 },
    ],
    [
      { date: '2024-03-11', days: -1, holidays: ['2024-03-08'] },
      { date: '2024-03-07', calendarDays: -4, skippedWeekendDays: 2, skippedHolidays: 1 },
    ],
    [{ date: '2024-03-08', days: 1, weekendDays: [] }, { date: '2024-03-09' }],
  ],
  invalid: [
    [{ date: '2024-03-08', days: 1, weekendDays: [1, 2, 3, 4, 5, 6, 7] }, 'weekendDays'],
    [{ date: '2024-03-08', days: 100001 }, 'days'],
  ],
  unprocessable: [[{ date: '9999-12-31', days: 1 }], [{ date: '0001-01-01', days: -1 }]],
});
