import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './t-test-calculator.ts';
// Worked out by test/oracles/statistics_groups.py, apart from the tool.
import vectors from './testdata/groups.json' with { type: 'json' };

holdTo(tool, { vectors });

it('rejects at 5 percent just where the 95 percent interval leaves the hypothesis out', async () => {
  const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(values, values, fc.constantFrom('two-sample', 'welch'), fc.integer({ min: -100, max: 100 }), async (a, b, kind, hypothesized) => {
      fc.pre(new Set(a).size > 1 && new Set(b).size > 1);
      const { pValue, lower, upper } = await run(tool, { a, b, kind, hypothesized });
      expect(pValue < 0.05).toBe(hypothesized < lower || hypothesized > upper);
    }),
    { numRuns: 100 },
  );
});

it('mirrors when the samples change places', async () => {
  const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(values, values, async (a, b) => {
      fc.pre(new Set(a).size > 1 && new Set(b).size > 1);
      const [one, other] = [await run(tool, { a, b, alternative: 'less' }), await run(tool, { a: b, b: a, alternative: 'greater' })];
      expect([other.t, other.pValue, other.lower]).toEqual([one.t === 0 ? 0 : -one.t, one.pValue, one.upper === 0 ? 0 : -one.upper]);
    }),
    { numRuns: 100 },
  );
});
