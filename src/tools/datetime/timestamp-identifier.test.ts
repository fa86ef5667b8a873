import { holdTo } from '../testing.ts';
import tool from './timestamp-identifier.ts';

// Instants from Python's datetime; the Excel serial as Excel shows it.
holdTo(tool, {
  answers: [
    [
      { value: 45351.5, from: '2010-01-01', now: '2024-01-01T00:00:00Z' },
      {
        candidates: [
          { format: 'ole', iso: '2024-02-29T12:00:00Z' },
          { format: 'excel1900', iso: '2024-02-29T12:00:00Z' },
        ],
        count: 2,
      },
    ],
    [
      { value: '2460310.75', from: '2010-01-01', now: '2024-01-01T00:00:00Z' },
      { candidates: [{ format: 'julianDate', iso: '2024-01-01T06:00:00Z' }], count: 1 },
    ],
    [
      { value: '638355968000000000', from: '2000-01-01', now: '2024-01-01T00:00:00Z' },
      { candidates: [{ format: 'dotNetTicks', iso: '2023-11-14T22:13:20Z' }] },
    ],
    [{ value: '1700000000000', now: '2024-01-01T00:00:00Z' }, { candidates: [{ format: 'unixMilliseconds', iso: '2023-11-14T22:13:20Z' }] }],
    [
      { value: 7, from: '2010-01-01' },
      { candidates: [], count: 0 },
    ],
    [
      { value: 0, from: '1970-01-01', until: '1970-01-02' },
      { candidates: [{ format: 'unixSeconds' }, { format: 'unixMilliseconds' }, { format: 'unixMicroseconds' }, { format: 'unixNanoseconds' }] },
    ],
  ],
  invalid: [
    [{ value: 'x' }, 'value'],
    [{ value: 1, from: '2024-01-01', until: '2023-01-01' }, 'until'],
    [{ value: 1, now: '2024-01-01' }, 'now'],
  ],
});
