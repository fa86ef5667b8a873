import { holdTo } from '../testing.ts';
import tool from './leap-year-checker.ts';
import data from './testdata/leap-year-checker.json' with { type: 'json' };

// Python's calendar.isleap and leapdays.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ year: 2000 }, { leapYear: true, reason: 'divisibleBy400', previousLeapYear: 1996, nextLeapYear: 2004 }],
    [{ year: 2023 }, { leapYear: false, reason: 'notDivisibleBy4', daysInYear: 365 }],
    [
      { year: 1900, calendar: 'julian' },
      { leapYear: true, reason: 'divisibleBy4' },
    ],
    [{ year: 0 }, { leapYear: true, reason: 'divisibleBy400', previousLeapYear: -4 }],
    [{ year: -100 }, { leapYear: false, reason: 'divisibleBy100', previousLeapYear: -104, nextLeapYear: -96 }],
    [{ year: 1, toYear: 9999 }, { leapYearCount: 2424 }],
    [
      { year: 2023, toYear: 2023 },
      { leapYears: [], leapYearCount: 0 },
    ],
  ],
  invalid: [
    [{ year: 2024, toYear: 2023 }, 'toYear'],
    [{ year: 10000 }, 'year'],
    [{ year: 2024.5 }, 'year'],
  ],
});
