import { describe, expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './feet-inches-calculator.ts';
// Worked out by test/oracles/everyday_workshop.py, apart from the tool.
import vectors from './testdata/workshop.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  // What is missing is asked for before what cannot be read.
  invalid: [
    [{ first: 'abc', operation: 'ratio' }, 'second'],
    [{ first: '1/0"', operation: 'divide' }, 'by'],
  ],
  unprocessable: [[{ first: 'abc', operation: 'divide', by: 0 }, 'could not be read']],
});

describe('lengths as they are written elsewhere', () => {
  // The architectural units of AutoCAD join feet and inches with a dash; the values of ½ and ⅞ are those of the Unicode Character Database.
  it.each([
    ['5\'-6 1/2"', 66.5],
    ['-2\'-3"', -27],
    ["5'- 3-1/2", 63.5],
    ['5\' 3½"', 63.5],
    ['⅞', 0.875],
    ['1⁄2"', 0.5],
    ['−2\' 6"', -30],
  ])('reads %s', async (first, inches) => {
    expect((await run(tool, { first, operation: 'round' })).inches).toBe(inches);
  });

  it.each(['5\' -6"', "5'-", "5'--6", '5 -6'])('refuses %s, which may be a difference', async (first) => {
    await expectUnprocessable(tool, { first, operation: 'round' }, 'could not be read');
  });
});
