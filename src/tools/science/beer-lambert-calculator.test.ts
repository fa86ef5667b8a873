import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './beer-lambert-calculator.ts';
// Worked out by test/oracles/science_concentrations.py, apart from the tool.
import vectors from './testdata/concentrations.json' with { type: 'json' };

holdTo(tool, { vectors });

it('lets through the square of the share through twice the path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0.001, max: 5, noNaN: true }), async (pathLengthCm) => {
      const solution = { molarAbsorptivity: 1000, concentration: 0.0005 };
      const [one, two] = [await run(tool, { ...solution, pathLengthCm }), await run(tool, { ...solution, pathLengthCm: 2 * pathLengthCm })];
      expectNear(two.transmittancePercent, one.transmittancePercent ** 2 / 100, { relative: 1e-14 }, 'transmittance');
    }),
    { numRuns: 40 },
  );
});
