import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './ohms-law-calculator.ts';
// Worked out by test/oracles/science_component_circuits.py, apart from the tool.
import vectors from './testdata/component-circuits.json' with { type: 'json' };

holdTo(tool, { vectors });

const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });

it('gives the same circuit from any two of its quantities', async () => {
  const names = fc.uniqueArray(fc.constantFrom('voltage', 'current', 'resistance', 'power'), { minLength: 2, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(positive, positive, names, async (voltage, current, [one = '', other = '']) => {
      const circuit = await run(tool, { voltage, current });
      expectNear(await run(tool, { [one]: circuit[one], [other]: circuit[other] }), circuit, { relative: 1e-14 }, 'circuit');
    }),
    { numRuns: 60 },
  );
});
