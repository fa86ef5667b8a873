import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import complement from './dna-complement-generator.ts';
import tool from './dna-to-protein-translator.ts';
// Worked out by test/oracles/science_sequences.py, apart from the tool.
import vectors from './testdata/sequences.json' with { type: 'json' };

holdTo(tool, { vectors });

it('reads the reverse complement of a sequence in the frames that are negative', async () => {
  const sequence = fc.string({ unit: fc.constantFrom(...'ACGTRYN'), minLength: 3, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(sequence, fc.constantFrom(1, 2, 3), async (sequence, frame) => {
      const { reverseComplement } = await run(complement, { sequence });
      expect(await run(tool, { sequence, frame: -frame })).toEqual(await run(tool, { sequence: reverseComplement, frame }));
    }),
    { numRuns: 60 },
  );
});
