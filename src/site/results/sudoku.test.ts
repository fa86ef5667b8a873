import { expect, it } from 'vitest';
import type { ToolCard } from '../../tools/card.ts';
import solver from '../../tools/generators/sudoku-solver.ts';
import { catalogue } from '../../tools/index.ts';
import { run } from '../../tools/testing.ts';
import { shapeOf } from './shape.ts';
import { shapeFor } from './shape-of-run.ts';
import { showResult } from './show.ts';
import { viewOf } from './views.ts';

const cardOf = (slug: string): ToolCard => catalogue.get(slug) ?? expect.fail(`there is no ${slug}`);

/** The boards that a result is shown as: of each the digits by their places, and which of them are bold. */
function boardsOf(slug: string, inputs: Record<string, unknown>, result: Record<string, unknown>) {
  const { markup } = showResult(result, shapeFor(shapeOf(cardOf(slug)), inputs), viewOf);
  return Array.from(markup.matchAll(/<img src="data:image\/svg\+xml,([^"]+)"/g), ([, address = '']) => {
    const cells = Array.from(
      decodeURIComponent(address).matchAll(/<text x="([\d.]+)" y="([\d.]+)"([^>]*)>(\d)</g),
      ([, x, y, attributes = '', digit = '']) =>
        [Math.floor(Number(y) / 40) * 9 + Math.floor(Number(x) / 40), digit, attributes.includes('font-weight="700"')] as const,
    );
    const written = (shown: typeof cells) => {
      const board = new Array<string>(81).fill('0');
      for (const [place, digit] of shown) board[place] = digit;
      return board.join('');
    };
    return { digits: written(cells), bold: written(cells.filter(([, , isBold]) => isBold)) };
  });
}

// The first puzzle of Project Euler 96, as Norvig solves it; dots, lines and boxes around it are read, too.
const PUZZLE = '003020600900305001001806400008102900700000008006708200002609500800203009005010300';
const SOLUTION = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';

it.each([PUZZLE, PUZZLE.replaceAll('0', '.'), PUZZLE.replace(/.{27}/g, '$&\n------+-------+------\n')])(
  'draws a solution with what was given in bold',
  async (puzzle) => {
    expect(boardsOf('sudoku-solver', { puzzle }, await run(solver, { puzzle }))).toEqual([{ digits: SOLUTION, bold: PUZZLE }]);
  },
);

it('draws each puzzle and its solution', () => {
  const [example] = cardOf('sudoku-generator').examples;
  const puzzles = [
    { puzzle: PUZZLE, solution: SOLUTION, clues: 32, grid: '' },
    { puzzle: SOLUTION, solution: SOLUTION, clues: 81, grid: '' },
  ];
  expect(boardsOf('sudoku-generator', example?.inputs ?? {}, { puzzles })).toEqual([
    { digits: PUZZLE, bold: PUZZLE },
    { digits: SOLUTION, bold: PUZZLE },
    { digits: SOLUTION, bold: SOLUTION },
    { digits: SOLUTION, bold: SOLUTION },
  ]);
});
