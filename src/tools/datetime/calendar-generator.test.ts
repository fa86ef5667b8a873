import { expect } from 'vitest';
import { holdTo } from '../testing.ts';
import tool from './calendar-generator.ts';

// Python's calendar.TextCalendar, its trailing spaces cut; names in German and French from CLDR.
holdTo(tool, {
  answers: [
    [
      { year: 2024, month: 9, weekStart: 7 },
      { text: '   September 2024\nSu Mo Tu We Th Fr Sa\n 1  2  3  4  5  6  7\n 8  9 10 11 12 13 14\n15 16 17 18 19 20 21\n22 23 24 25 26 27 28\n29 30' },
    ],
    [
      { year: 2021, month: 2 },
      {
        months: [
          {
            weeks: [
              [1, 2, 3, 4, 5, 6, 7],
              [8, 9, 10, 11, 12, 13, 14],
              [15, 16, 17, 18, 19, 20, 21],
              [22, 23, 24, 25, 26, 27, 28],
            ],
          },
        ],
      },
    ],
    [{ year: 2021, month: 1, weekNumbers: true }, { months: [{ weekNumbers: [53, 1, 2, 3, 4] }] }],
    [{ year: 2024, month: 3, locale: 'de' }, { months: [{ name: 'März' }] }],
    [{ year: 2024, month: 12, locale: 'fr' }, { months: [{ name: 'décembre' }] }],
    [{ year: 1, month: 1 }, { months: [{ weeks: [[1, 2, 3, 4, 5, 6, 7], [], [], [], []].map((row) => (row.length ? row : expect.any(Array))) }] }],
  ],
  invalid: [
    [{ year: 2024, month: 0 }, 'month'],
    [{ year: 2024, weekStart: 8 }, 'weekStart'],
    [{ year: 2024, locale: '?' }, 'locale'],
  ],
});
