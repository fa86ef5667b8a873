import { holdTo } from '../testing.ts';
import tool from './duration-calculator.ts';

// Sums by Python's timedelta.
holdTo(tool, {
  answers: [
    [
      { durations: ['90', '30'], unit: 'minutes' },
      { totalSeconds: 7200, averageSeconds: 3600 },
    ],
    [{ durations: ['1h', '-2h'] }, { totalSeconds: -3600, iso: '-PT1H', text: '-1 hour', minimumSeconds: -7200, maximumSeconds: 3600 }],
    [
      { durations: ['10s'], multiplyBy: 0.1 },
      { totalSeconds: 1, averageSeconds: 10 },
    ],
    [{ durations: ['1s', '1s', '2s'] }, { averageSeconds: 4 / 3, count: 3 }],
    [{ durations: ['0.1s', '0.2s'] }, { totalSeconds: 0.3 }],
    [
      { durations: ['1d'], multiplyBy: 0 },
      { totalSeconds: 0, iso: 'PT0S' },
    ],
  ],
  invalid: [
    [{ durations: [] }, 'durations'],
    [{ durations: ['1h'], multiplyBy: 1e7 }, 'multiplyBy'],
  ],
  unprocessable: [
    [{ durations: ['1h', 'x'] }, /position 2/],
    [{ durations: ['P1M'] }, /years or months/],
    [{ durations: ['1000000000000000'], multiplyBy: 2 }],
  ],
});
