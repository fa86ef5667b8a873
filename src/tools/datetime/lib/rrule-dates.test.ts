import { expect, it } from 'vitest';
import { pythonRows } from '../../shared/testing.ts';
import { readRule } from './rrule.ts';
import { ruleTimes, wallSeconds, wallTime } from './rrule-dates.ts';

/** The first occurrences of a rule that begins at a local time. */
function first(rule: string, start: string, count: number): string[] {
  const begin = wallSeconds(Temporal.PlainDateTime.from(start));
  const found: string[] = [];
  for (const time of ruleTimes(readRule(rule), begin, begin)) {
    if (time >= begin) found.push(wallTime(time).toString());
    if (found.length === count) break;
  }
  return found;
}

it.each(pythonRows<[string, string[]]>('recurring', 'datetime'))('recurs by %s as dateutil says', (rule, expected) => {
  expect(first(rule, '2024-01-31T10:00:00', expected.length)).toEqual(expected);
});

// RFC 5545, section 3.8.5.3, examples.
it.each([
  [
    'FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=SU;BYHOUR=8,9;BYMINUTE=30',
    '1997-01-05T08:30',
    ['1997-01-05T08:30:00', '1997-01-05T09:30:00', '1997-01-12T08:30:00'],
  ],
  [
    'FREQ=MONTHLY;COUNT=10;INTERVAL=18;BYMONTHDAY=10,11,12,13,14,15',
    '1997-09-10T09:00',
    ['1997-09-10', '1997-09-11', '1997-09-12', '1997-09-13', '1997-09-14', '1997-09-15', '1999-03-10'],
  ],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19T09:00', ['1997-05-19', '1998-05-18', '1999-05-17']],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12T09:00', ['1997-05-12', '1998-05-11', '1999-05-17']],
  [
    'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    '1997-01-01T09:00',
    ['1997-01-01', '1997-04-10', '1997-07-19', '2000-01-01', '2000-04-09', '2000-07-18'],
  ],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1997-09-02T09:00', ['1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13', '2000-10-13']],
  ['FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '1996-11-05T09:00', ['1996-11-05', '2000-11-07', '2004-11-02']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29T09:00', ['1997-09-29', '1997-10-30', '1997-11-27', '1997-12-30']],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05T09:00', ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24']],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05T09:00', ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31']],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15T09:00', ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30']],
  ['FREQ=MINUTELY;INTERVAL=90;COUNT=4', '1997-09-02T09:00', ['1997-09-02T09:00:00', '1997-09-02T10:30:00', '1997-09-02T12:00:00', '1997-09-02T13:30:00']],
])('recurs by %s from %s on as RFC 5545 says', (rule, start, expected) => {
  const times = expected.map((time) => (time.includes('T') ? time : `${time}T09:00:00`));
  expect(first(rule, start, expected.length)).toEqual(times);
});

it('goes there and back between local times and seconds', () => {
  for (const local of ['1970-01-01T00:00:00', '1969-12-31T23:59:59', '2024-02-29T12:34:56', '2199-12-31T23:59:59']) {
    expect(wallTime(wallSeconds(Temporal.PlainDateTime.from(local))).toString()).toBe(local);
  }
});
