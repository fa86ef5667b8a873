import { holdTo } from '../testing.ts';
import tool from './dst-transition-finder.ts';
import data from './testdata/dst-transition-finder.json' with { type: 'json' };

// Found in Python's zoneinfo by bisection.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { timeZone: 'Australia/Lord_Howe', year: 2024 },
      {
        count: 2,
        transitions: [
          { instant: '2024-04-06T15:00:00Z', before: '2024-04-07T02:00:00', after: '2024-04-07T01:30:00', changeMinutes: -30 },
          { instant: '2024-10-05T15:30:00Z', changeMinutes: 30 },
        ],
      },
    ],
    [
      { timeZone: 'Pacific/Apia', year: 2011 },
      {
        count: 3,
        transitions: [{}, {}, { instant: '2011-12-30T10:00:00Z', before: '2011-12-30T00:00:00', after: '2011-12-31T00:00:00', changeMinutes: 1440 }],
      },
    ],
    [
      { timeZone: 'America/New_York', year: 1883 },
      { count: 1, transitions: [{ instant: '1883-11-18T17:00:00Z', before: '1883-11-18T12:03:58', after: '1883-11-18T12:00:00' }] },
    ],
    // At local midnight of New Year the old year ends: the change belongs to it only by the time before.
    [
      { timeZone: 'Asia/Kathmandu', year: 1985 },
      { count: 1, transitions: [{ instant: '1985-12-31T18:30:00Z', before: '1986-01-01T00:00:00', after: '1986-01-01T00:15:00' }] },
    ],
    [
      { timeZone: 'Europe/London', year: 1968, years: 4 },
      { count: 2, transitions: [{ instant: '1968-02-18T02:00:00Z' }, { instant: '1971-10-31T02:00:00Z' }] },
    ],
    [
      { timeZone: '-08:00', year: 2024, years: 100 },
      { transitions: [], count: 0 },
    ],
  ],
  invalid: [
    [{ timeZone: 'X/Y' }, 'timeZone'],
    [{ timeZone: 'UTC', year: 1849 }, 'year'],
    [{ timeZone: 'UTC', years: 101 }, 'years'],
  ],
});
