import { holdTo } from '../testing.ts';
import tool from './discord-timestamp-generator.ts';

// Discord's reference, "Message Formatting".
holdTo(tool, {
  answers: [
    [
      { date: '2021-04-20T16:20:30Z' },
      {
        unixSeconds: 1618935630,
        formats: [
          { markup: '<t:1618935630:t>' },
          { style: 'T' },
          { style: 'd' },
          { style: 'D' },
          { style: 'f' },
          { style: 'F' },
          { markup: '<t:1618935630:R>' },
        ],
      },
    ],
    [{ date: '1970-01-01T00:00:00.9Z' }, { unixSeconds: 0 }],
    [{ date: '2024-03-05', timeZone: '+01:00' }, { unixSeconds: 1709593200 }],
  ],
  invalid: [
    [{ date: 'x' }, 'date'],
    [{ timeZone: 'x y' }, 'timeZone'],
  ],
});
