import { expect, it } from 'vitest';
import { expectInvalid, holdTo, run } from '../testing.ts';
import tool from './time-rounder.ts';

// Halves up, worked out by hand.
holdTo(tool, {
  answers: [
    [{ times: ['09:07:30', '09:07:29.999999999'] }, { times: ['09:15:00', '09:00:00'] }],
    [{ times: ['23:59:59'], mode: 'down', stepSeconds: 86400 }, { times: ['00:00:00'] }],
    [{ times: ['2024-02-28T23:55'] }, { times: ['2024-02-29T00:00:00'] }],
    [{ times: ['2024-03-01T10:07:00+05:45'], mode: 'down' }, { times: ['2024-03-01T10:00:00+05:45'] }],
    [{ times: ['10:00'], mode: 'up' }, { times: ['10:00:00'] }],
    [{ times: ['10:00:00.1'], mode: 'up', stepSeconds: 1 }, { times: ['10:00:01'] }],
  ],
  invalid: [
    [{ times: ['10:00'], stepSeconds: 7 * 1000 }, 'stepSeconds'],
    [{ times: ['10:00', '24:00'] }, 'times[1]'],
    [{ times: ['2024-02-30T10:00'] }, 'times[0]'],
    [{ times: [] }, 'times'],
  ],
  unprocessable: [[{ times: ['9999-12-31T23:59'], mode: 'up' }]],
});

it('writes no finer parts than wanted', async () => {
  const times = ['01:28:59', '23:50', '2024-12-31T23:59:59', '2024-12-31T10:29:59.9+05:30'];
  expect((await run(tool, { times, stepSeconds: 60, mode: 'down', precision: 'minute' })).times).toEqual([
    '01:28',
    '23:50',
    '2024-12-31T23:59',
    '2024-12-31T10:29+05:30',
  ]);
  expect((await run(tool, { times: ['23:50', '2024-12-31T23:59Z'], stepSeconds: 3600, precision: 'hour' })).times).toEqual(['24', '2025-01-01T00Z']);
  await expectInvalid(tool, { times: ['01:00'], stepSeconds: 90, precision: 'minute' }, 'precision');
});
