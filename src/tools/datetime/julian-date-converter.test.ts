import { holdTo } from '../testing.ts';
import tool from './julian-date-converter.ts';
import data from './testdata/julian-date-converter.json' with { type: 'json' };

// Meeus, Astronomical Algorithms, chapter 7; rata die from Calendrical Calculations (Gregorian 1945-11-12 is 710347).
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '1957-10-04T19:26:24Z' }, { julianDate: 2436116.31 }],
    [{ value: '1987-01-27' }, { julianDate: 2446822.5 }],
    [{ value: '1987-06-19T12:00Z' }, { julianDate: 2446966, julianDayNumber: 2446966 }],
    [{ value: '1600-12-31' }, { julianDate: 2305812.5 }],
    [{ value: 2436116.31 }, { iso: '1957-10-04T19:26:24Z' }],
    [{ value: '1945-11-12' }, { rataDie: 710347 }],
    [{ value: 1, from: 'lilian' }, { date: '1582-10-15' }],
    [
      { value: 1, from: 'rataDie' },
      { date: '0001-01-01', julianDate: 1721425.5 },
    ],
    [{ value: '0', from: 'truncatedJulianDate' }, { date: '1968-05-24' }],
    [{ value: '1858-11-17' }, { modifiedJulianDate: 0, julianDayNumber: 2400000 }],
  ],
  invalid: [
    [{ value: 'x' }, 'value'],
    [{ value: 5, from: 'date' }, 'value'],
    [{ value: '2024-01-01', from: 'lilian' }, 'value'],
  ],
  unprocessable: [[{ value: 0 }], [{ value: 5373485 }], [{ value: 1e30 }]],
});
