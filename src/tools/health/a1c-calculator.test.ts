import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './a1c-calculator.ts';
// Worked out by test/oracles/health_laboratory.py, apart from the tool.
import vectors from './testdata/laboratory.json' with { type: 'json' };

holdTo(tool, { vectors });

it('gives the same HbA1c from each of its other values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 3.2, max: 20, noNaN: true }), async (a1cPercent) => {
      const { category: _, a1cPercent: given, ...others } = await run(tool, { a1cPercent });
      for (const [name, value] of Object.entries(others)) expect((await run(tool, { [name]: value })).a1cPercent).toBeCloseTo(given, 12);
    }),
  );
});
