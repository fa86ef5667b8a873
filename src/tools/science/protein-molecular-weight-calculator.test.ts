import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './protein-molecular-weight-calculator.ts';
// Worked out by test/oracles/science_primers_and_proteins.py, apart from the tool.
import vectors from './testdata/primers-and-proteins.json' with { type: 'json' };

holdTo(tool, { vectors });

it('weighs two chains in one as much as each of them, less a water', async () => {
  const chain = fc.string({ unit: fc.constantFrom(...'ACDEFGHIKLMNPQRSTVWY'), minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(chain, chain, async (first, second) => {
      const [one, other, both] = [await run(tool, { sequence: first }), await run(tool, { sequence: second }), await run(tool, { sequence: second + first })];
      expectNear(both.molecularWeight, one.molecularWeight + other.molecularWeight - 18.0153, { relative: 1e-14 }, 'average');
      expectNear(both.monoisotopicMass, one.monoisotopicMass + other.monoisotopicMass - 18.010565, { relative: 1e-14 }, 'monoisotopic');
    }),
    { numRuns: 60 },
  );
});
