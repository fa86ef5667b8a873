import { expect, it } from 'vitest';
import { expectInvalid, holdTo, run } from '../testing.ts';
import data from './testdata/unix-timestamp-converter.json' with { type: 'json' };
import tool from './unix-timestamp-converter.ts';

// Expected values from Python's datetime.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: 0 }, { iso: '1970-01-01T00:00:00Z', seconds: 0, unit: 'seconds', weekdayName: 'Thursday' }],
    [{ value: -1 }, { iso: '1969-12-31T23:59:59Z', milliseconds: -1000, weekdayName: 'Wednesday' }],
    // One below and at the mark between seconds and milliseconds.
    [{ value: '99999999999' }, { iso: '5138-11-16T09:46:39Z', unit: 'seconds' }],
    [{ value: 1e11 }, { iso: '1973-03-03T09:46:40Z', unit: 'milliseconds' }],
    [{ value: 1e14 }, { iso: '1973-03-03T09:46:40Z', unit: 'microseconds' }],
    [{ value: '100000000000000000' }, { iso: '1973-03-03T09:46:40Z', unit: 'nanoseconds' }],
    [{ value: 253402300799, unit: 'seconds' }, { iso: '9999-12-31T23:59:59Z' }],
    [
      { value: -62135596800, unit: 'seconds' },
      { iso: '0001-01-01T00:00:00Z', weekdayName: 'Monday' },
    ],
    // Cut off towards the past.
    [{ value: '-0.0000000001' }, { nanoseconds: '-1', microseconds: '-1', seconds: -1, iso: '1969-12-31T23:59:59.999999999Z' }],
    [{ value: '1700000000.5' }, { milliseconds: 1700000000500, iso: '2023-11-14T22:13:20.5Z' }],
    [
      { value: '2024-03-05', timeZone: 'america/new_york' },
      { iso: '2024-03-05T05:00:00Z', local: '2024-03-05T00:00:00-05:00' },
    ],
    // A local time in a gap moves forward by its length.
    [{ value: '2024-03-10 02:30', timeZone: 'America/New_York' }, { iso: '2024-03-10T07:30:00Z' }],
  ],
  invalid: [
    [{ value: 'yesterday' }, 'value'],
    [{ value: '2023-02-29' }, 'value'],
    [{ value: '2024-03-05T24:00Z' }, 'value'],
    [{ value: 1, timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ value: 1, timeZone: '2024-01-01T00:00Z[Europe/Paris]' }, 'timeZone'],
  ],
  unprocessable: [
    [{ value: 253402300800, unit: 'seconds' }],
    [{ value: 1e300 }],
    [{ value: -62135596801, unit: 'seconds' }],
    [{ value: 253402300799, timeZone: '+01:00', unit: 'seconds' }],
  ],
});

// By Python's datetime: the epochs of Cocoa (2001), FAT (1980) and GPS (6 January 1980).
it.each([
  [
    { value: 0, epoch: '2001-01-01T00:00:00Z' },
    { iso: '2001-01-01T00:00:00Z', seconds: 978_307_200, sinceEpoch: '0' },
  ],
  [
    { value: '1000000000.5', epoch: '1980-01-06' },
    { seconds: 1_315_964_800, sinceEpoch: '1000000000.5' },
  ],
  [
    { value: -1, epoch: '1980-01-01T00:00:00', timeZone: '+01:00', unit: 'seconds' },
    { iso: '1979-12-31T22:59:59Z', sinceEpoch: '-1' },
  ],
  [{ value: '2001-01-01T00:00:00.25Z', epoch: '2001-01-01' }, { sinceEpoch: '0.25' }],
])("counts from an epoch of one's own: %j", async (inputs, wanted) => {
  expect(await run(tool, inputs)).toMatchObject(wanted);
});

it('names the epoch that is none', () => expectInvalid(tool, { value: 1, epoch: 'yesterday' }, 'epoch'));
