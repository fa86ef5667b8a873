import { holdTo } from '../testing.ts';
import data from './testdata/time-zone-converter.json' with { type: 'json' };
import tool from './time-zone-converter.ts';

// Offsets from Python's zoneinfo.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { dateTime: '2024-11-03T01:30', fromZone: 'America/New_York', toZones: ['UTC'] },
      { instant: '2024-11-03T05:30:00Z', localTime: 'repeated' },
    ],
    [
      { dateTime: '2024-11-03T01:30', fromZone: 'America/New_York', toZones: ['UTC'], repeatedTime: 'second' },
      { instant: '2024-11-03T06:30:00Z', localTime: 'repeated', source: { offset: '-05:00' } },
    ],
    [
      { dateTime: '2024-03-10T02:30', fromZone: 'America/New_York', toZones: ['UTC'], repeatedTime: 'second' },
      { instant: '2024-03-10T07:30:00Z', localTime: 'skipped' },
    ],
    [
      { dateTime: '2024-01-01T12:00:00+05:45', fromZone: 'Europe/Berlin', toZones: ['asia/kathmandu'] },
      {
        source: { timeZone: '+05:45', dateTime: '2024-01-01T12:00:00+05:45' },
        times: [{ timeZone: 'Asia/Kathmandu', offsetMinutes: 345, dayDifference: 0 }],
        localTime: 'unique',
      },
    ],
    [
      { dateTime: '2024-01-01T10:30:00Z', toZones: ['Pacific/Kiritimati', 'Pacific/Niue'] },
      {
        times: [
          { dateTime: '2024-01-02T00:30:00+14:00', dayDifference: 1 },
          { dateTime: '2023-12-31T23:30:00-11:00', dayDifference: -1 },
        ],
      },
    ],
    // Samoa skipped 30 December 2011.
    [
      { dateTime: '2011-12-30T12:00', fromZone: 'Pacific/Apia', toZones: ['UTC'] },
      { instant: '2011-12-30T22:00:00Z', localTime: 'skipped' },
    ],
    [
      { dateTime: '2024-07-01T12:00Z', toZones: ['Australia/Lord_Howe', 'Asia/Calcutta', '-03:30'] },
      { times: [{ offset: '+10:30' }, { timeZone: 'Asia/Calcutta', offset: '+05:30' }, { timeZone: '-03:30', offsetMinutes: -210 }] },
    ],
  ],
  invalid: [
    [{ toZones: [] }, 'toZones'],
    [{ toZones: ['Nowhere'] }, 'toZones[0]'],
    [{ dateTime: '25:00', toZones: ['UTC'] }, 'dateTime'],
  ],
  unprocessable: [[{ dateTime: '9999-12-31T23:59:59Z', toZones: ['+01:00'] }]],
});
