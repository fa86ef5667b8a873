import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './dna-complement-generator.ts';
// Worked out by test/oracles/science_sequences.py, apart from the tool.
import vectors from './testdata/sequences.json' with { type: 'json' };

holdTo(tool, { vectors });

it('comes back to the sequence when complement, reverse and transcript are taken twice', async () => {
  const sequence = fc.string({ unit: fc.constantFrom(...'ACGTRYSWKMBDHVN'), minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(sequence, async (sequence) => {
      const once = await run(tool, { sequence });
      expect((await run(tool, { sequence: once.complement })).complement).toBe(sequence);
      expect((await run(tool, { sequence: once.reverse })).reverse).toBe(sequence);
      expect((await run(tool, { sequence: once.reverseComplement })).reverseComplement).toBe(sequence);
      expect((await run(tool, { sequence: once.transcript, kind: 'rna' })).transcript).toBe(sequence);
    }),
    { numRuns: 60 },
  );
});
