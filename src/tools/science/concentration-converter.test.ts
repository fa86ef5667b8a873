import fc from 'fast-check';
import { it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './concentration-converter.ts';
// Worked out by test/oracles/science_concentrations.py, apart from the tool.
import vectors from './testdata/concentrations.json' with { type: 'json' };

holdTo(tool, { vectors });

const FIELDS = [
  ['molarity', 'molarity'],
  ['molality', 'molality'],
  ['mass-percent', 'massPercent'],
  ['mole-fraction', 'moleFraction'],
  ['grams-per-liter', 'gramsPerLiter'],
] as const;

it('comes back from every unit to where it began', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0.01, max: 80, noNaN: true }), fc.double({ min: 1, max: 500, noNaN: true }), async (value, molarMass) => {
      const solution = { molarMass, density: 1.2 };
      const whole = await run(tool, { from: 'mass-percent', value, ...solution });
      for (const [from, field] of FIELDS) expectNear(await run(tool, { from, value: whole[field], ...solution }), whole, { relative: 1e-12 }, from);
    }),
    { numRuns: 40 },
  );
});
