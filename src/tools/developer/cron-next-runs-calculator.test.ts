import { holdTo } from '../testing.ts';
import tool from './cron-next-runs-calculator.ts';

const BERLIN = { timeZone: 'Europe/Berlin' };

// Times of the zone changes: tzdata (Europe: last Sunday of March and October at 01:00 UTC; New York 2026-03-08 and 2026-11-01; Lord Howe by half an hour; Samoa without 2011-12-30).
holdTo(tool, {
  answers: [
    [
      { expression: '0 0 * * *', count: 2, now: '2026-01-01T00:00:00Z' },
      { runs: ['2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'], count: 2 },
    ],
    [{ expression: '0 0 * * *', count: 1, now: '2025-12-31T23:59:59.999Z' }, { runs: ['2026-01-01T00:00:00Z'] }],
    [{ expression: '* * * * * *', count: 2, now: '2026-01-01T00:00:00.5Z', direction: 'previous' }, { runs: ['2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z'] }],
    [
      { expression: '0 0 30 2 *', now: '2026-01-01T00:00:00Z' },
      { runs: [], count: 0 },
    ],
    [{ expression: '0 0 29 2 *', count: 100, now: '2001-01-01T00:00:00Z' }, { count: 24 }],
    // clock put forward at 02:00 on 2026-03-29
    [
      { ...BERLIN, expression: '15,45 2 * * *', count: 3, now: '2026-03-28T12:00:00Z' },
      { runs: ['2026-03-29T03:00:00+02:00', '2026-03-30T02:15:00+02:00', '2026-03-30T02:45:00+02:00'] },
    ],
    [{ ...BERLIN, expression: '0 2,3 * * *', count: 2, now: '2026-03-28T12:00:00Z' }, { runs: ['2026-03-29T03:00:00+02:00', '2026-03-30T02:00:00+02:00'] }],
    [{ ...BERLIN, expression: '30 * * * *', count: 2, now: '2026-03-29T00:00:00Z' }, { runs: ['2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00'] }],
    [{ ...BERLIN, expression: '30 */2 * * *', count: 2, now: '2026-03-29T00:00:00Z' }, { runs: ['2026-03-29T04:30:00+02:00', '2026-03-29T06:30:00+02:00'] }],
    // clock put back at 03:00 on 2026-10-25
    [{ ...BERLIN, expression: '30 2 * * *', count: 2, now: '2026-10-24T12:00:00Z' }, { runs: ['2026-10-25T02:30:00+02:00', '2026-10-26T02:30:00+01:00'] }],
    [
      { ...BERLIN, expression: '30 * * * *', count: 3, now: '2026-10-25T00:00:00Z' },
      { runs: ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', '2026-10-25T03:30:00+01:00'] },
    ],
    [
      { ...BERLIN, expression: '30 * * * *', count: 3, now: '2026-10-25T02:00:00Z', direction: 'previous' },
      { runs: ['2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+02:00', '2026-10-25T01:30:00+02:00'] },
    ],
    [
      { ...BERLIN, expression: '30 2 * * *', count: 2, now: '2026-03-30T12:00:00Z', direction: 'previous' },
      { runs: ['2026-03-30T02:30:00+02:00', '2026-03-29T03:00:00+02:00'] },
    ],
    [{ timeZone: 'America/New_York', expression: '30 1 * * *', count: 1, now: '2026-11-01T05:30:00Z' }, { runs: ['2026-11-02T01:30:00-05:00'] }],
    [{ timeZone: 'Australia/Lord_Howe', expression: '15 2 * * *', count: 1, now: '2026-10-03T00:00:00Z' }, { runs: ['2026-10-04T02:30:00+11:00'] }],
    [
      { timeZone: 'Pacific/Apia', expression: '0 12 * * *', count: 3, now: '2011-12-29T00:00:00Z' },
      { runs: ['2011-12-29T12:00:00-10:00', '2011-12-31T00:00:00+14:00', '2011-12-31T12:00:00+14:00'] },
    ],
    // both day fields: either is enough, unless one begins with * or ?
    [{ expression: '0 0 13 * 5', count: 3, now: '2026-11-01T00:00:00Z' }, { runs: ['2026-11-06T00:00:00Z', '2026-11-13T00:00:00Z', '2026-11-20T00:00:00Z'] }],
    [{ expression: '0 0 */2 * 1', count: 2, now: '2026-11-01T00:00:00Z' }, { runs: ['2026-11-09T00:00:00Z', '2026-11-23T00:00:00Z'] }],
    [{ expression: '0 0 L * ?', count: 2, now: '2028-02-01T00:00:00Z' }, { runs: ['2028-02-29T00:00:00Z', '2028-03-31T00:00:00Z'] }],
    [{ expression: '0 0 * * 5L', count: 2, now: '2026-11-01T00:00:00Z' }, { runs: ['2026-11-27T00:00:00Z', '2026-12-25T00:00:00Z'] }],
    [{ expression: '0 0 ? * MON#1', count: 2, now: '2026-11-01T00:00:00Z' }, { runs: ['2026-11-02T00:00:00Z', '2026-12-07T00:00:00Z'] }],
    [{ timeZone: 'Europe/London', expression: '0 0 1 1 *', count: 1, now: '2026-06-01T00:00:00+01:00' }, { runs: ['2027-01-01T00:00:00+00:00'] }],
    [{ expression: '* * * * * *', count: 1000, now: '2026-01-01T00:00:00Z' }, { count: 1000 }],
    // weekdays of the first century, by Python's datetime
    [{ expression: '0 0 * * 5', count: 2, now: '0050-01-01T00:00:00Z' }, { runs: ['0050-01-07T00:00:00Z', '0050-01-14T00:00:00Z'] }],
    [{ expression: '0 0 * * MON', count: 3, now: '0099-12-20T00:00:00Z' }, { runs: ['0099-12-21T00:00:00Z', '0099-12-28T00:00:00Z', '0100-01-04T00:00:00Z'] }],
  ],
  invalid: [
    [{ expression: '* * * * *', timeZone: 'Europe/Nowhere' }, 'timeZone'],
    [{ expression: '* * * * *', timeZone: '+02:00' }, 'timeZone'],
    [{ expression: '* * * * *', now: '2026-02-30T00:00:00Z' }, 'now'],
    [{ expression: '* * * * *', now: '2026-02-20T00:00' }, 'now'],
    [{ expression: '* * * * *', count: 1001 }, 'count'],
  ],
  unprocessable: [[{ expression: '61 * * * *' }, /minute/]],
});
