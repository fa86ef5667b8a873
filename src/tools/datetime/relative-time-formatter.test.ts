import { holdTo } from '../testing.ts';
import tool from './relative-time-formatter.ts';

// CLDR's English and German patterns; thresholds from the mean Gregorian month and year.
holdTo(tool, {
  answers: [
    [
      { date: '2024-01-01T00:00:59Z', now: '2024-01-01T00:00:00Z' },
      { text: 'in 59 seconds', value: 59, unit: 'second' },
    ],
    [
      { date: '2024-01-01T00:00:00Z', now: '2024-01-01T00:00:00.9Z' },
      { text: 'in 0 seconds', value: 0, seconds: -0.9 },
    ],
    [{ date: '2024-01-01', now: '2024-01-01', numeric: 'auto' }, { text: 'now' }],
    [{ date: '2024-01-07', now: '2024-01-01' }, { text: 'in 6 days' }],
    [{ date: '2024-01-08', now: '2024-01-01' }, { text: 'in 1 week' }],
    [{ date: '2024-01-31', now: '2024-01-01' }, { text: 'in 4 weeks' }],
    [{ date: '2024-02-01', now: '2024-01-01' }, { text: 'in 1 month' }],
    [{ date: '2023-01-01', now: '2024-01-01' }, { text: '11 months ago' }],
    [{ date: '2023-01-01', now: '2024-01-02' }, { text: '1 year ago' }],
    [{ date: '2023-12-31', now: '2024-01-01', locale: 'de', numeric: 'auto' }, { text: 'gestern' }],
    [
      { date: '2024-01-01T03:00', now: '2024-01-01', unit: 'minute' },
      { text: 'in 180 minutes', value: 180, unit: 'minute' },
    ],
    [
      { date: '2024-01-01T03:00', now: '2024-01-01', style: 'narrow' },
      { unit: 'hour', value: 3 },
    ],
  ],
  invalid: [
    [{ date: 'x' }, 'date'],
    [{ date: '2024-01-01', locale: '!!' }, 'locale'],
    [{ date: '2024-01-01', unit: 'quarter' }, 'unit'],
  ],
});
