import { holdTo } from '../testing.ts';
import tool from './rrule-generator.ts';

// RFC 5545, section 3.3.10: the rules of its examples.
holdTo(tool, {
  answers: [
    [
      { frequency: 'monthly', interval: 18, count: 10, monthDays: [10, 11, 12, 13, 14, 15, 10] },
      { rrule: 'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15' },
    ],
    [{ frequency: 'yearly', months: [1], weekdays: ['SU', 'MO'], until: '2000-01-31' }, { rrule: 'FREQ=YEARLY;UNTIL=20000131;BYMONTH=1;BYDAY=SU,MO' }],
    [{ frequency: 'yearly', weekNumbers: [20], weekdays: ['MO'] }, { rrule: 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO' }],
    [{ frequency: 'monthly', weekdays: ['TU', 'WE', 'TH'], setPositions: [3], count: 3 }, { rrule: 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3' }],
    [{ frequency: 'daily', hours: [9], minutes: [0, 20] }, { rrule: 'FREQ=DAILY;BYHOUR=9;BYMINUTE=0,20' }],
    [{ frequency: 'daily', until: '2024-12-24T01:00:00+01:00' }, { rrule: 'FREQ=DAILY;UNTIL=20241224T000000Z' }],
  ],
  invalid: [
    [{ frequency: 'daily', count: 1, until: '2024-01-01' }, 'until'],
    [{ frequency: 'weekly', weekdays: ['1MO'] }, 'weekdays'],
    [{ frequency: 'yearly', weekdays: ['1MO'], weekNumbers: [1] }, 'weekdays'],
    [{ frequency: 'weekly', monthDays: [1] }, 'monthDays'],
    [{ frequency: 'daily', setPositions: [1] }, 'setPositions'],
    [{ frequency: 'monthly', yearDays: [1] }, 'yearDays'],
    [{ frequency: 'monthly', monthDays: [0] }, 'monthDays[0]'],
  ],
});
