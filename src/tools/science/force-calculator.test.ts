import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './force-calculator.ts';
// Worked out by test/oracles/science_forces.py, apart from the tool.
import vectors from './testdata/forces.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ force: 1 }, 'mass'],
    [{ force: 1, mass: 1, acceleration: 1 }, 'acceleration'],
    [{ force: 1, mass: 0 }, 'mass'],
  ],
  unprocessable: [
    [{ force: 6, acceleration: -3 }, /mass/],
    [{ force: 0, acceleration: 3 }, /mass/],
    [{ force: 6, acceleration: 0 }, /mass/],
    [{ force: 1e60, acceleration: 1e-300 }, /too large/],
  ],
});

it('finds any of the three from the others', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      fc.constantFrom(1, -1),
      async (mass, size, sign) => {
        const acceleration = sign * size;
        const whole = await run(tool, { mass, acceleration });
        expectNear(await run(tool, { mass, force: whole.force }), whole, { relative: 1e-15 }, 'acceleration');
        expectNear(await run(tool, { acceleration, force: whole.force }), whole, { relative: 1e-15 }, 'mass');
      },
    ),
    { numRuns: 60, seed: 12 },
  );
});
