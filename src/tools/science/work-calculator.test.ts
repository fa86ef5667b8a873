import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// Worked out by test/oracles/science_forces.py, apart from the tool.
import vectors from './testdata/forces.json' with { type: 'json' };
import tool from './work-calculator.ts';

holdTo(tool, {
  vectors,
  answers: [
    [{ force: 50, distance: 12, angleDegrees: 90 }, { work: 0 }],
    [
      { force: 50, distance: 12, angleDegrees: -270, time: 2 },
      { work: 0, power: 0 },
    ],
    [{ force: 50, distance: 12, angleDegrees: 120 }, { work: -300 }],
    [{ force: 50, distance: 12, angleDegrees: -180 }, { work: -600 }],
  ],
  invalid: [
    [{ force: 1 }, 'distance'],
    [{ force: 1, distance: 1, time: 0 }, 'time'],
    [{ force: 1, distance: 1, angleDegrees: 361 }, 'angleDegrees'],
  ],
});

it('is even in the angle, and negative for the opposite force', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 0, max: 360, noNaN: true }), async (force, angleDegrees) => {
      const { work } = await run(tool, { force, distance: 3, angleDegrees });
      expect((await run(tool, { force, distance: 3, angleDegrees: -angleDegrees })).work).toBe(work);
      expect((await run(tool, { force: -force, distance: 3, angleDegrees })).work).toBe(0 - work);
    }),
    { numRuns: 30, seed: 13 },
  );
});
