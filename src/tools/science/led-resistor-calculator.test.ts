import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './led-resistor-calculator.ts';
import standardValues from './standard-resistor-value-finder.ts';
// Worked out by test/oracles/science_e_series.py, apart from the tool.
import vectors from './testdata/e-series.json' with { type: 'json' };

holdTo(tool, { vectors });

it('never lets more current through than was asked for, and finds standard values as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 3, max: 100, noNaN: true }), fc.double({ min: 0.1, max: 500, noNaN: true }), async (supplyVoltage, currentMa) => {
      const { resistance, standardResistance, actualCurrentMa } = await run(tool, { supplyVoltage, forwardVoltage: 2, currentMa });
      expect(standardResistance).toBeGreaterThanOrEqual(resistance);
      expect(actualCurrentMa).toBeLessThanOrEqual(currentMa);
      expect(await run(standardValues, { value: standardResistance })).toMatchObject({ nearest: standardResistance, errorPercent: 0 });
    }),
    { numRuns: 60 },
  );
});
