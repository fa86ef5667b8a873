import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './equinox-solstice-calculator.ts';
import data from './testdata/equinox-solstice-calculator.json' with { type: 'json' };

// Times to the minute, which those of Meeus (testdata) confirm; June 1962 is his example 27.a.
holdTo(tool, {
  answers: [
    [
      { year: 2024 },
      {
        marchEquinox: expect.stringMatching(/^2024-03-20T03:0[67]/),
        juneSolstice: expect.stringMatching(/^2024-06-20T20:5[01]/),
        septemberEquinox: expect.stringMatching(/^2024-09-22T12:4[34]/),
        decemberSolstice: expect.stringMatching(/^2024-12-21T09:2[01]/),
      },
    ],
    [{ year: 1962 }, { juneSolstice: expect.stringMatching(/^1962-06-21T21:2[45]/) }],
    [{ year: 2025, timeZone: 'America/New_York' }, { marchEquinox: expect.stringMatching(/^2025-03-20T05:0[12]:\d\d-04:00$/) }],
    [{ year: 2024, hemisphere: 'southern' }, { seasons: [{ season: 'autumn' }, { season: 'winter' }, { season: 'spring' }, { season: 'summer' }] }],
  ],
  invalid: [
    [{ year: 1699 }, 'year'],
    [{ year: 2024, timeZone: 'X' }, 'timeZone'],
  ],
});

it.each(data.years)('is within 60 seconds of $times', async ({ inputs, times }) => {
  const result = await run(tool, inputs);
  for (const [field, time] of Object.entries(times)) expect(Math.abs(Date.parse(result[field]) - Date.parse(time)), field).toBeLessThan(60_000);
});
