import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './pendulum-calculator.ts';
// Worked out by test/oracles/science_orbits.py, apart from the tool.
import vectors from './testdata/orbits.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{}, 'length'],
    [{ length: 1, period: 1 }, 'period'],
    [{ length: 1, amplitudeDegrees: 179.5 }, 'amplitudeDegrees'],
    [{ length: 0 }, 'length'],
  ],
});

it('lengthens the period with the amplitude as the published series does', async () => {
  // T/T0 at 10, 30, 60 and 90 degrees: Nelson and Olsson, The pendulum – rich physics from a simple system, American Journal of Physics 54 (1986).
  for (const [amplitudeDegrees, ratio] of [
    [10, 1.0019],
    [30, 1.0174],
    [60, 1.0732],
    [90, 1.1803],
  ] as const) {
    const { period, smallAnglePeriod } = await run(tool, { length: 1, amplitudeDegrees });
    expect(period / smallAnglePeriod).toBeCloseTo(ratio, 4);
  }
});

it('has the length back from the period', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 1e-3, max: 1e3, noNaN: true }), fc.integer({ min: 0, max: 179 }), async (length, amplitudeDegrees) => {
      const { period } = await run(tool, { length, amplitudeDegrees });
      expectNear((await run(tool, { period, amplitudeDegrees })).length, length, { relative: 1e-15 }, 'length');
    }),
    { numRuns: 30, seed: 9 },
  );
});
