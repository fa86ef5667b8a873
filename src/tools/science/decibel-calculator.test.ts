import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './decibel-calculator.ts';
// Worked out by test/oracles/science_fluids_and_waves.py, apart from the tool.
import vectors from './testdata/fluids-and-waves.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ decibels: 0 }, { powerRatio: 1, amplitudeRatio: 1, nepers: 0 }],
    [{ amplitudeRatio: 10 }, { decibels: 20, powerRatio: 100 }],
    [{ powerRatio: 0.001 }, { decibels: -30 }],
    [{ decibels: 3000 }, { powerRatio: 1e300, amplitudeRatio: 1e150 }],
  ],
  invalid: [
    [{}, 'decibels'],
    [{ decibels: 1, powerRatio: 1 }, 'powerRatio'],
    [{ powerRatio: 0 }, 'powerRatio'],
    [{ decibels: 3001 }, 'decibels'],
  ],
});

it('has back the decibels from either ratio', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: -2900, max: 2900, noNaN: true }), async (decibels) => {
      const { powerRatio, amplitudeRatio } = await run(tool, { decibels });
      for (const ratio of [{ powerRatio }, { amplitudeRatio }]) {
        expectNear((await run(tool, ratio)).decibels, decibels, { relative: 1e-14, absolute: 1e-14 }, Object.keys(ratio).join());
      }
    }),
    { numRuns: 40, seed: 19 },
  );
});
