import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './gravitational-force-calculator.ts';
// Worked out by test/oracles/science_orbits.py, apart from the tool.
import vectors from './testdata/orbits.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ mass1: 1, mass2: 1 }, 'force'],
    [{ mass1: 1, mass2: 1, distance: 1, force: 1 }, 'distance'],
    [{ mass1: 1, mass2: 1, distance: 0 }, 'distance'],
  ],
  unprocessable: [[{ force: 1e120, mass2: 1e-60, distance: 1e60 }, /too large/]],
});

it('finds any of the four from the others', async () => {
  const size = fc.double({ min: 1e-9, max: 1e30, noNaN: true });
  await fc.assert(
    fc.asyncProperty(size, size, size, async (mass1, mass2, distance) => {
      const whole = await run(tool, { mass1, mass2, distance });
      const { force } = whole;
      for (const three of [
        { force, mass2, distance },
        { force, mass1, distance },
        { force, mass1, mass2 },
      ]) {
        expectNear(await run(tool, three), whole, { relative: 1e-15 }, Object.keys(three).join());
      }
    }),
    { numRuns: 60, seed: 10 },
  );
});
