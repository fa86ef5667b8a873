import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './series-parallel-calculator.ts';
// Worked out by test/oracles/science_component_circuits.py, apart from the tool.
import vectors from './testdata/component-circuits.json' with { type: 'json' };

holdTo(tool, { vectors });

it('has less than the least in parallel and more than the greatest in series, in any order, and the other way for capacitors', async () => {
  const values = fc.array(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), { minLength: 2, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(values, async (values) => {
      const { series, parallel } = await run(tool, { values });
      expect(parallel).toBeLessThanOrEqual(Math.min(...values));
      expect(series).toBeGreaterThanOrEqual(Math.max(...values));
      expect(await run(tool, { values: values.toReversed() })).toEqual({ series, parallel });
      expect(await run(tool, { values, component: 'capacitor' })).toEqual({ series: parallel, parallel: series });
    }),
    { numRuns: 60 },
  );
});
