import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './sudoku-generator.ts';
import solver from './sudoku-solver.ts';

describe.each([
  ['easy', 40, 45],
  ['medium', 32, 36],
  ['hard', 27, 31],
  ['expert', 22, 26],
])('%s', (difficulty, fewest, most) => {
  it.each([true, false])('has one solution, the clues of its level, and symmetry where asked (%s)', async (symmetric) => {
    const { puzzles } = await run(tool, { difficulty, symmetric, count: 2, seed: 'x' });
    for (const { puzzle, solution, clues, grid } of puzzles) {
      expect(clues).toBeGreaterThanOrEqual(fewest);
      expect(clues).toBeLessThanOrEqual(most);
      expect(puzzle.replaceAll('0', '')).toHaveLength(clues);
      expect(await run(solver, { puzzle })).toMatchObject({ solution, solutions: 'one', clues });
      expect((await run(solver, { puzzle: grid })).solution).toBe(solution);
      if (symmetric) for (let cell = 0; cell < 81; cell++) expect(puzzle[cell] === '0').toBe(puzzle[80 - cell] === '0');
    }
  });
});

it('repeats itself with a seed, and refuses too many', async () => {
  expect(await run(tool, { seed: 'a' })).toEqual(await run(tool, { seed: 'a' }));
  expect(await run(tool, {})).not.toEqual(await run(tool, {}));
  await expectInvalid(tool, { count: 11 }, 'count');
  await expectInvalid(tool, { difficulty: 'insane' }, 'difficulty');
});
