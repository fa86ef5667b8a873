import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './anova-calculator.ts';
// Worked out by test/oracles/statistics_groups.py, apart from the tool.
import vectors from './testdata/groups.json' with { type: 'json' };

holdTo(tool, { vectors });

/** Simon and Lesage 1989, as in NIST's SmLs sets: nine treatments about .4, .3 and .5, each with its middle and then what is a tenth below and above it. */
function simonLesage(leading: string, replicates: number): number[][] {
  return [4, 3, 5, 3, 5, 3, 5, 3, 5].map((middle) =>
    Array.from({ length: replicates }, (_, index) => Number(`${leading}.${index === 0 ? middle : index % 2 === 1 ? middle - 1 : middle + 1}`)),
  );
}

const SILVER = [
  [
    107.8681568, 107.8681465, 107.8681572, 107.8681785, 107.8681446, 107.8681903, 107.8681526, 107.8681494, 107.8681616, 107.8681587, 107.8681519, 107.8681486,
    107.8681419, 107.8681569, 107.8681508, 107.8681672, 107.8681385, 107.8681518, 107.8681662, 107.8681424, 107.868136, 107.8681333, 107.868161, 107.8681477,
  ],
  [
    107.8681079, 107.8681344, 107.8681513, 107.8681197, 107.8681604, 107.8681385, 107.8681642, 107.8681365, 107.8681151, 107.8681082, 107.8681517, 107.8681448,
    107.8681198, 107.8681482, 107.8681334, 107.8681609, 107.8681101, 107.8681512, 107.8681469, 107.868136, 107.8681254, 107.8681261, 107.868145, 107.8681368,
  ],
];

const RESISTIVITY = [
  [196.3052, 196.124, 196.189, 196.2569, 196.3403],
  [196.3042, 196.3825, 196.1669, 196.3257, 196.0422],
  [196.1303, 196.2005, 196.2889, 196.0343, 196.1811],
  [196.2795, 196.1748, 196.1494, 196.1485, 195.9885],
  [196.2119, 196.1051, 196.185, 196.0052, 196.209],
];

describe("NIST's certified values", () => {
  it.each([
    ['1', 21, 1.68, 1.8, 21],
    ['1', 201, 16.08, 18, 201],
    ['1', 2001, 160.08, 180, 2001],
    ['1000000', 21, 1.68, 1.8, 21],
    ['1000000', 201, 16.08, 18, 201],
    ['1000000', 2001, 160.08, 180, 2001],
    ['1000000000000', 21, 1.68, 1.8, 21],
    ['1000000000000', 201, 16.08, 18, 201],
    ['1000000000000', 2001, 160.08, 180, 2001],
  ])('of SmLs with %s and %s replicates come out exactly', async (leading, replicates, ssBetween, ssWithin, f) => {
    expect(await run(tool, { groups: simonLesage(leading, replicates) })).toMatchObject({ ssBetween, ssWithin, f, dfBetween: 8, dfWithin: 9 * replicates - 9 });
  });

  it.each([
    ['AtmWtAg', SILVER, 3.638341875e-9, 1.04951729166667e-8, 15.946733567793, 46],
    ['SiRstv', RESISTIVITY, 5.11462616e-2, 2.1663656e-1, 1.18046237440255, 20],
  ])('of %s come out to 14 digits', async (_, groups, ssBetween, ssWithin, f, dfWithin) => {
    const result = await run(tool, { groups });
    for (const [actual, certified] of [
      [result.ssBetween, ssBetween],
      [result.ssWithin, ssWithin],
      [result.f, f],
    ] as const) {
      expect(Math.abs(actual / certified - 1)).toBeLessThan(1e-13);
    }
    expect(result.dfWithin).toBe(dfWithin);
  });
});
