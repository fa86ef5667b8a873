import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
// Worked out by test/oracles/science_component_circuits.py, apart from the tool.
import vectors from './testdata/component-circuits.json' with { type: 'json' };
import tool from './voltage-divider-calculator.ts';

holdTo(tool, { vectors });

it('finds each quantity again from the other three, and less voltage with a load', async () => {
  const positive = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
  await fc.assert(
    fc.asyncProperty(positive, positive, positive, positive, async (inputVoltage, r1, r2, loadResistance) => {
      const whole = await run(tool, { inputVoltage, r1, r2, loadResistance });
      expect(whole.loadedOutputVoltage).toBeLessThan(whole.outputVoltage);
      const { outputVoltage } = whole;
      for (const given of [
        { inputVoltage, outputVoltage, r1 },
        { inputVoltage, outputVoltage, r2 },
        { outputVoltage, r1, r2 },
      ]) {
        // What is left of the input after the output may have lost digits.
        expectNear(await run(tool, given), { inputVoltage, outputVoltage, r1, r2 }, { relative: 1e-9 }, 'divider');
      }
    }),
    { numRuns: 60 },
  );
});
