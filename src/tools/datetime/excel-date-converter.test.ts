import { holdTo } from '../testing.ts';
import tool from './excel-date-converter.ts';
import data from './testdata/excel-date-converter.json' with { type: 'json' };

// Microsoft's documentation of the date systems: 1 is 1 January 1900, 39448 is 1 January 2008, 2958465 is 31 December 9999; 1904 serials are 1462 less.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ values: [1, 39448, 2958465] }, { rows: [{ date: '1900-01-01' }, { date: '2008-01-01' }, { date: '9999-12-31', weekdayName: 'Friday' }] }],
    [
      { values: ['1900-02-28', '1900-03-01', '1899-12-31', '2008-01-01T18:00'] },
      { rows: [{ serial: 59 }, { serial: 61 }, { serial: 0 }, { serial: 39448.75 }] },
    ],
    [{ values: ['2008-01-01', 2957003], system: '1904' }, { rows: [{ serial: 37986 }, { date: '9999-12-31' }] }],
    [{ values: ['0.5', 60.25] }, { rows: [{ dateTime: '1899-12-31T12:00:00' }, { serial: 60.25 }] }],
  ],
  invalid: [
    [{ values: [] }, 'values'],
    [{ values: [1, 'x'] }, 'values[1]'],
    [{ values: ['2024-01-01T00:00Z'] }, 'values[0]'],
  ],
  unprocessable: [
    [{ values: [-1] }],
    [{ values: [2958466] }],
    [{ values: ['1899-12-30'] }],
    [{ values: ['1903-12-31'], system: '1904' }],
    [{ values: [2957004], system: '1904' }],
  ],
});
