import { holdTo } from '../testing.ts';
import tool from './countdown-calculator.ts';

// Python's datetime.
holdTo(tool, {
  answers: [
    [
      { target: '2024-01-01', now: '2024-01-01' },
      { past: false, text: '0 seconds', sleeps: 0, totalSeconds: 0 },
    ],
    [
      { target: '2024-01-02T01:01:01Z', now: '2024-01-01T00:00:00Z' },
      { text: '1 day 1 hour 1 minute 1 second', sleeps: 1 },
    ],
    [
      { target: '2024-01-02T00:00:01', now: '2024-01-01T23:59:59.5' },
      { seconds: 1.5, totalSeconds: 1.5, sleeps: 1, text: '1 second' },
    ],
    [
      { target: '2024-03-11', now: '2024-03-10', timeZone: 'America/New_York' },
      { days: 0, hours: 23, sleeps: 1 },
    ],
    [
      { target: '2024-01-01T00:00:00Z', now: '2024-01-01T00:01:00Z' },
      { past: true, minutes: 1, text: '1 minute' },
    ],
  ],
  invalid: [
    [{ target: 'Christmas' }, 'target'],
    [{ target: '2024-01-01', now: 'x' }, 'now'],
  ],
  unprocessable: [],
});
