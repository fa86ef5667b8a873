import { holdTo } from '../testing.ts';
import tool from './nth-weekday-calculator.ts';
import data from './testdata/nth-weekday-calculator.json' with { type: 'json' };

// Python's calendar module.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ year: 2024, month: 5, weekday: 1, occurrence: -1 }, { dates: ['2024-05-27'] }],
    [{ year: 2024, month: 9, weekday: 1, occurrence: 1 }, { dates: ['2024-09-02'] }],
    [{ year: 2024, month: 3, weekday: 5, occurrence: -5 }, { dates: ['2024-03-01'] }],
    [{ year: 2024, month: 2, weekday: 4, occurrence: 5 }, { dates: ['2024-02-29'] }],
    [{ year: 2024, weekday: 5, occurrence: -1 }, { count: 12 }],
    [
      { year: 2024, month: 2, weekday: 1, occurrence: 5, toYear: 2030 },
      { dates: [], count: 0 },
    ],
  ],
  invalid: [
    [{ year: 2024, weekday: 1, occurrence: 0 }, 'occurrence'],
    [{ year: 2024, weekday: 1, occurrence: 1, toYear: 2023 }, 'toYear'],
    [{ year: 2000, weekday: 1, occurrence: 1, toYear: 2200 }, 'toYear'],
    [{ year: 2024, weekday: 8, occurrence: 1 }, 'weekday'],
  ],
  unprocessable: [[{ year: 2024, month: 2, weekday: 5, occurrence: 5 }, /Friday/], [{ year: 2024, month: 2, weekday: 5, occurrence: -5 }]],
});
