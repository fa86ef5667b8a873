import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './kinetic-energy-calculator.ts';
// Worked out by test/oracles/science_forces.py, apart from the tool.
import vectors from './testdata/forces.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ energy: 1 }, 'mass'],
    [{ energy: 1, mass: 1, speed: 1 }, 'speed'],
    [{ energy: -1, mass: 1 }, 'energy'],
  ],
  unprocessable: [
    [{ energy: 800, speed: 0 }, /mass/],
    [{ energy: 0, speed: 20 }, /mass/],
    [{ energy: 0, speed: 0 }, /mass/],
  ],
});

it('finds any of the three from the others', async () => {
  const size = fc.double({ min: 1e-9, max: 1e9, noNaN: true });
  await fc.assert(
    fc.asyncProperty(size, size, async (mass, speed) => {
      const whole = await run(tool, { mass, speed });
      expectNear(await run(tool, { mass, energy: whole.energy }), whole, { relative: 1e-15 }, 'speed');
      expectNear(await run(tool, { speed, energy: whole.energy }), whole, { relative: 1e-15 }, 'mass');
    }),
    { numRuns: 60, seed: 14 },
  );
});
