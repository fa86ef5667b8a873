import { holdTo } from '../testing.ts';
import tool from './duration-converter.ts';
import data from './testdata/duration-converter.json' with { type: 'json' };

// ISO 8601 forms; sums by Python's timedelta.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { value: 'P1DT2H3M4.5S' },
      { seconds: 93784.5, clock: '26:03:04.5', text: '1 day 2 hours 3 minutes 4.5 seconds', short: '1d 2h 3m 4.5s', iso: 'P1DT2H3M4.5S' },
    ],
    [{ value: 'P2W' }, { days: 14, iso: 'P14D' }],
    [{ value: 'PT0,5H' }, { minutes: 30 }],
    [{ value: '1:30' }, { minutes: 90 }],
    [{ value: '100:00:01' }, { seconds: 360001, clock: '100:00:01' }],
    [{ value: '1 hour, 30 minutes and 5 secs' }, { seconds: 5405 }],
    [{ value: '1.5h' }, { minutes: 90 }],
    [{ value: '250 ms' }, { seconds: 0.25, iso: 'PT0.25S', text: '0.25 seconds' }],
    [{ value: '-1h 30m' }, { seconds: -5400, iso: '-PT1H30M', clock: '-01:30:00', short: '-1h 30m', text: '-1 hour 30 minutes' }],
    [{ value: 2.5, unit: 'hours' }, { iso: 'PT2H30M' }],
    [{ value: '90', unit: 'minutes' }, { clock: '01:30:00' }],
    [{ value: 0 }, { iso: 'PT0S', clock: '00:00:00', text: '0 seconds', short: '0s' }],
    [{ value: 'P1Y', averageCalendarUnits: true }, { days: 365.2425 }],
    [{ value: '1 month', averageCalendarUnits: true }, { days: 30.436875 }],
    [{ value: '0.0000000019' }, { seconds: 1e-9, iso: 'PT0.000000001S' }],
    [{ value: 1e15 }, { seconds: 1e15 }],
    // A nanosecond in longer units: Python's float(Fraction(1, 60 * 10**9)) and so on.
    [
      { value: 'PT0.000000001S' },
      {
        minutes: 1.6666666666666667e-11,
        hours: 2.777777777777778e-13,
        days: 1.1574074074074074e-14,
        weeks: 1.6534391534391534e-15,
      },
    ],
  ],
  invalid: [
    [{ value: '' }, 'value'],
    [{ value: 1, unit: 'weeks' }, 'unit'],
  ],
  unprocessable: [
    [{ value: 'P1Y' }, /years or months/],
    [{ value: '2 mo' }, /years or months/],
    [{ value: '1h 2h' }, /twice/],
    [{ value: '1:60' }],
    [{ value: 'P' }],
    [{ value: 'PT' }],
    [{ value: 'P1.5DT1H' }],
    [{ value: '5 parsecs' }],
    [{ value: 1.1e15 }, /1e15/],
    [{ value: 'soon' }],
  ],
});
