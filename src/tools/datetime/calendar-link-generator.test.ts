import { holdTo } from '../testing.ts';
import tool from './calendar-link-generator.ts';

// Percent-encoding by RFC 3986; parameters as the calendars' own pages write them.
holdTo(tool, {
  answers: [
    [
      { title: "Ann's (big) day!*", start: '2024-03-05T14:00:00Z', end: '2024-03-05T16:00:00+01:00' },
      { google: 'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Ann%27s%20%28big%29%20day%21%2A&dates=20240305T140000Z/20240305T150000Z' },
    ],
    [
      { title: 'A', start: '2024-12-31', description: 'x&y', location: 'Z' },
      {
        google: 'https://calendar.google.com/calendar/render?action=TEMPLATE&text=A&dates=20241231/20250101&details=x%26y&location=Z',
        yahoo: 'https://calendar.yahoo.com/?v=60&title=A&st=20241231&et=20250101&dur=allday&desc=x%26y&in_loc=Z',
      },
    ],
    [
      { title: '\ud800', start: '2024-12-31' },
      { google: 'https://calendar.google.com/calendar/render?action=TEMPLATE&text=%EF%BF%BD&dates=20241231/20250101' },
    ],
  ],
  invalid: [
    [{ title: 'A', start: '2024-12-31', end: '2024-12-30' }, 'end'],
    [{ title: 'A', start: '2024-12-31', end: '2024-12-31T10:00' }, 'end'],
    [{ title: '', start: '2024-12-31' }, 'title'],
  ],
  unprocessable: [[{ title: 'A', start: '9999-12-31' }]],
});
