import { holdTo } from '../testing.ts';
import data from './testdata/week-number-calculator.json' with { type: 'json' };
import tool from './week-number-calculator.ts';

// Python's date.isocalendar; WEEKNUM by its definition.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ date: '2024-01-01' }, { week: 1, weekYear: 2024, usWeek: 1, isoWeekDate: '2024-W01-1' }],
    [{ date: '2023-01-01' }, { week: 52, weekYear: 2022, usWeek: 1, usWeekYear: 2023, isoWeekDate: '2022-W52-7' }],
    [{ date: '2021-01-03' }, { week: 53, weekYear: 2020, weeksInYear: 53, usWeek: 2 }],
    [{ date: '2012-12-31' }, { week: 1, weekYear: 2013, usWeek: 53, usWeekYear: 2012 }],
    [{ date: '2016-01-01' }, { week: 53, weekYear: 2015, weekStart: '2015-12-28', weekEnd: '2016-01-03' }],
    [
      { year: 2024, week: 9 },
      { weekStart: '2024-02-26', weekEnd: '2024-03-03', isoWeekDate: '2024-W09-1' },
    ],
    [{ date: '0001-01-01' }, { week: 1, weekYear: 1, weekStart: '0001-01-01' }],
    [{ date: '2028-01-01' }, { usWeek: 1 }],
  ],
  invalid: [
    [{ date: '2024-01-01', year: 2024, week: 1 }, 'date'],
    [{ year: 2024 }, 'week'],
    [{ week: 3 }, 'year'],
    [{ year: 2024, week: 54 }, 'week'],
  ],
  unprocessable: [[{ year: 2024, week: 53 }], [{ date: '9999-12-31' }]],
});
