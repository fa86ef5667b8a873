import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './nucleic-acid-concentration-calculator.ts';
// Worked out by test/oracles/science_concentrations.py, apart from the tool.
import vectors from './testdata/concentrations.json' with { type: 'json' };

holdTo(tool, { vectors });

it('is twice as much for twice the dilution, half the path or twice the absorbance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0.001, max: 3, noNaN: true }), fc.constantFrom('dsdna', 'ssdna', 'rna'), async (a260, kind) => {
      const { concentration } = await run(tool, { a260, kind });
      for (const change of [{ dilutionFactor: 2 }, { pathLengthCm: 0.5 }, { a260: 2 * a260 }]) {
        expectNear(await run(tool, { a260, kind, ...change }), { concentration: 2 * concentration }, undefined, 'sample');
      }
    }),
    { numRuns: 40 },
  );
});
