import { holdTo } from '../testing.ts';
import tool from './date-range-overlap-calculator.ts';

// Worked out by hand on half-open intervals.
holdTo(tool, {
  answers: [
    [
      {
        ranges: [
          { start: '2024-03-01', end: '2024-03-05' },
          { start: '2024-03-06', end: '2024-03-09' },
        ],
      },
      { merged: [{ start: '2024-03-01', end: '2024-03-09' }], gaps: [], overlaps: [], coveredDays: 9, maximumConcurrent: 1 },
    ],
    [
      {
        ranges: [
          { start: '2024-03-01', end: '2024-03-31' },
          { start: '2024-03-10', end: '2024-03-20' },
          { start: '2024-03-15', end: '2024-04-05' },
        ],
      },
      {
        common: { start: '2024-03-15', end: '2024-03-20' },
        maximumConcurrent: 3,
        overlaps: [
          { first: 0, second: 1 },
          { first: 0, second: 2 },
          { first: 1, second: 2 },
        ],
        coveredDays: 36,
      },
    ],
    [
      { ranges: [{ start: '2024-03-01', end: '2024-03-01' }] },
      { merged: [{ start: '2024-03-01', end: '2024-03-01' }], common: { start: '2024-03-01', end: '2024-03-01' }, coveredDays: 1 },
    ],
  ],
  invalid: [
    [{ ranges: [{ start: '2024-03-02', end: '2024-03-01' }] }, 'ranges[0].end'],
    [{ ranges: [{ start: '2024-03-02T00:00:00Z', end: '2024-03-02T00:00:00Z' }] }, 'ranges[0].end'],
    [
      {
        ranges: [
          { start: '2024-03-02', end: '2024-03-03' },
          { start: '2024-03-02T00:00:00Z', end: '2024-03-03T00:00:00Z' },
        ],
      },
      'ranges[1].start',
    ],
    [{ ranges: [] }, 'ranges'],
  ],
});
