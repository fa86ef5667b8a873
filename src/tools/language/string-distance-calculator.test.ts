import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './string-distance-calculator.ts';
// From the definitions with fractions, by test/oracles/language_distances.py.
import vectors from './testdata/distances.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ first: '', second: '', substitutionCost: 5e-324 }, { levenshtein: 0 }],
    [{ first: 'a', second: 'b', substitutionCost: 5e-324 }, { levenshtein: 5e-324 }],
  ],
});

const SYMMETRIC = [
  'levenshtein',
  'optimalStringAlignment',
  'damerauLevenshtein',
  'hamming',
  'longestCommonSubsequence',
  'diceCoefficient',
  'jaccardIndex',
  'similarityPercent',
];

it('is the same both ways, and no distance is greater than one with fewer kinds of edits', async () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(texts, texts, async (first, second) => {
      const [one, other] = [await run(tool, { first, second }), await run(tool, { first: second, second: first })];
      for (const measure of SYMMETRIC) expect(other[measure]).toBe(one[measure]);
      expect(one.damerauLevenshtein).toBeLessThanOrEqual(one.optimalStringAlignment);
      expect(one.optimalStringAlignment).toBeLessThanOrEqual(one.levenshtein);
      expect(one.levenshtein).toBeLessThanOrEqual(one.hamming ?? Number.POSITIVE_INFINITY);
      // Without substitutions, edits are what is outside the longest common subsequence.
      const { levenshtein } = await run(tool, { first, second, substitutionCost: 2 });
      expect(levenshtein).toBe(first.length + second.length - 2 * one.longestCommonSubsequence);
    }),
    { numRuns: 100 },
  );
});
