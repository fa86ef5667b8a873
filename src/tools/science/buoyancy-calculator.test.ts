import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './buoyancy-calculator.ts';
// Worked out by test/oracles/science_fluids_and_waves.py, apart from the tool.
import vectors from './testdata/fluids-and-waves.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { massKg: 0.3, volumeM3: 0.0003 },
      { floats: true, density: 1000, submergedFraction: 1, apparentWeight: 0 },
    ],
    [
      { massKg: 0.30000000000000004, volumeM3: 0.0003 },
      { floats: false, submergedFraction: 1 },
    ],
  ],
  invalid: [
    [{ massKg: 1 }, 'volumeM3'],
    [{ massKg: 1, volumeM3: 0 }, 'volumeM3'],
  ],
});

it('holds weight, buoyant force and apparent weight in balance', async () => {
  const size = fc.integer({ min: 1, max: 100_000 });
  await fc.assert(
    fc.asyncProperty(size, size, size, async (massKg, liters, fluidDensity) => {
      const { floats, buoyantForce, apparentWeight, submergedFraction, density } = await run(tool, {
        massKg,
        volumeM3: liters / 1000,
        fluidDensity,
        gravity: 10,
      });
      expectNear(buoyantForce + apparentWeight, massKg * 10, undefined, 'weight');
      expect(floats).toBe(massKg * 1000 <= liters * fluidDensity);
      if (floats) expectNear(submergedFraction, density / fluidDensity, undefined, 'fraction');
      else expect(apparentWeight).toBeGreaterThan(0);
    }),
    { numRuns: 100, seed: 17 },
  );
});
