import { holdTo } from '../testing.ts';
import tool from './time-format-converter.ts';

// The 12-hour clock as the United States Naval Observatory describes it.
holdTo(tool, {
  answers: [
    [
      { times: ['noon', 'Midnight', '12 PM', '12:00 a.m.', '2400', '24:00', '1505h', '11:59:59 pm'] },
      {
        times: [
          { h24: '12:00', h12: '12:00 PM' },
          { h24: '00:00', h12: '12:00 AM' },
          { h24: '12:00', military: '1200' },
          { h24: '00:00', military: '0000' },
          { h24: '24:00', h12: '12:00 AM', military: '2400', secondsOfDay: 86400 },
          { h24: '24:00', secondsOfDay: 86400 },
          { h24: '15:05' },
          { h24: '23:59:59', military: '2359:59' },
        ],
        count: 8,
      },
    ],
    [{ times: ['1 A.M.', '12:30am', '12:30pm'] }, { times: [{ h24: '01:00' }, { h24: '00:30' }, { h24: '12:30' }] }],
  ],
  invalid: [[{ times: [] }, 'times']],
  unprocessable: [
    [{ times: ['15:05 PM'] }, /position 1/],
    [{ times: ['12:00', '2460'] }, /position 2/],
    [{ times: ['0 AM'] }],
    [{ times: ['24:01'] }],
    [{ times: ['teatime'] }],
  ],
});
