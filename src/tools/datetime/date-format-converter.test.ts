import { holdTo } from '../testing.ts';
import tool from './date-format-converter.ts';

// Python's strptime and strftime for the rewritten dates.
holdTo(tool, {
  answers: [
    [
      { dates: [' 5-mar-24 ', '05-MAR-68', '5-Mar-69'], fromPattern: 'd-MMM-yy', toPattern: 'yyyy-MM-dd' },
      { dates: ['2024-03-05', '2068-03-05', '1969-03-05'] },
    ],
    [{ dates: ['20240305150409'], fromPattern: 'yyyyMMddHHmmss', toPattern: 'h:mm:ss a' }, { dates: ['3:04:09 PM'] }],
    [{ dates: ['12:30 AM', '12:30 pm'], fromPattern: 'h:mm a', toPattern: 'HH:mm yyyy' }, { dates: ['00:30 1970', '12:30 1970'] }],
    [{ dates: ['2024-W10-2', '2020-W53-7'], fromPattern: "YYYY-'W'ww-e", toPattern: 'yyyy-MM-dd' }, { dates: ['2024-03-05', '2021-01-03'] }],
    [{ dates: ['2024-366'], fromPattern: 'yyyy-DDD', toPattern: 'd.M.y' }, { dates: ['31.12.2024'] }],
    [{ dates: ['2024-07-01T12:00+0530'], fromPattern: "yyyy-MM-dd'T'HH:mmxx", toPattern: 'HH:mm', toZone: 'UTC' }, { dates: ['06:30'] }],
    [{ dates: ['1.5 (x)'], fromPattern: "d.M '(x)'", toPattern: 'MM/dd' }, { dates: ['05/01'] }],
  ],
  invalid: [
    [{ dates: [], fromPattern: 'y', toPattern: 'y' }, 'dates'],
    [{ dates: ['1'], fromPattern: 'd d', toPattern: 'y' }, 'fromPattern'],
    [{ dates: ['1'], fromPattern: 'MMMMM', toPattern: 'y' }, 'fromPattern'],
    [{ dates: ['1'], fromPattern: 'd', toPattern: 'bogus' }, 'toPattern'],
  ],
  unprocessable: [
    [{ dates: ['01/02/2024', '2023-02-30'], fromPattern: 'MM/dd/yyyy', toPattern: 'y' }, /pattern/],
    [{ dates: ['02/30/2023'], fromPattern: 'MM/dd/yyyy', toPattern: 'y' }, /not a date/],
    [{ dates: ['1/2/2024'], fromPattern: 'MM/dd/yyyy', toPattern: 'y' }],
    [{ dates: ['Mon 2024-03-05'], fromPattern: 'EEE yyyy-MM-dd', toPattern: 'y' }, /Tuesday/],
    [{ dates: ['13:00 PM'], fromPattern: 'h:mm a', toPattern: 'y' }, /time of day/],
  ],
});
