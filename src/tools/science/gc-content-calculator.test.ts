import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import complement from './dna-complement-generator.ts';
import tool from './gc-content-calculator.ts';
// Worked out by test/oracles/science_sequences.py, apart from the tool.
import vectors from './testdata/sequences.json' with { type: 'json' };

holdTo(tool, { vectors });

it('is the same for the opposite strand, whose skews are the other way', async () => {
  const sequence = fc.string({ unit: fc.constantFrom(...'ACGTSWN'), minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(sequence, async (sequence) => {
      const { reverseComplement } = await run(complement, { sequence });
      const [one, other] = [await run(tool, { sequence }), await run(tool, { sequence: reverseComplement })];
      expect(other.gcPercent).toBe(one.gcPercent);
      expect((other.gcSkew ?? 0) + (one.gcSkew ?? 0)).toBe(0);
      expect((other.atSkew ?? 0) + (one.atSkew ?? 0)).toBe(0);
    }),
    { numRuns: 60 },
  );
});
