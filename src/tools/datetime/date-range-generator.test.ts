import { holdTo } from '../testing.ts';
import tool from './date-range-generator.ts';
import data from './testdata/date-range-generator.json' with { type: 'json' };

// Python's datetime and calendar.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ start: '2024-02-27', end: '2024-03-02' }, { dates: ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'] }],
    [{ start: '2024-03-02', end: '2024-02-27', step: 2 }, { dates: ['2024-03-02', '2024-02-29', '2024-02-27'] }],
    [{ start: '2024-02-29', count: 3, unit: 'year' }, { dates: ['2024-02-29', '2025-02-28', '2026-02-28'] }],
    [{ start: '2024-03-31', end: '2023-12-01', unit: 'month' }, { dates: ['2024-03-31', '2024-02-29', '2024-01-31', '2023-12-31'] }],
    [{ start: '2024-03-01', count: 2, unit: 'week', step: 2 }, { dates: ['2024-03-01', '2024-03-15'] }],
    [
      { start: '2024-03-01', end: '2024-03-03', weekdays: [1] },
      { dates: [], count: 0 },
    ],
    [{ start: '2024-03-01', end: '2024-03-01' }, { dates: ['2024-03-01'] }],
  ],
  invalid: [
    [{ start: '2024-03-01' }, 'end'],
    [{ start: '2024-03-01', end: '2024-03-02', count: 2 }, 'end'],
    [{ start: '2024-03-01', count: 1, pattern: 'q' }, 'pattern'],
    [{ start: '2024-03-01', count: 1, weekdays: [] }, 'weekdays'],
  ],
  unprocessable: [
    [{ start: '2000-01-01', end: '2100-01-01' }, /10,000/],
    [{ start: '2024-03-01', count: 1, unit: 'week', weekdays: [1] }],
    [{ start: '9999-12-01', count: 100 }, /years 0001 to 9999/],
    [{ start: '2024-01-01', count: 10000, unit: 'year', step: 1000 }],
  ],
});
