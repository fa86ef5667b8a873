import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './random-date-generator.ts';

holdTo(tool, {
  answers: [
    // 2024-02-29 was a Thursday.
    [
      { start: '2024-02-26', end: '2024-03-03', weekdays: [4] },
      { dates: ['2024-02-29'], count: 1 },
    ],
    [{ start: '2024-01-01', end: '2024-01-03', count: 3, unique: true, sort: true }, { dates: ['2024-01-01', '2024-01-02', '2024-01-03'] }],
    [{ start: '1969-12-28', end: '1970-01-04', count: 2, unique: true, weekdays: [7], sort: true }, { dates: ['1969-12-28', '1970-01-04'] }],
    [{ start: '2024-02-29T23:59:59.2+00:00', end: '2024-03-01T01:00:00+01:00', count: 1 }, { dates: ['2024-03-01T00:00:00Z'] }],
    [
      { start: '2024-02-29T23:59:58Z', end: '2024-03-01T00:00:05Z', weekdays: [4], count: 2, unique: true, sort: true },
      { dates: ['2024-02-29T23:59:58Z', '2024-02-29T23:59:59Z'] },
    ],
    // 0050-01-01 was a Saturday (Python's datetime).
    [{ start: '0049-12-27', end: '0050-01-02', weekdays: [6] }, { dates: ['0050-01-01'] }],
    [{ start: '0001-01-01T01:00:00+01:00', end: '0001-01-01T00:00:00Z' }, { dates: ['0001-01-01T00:00:00Z'] }],
    [{ start: '9999-12-31', end: '9999-12-31', count: 2 }, { dates: ['9999-12-31', '9999-12-31'] }],
  ],
  invalid: [
    [{ start: '0000-12-31', end: '2024-03-01' }, 'start'],
    [{ start: '0001-01-01T00:00:00+01:00', end: '2024-03-01T00:00:00Z' }, 'start'],
    [{ start: '2024-03-01T00:00:00Z', end: '9999-12-31T23:30:00-01:00' }, 'end'],
    [{ start: '2024-02-30', end: '2024-03-01' }, 'start'],
    [{ start: '2024-03-01', end: '2024-02-01' }, 'end'],
    [{ start: '2024-03-01', end: '2024-03-02T00:00:00Z' }, 'end'],
    [{ start: '2024-03-01T00:00:00', end: '2024-03-02T00:00:00Z' }, 'start'],
    [{ start: '2024-03-01', end: '2024-03-02', weekdays: [8] }, 'weekdays[0]'],
  ],
  unprocessable: [
    [{ start: '2024-02-26', end: '2024-02-28', weekdays: [7] }, 'weekdays'],
    [{ start: '2024-02-26', end: '2024-02-28', count: 4, unique: true }, 'Only 3'],
    [{ start: '2024-02-29T00:00:00.1Z', end: '2024-02-29T00:00:00.9Z' }],
  ],
});

it('stays in range and on the weekdays asked for', async () => {
  const day = 86_400_000;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.integer({ min: 6, max: 40 }),
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      async (first, span, weekdays) => {
        const iso = (number: number) => new Date(number * day).toISOString().slice(0, 10);
        const [start, end] = [iso(first), iso(first + span)];
        const expected = Array.from({ length: span + 1 }, (_, index) => first + index)
          .filter((number) => weekdays.includes(new Date(number * day).getUTCDay() || 7))
          .map(iso);
        expect((await run(tool, { start, end, weekdays, count: expected.length, unique: true, sort: true })).dates).toEqual(expected);
      },
    ),
    { numRuns: 50 },
  );
});
