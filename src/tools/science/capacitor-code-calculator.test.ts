import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './capacitor-code-calculator.ts';
// Worked out by test/oracles/science_component_codes.py, apart from the tool.
import vectors from './testdata/component-codes.json' with { type: 'json' };

holdTo(tool, { vectors });

it('reads the code that it writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -1, max: 6 }), async (digits, power) => {
      const picofarads = Number(`${digits}e${power}`);
      const { code, ...units } = await run(tool, { picofarads });
      expect(await run(tool, { code })).toEqual({ code, ...units });
      expect(units.picofarads).toBe(picofarads);
    }),
    { numRuns: 60 },
  );
});
