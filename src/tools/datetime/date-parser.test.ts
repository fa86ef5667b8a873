import { holdTo } from '../testing.ts';
import tool from './date-parser.ts';

// Examples of RFC 3339 (5.8), RFC 5322 (appendix A), RFC 9110 (5.6.7) and ISO 8601; instants by Python's datetime.
holdTo(tool, {
  answers: [
    [{ text: '1985-04-12T23:20:50.52Z' }, { format: 'rfc3339', time: '23:20:50.52', offset: '+00:00', unixSeconds: 482196050.52, precision: 'fraction' }],
    [{ text: '1996-12-19T16:39:57-08:00' }, { format: 'rfc3339', iso: '1996-12-20T00:39:57Z', date: '1996-12-19' }],
    [{ text: '1937-01-01T12:00:27.87+00:20' }, { format: 'rfc3339', iso: '1937-01-01T11:40:27.87Z' }],
    [{ text: '2024-03-05t15:04:05z', format: 'rfc3339' }, { iso: '2024-03-05T15:04:05Z' }],
    [{ text: 'Fri, 21 Nov 1997 09(comment):   55  :  06 -0600' }, { format: 'rfc5322', iso: '1997-11-21T15:55:06Z' }],
    [{ text: 'Thu, 13 Feb 1969 23:32 -0330' }, { format: 'rfc5322', iso: '1969-02-14T03:02:00Z', precision: 'minute' }],
    [{ text: 'Thu,\r\n      13\r\n        Feb\r\n          1969\r\n      23:32\r\n               -0330 (Newfoundland Time)' }, { iso: '1969-02-14T03:02:00Z' }],
    [{ text: '21 Nov 97 09:55:06 GMT' }, { format: 'rfc5322', iso: '1997-11-21T09:55:06Z', offset: '+00:00' }],
    [{ text: '1 Jan 49 00:00 EST' }, { iso: '2049-01-01T05:00:00Z', offset: '-05:00' }],
    [{ text: '1 Jan 102 00:00 Z' }, { iso: '2002-01-01T00:00:00Z' }],
    [{ text: 'Sun, 06 Nov 1994 08:49:37 GMT' }, { format: 'http', unixSeconds: 784111777 }],
    [
      { text: 'Sunday, 06-Nov-94 08:49:37 GMT', now: '2024-01-01T00:00:00Z' },
      { format: 'http', unixSeconds: 784111777 },
    ],
    [
      { text: 'Sun Nov  6 08:49:37 1994', timeZone: 'Asia/Tokyo' },
      { format: 'http', unixSeconds: 784111777 },
    ],
    [{ text: '2024' }, { format: 'iso8601', iso: '2024-01-01T00:00:00Z', precision: 'year' }],
    [
      { text: '2024-05', timeZone: 'Europe/Berlin' },
      { iso: '2024-04-30T22:00:00Z', precision: 'month', date: '2024-05-01' },
    ],
    [{ text: '2024-366' }, { date: '2024-12-31', precision: 'day' }],
    [{ text: '2024W10' }, { date: '2024-03-04', precision: 'week' }],
    [{ text: '20240305T150409,5Z' }, { time: '15:04:09.5', iso: '2024-03-05T15:04:09.5Z' }],
    [{ text: '2024-03-05T15.25+0130' }, { time: '15:15:00', offset: '+01:30', precision: 'fraction', iso: '2024-03-05T13:45:00Z' }],
    [{ text: '2024-12-31T24:00Z' }, { date: '2024-12-31', time: '24:00:00', iso: '2025-01-01T00:00:00Z', precision: 'minute' }],
    [
      { text: '2024-03-05T24:00:00Z' },
      { format: 'iso8601', date: '2024-03-05', time: '24:00:00', offset: '+00:00', iso: '2024-03-06T00:00:00Z', unixSeconds: 1709683200, precision: 'second' },
    ],
    [{ text: '2024-03-05T24:00:00.000+01:00' }, { format: 'iso8601', iso: '2024-03-05T23:00:00Z', precision: 'fraction' }],
    [{ text: '2024-12-31t24:00:00z' }, { format: 'iso8601', iso: '2025-01-01T00:00:00Z' }],
    [{ text: '2024-03-05 15Z' }, { precision: 'hour', iso: '2024-03-05T15:00:00Z' }],
    [
      { text: '03/04/2024', format: 'pattern', pattern: 'dd/MM/yyyy' },
      { format: 'pattern', date: '2024-04-03', precision: 'day' },
    ],
  ],
  invalid: [
    [{ text: '', format: 'auto' }, 'text'],
    [{ text: 'x', format: 'pattern' }, 'pattern'],
    [{ text: '2024', pattern: 'yyyy' }, 'pattern'],
  ],
  unprocessable: [
    [{ text: '03/04/2024' }, /ambiguous/],
    [{ text: 'Mon, 21 Nov 1997 09:55:06 -0600' }, /Friday/],
    [{ text: '1990-12-31T23:59:60Z' }, /time of day/],
    [{ text: '2024-03-05T24:00:01Z' }, /time of day/],
    [{ text: '2024-03-05T24:00:00Z', format: 'rfc3339' }, /time of day/],
    [{ text: '2024-02-30' }, /day that does not exist/],
    [{ text: '2023-366' }],
    [{ text: '2023-W53' }],
    [{ text: '202405' }],
    [{ text: '2024-05T10:00' }],
    [{ text: '2024-03-05_15:04:05Z', format: 'rfc3339' }],
    [{ text: '2024-03-05T15:04:05', format: 'rfc3339' }],
    [{ text: 'Sun, 6 Nov 1994 08:49:37 GMT', format: 'http' }],
    [{ text: 'tomorrow' }],
  ],
});
