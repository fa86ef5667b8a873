import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './resistor-color-code-calculator.ts';
// Worked out by test/oracles/science_component_codes.py, apart from the tool.
import vectors from './testdata/component-codes.json' with { type: 'json' };

holdTo(tool, { vectors });

it('reads the bands that it finds, and draws each of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 999 }),
      fc.integer({ min: -3, max: 9 }),
      fc.constantFrom(1, 2, 0.05, 0.5, 5, 10),
      async (digits, power, tolerancePercent) => {
        const ohms = Number(`${digits}e${power}`);
        const found = await run(tool, { mode: 'encode', ohms, tolerancePercent, bandCount: 5 });
        expect(await run(tool, { bands: found.bands })).toEqual(found);
        expect(found).toMatchObject({ ohms, tolerancePercent });
        expect(found.svg.match(/<rect /g)).toHaveLength(2 + 5);
      },
    ),
    { numRuns: 60 },
  );
});

it('takes names of colours in capitals and with spaces around them', async () => {
  expect(await run(tool, { bands: ['Yellow', ' VIOLET', 'Gray '] })).toMatchObject({ ohms: 4_700_000_000, bands: ['yellow', 'violet', 'grey'] });
});
