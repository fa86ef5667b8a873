import { holdTo } from '../testing.ts';
import tool from './system-timestamp-converter.ts';
import data from './testdata/system-timestamp-converter.json' with { type: 'json' };

// Differences of epochs from Python's datetime; GPS beside UTC from IERS Bulletin C; negative OLE dates from Microsoft's documentation of DATE.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { value: '1601-01-01', from: 'iso' },
      { windowsFiletime: '0', dotNetTicks: '504911232000000000', cocoa: -12622780800, macHfs: -9561628800, ntp: -9435484800, ole: -109205 },
    ],
    [
      { value: '0001-01-01', from: 'iso' },
      { windowsFiletime: '-504911232000000000', dotNetTicks: '0', cocoa: -63113904000, ole: -693593 },
    ],
    [
      { value: 0, from: 'macHfs' },
      { iso: '1904-01-01T00:00:00Z', ole: 1462, ntp: 126144000 },
    ],
    [
      { value: 0, from: 'gps' },
      { iso: '1980-01-06T00:00:00Z', gpsWeek: 0, gpsSecondsOfWeek: 0, dosFat: 2490368 },
    ],
    // The second before, inside and after the leap second of 2016-12-31.
    [{ value: 1167264016, from: 'gps' }, { iso: '2016-12-31T23:59:59Z' }],
    [{ value: 1167264017, from: 'gps' }, { iso: '2017-01-01T00:00:00Z' }],
    [
      { value: 1167264018, from: 'gps' },
      { iso: '2017-01-01T00:00:00Z', gps: 1167264018 },
    ],
    [
      { value: '2016-12-31T23:59:59Z', from: 'iso' },
      { gps: 1167264016, ole: 42735.99998842592 },
    ],
    [
      { value: -1.25, from: 'ole' },
      { iso: '1899-12-29T06:00:00Z', ole: -1.25 },
    ],
    [
      { value: -0.75, from: 'ole' },
      { iso: '1899-12-30T18:00:00Z', ole: 0.75 },
    ],
    [{ value: '0x01DA1747C66D0000', from: 'windowsFiletime' }, { iso: '2023-11-14T22:13:20Z' }],
    [{ value: '2107-12-31T23:59:59Z', from: 'iso' }, { dosFat: 4288659325 }],
    [
      { value: 4288659325, from: 'dosFat' },
      { iso: '2107-12-31T23:59:58Z', windowsFiletime: '159992927980000000' },
    ],
    [
      { value: '0.00000025', from: 'unixSeconds' },
      { iso: '1970-01-01T00:00:00.0000002Z', windowsFiletime: '116444736000000002' },
    ],
  ],
  invalid: [
    [{ value: 'soon', from: 'iso' }, 'value'],
    [{ value: 'soon', from: 'gps' }, 'value'],
    [{ value: 1.5, from: 'dotNetTicks' }, 'value'],
    [{ value: 1, from: 'amiga' }, 'from'],
  ],
  unprocessable: [[{ value: 0, from: 'dosFat' }], [{ value: 2 ** 32, from: 'dosFat' }], [{ value: 1e20, from: 'cocoa' }]],
});
