import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { findClash, solveSudoku } from './lib/sudoku.ts';

export default defineTool({
  slug: 'sudoku-solver',
  name: 'Sudoku Solver',
  category: 'generators',
  summary: 'Solves a Sudoku and says whether its solution is the only one.',
  description: 'Of several solutions the first found is given. A puzzle with a digit twice in a row, column or box, or without a solution, is unprocessable.',
  reference: 'Exact cover search on the constraint with the fewest candidates (as in Knuth, Dancing Links)',
  keywords: ['solve puzzle', 'number place', 'unique solution', 'grid', 'soduku'],
  cost: 'heavy',
  inputs: z.strictObject({
    puzzle: z.string().min(81).max(400).describe('The 81 cells row by row: digits, and 0 . _ * or ? for empty; white space and | - + are ignored'),
  }),
  result: z.strictObject({
    solution: z.string().describe('The solution as 81 digits, row by row'),
    grid: z.array(z.array(z.int())).describe('The solution as nine rows of nine digits'),
    solutions: z.enum(['one', 'several']).describe('Whether the solution given is the only one'),
    clues: z.int().describe('How many cells were filled in'),
  }),
  headline: 'grid',
  views: [{ kind: 'sudoku', field: 'grid', given: 'puzzle' }],
  examples: [
    {
      inputs: { puzzle: '003020600900305001001806400008102900700000008006708200002609500800203009005010300' },
      result: {
        solution: '483921657967345821251876493548132976729564138136798245372689514814253769695417382',
        grid: [
          [4, 8, 3, 9, 2, 1, 6, 5, 7],
          [9, 6, 7, 3, 4, 5, 8, 2, 1],
          [2, 5, 1, 8, 7, 6, 4, 9, 3],
          [5, 4, 8, 1, 3, 2, 9, 7, 6],
          [7, 2, 9, 5, 6, 4, 1, 3, 8],
          [1, 3, 6, 7, 9, 8, 2, 4, 5],
          [3, 7, 2, 6, 8, 9, 5, 1, 4],
          [8, 1, 4, 2, 5, 3, 7, 6, 9],
          [6, 9, 5, 4, 1, 7, 3, 8, 2],
        ],
        solutions: 'one',
        clues: 32,
      },
    },
    {
      inputs: { puzzle: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9' },
      result: {
        solution: '987654321246173985351928746128537694634892157795461832519286473472319568863745219',
        grid: [
          [9, 8, 7, 6, 5, 4, 3, 2, 1],
          [2, 4, 6, 1, 7, 3, 9, 8, 5],
          [3, 5, 1, 9, 2, 8, 7, 4, 6],
          [1, 2, 8, 5, 3, 7, 6, 9, 4],
          [6, 3, 4, 8, 9, 2, 1, 5, 7],
          [7, 9, 5, 4, 6, 1, 8, 3, 2],
          [5, 1, 9, 2, 8, 6, 4, 7, 3],
          [4, 7, 2, 3, 1, 9, 5, 6, 8],
          [8, 6, 3, 7, 4, 5, 2, 1, 9],
        ],
        solutions: 'one',
        clues: 17,
      },
    },
  ],
  run({ puzzle }) {
    const text = puzzle.replace(/[\p{White_Space}|+-]/gu, '');
    const stray = /[^0-9._*?]/u.exec(text);
    if (stray) invalid('puzzle', `holds ${JSON.stringify(stray[0])}; cells are digits, and 0 . _ * or ? for empty`);
    if (text.length !== 81) invalid('puzzle', `has ${text.length} cells; it must have 81`);
    const cells = Array.from(text, (character) => (/[1-9]/.test(character) ? Number(character) : 0));
    const clash = findClash(cells);
    if (clash) unprocessable(`The digit ${clash.digit} occurs twice in ${clash.unit}.`, 'puzzle');
    const [solution, another] = solveSudoku(cells, 2);
    if (!solution) return unprocessable('The puzzle has no solution.', 'puzzle');
    const solutions: 'one' | 'several' = another ? 'several' : 'one';
    return {
      solution: solution.join(''),
      grid: Array.from({ length: 9 }, (_, row) => solution.slice(row * 9, row * 9 + 9)),
      solutions,
      clues: cells.filter((digit) => digit > 0).length,
    };
  },
});
