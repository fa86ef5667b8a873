import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './capacitor-energy-calculator.ts';
// Worked out by test/oracles/science_component_circuits.py, apart from the tool.
import vectors from './testdata/component-circuits.json' with { type: 'json' };

holdTo(tool, { vectors });

const positive = fc.double({ min: 1e-9, max: 1e6, noNaN: true });

it('gives the same capacitor from any two of its quantities', async () => {
  const names = fc.uniqueArray(fc.constantFrom('capacitance', 'voltage', 'charge', 'energy'), { minLength: 2, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(positive, positive, names, async (capacitance, voltage, [one = '', other = '']) => {
      const whole = await run(tool, { capacitance, voltage });
      expectNear(await run(tool, { [one]: whole[one], [other]: whole[other] }), whole, { relative: 1e-14 }, 'capacitor');
    }),
    { numRuns: 60 },
  );
});
