import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './centripetal-force-calculator.ts';
// Worked out by test/oracles/science_orbits.py, apart from the tool.
import vectors from './testdata/orbits.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { radius: 2, speed: 4, massKg: 3 },
      { speed: 4, angularSpeed: 2, acceleration: 8, force: 24 },
    ],
    [
      { radius: 2, rpm: 0, massKg: 3 },
      { speed: 0, angularSpeed: 0, rpm: 0, acceleration: 0, gForce: 0, force: 0 },
    ],
    [{ radius: 9.80665, angularSpeed: 1 }, { gForce: 1 }],
  ],
  invalid: [
    [{ radius: 1 }, 'speed'],
    [{ radius: 1, rpm: 1, period: 1 }, 'period'],
    [{ rpm: 1 }, 'radius'],
    [{ radius: 1, period: 0 }, 'period'],
  ],
  unprocessable: [[{ radius: 1e60, speed: 5e-324 }, /too large/]],
});

it('leaves the period out at rest', async () => {
  expect(await run(tool, { radius: 1, speed: 0 })).not.toHaveProperty('period');
});

it('is the same rotation whichever of the four is given', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0.001, max: 1e6, noNaN: true }), fc.double({ min: 0.001, max: 1e6, noNaN: true }), async (radius, rpm) => {
      const { speed, angularSpeed, period, acceleration } = await run(tool, { radius, rpm });
      for (const given of [{ speed }, { angularSpeed }, { period }]) {
        expectNear(await run(tool, { radius, ...given }), { rpm, acceleration }, { relative: 1e-15 }, Object.keys(given).join());
      }
    }),
    { numRuns: 60, seed: 6 },
  );
});
