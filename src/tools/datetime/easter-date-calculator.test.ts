import { holdTo } from '../testing.ts';
import tool from './easter-date-calculator.ts';
import data from './testdata/easter-date-calculator.json' with { type: 'json' };

// Rows that Gauss's formula gives too (testdata); extremes from Meeus, chapter 8.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    ...(
      [
        [1818, '03-22'],
        [1943, '04-25'],
        [1961, '04-02'],
        [1981, '04-19'],
        [1991, '03-31'],
        [2000, '04-23'],
        [2008, '03-23'],
        [2025, '04-20'],
        [2038, '04-25'],
        [2285, '03-22'],
        [1954, '04-18'],
      ] as const
    ).map(([year, date]): [Record<string, unknown>, Record<string, unknown>] => [{ year }, { easter: `${year}-${date}` }]),
    [{ year: 1583 }, { easter: '1583-04-10' }],
    [
      { year: 2000, tradition: 'orthodox' },
      { easter: '2000-04-30', easterJulian: '2000-04-17' },
    ],
    [{ year: 2023, tradition: 'orthodox' }, { easter: '2023-04-16' }],
    [{ year: 1243, tradition: 'orthodox' }, { easterJulian: '1243-04-12' }],
  ],
  invalid: [
    [{ year: 1582 }, 'year'],
    [{ year: 2024, toYear: 2023 }, 'toYear'],
    [{ year: 2000, toYear: 3000 }, 'toYear'],
    [{ year: 325, tradition: 'orthodox' }, 'year'],
  ],
});
