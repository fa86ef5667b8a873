import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './lab-value-converter.ts';
// Worked out by test/oracles/health_measures.py, apart from the tool.
import vectors from './testdata/measures.json' with { type: 'json' };

holdTo(tool, { vectors });

it('comes back to the value it started from', async () => {
  const analyte = fc.constantFrom('glucose', 'cholesterol', 'creatinine', 'bun', 'testosterone', 'vitamin-b12');
  await fc.assert(
    fc.asyncProperty(analyte, fc.double({ min: 0.001, max: 1000, noNaN: true }), async (name, value) => {
      const { value: si } = await run(tool, { analyte: name, value });
      const { value: back } = await run(tool, { analyte: name, value: si, to: 'conventional' });
      expect(Math.abs(back / value - 1)).toBeLessThan(1e-15);
    }),
  );
});
