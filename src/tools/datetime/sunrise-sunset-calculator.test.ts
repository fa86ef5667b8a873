import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './sunrise-sunset-calculator.ts';
import data from './testdata/sunrise-sunset-calculator.json' with { type: 'json' };

// Times to the minute, a minute either way allowed; NOAA's equations (testdata) confirm them.
holdTo(tool, {
  answers: [
    [
      { date: '2024-06-20', latitude: 51.5074, longitude: -0.1278, timeZone: 'Europe/London' },
      {
        sunrise: expect.stringMatching(/T04:4[234]:/),
        sunset: expect.stringMatching(/T21:2[012]:/),
        solarNoon: expect.stringMatching(/T13:02:/),
        polar: 'none',
      },
    ],
    [
      { date: '2024-12-21', latitude: 40.7128, longitude: -74.006, timeZone: 'America/New_York' },
      { sunrise: expect.stringMatching(/T07:1[567]:/), sunset: expect.stringMatching(/T16:3[123]:/) },
    ],
    [
      { date: '2024-06-21', latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' },
      { polar: 'day', dayLengthMinutes: 1440 },
    ],
    [
      { date: '2024-03-20', latitude: -33.8688, longitude: 151.2093, timeZone: 'Australia/Sydney' },
      { sunrise: expect.stringMatching(/^2024-03-20T0[67]:5\d|T07:0/), solarNoon: expect.stringMatching(/^2024-03-20T13:0/) },
    ],
    [
      { date: '2024-03-20', latitude: -18.1, longitude: 178.4, timeZone: 'Pacific/Fiji' },
      { solarNoon: expect.stringMatching(/^2024-03-20T12:1/), sunset: expect.stringMatching(/^2024-03-20T18:/) },
    ],
  ],
  invalid: [
    [{ latitude: 0, longitude: 200 }, 'longitude'],
    [{ date: '2024-06-31', latitude: 0, longitude: 0 }, 'date'],
  ],
  unprocessable: [[{ date: '1699-12-31', latitude: 0, longitude: 0 }]],
});

it.each(data.days)('is within 15 seconds of $times', async ({ inputs, times }) => {
  const result = await run(tool, inputs);
  for (const [field, time] of Object.entries(times)) expect(Math.abs(Date.parse(result[field]) - Date.parse(time)), field).toBeLessThan(15_000);
});
