import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './buffer-calculator.ts';
// Worked out by test/oracles/science_equilibria.py, apart from the tool.
import vectors from './testdata/equilibria.json' with { type: 'json' };

holdTo(tool, { vectors });

it('has the pKa as its pH for as much acid as base, and as far from it on either side when they change places', async () => {
  const amount = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
  await fc.assert(
    fc.asyncProperty(amount, amount, async (acid, base) => {
      expect(await run(tool, { pka: 4.76, acid, base: acid })).toMatchObject({ ph: 4.76, ratio: 1 });
      const [one, other] = [await run(tool, { pka: 0, acid, base }), await run(tool, { pka: 0, acid: base, base: acid })];
      expect(one.ph + other.ph).toBe(0);
    }),
    { numRuns: 40 },
  );
});
