import { holdTo } from '../testing.ts';
import tool from './eta-calculator.ts';

// Linear extrapolation, worked out by hand.
holdTo(tool, {
  answers: [
    [
      { total: 3, done: 1, elapsedSeconds: 1, now: '2024-01-01T00:00:00Z' },
      { remainingSeconds: 2, percentDone: 100 / 3, eta: '2024-01-01T00:00:02Z', remaining: '2 seconds' },
    ],
    [
      { total: 10, done: 10, elapsedSeconds: 5, now: '2024-01-01T00:00:00Z' },
      { remainingSeconds: 0, totalSeconds: 5, remaining: '0 seconds' },
    ],
    [
      { total: 4, done: 1, start: '2024-01-01T00:00:00Z', now: '2024-01-01T01:00:00Z' },
      { eta: '2024-01-01T04:00:00Z', remaining: '3 hours' },
    ],
    [
      { total: 1, done: 0, ratePerSecond: 2, now: '2024-01-01T00:00:00Z' },
      { remainingSeconds: 0.5, eta: '2024-01-01T00:00:01Z' },
    ],
  ],
  invalid: [
    [{ total: 0, done: 0, elapsedSeconds: 1 }, 'total'],
    [{ total: 1, done: 2, elapsedSeconds: 1 }, 'done'],
    [{ total: 1, done: 1 }, 'elapsedSeconds'],
    [{ total: 1, done: 1, elapsedSeconds: 1, ratePerSecond: 1 }, 'elapsedSeconds'],
    [{ total: 2, done: 1, start: '2024-01-02T00:00:00Z', now: '2024-01-01T00:00:00Z' }, 'start'],
  ],
  unprocessable: [[{ total: 2, done: 0, elapsedSeconds: 5 }], [{ total: 1e15, done: 1, elapsedSeconds: 1e12 }], [{ total: 2, done: 1, ratePerSecond: 0 }]],
});
