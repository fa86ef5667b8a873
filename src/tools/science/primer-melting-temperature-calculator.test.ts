import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import complement from './dna-complement-generator.ts';
import tool from './primer-melting-temperature-calculator.ts';
// Worked out by test/oracles/science_primers_and_proteins.py, apart from the tool.
import vectors from './testdata/primers-and-proteins.json' with { type: 'json' };

holdTo(tool, { vectors });

it('is the same for the opposite strand, and rises with salt and concentration', async () => {
  const sequence = fc.string({ unit: fc.constantFrom(...'ACGT'), minLength: 4, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(sequence, async (sequence) => {
      const { reverseComplement } = await run(complement, { sequence });
      const here = await run(tool, { sequence });
      expect(await run(tool, { sequence: reverseComplement })).toEqual(here);
      expect((await run(tool, { sequence, sodiumMm: 100 })).nearestNeighbor).toBeGreaterThan(here.nearestNeighbor);
      expect((await run(tool, { sequence, primerNm: 500 })).nearestNeighbor).toBeGreaterThan(here.nearestNeighbor);
    }),
    { numRuns: 25 },
  );
});
