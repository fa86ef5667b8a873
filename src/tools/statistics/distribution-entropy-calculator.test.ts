import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './distribution-entropy-calculator.ts';
// Worked out by test/oracles/statistics_chances.py, apart from the tool.
import vectors from './testdata/chances.json' with { type: 'json' };

holdTo(tool, { vectors });

it('never has a negative divergence, nor one of Jensen and Shannon above 1 bit or other than the other way round', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 20 }), async (pairs) => {
      const [weights, other] = [pairs.map(([first]) => first + 1), pairs.map(([, second]) => second + 1)];
      const there = await run(tool, { weights, other });
      expect(Math.min(there.klDivergence, there.jensenShannon)).toBeGreaterThanOrEqual(0);
      expect(there.jensenShannon).toBeLessThanOrEqual(1);
      expect((await run(tool, { weights: other, other: weights })).jensenShannon).toBe(there.jensenShannon);
    }),
    { numRuns: 100 },
  ));
