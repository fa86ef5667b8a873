import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ph-calculator.ts';
// Worked out by test/oracles/science_equilibria.py, apart from the tool.
import vectors from './testdata/equilibria.json' with { type: 'json' };

holdTo(tool, { vectors });

it('mirrors acids in bases, and is the nearer to neutral the weaker they are', async () => {
  const concentration = fc.double({ min: 1e-9, max: 10, noNaN: true });
  await fc.assert(
    fc.asyncProperty(concentration, fc.double({ min: -5, max: 12, noNaN: true }), async (concentration, pk) => {
      const acid = await run(tool, { kind: 'weak-acid', concentration, pk });
      const base = await run(tool, { kind: 'weak-base', concentration, pk });
      expect([base.ph, base.poh, base.hydrogen, base.hydroxide]).toEqual([acid.poh, acid.ph, acid.hydroxide, acid.hydrogen]);
      expect((await run(tool, { kind: 'weak-acid', concentration, pk: pk + 1 })).ph).toBeGreaterThanOrEqual(acid.ph);
      expect((await run(tool, { kind: 'strong-acid', concentration })).ph).toBeLessThanOrEqual(acid.ph);
    }),
    { numRuns: 12 },
  );
});
