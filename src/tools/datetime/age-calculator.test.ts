import { holdTo } from '../testing.ts';
import tool from './age-calculator.ts';
import data from './testdata/age-calculator.json' with { type: 'json' };

// Days from Python's datetime.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { birthDate: '2000-02-29', date: '2023-02-28' },
      { years: 22, months: 11, days: 30, nextBirthday: '2023-03-01', daysUntilBirthday: 1, nextAge: 23 },
    ],
    [
      { birthDate: '2000-02-29', date: '2023-03-01' },
      { years: 23, months: 0, days: 1, nextBirthday: '2023-03-01', daysUntilBirthday: 0, nextAge: 23 },
    ],
    [
      { birthDate: '2000-02-29', date: '2024-02-28', leapDayBirthday: 'february28' },
      { years: 23, months: 11, days: 31, nextBirthday: '2024-02-29', nextAge: 24 },
    ],
    [
      { birthDate: '2000-02-29', date: '2023-03-01', leapDayBirthday: 'february28' },
      { years: 23, months: 0, days: 1, nextBirthday: '2024-02-29', daysUntilBirthday: 365 },
    ],
    [
      { birthDate: '2024-03-10', date: '2024-03-10' },
      { years: 0, totalDays: 0, nextBirthday: '2025-03-10', daysUntilBirthday: 365, nextAge: 1 },
    ],
    [
      { birthDate: '2000-12-31', date: '2001-01-01' },
      { years: 0, days: 1, nextBirthday: '2001-12-31', nextAge: 1 },
    ],
    [
      { birthDate: '1900-01-01', date: '2000-01-01' },
      { years: 100, totalDays: 36524, totalMonths: 1200, totalWeeks: 5217, birthWeekdayName: 'Monday', daysUntilBirthday: 0 },
    ],
  ],
  invalid: [
    [{ birthDate: '2024-03-11', date: '2024-03-10' }, 'birthDate'],
    [{ birthDate: '1900-02-29' }, 'birthDate'],
    [{ birthDate: '9000-01-01' }, 'birthDate'],
  ],
  unprocessable: [[{ birthDate: '9999-01-01', date: '9999-06-01' }]],
});
