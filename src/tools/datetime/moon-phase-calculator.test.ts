import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './moon-phase-calculator.ts';
import data from './testdata/moon-phase-calculator.json' with { type: 'json' };

// Instants to the minute: Meeus, Astronomical Algorithms, examples 48.a and 49.a; phases of 2024 as the formulas of chapter 49 give them.
holdTo(tool, {
  vectors: [
    {
      tool: 'moon-phase-calculator',
      inputs: { date: '1992-04-12T00:00:00Z' },
      result: { distanceKm: 368409.7, illuminationPercent: 67.86 },
      near: { relative: 0.0004 },
    },
  ],
  answers: [
    [{ date: '1977-02-01' }, { nextNewMoon: expect.stringMatching(/^1977-02-18T03:3[67]:/) }],
    [
      { date: '2024-01-01' },
      {
        nextNewMoon: expect.stringMatching(/^2024-01-11T11:5[78]:/),
        nextFullMoon: expect.stringMatching(/^2024-01-25T17:5[345]:/),
        nextLastQuarter: expect.stringMatching(/^2024-01-04T03:(29|30|31):/),
      },
    ],
    [{ date: '2024-01-25T06:00:00Z' }, { phase: 'fullMoon' }],
    [{ date: '2024-01-25T05:00:00Z' }, { phase: 'waxingGibbous' }],
    [{ date: '2024-01-18T16:00:00Z' }, { phase: 'waxingGibbous' }],
    [{ date: '2024-01-12T00:00:00Z' }, { phase: 'waxingCrescent' }],
  ],
  unprocessable: [[{ date: '1699-12-31' }], [{ date: '2201-01-01' }]],
  invalid: [[{ date: 'tonight' }, 'date']],
});

it.each(data.phases)('is within 120 seconds of $times', async ({ inputs, times }) => {
  const result = await run(tool, inputs);
  for (const [field, time] of Object.entries(times)) expect(Math.abs(Date.parse(result[field]) - Date.parse(time)), field).toBeLessThan(120_000);
});
