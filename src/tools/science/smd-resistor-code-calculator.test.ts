import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './smd-resistor-code-calculator.ts';
// Worked out by test/oracles/science_component_codes.py, apart from the tool.
import vectors from './testdata/component-codes.json' with { type: 'json' };

holdTo(tool, { vectors });

it('reads four digits as three with a zero more and one power less', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 1, max: 9 }), async (digits, power) => {
      const { ohms } = await run(tool, { code: `${digits}${power}` });
      expect(await run(tool, { code: `${digits}0${power - 1}` })).toEqual({ ohms, scheme: '4-digit', tolerancePercent: 1 });
    }),
    { numRuns: 60 },
  );
});

// EIA-96, from a table of the codes.
it.each([
  ['01Y', 1],
  ['18A', 150],
  ['24C', 17_400],
  ['51C', 33_200],
  ['68X', 49.9],
  ['76B', 6040],
  ['96F', 97_600_000],
])('reads %s as %d ohms', async (code, ohms) => {
  expect(await run(tool, { code })).toEqual({ ohms, scheme: 'EIA-96', tolerancePercent: 1 });
});
