import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { GREGORIAN, SI, SP811 } from './sources.ts';

/** To the second. */
export const time: readonly UnitDefinition[] = [
  { code: 'ns', label: 'Nanoseconds', aliases: ['nanosecond', 'nanoseconds', 'nsec'], relation: linear('1e-9'), source: SI },
  { code: 'us', label: 'Microseconds', aliases: ['µs', 'microsecond', 'microseconds', 'usec'], relation: linear('1e-6'), source: SI },
  { code: 'ms', label: 'Milliseconds', aliases: ['millisecond', 'milliseconds', 'msec'], relation: linear('0.001'), source: SI },
  { code: 'seconds', label: 'Seconds', aliases: ['s', 'sec', 'secs', 'second'], relation: linear('1'), source: SI },
  { code: 'minutes', label: 'Minutes', aliases: ['min', 'mins', 'minute'], relation: linear('minute'), source: SI },
  { code: 'hours', label: 'Hours', aliases: ['h', 'hr', 'hrs', 'hour'], relation: linear('hour'), source: SI },
  { code: 'days', label: 'Days', aliases: ['d', 'day'], relation: linear('day'), source: SI },
  { code: 'weeks', label: 'Weeks', aliases: ['wk', 'week'], relation: linear('7 * day'), source: 'ISO 8601-1:2019' },
  { code: 'fortnights', label: 'Fortnights', aliases: ['fortnight'], relation: linear('14 * day'), source: 'Two weeks' },
  { code: 'months', label: 'Months (mean Gregorian)', aliases: ['month', 'mo'], relation: linear('year / 12'), source: GREGORIAN },
  { code: 'quarters', label: 'Quarters (mean Gregorian)', aliases: ['quarter', 'quarter-years'], relation: linear('year / 4'), source: GREGORIAN },
  { code: 'years', label: 'Years (mean Gregorian)', aliases: ['y', 'yr', 'yrs', 'year'], relation: linear('year'), source: GREGORIAN },
  { code: 'julian-years', label: 'Julian Years', aliases: ['julian-year'], relation: linear('365.25 * day'), source: 'IAU style manual (1989)' },
  { code: 'common-years', label: 'Common Years (365 days)', aliases: ['common-year'], relation: linear('365 * day'), source: SP811 },
  { code: 'decades', label: 'Decades', aliases: ['decade'], relation: linear('10 * year'), source: GREGORIAN },
  { code: 'centuries', label: 'Centuries', aliases: ['century'], relation: linear('100 * year'), source: GREGORIAN },
  { code: 'millennia', label: 'Millennia', aliases: ['millennium'], relation: linear('1000 * year'), source: GREGORIAN },
  {
    code: 'sidereal-days',
    label: 'Sidereal Days',
    aliases: ['sidereal-day'],
    relation: linear('86164.0905'),
    source: 'IERS: mean sidereal day, 23 h 56 min 4.0905 s',
  },
  { code: 'shakes', label: 'Shakes', aliases: ['shake'], relation: linear('1e-8'), source: SP811 },
];

/** To the hertz. */
export const frequency: readonly UnitDefinition[] = [
  { code: 'hz', label: 'Hertz', aliases: ['Hz', 'hertz', 'cps'], relation: linear('1'), source: SI },
  { code: 'millihertz', label: 'Millihertz', aliases: ['mHz'], relation: linear('0.001'), source: SI },
  { code: 'khz', label: 'Kilohertz', aliases: ['kHz', 'kilohertz'], relation: linear('1000'), source: SI },
  { code: 'mhz', label: 'Megahertz', aliases: ['MHz', 'megahertz'], relation: linear('1e6'), source: SI },
  { code: 'ghz', label: 'Gigahertz', aliases: ['GHz', 'gigahertz'], relation: linear('1e9'), source: SI },
  { code: 'thz', label: 'Terahertz', aliases: ['THz', 'terahertz'], relation: linear('1e12'), source: SI },
  { code: 'rpm', label: 'Revolutions per Minute', aliases: ['rev/min', 'revolutions-per-minute'], relation: linear('1 / minute'), source: SP811 },
  { code: 'bpm', label: 'Beats per Minute', aliases: ['beats-per-minute'], relation: linear('1 / minute'), source: 'Beats in a minute' },
];
