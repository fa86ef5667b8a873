import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './gibbs-free-energy-calculator.ts';
// Worked out by test/oracles/science_equilibria.py, apart from the tool.
import vectors from './testdata/equilibria.json' with { type: 'json' };

holdTo(tool, { vectors });

it('is spontaneous just where the equilibrium constant is above 1', async () => {
  const energy = fc.integer({ min: -100_000, max: 100_000 });
  await fc.assert(
    fc.asyncProperty(energy, fc.integer({ min: -300, max: 300 }), async (enthalpy, entropy) => {
      const { spontaneous, equilibriumConstant, gibbs } = await run(tool, { enthalpy, entropy, temperatureK: 300 });
      expect(spontaneous).toBe(equilibriumConstant > 1);
      expect(gibbs).toBe(enthalpy - 300 * entropy);
    }),
    { numRuns: 60 },
  );
});
