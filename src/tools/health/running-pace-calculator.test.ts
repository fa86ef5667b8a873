import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './running-pace-calculator.ts';
// Worked out by test/oracles/health_exercise.py, apart from the tool.
import vectors from './testdata/exercise.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{}, 'distanceKm'],
    [{ paceSecondsPerKm: 300 }, 'distanceKm'],
    [{ distanceKm: 10, durationSeconds: 3000, paceSecondsPerKm: 300 }, 'paceSecondsPerKm'],
    [{ distanceKm: 100, durationSeconds: 3000, splitKm: 0.05 }, 'splitKm'],
  ],
});

it('finds the distance again from the time and the pace', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10, max: 1000 }), fc.integer({ min: 100, max: 1000 }), async (tenths, paceSecondsPerKm) => {
      const there = await run(tool, { distanceKm: tenths / 10, paceSecondsPerKm });
      const back = await run(tool, { durationSeconds: there.durationSeconds, paceSecondsPerKm });
      expect(back.distanceKm).toBeCloseTo(tenths / 10, 12);
      expect({ time: back.time, pace: back.pace }).toEqual({ time: there.time, pace: there.pace });
    }),
    { numRuns: 100, seed: 11 },
  );
});
