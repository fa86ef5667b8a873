import { holdTo } from '../testing.ts';
import tool from './day-of-year-calculator.ts';
import data from './testdata/day-of-year-calculator.json' with { type: 'json' };

// Python's date.timetuple.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ date: '2024-12-31' }, { dayOfYear: 366, daysRemaining: 0, percentOfYear: 100 }],
    [{ date: '2023-12-31' }, { dayOfYear: 365, ordinalDate: '2023-365' }],
    [{ date: '1900-03-01' }, { dayOfYear: 60 }],
    [{ date: '2000-03-01' }, { dayOfYear: 61 }],
    [
      { year: 2024, dayOfYear: 60 },
      { date: '2024-02-29', weekdayName: 'Thursday' },
    ],
    [
      { year: 1, dayOfYear: 1 },
      { date: '0001-01-01', ordinalDate: '0001-001' },
    ],
  ],
  invalid: [
    [{ date: '2024-01-01', year: 2024 }, 'date'],
    [{ year: 2024 }, 'dayOfYear'],
    [{ year: 2024, dayOfYear: 367 }, 'dayOfYear'],
  ],
  unprocessable: [[{ year: 2023, dayOfYear: 366 }]],
});
