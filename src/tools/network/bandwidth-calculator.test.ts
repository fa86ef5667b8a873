import { holdTo } from '../testing.ts';
import tool from './bandwidth-calculator.ts';

// expected values by the formula in Python's fractions
holdTo(tool, {
  answers: [
    [
      { visitsPerDay: 0, pageSizeKilobytes: 0 },
      { bytesPerDay: 0, gigabytesPerMonth: 0, averageMegabitsPerSecond: 0, peakMegabitsPerSecond: 0 },
    ],
    [
      { visitsPerDay: 86400, pageSizeKilobytes: 125 },
      { bytesPerDay: 10800000000, gigabytesPerMonth: 324, averageMegabitsPerSecond: 1, peakMegabitsPerSecond: 2 },
    ],
    [
      { visitsPerDay: 0, pageSizeKilobytes: 1, downloadsPerDay: 864, downloadSizeMegabytes: 12.5, peakFactor: 10 },
      { bytesPerDay: 10800000000, averageMegabitsPerSecond: 1, peakMegabitsPerSecond: 10 },
    ],
    [{ visitsPerDay: 1, pagesPerVisit: 0.1, pageSizeKilobytes: 0.3 }, { bytesPerDay: 30 }],
    [
      { visitsPerDay: 1e12, pagesPerVisit: 1e4, pageSizeKilobytes: 1e9 },
      { bytesPerDay: 1e28, gigabytesPerMonth: 3e20 },
    ],
  ],
  invalid: [
    [{ visitsPerDay: -1, pageSizeKilobytes: 1 }, 'visitsPerDay'],
    [{ visitsPerDay: 1, pageSizeKilobytes: 1, peakFactor: 0.5 }, 'peakFactor'],
    [{}, 'visitsPerDay'],
  ],
});
