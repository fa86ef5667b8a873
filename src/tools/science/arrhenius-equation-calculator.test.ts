import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './arrhenius-equation-calculator.ts';
// Worked out by test/oracles/science_equilibria.py, apart from the tool.
import vectors from './testdata/equilibria.json' with { type: 'json' };

holdTo(tool, { vectors });

it('finds each quantity again from the other three', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 1e3, max: 1e5, noNaN: true }), fc.double({ min: 200, max: 900, noNaN: true }), async (activationEnergy, temperatureK) => {
      const whole = await run(tool, { prefactor: 1e13, activationEnergy, temperatureK });
      for (const missing of Object.keys(whole)) {
        // A rounded rate constant tells the energy to fewer digits, and a rounded energy the rate.
        expectNear(await run(tool, { ...whole, [missing]: undefined }), whole, { relative: 1e-13 }, 'reaction');
      }
    }),
    { numRuns: 40 },
  );
});
