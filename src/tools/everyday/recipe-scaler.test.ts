import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './recipe-scaler.ts';
// Worked out by test/oracles/everyday_kitchen_and_travel.py, apart from the tool.
import vectors from './testdata/kitchen-and-travel.json' with { type: 'json' };

holdTo(tool, { vectors });

describe('fractions as pages write them', () => {
  // The values of the fractions are those of the Unicode Character Database.
  it.each([
    ['1⅙ cups sugar', 3, '3 1/2 cups sugar'],
    ['⅚ tsp', 3, '2 1/2 tsp'],
    ['2 ⅖-3⅗ kg', 5, '12-18 kg'],
    ['⅐ l, ⅑ l', 14, '2 l, ⅑ l'],
    ['⅑ cup', 3, '1/3 cup'],
    ['⅒ l', 5, '1/2 l'],
  ])('scales all of %s, whatever the denominator', async (line, factor, scaled) => {
    expect((await run(tool, { lines: [line], factor })).lines).toEqual([scaled]);
  });

  // Unicode Standard, General Punctuation: digits around U+2044 FRACTION SLASH are a fraction; ½ is 1⁄2 by compatibility.
  it.each([
    ['1⁄2 cup milk', '1 cup milk'],
    ['1 3⁄4 cups', '3 1/2 cups'],
    ['1⁄0 cup', '1⁄0 cup'],
  ])('reads the fraction slash in %s', async (line, scaled) => {
    expect((await run(tool, { lines: [line], factor: 2 })).lines).toEqual([scaled]);
  });

  it.each(['\u00a0', '\u202f', '\u2009', '\t'])('takes a whole number and its fraction together across the space %j', async (space) => {
    expect((await run(tool, { lines: [`1${space}1/2 cups`, `1${space}½ cups`], factor: 2 })).lines).toEqual(['3 cups', '3 cups']);
  });
});
