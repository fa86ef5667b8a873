import { holdTo } from '../testing.ts';
import tool from './rrule-parser.ts';
import data from './testdata/rrule-parser.json' with { type: 'json' };

// The examples of RFC 5545, section 3.8.5.3, as dates, which dateutil.rrule gives too.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    ...(
      [
        ['FREQ=DAILY;COUNT=10', '1997-09-02', '1997-09-02 1997-09-03 1997-09-04 1997-09-05 1997-09-06 1997-09-07 1997-09-08 1997-09-09 1997-09-10 1997-09-11'],
        ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', '1997-09-02 1997-09-12 1997-09-22 1997-10-02 1997-10-12'],
        [
          'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
          '1997-09-02',
          '1997-09-02 1997-09-04 1997-09-16 1997-09-18 1997-09-30 1997-10-02 1997-10-14 1997-10-16',
        ],
        [
          'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
          '1997-09-05',
          '1997-09-05 1997-10-03 1997-11-07 1997-12-05 1998-01-02 1998-02-06 1998-03-06 1998-04-03 1998-05-01 1998-06-05',
        ],
        [
          'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
          '1997-09-07',
          '1997-09-07 1997-09-28 1997-11-02 1997-11-30 1998-01-04 1998-01-25 1998-03-01 1998-03-29 1998-05-03 1998-05-31',
        ],
        ['FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '1997-09-22', '1997-09-22 1997-10-20 1997-11-17 1997-12-22 1998-01-19 1998-02-16'],
        [
          'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
          '1997-09-30',
          '1997-09-30 1997-10-01 1997-10-31 1997-11-01 1997-11-30 1997-12-01 1997-12-31 1998-01-01 1998-01-31 1998-02-01',
        ],
        [
          'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
          '1997-06-10',
          '1997-06-10 1997-07-10 1998-06-10 1998-07-10 1999-06-10 1999-07-10 2000-06-10 2000-07-10 2001-06-10 2001-07-10',
        ],
        [
          'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
          '1997-01-01',
          '1997-01-01 1997-04-10 1997-07-19 2000-01-01 2000-04-09 2000-07-18 2003-01-01 2003-04-10 2003-07-19 2006-01-01',
        ],
        ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19', '1997-05-19 1998-05-18 1999-05-17'],
        ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', '1997-05-12', '1997-05-12 1998-05-11 1999-05-17'],
        ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=5', '1997-09-02', '1998-02-13 1998-03-13 1998-11-13 1999-08-13 2000-10-13'],
        ['FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3', '1996-11-05', '1996-11-05 2000-11-07 2004-11-02'],
        ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '1997-09-04 1997-10-07 1997-11-06'],
        ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', '1997-08-05 1997-08-10 1997-08-19 1997-08-24'],
        ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '1997-08-05 1997-08-17 1997-08-19 1997-08-31'],
        ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15', '2007-01-15 2007-01-30 2007-02-15 2007-03-15 2007-03-30'],
      ] as const
    ).map(([rrule, start, dates]): [Record<string, unknown>, Record<string, unknown>] => [
      { rrule, start },
      { occurrences: dates.split(' '), complete: true, finite: true },
    ]),
    [
      { rrule: 'RRULE:FREQ=MINUTELY;INTERVAL=90;COUNT=4', start: '1997-09-02T09:00', timeZone: 'America/New_York' },
      { occurrences: ['1997-09-02T09:00:00-04:00', '1997-09-02T10:30:00-04:00', '1997-09-02T12:00:00-04:00', '1997-09-02T13:30:00-04:00'] },
    ],
    [
      { rrule: 'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z', start: '1997-09-02T09:00', timeZone: 'America/New_York' },
      { occurrences: ['1997-09-02T09:00:00-04:00', '1997-09-02T12:00:00-04:00', '1997-09-02T15:00:00-04:00'] },
    ],
    [
      { rrule: 'FREQ=DAILY;COUNT=2;BYHOUR=9;BYMINUTE=0,20', start: '1997-09-02T09:00' },
      { occurrences: ['1997-09-02T09:00:00+00:00', '1997-09-02T09:20:00+00:00'] },
    ],
    // A time in the gap moves forward; RDATE and EXDATE; after and before.
    [
      { rrule: 'FREQ=DAILY;COUNT=2', start: '2024-03-10T02:30', timeZone: 'America/New_York' },
      { occurrences: ['2024-03-10T03:30:00-04:00', '2024-03-11T02:30:00-04:00'] },
    ],
    [
      { rrule: 'FREQ=DAILY;COUNT=3', start: '2024-01-01', excludedDates: ['2024-01-02'], additionalDates: ['2024-02-01'] },
      { occurrences: ['2024-01-01', '2024-01-03', '2024-02-01'] },
    ],
    [
      { rrule: 'FREQ=YEARLY', start: '2000-02-29', after: '2001-01-01', before: '2010-01-01' },
      { occurrences: ['2004-02-29', '2008-02-29'], complete: true, finite: false },
    ],
    [
      { rrule: 'FREQ=SECONDLY', start: '2000-01-01T00:00', after: '2024-01-01T00:00', limit: 2 },
      { occurrences: ['2024-01-01T00:00:00+00:00', '2024-01-01T00:00:01+00:00'], complete: false },
    ],
  ],
  invalid: [
    [{ rrule: 'FREQ=DAILY', start: '2024-01-01T00:00:00Z' }, 'start'],
    [{ rrule: 'FREQ=DAILY', start: '2024-01-01', after: '2024-01-01T10:00' }, 'after'],
    [{ rrule: '', start: '2024-01-01' }, 'rrule'],
  ],
  unprocessable: [
    [{ rrule: 'COUNT=3', start: '2024-01-01' }, /FREQ/],
    [{ rrule: 'FREQ=DAILY;COUNT=1;UNTIL=20240101', start: '2024-01-01' }, /exclude/],
    [{ rrule: 'FREQ=DAILY;COUNT=1;COUNT=2', start: '2024-01-01' }, /twice/],
    [{ rrule: 'FREQ=DAILY;BYMONTH=13', start: '2024-01-01' }, /BYMONTH/],
    [{ rrule: 'FREQ=WEEKLY;BYDAY=1MO', start: '2024-01-01' }],
    [{ rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', start: '2024-01-01' }, /2200/],
    [{ rrule: 'FREQ=DAILY;BYSETPOS=1', start: '2024-01-01' }],
    [{ rrule: 'FREQ=DAILY;X=1', start: '2024-01-01' }],
  ],
});
