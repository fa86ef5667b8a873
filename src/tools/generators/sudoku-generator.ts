import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { drawSudoku, oppositeCell, solveSudoku } from './lib/sudoku.ts';

/** Fewest and most cells filled in. */
const CLUES = { easy: [40, 45], medium: [32, 36], hard: [27, 31], expert: [22, 26] } as const;

export default defineTool({
  slug: 'sudoku-generator',
  name: 'Sudoku Generator',
  category: 'generators',
  summary: 'Generates Sudoku puzzles with exactly one solution.',
  description: 'easy has 40 to 45 cells filled in, medium 32 to 36, hard 27 to 31, expert 22 to 26. Each puzzle is proved to have one solution alone.',
  reference: 'A random full grid from which cells are taken while the solution stays the only one',
  keywords: ['number puzzle', 'number place', 'printable', 'make sudoku', 'game'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    difficulty: z.enum(['easy', 'medium', 'hard', 'expert']).default('medium').describe('How few cells are filled in'),
    count: z.int().min(1).max(10).default(1).describe('How many puzzles to make'),
    symmetric: z.boolean().default(true).describe('Fill in cells that are symmetric under half a turn'),
    seed: seedInput,
  }),
  result: z.strictObject({
    puzzles: z
      .array(
        z.strictObject({
          puzzle: z.string().describe('The puzzle as 81 digits row by row, 0 for empty'),
          solution: z.string().describe('The only solution of the puzzle as 81 digits'),
          clues: z.int().describe('How many cells are filled in'),
          grid: z.string().describe('The puzzle drawn with lines between the boxes'),
        }),
      )
      .describe('The puzzles with their solutions'),
  }),
  views: [{ kind: 'sudoku', field: 'puzzles' }],
  examples: [
    {
      inputs: { count: 2, seed: 'a' },
      result: {
        puzzles: [
          {
            puzzle: '003008970907200583400073200370050600000000000004090015002640007795001306046700800',
            solution: '623518974917264583458973261371452698569187432284396715832649157795821346146735829',
            clues: 36,
            grid: '. . 3 | . . 8 | 9 7 .\n9 . 7 | 2 . . | 5 8 3\n4 . . | . 7 3 | 2 . .\n------+-------+------\n3 7 . | . 5 . | 6 . .\n. . . | . . . | . . .\n. . 4 | . 9 . | . 1 5\n------+-------+------\n. . 2 | 6 4 . | . . 7\n7 9 5 | . . 1 | 3 . 6\n. 4 6 | 7 . . | 8 . .',
          },
          {
            puzzle: '300570160600803005002006040480000500001050400009000087030600200700104009046035001',
            solution: '394572168617843925852916743483769512271358496569421387138697254725184639946235871',
            clues: 33,
            grid: '3 . . | 5 7 . | 1 6 .\n6 . . | 8 . 3 | . . 5\n. . 2 | . . 6 | . 4 .\n------+-------+------\n4 8 . | . . . | 5 . .\n. . 1 | . 5 . | 4 . .\n. . 9 | . . . | . 8 7\n------+-------+------\n. 3 . | 6 . . | 2 . .\n7 . . | 1 . 4 | . . 9\n. 4 6 | . 3 5 | . . 1',
          },
        ],
      },
    },
    {
      inputs: { difficulty: 'expert', seed: 'x' },
      result: {
        puzzles: [
          {
            puzzle: '000640001680003000500010007010300040007000200060009010800070006000500023900036000',
            solution: '739642581681753492524918367215387649497165238368429715843271956176594823952836174',
            clues: 26,
            grid: '. . . | 6 4 . | . . 1\n6 8 . | . . 3 | . . .\n5 . . | . 1 . | . . 7\n------+-------+------\n. 1 . | 3 . . | . 4 .\n. . 7 | . . . | 2 . .\n. 6 . | . . 9 | . 1 .\n------+-------+------\n8 . . | . 7 . | . . 6\n. . . | 5 . . | . 2 3\n9 . . | . 3 6 | . . .',
          },
        ],
      },
    },
  ],
  run({ difficulty, count, symmetric, seed }) {
    const random = new Random(seed);
    return { puzzles: Array.from({ length: count }, () => makePuzzle(random, CLUES[difficulty], symmetric)) };
  },
});

function makePuzzle(random: Random, [fewest, most]: readonly [number, number], symmetric: boolean) {
  for (;;) {
    const [solution = []] = solveSudoku(new Array<number>(81).fill(0), 1, (candidates) => random.shuffle(candidates));
    const cells = withoutClues(random, solution, random.between(fewest, most), symmetric);
    const clues = cells.filter((cell) => cell !== 0).length;
    if (clues <= most) return { puzzle: cells.join(''), solution: solution.join(''), clues, grid: drawSudoku(cells) };
  }
}

/** Takes clues away in random order, as long as the solution stays the only one. @param target the fewest that are left */
function withoutClues(random: Random, solution: readonly number[], target: number, symmetric: boolean): number[] {
  const cells = [...solution];
  let clues = cells.length;
  for (const cell of random.shuffle(solution.map((_, place) => place))) {
    const taken = symmetric ? [...new Set([cell, oppositeCell(cell)])] : [cell];
    if (clues - taken.length < target || cells[cell] === 0) continue;
    for (const place of taken) cells[place] = 0;
    if (solveSudoku(cells, 2).length === 1) clues -= taken.length;
    else for (const place of taken) cells[place] = solution[place] ?? 0;
  }
  return cells;
}
