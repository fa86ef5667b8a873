import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './dilution-calculator.ts';
// Worked out by test/oracles/science_concentrations.py, apart from the tool.
import vectors from './testdata/concentrations.json' with { type: 'json' };

holdTo(tool, { vectors });

it('finds each quantity again from the other three', async () => {
  const positive = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
  await fc.assert(
    fc.asyncProperty(positive, positive, fc.double({ min: 1, max: 1000, noNaN: true }), async (finalConcentration, stockVolume, factor) => {
      const { diluentVolume, dilutionFactor, ...whole } = await run(tool, {
        finalConcentration,
        stockVolume,
        stockConcentration: finalConcentration * factor * 1.001,
      });
      expect(dilutionFactor).toBeGreaterThan(1);
      expect(diluentVolume).toBeGreaterThan(0);
      for (const missing of Object.keys(whole)) {
        expectNear(await run(tool, { ...whole, [missing]: undefined }), whole, { relative: 1e-14 }, 'dilution');
      }
    }),
    { numRuns: 40 },
  );
});
