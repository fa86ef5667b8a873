import { holdTo } from '../testing.ts';
import tool from './sidereal-time-calculator.ts';

// Meeus, Astronomical Algorithms, examples 12.a and 12.b; all rows worked out again in Python by his formula 12.4.
holdTo(tool, {
  answers: [
    [{ date: '1987-04-10T19:21:00Z' }, { gmst: '08:34:57.09' }],
    [{ date: '2000-01-01T12:00:00Z' }, { gmst: '18:41:50.55', gmstDegrees: 280.46061837 }],
    [{ date: '1987-04-10T00:00:00Z', longitude: 15 }, { lmst: '14:10:46.37' }],
    [{ date: '1987-04-10T00:00:00Z', longitude: -180 }, { lmst: '01:10:46.37' }],
  ],
  invalid: [
    [{ longitude: 181 }, 'longitude'],
    [{ date: 'x' }, 'date'],
  ],
  unprocessable: [[{ date: '2201-01-01' }], [{ date: '1699-12-31T23:59:59Z' }]],
});
