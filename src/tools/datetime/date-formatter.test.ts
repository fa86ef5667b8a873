import { holdTo } from '../testing.ts';
import tool from './date-formatter.ts';
import data from './testdata/date-formatter.json' with { type: 'json' };

// strftime by GNU date (LC_ALL=C), ISO weeks by Python's datetime, styles by ICU's published patterns for the locales.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      {
        date: '2024-01-07T05:04:09Z',
        syntax: 'strftime',
        pattern: '%a|%A|%b|%h|%c|%C|%D|%e|%F|%G|%g|%I|%j|%k|%l|%p|%P|%R|%r|%s|%u|%U|%V|%w|%W|%x|%X|%y|%-d|%_d|%0e|%^a|%-j|%_m|%z|%:z|%-I',
      },
      {
        formatted:
          'Sun|Sunday|Jan|Jan|Sun Jan  7 05:04:09 2024|20|01/07/24| 7|2024-01-07|2024|24|05|007| 5| 5|AM|am|05:04|05:04:09 AM|1704603849|7|01|01|0|01|01/07/24|05:04:09|24|7| 7|07|SUN|7| 1|+0000|+00:00|5',
      },
    ],
    [{ date: '2024-03-05T14:05:09', syntax: 'strftime', pattern: '%^P|%^p|%^a|%^B|%^r' }, { formatted: 'pm|PM|TUE|MARCH|02:05:09 PM' }],
    // The flags of padding on offsets and nanoseconds, by GNU date 9.1.
    [
      { date: '2023-11-14T22:13:20.5Z', timeZone: 'Asia/Kolkata', syntax: 'strftime', pattern: '%-z|%_z|%0z|%-:z|%_:z|%_N' },
      { formatted: '+530| +530|+0530|+5:30| +5:30|5        ' },
    ],
    [
      { date: '2023-11-14T22:13:20Z', timeZone: 'UTC', syntax: 'strftime', pattern: '%-z|%_z|%0z|%-:z|%_:z|%_N' },
      { formatted: '+0|   +0|+0000|+0:00| +0:00|0        ' },
    ],
    [
      { date: '2023-11-14T22:13:20.025Z', timeZone: 'America/New_York', syntax: 'strftime', pattern: '%-z|%_z|%0z|%-:z|%_:z|%_N' },
      { formatted: '-500| -500|-0500|-5:00| -5:00|025      ' },
    ],
    [{ date: '2020-12-31', pattern: "YYYY-'W'ww-e y yy D DDD Q QQQ QQQQ" }, { formatted: '2020-W53-4 2020 20 366 366 4 Q4 4th quarter' }],
    [{ date: '2021-01-03', syntax: 'strftime', pattern: '%G-W%V-%u %U %W' }, { formatted: '2020-W53-7 01 00' }],
    [{ date: '2024-03-05T00:30', pattern: 'h hh H HH K KK k kk a' }, { formatted: '12 12 0 00 0 00 24 24 AM' }],
    [{ date: '2024-03-05T12:30:05.123456789', pattern: 's ss S SSS SSSSSSSSS h K a' }, { formatted: '5 05 1 123 123456789 12 0 PM' }],
    [{ date: '2024-03-05', pattern: 'X XX XXX x xx xxx VV' }, { formatted: 'Z Z Z +00 +0000 +00:00 UTC' }],
    [{ date: '2024-03-05', timeZone: 'Asia/Kolkata', pattern: 'X XX XXX x VV' }, { formatted: '+0530 +0530 +05:30 +0530 Asia/Kolkata' }],
    [{ date: '2024-03-05', timeZone: 'America/New_York', pattern: 'X x' }, { formatted: '-05 -05' }],
    [{ date: '2024-03-05', pattern: "''yyyy'' 'o''clock'" }, { formatted: "'2024' o'clock" }],
    [{ date: '0005-03-05', pattern: 'y yy yyyy' }, { formatted: '5 05 0005' }],
    [{ date: '2024-03-05', pattern: 'EEEE, d. MMMM y', locale: 'de' }, { formatted: 'Dienstag, 5. März 2024' }],
    // Russian has the month in the genitive beside a day.
    [{ date: '2024-03-05', pattern: 'd MMMM', locale: 'ru' }, { formatted: '5 марта' }],
    [{ date: '2024-03-05T15:04', dateStyle: 'medium', locale: 'de', timeStyle: 'short' }, { formatted: '05.03.2024, 15:04' }],
    [{ date: '2024-03-05', dateStyle: 'full', locale: 'en-GB' }, { formatted: 'Tuesday, 5 March 2024' }],
    [{ date: '2024-03-05T15:04:05', timeZone: '+02:00' }, { formatted: '2024-03-05T15:04:05+02:00' }],
  ],
  invalid: [
    [{ date: '2024-03-05', pattern: 'yyyy-bb' }, 'pattern'],
    [{ date: '2024-03-05', pattern: 'YYY' }, 'pattern'],
    [{ date: '2024-03-05', pattern: "yyyy 'open" }, 'pattern'],
    [{ date: '2024-03-05', pattern: '%Q', syntax: 'strftime' }, 'pattern'],
    [{ date: '2024-03-05', pattern: '100%', syntax: 'strftime' }, 'pattern'],
    [{ date: '2024-03-05', pattern: 'y', dateStyle: 'full' }, 'pattern'],
    [{ date: '2024-03-05', locale: 'not a locale' }, 'locale'],
  ],
});
