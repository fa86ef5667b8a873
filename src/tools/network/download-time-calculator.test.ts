import { holdTo } from '../testing.ts';
import tool from './download-time-calculator.ts';

// expected values by the formula in Python's fractions
holdTo(tool, {
  answers: [
    [
      { size: 1, speed: 8 },
      { durationSeconds: 1000, duration: 'PT16M40S' },
    ],
    [
      { size: 1, sizeUnit: 'TiB', speed: 1, speedUnit: 'MiB/s' },
      { durationSeconds: 1048576, duration: 'P12DT3H16M16S' },
    ],
    [
      { size: 700, sizeUnit: 'MB', speed: 54, overheadPercent: 40 },
      { durationSeconds: 172.8395061728395, duration: 'PT2M53S' },
    ],
    [
      { speed: 100, durationSeconds: 3600, sizeUnit: 'GiB' },
      { size: 41.90951585769653, duration: 'PT1H' },
    ],
    [
      { size: 10, sizeUnit: 'MB', durationSeconds: 86400, speedUnit: 'bps' },
      { speed: 925.925925925926, duration: 'P1D' },
    ],
    [
      { size: 0, speed: 0 },
      { durationSeconds: 0, duration: 'PT0S' },
    ],
    [
      { size: 0, durationSeconds: 5 },
      { speed: 0, duration: 'PT5S' },
    ],
    [
      { size: 1, sizeUnit: 'B', speed: 1, speedUnit: 'GB/s' },
      { durationSeconds: 1e-9, duration: 'PT1S' },
    ],
  ],
  invalid: [
    [{ size: 1 }],
    [{ size: 1, speed: 1, durationSeconds: 1 }],
    [{}],
    [{ size: -1, speed: 1 }, 'size'],
    [{ size: 1, speed: 1, overheadPercent: 100 }, 'overheadPercent'],
  ],
  unprocessable: [
    [{ size: 1, speed: 0 }, /speed 0/],
    [{ size: 1, durationSeconds: 0 }, /no time/],
  ],
});
