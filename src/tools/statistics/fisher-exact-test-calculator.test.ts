import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './fisher-exact-test-calculator.ts';
// Worked out by test/oracles/statistics_tests.py, apart from the tool.
import vectors from './testdata/tests.json' with { type: 'json' };

holdTo(tool, { vectors });

it('does not care which way round a table stands', async () => {
  const count = fc.integer({ min: 0, max: 300 });
  await fc.assert(
    fc.asyncProperty(count, count, count, fc.integer({ min: 1, max: 300 }), async (a, b, c, d) => {
      const { pValue } = await run(tool, { a, b, c, d });
      expect((await run(tool, { a, b: c, c: b, d })).pValue).toBe(pValue);
      expect((await run(tool, { a: b, b: a, c: d, d: c })).pValue).toBe(pValue);
      const less = await run(tool, { a, b, c, d, alternative: 'less' });
      expect((await run(tool, { a: b, b: a, c: d, d: c, alternative: 'greater' })).pValue).toBe(less.pValue);
    }),
    { numRuns: 50 },
  );
});
