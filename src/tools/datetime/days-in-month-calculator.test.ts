import { holdTo } from '../testing.ts';
import tool from './days-in-month-calculator.ts';
import data from './testdata/days-in-month-calculator.json' with { type: 'json' };

// Python's calendar.monthrange.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ year: 2024, month: 4 }, { months: [{ days: 30, firstWeekday: 1, lastWeekday: 2, weekdays: 22, weekendDays: 8 }] }],
    [
      { year: 2000, month: 2 },
      { months: [{ days: 29, firstWeekday: 2 }], leapYear: true },
    ],
    [{ year: 2023 }, { daysInYear: 365, months: [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days) => ({ days })) }],
    [{ year: 2024, month: 3, weekendDays: [5] }, { months: [{ weekdays: 26, weekendDays: 5 }] }],
    [{ year: 2024, month: 3, weekendDays: [] }, { months: [{ weekdays: 31, weekendDays: 0 }] }],
    [{ year: 1, month: 1 }, { months: [{ firstWeekday: 1, lastWeekday: 3 }] }],
  ],
  invalid: [
    [{ year: 2024, month: 13 }, 'month'],
    [{ year: 0 }, 'year'],
    [{ year: 2024, weekendDays: [0] }, 'weekendDays[0]'],
  ],
});
