import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './collision-calculator.ts';
// Worked out by test/oracles/science_forces.py, apart from the tool.
import vectors from './testdata/forces.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { mass1: 1, velocity1: 5, mass2: 1, velocity2: -3 },
      { finalVelocity1: -3, finalVelocity2: 5, energyLost: 0 },
    ],
    [
      { mass1: 3, velocity1: 0, mass2: 1, velocity2: 0 },
      { finalVelocity1: 0, finalVelocity2: 0, momentum: 0, energyBefore: 0, energyAfter: 0, energyLost: 0 },
    ],
    [
      { mass1: 1, velocity1: 4, mass2: 3, velocity2: 0, restitution: 0 },
      { finalVelocity1: 1, finalVelocity2: 1, energyBefore: 8, energyAfter: 2, energyLost: 6 },
    ],
  ],
  invalid: [
    [{ mass1: 1, velocity1: 4, mass2: 3 }, 'velocity2'],
    [{ mass1: 0, velocity1: 4, mass2: 3, velocity2: 0 }, 'mass1'],
    [{ mass1: 1, velocity1: 4, mass2: 3, velocity2: 0, restitution: 1.01 }, 'restitution'],
  ],
});

it('keeps the momentum, gains no energy, and mirrors when the bodies change places', async () => {
  const mass = fc.double({ min: 1e-3, max: 1e6, noNaN: true });
  const velocity = fc.double({ min: -1e3, max: 1e3, noNaN: true });
  await fc.assert(
    fc.asyncProperty(mass, velocity, mass, velocity, fc.double({ min: 0, max: 1, noNaN: true }), async (mass1, velocity1, mass2, velocity2, restitution) => {
      const one = await run(tool, { mass1, velocity1, mass2, velocity2, restitution });
      const size = mass1 * Math.abs(velocity1) + mass2 * Math.abs(velocity2);
      expect(Math.abs(mass1 * one.finalVelocity1 + mass2 * one.finalVelocity2 - one.momentum)).toBeLessThanOrEqual(1e-14 * size + 1e-300);
      expect(one.energyLost).toBeGreaterThanOrEqual(0);
      expect(one.energyAfter).toBeLessThanOrEqual(one.energyBefore);
      const other = await run(tool, { mass1: mass2, velocity1: velocity2, mass2: mass1, velocity2: velocity1, restitution });
      expect(other).toEqual({ ...one, finalVelocity1: one.finalVelocity2, finalVelocity2: one.finalVelocity1 });
    }),
    { numRuns: 100, seed: 15 },
  );
});
