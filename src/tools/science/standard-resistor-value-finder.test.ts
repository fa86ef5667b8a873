import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './standard-resistor-value-finder.ts';
// Worked out by test/oracles/science_e_series.py, apart from the tool.
import vectors from './testdata/e-series.json' with { type: 'json' };

holdTo(tool, { vectors });

// The first and the last of the table of E96 and all of E12 (IEC 60063).
const E12 = [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2];
const SOME_OF_E96 = [1, 1.02, 1.05, 1.07, 1.1, 1.13, 1.15, 1.18, 1.21, 1.24, 4.99, 5.11, 8.66, 8.87, 9.09, 9.31, 9.53, 9.76];

it.each([
  ['E12', E12],
  ['E96', SOME_OF_E96],
])('knows values of %s in every decade', async (series, values) => {
  for (const [index, digits] of values.entries()) {
    const value = Number(`${digits}e${(index % 12) - 6}`);
    expect(await run(tool, { value, series })).toEqual({ nearest: value, lower: value, upper: value, errorPercent: 0 });
  }
});

it('has every number between its neighbours, and every decade alike', async () => {
  const series = fc.constantFrom('E3', 'E6', 'E12', 'E24', 'E48', 'E96', 'E192');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99_999 }), series, async (digits, series) => {
      const found = await run(tool, { value: digits, series });
      expect(found.lower).toBeLessThanOrEqual(digits);
      expect(found.upper).toBeGreaterThanOrEqual(digits);
      expect([found.lower, found.upper]).toContain(found.nearest);
      const small = await run(tool, { value: Number(`${digits}e-7`), series });
      expect(small).toEqual({ ...found, nearest: Number(`${found.nearest}e-7`), lower: Number(`${found.lower}e-7`), upper: Number(`${found.upper}e-7`) });
    }),
    { numRuns: 60 },
  );
});
