import { expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { holdTo, run } from '../testing.ts';
import tool from './sudoku-solver.ts';

const easy = '003020600900305001001806400008102900700000008006708200002609500800203009005010300';

holdTo(tool, {
  answers: [
    // Peter Norvig, Solving Every Sudoku Puzzle: the first of Project Euler 96 and "hard".
    [{ puzzle: easy }, { solutions: 'one', clues: 32, solution: '483921657967345821251876493548132976729564138136798245372689514814253769695417382' }],
    [
      { puzzle: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......' },
      { solutions: 'one', solution: '417369825632158947958724316825437169791586432346912758289643571573291684164875293' },
    ],
    // Wikipedia, Sudoku solving algorithms: a puzzle hard for brute force.
    [
      { puzzle: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9' },
      { solution: '987654321246173985351928746128537694634892157795461832519286473472319568863745219' },
    ],
    [{ puzzle: '.'.repeat(81) }, { solutions: 'several', clues: 0 }],
    [{ puzzle: `003|020|600\n${easy.slice(9)}` }, { solutions: 'one' }],
    [{ puzzle: easy.replace(/0/g, '?') }, { solutions: 'one' }],
  ],
  invalid: [
    [{ puzzle: easy.slice(1) }, 'puzzle'],
    [{ puzzle: `${easy}0` }, 'puzzle'],
    [{ puzzle: easy.replace('3', 'x') }, 'puzzle'],
  ],
  unprocessable: [
    [{ puzzle: `11${'.'.repeat(79)}` }, 'row 1'],
    [{ puzzle: `1${'.'.repeat(8)}1${'.'.repeat(71)}` }, 'column 1'],
    [{ puzzle: `1${'.'.repeat(9)}1${'.'.repeat(70)}` }, 'box 1'],
    // The first row needs a 9 in its last cell, which the last column already has.
    [{ puzzle: `12345678.........9${'.'.repeat(63)}` }, 'no solution'],
    // Norvig's impossible puzzle, which took his program 24 minutes.
    [{ puzzle: '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........' }, 'no solution'],
  ],
});

it('takes less than a second for the puzzles that are hard for searches', async () => {
  // "Golden Nugget" and Arto Inkala's of 2012; Norvig's hardest of a million random ones.
  const puzzles = [
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    '.....6....59.....82....8....45........3........6..3.54...325..6..................',
  ];
  for (const puzzle of puzzles) {
    const { solution, grid } = await run(tool, { puzzle });
    for (let unit = 0; unit < 9; unit++) {
      expect(new Set(grid[unit]).size).toBe(9);
      expect(new Set(grid.map((row: number[]) => row[unit])).size).toBe(9);
    }
    for (const [place, digit] of [...puzzle].entries()) if (digit !== '.') expect(solution[place]).toBe(digit);
  }
  for (const puzzle of puzzles) expect(await leastMilliseconds(1_000, () => run(tool, { puzzle }))).toBeLessThan(1_000);
});
