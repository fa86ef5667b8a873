import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './hardy-weinberg-calculator.ts';
// Worked out by test/oracles/science_heredity.py, apart from the tool.
import vectors from './testdata/heredity.json' with { type: 'json' };

holdTo(tool, { vectors });

it('finds no difference where the counts are those that it expects', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99 }), async (percent) => {
      const [p, q] = [percent, 100 - percent];
      const counts = { dominantHomozygotes: p * p, heterozygotes: 2 * p * q, recessiveHomozygotes: q * q };
      expect(await run(tool, counts)).toEqual({ p: p / 100, q: q / 100, expected: counts, chiSquare: 0, pValue: 1 });
    }),
    { numRuns: 40 },
  );
});
