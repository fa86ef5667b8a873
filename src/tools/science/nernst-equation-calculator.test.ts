import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './nernst-equation-calculator.ts';
// Worked out by test/oracles/science_equilibria.py, apart from the tool.
import vectors from './testdata/equilibria.json' with { type: 'json' };

holdTo(tool, { vectors });

it('turns round with the charge, and gives the standard potential where all is at its standard', async () => {
  const quotient = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
  await fc.assert(
    fc.asyncProperty(quotient, fc.integer({ min: 1, max: 10 }), async (reactionQuotient, electrons) => {
      const [one, other] = [await run(tool, { electrons, reactionQuotient }), await run(tool, { electrons: -electrons, reactionQuotient })];
      expect(one.potential + other.potential).toBe(0);
      expect(one.gibbsEnergy).toBe(other.gibbsEnergy);
      expect(await run(tool, { electrons, reactionQuotient: 1, standardPotential: 0.34 })).toMatchObject({ potential: 0.34 });
    }),
    { numRuns: 40 },
  );
});
