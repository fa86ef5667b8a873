import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { namesOf } from '../shared/json/names-of.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import type { Rgba } from '../shared/svg/colors.ts';
import { centeredBase, Drawing } from '../shared/svg/drawing.ts';
import { graphemes } from '../shared/text/segments.ts';

const MAX_ATTEMPTS = 200;
const [MIN_LETTERS, MAX_LETTERS] = [2, 30];
const CELL = 32;
const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255, 255, 255, 255];
const MARK: Rgba = [86, 180, 233, 255];

const STEPS = { E: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1], N: [0, -1], NE: [1, -1] } as const;
type Direction = keyof typeof STEPS;
const NAMES = namesOf(STEPS);
const DIRECTIONS: Record<'easy' | 'medium' | 'all', readonly Direction[]> = { easy: ['E', 'S'], medium: ['E', 'S', 'SE'], all: NAMES };

interface Placement {
  column: number;
  row: number;
  direction: Direction;
}

export default defineTool({
  slug: 'word-search-generator',
  name: 'Word Search Generator',
  category: 'generators',
  summary: 'Hides your words in a grid of letters, and shows where they are.',
  description:
    'Words are upper-cased, spaces and hyphens dropped; any script, one character per cell. Words may cross and share letters. Words that do not fit after 200 attempts are unprocessable.',
  reference: 'Word search puzzles',
  keywords: ['wordsearch', 'word find', 'word seek', 'hidden words', 'letter puzzle', 'printable', 'classroom', 'game'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    words: z.array(z.string().max(200)).min(1).max(60).describe('The words to hide, all different, of 2 to 30 letters each without spaces and hyphens'),
    width: z.int().min(4).max(40).default(15).describe('How many letters there are side by side'),
    height: z.int().min(4).max(40).default(15).describe('How many rows of letters there are'),
    directions: z
      .enum(['easy', 'medium', 'all'])
      .default('medium')
      .describe('easy: words run right and down; medium: diagonally down to the right too; all: in all eight directions'),
    alphabet: z
      .string()
      .min(1)
      .max(100)
      .default('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      .describe('Letters to fill the other cells with, each as likely as often as it occurs here'),
    seed: seedInput,
  }),
  result: z.strictObject({
    grid: z.array(z.string()).describe('The rows of letters from the top'),
    placements: z
      .array(
        z.strictObject({
          word: z.string().describe('The word as it is in the grid'),
          column: z.int().describe('Column of its first letter, from 0 at the left'),
          row: z.int().describe('Row of its first letter, from 0 at the top'),
          direction: z.enum(NAMES).describe('Compass direction it runs in: E to the right, S down'),
        }),
      )
      .describe('Where the words are, in their order'),
    svg: z.string().describe('The puzzle drawn as SVG text'),
    solutionSvg: z.string().describe('Picture of the grid with the words marked, as SVG'),
  }),
  headline: 'svg',
  pageInputs: { words: ['puzzle', 'letter', 'hidden', 'search', 'grid', 'word'] },
  examples: [
    {
      inputs: { words: ['cat'], width: 4, height: 4, directions: 'easy', seed: 'a' },
      result: {
        grid: ['URQR', 'JSNC', 'JGMA', 'ZYVT'],
        placements: [{ word: 'CAT', column: 3, row: 1, direction: 'S' }],
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160" role="img"><title>Word search of 4 by 4 letters</title><rect x="0" y="0" width="160" height="160" fill="#ffffff"/><text x="32" y="38.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">U</text><text x="64" y="38.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">R</text><text x="96" y="38.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">Q</text><text x="128" y="38.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">R</text><text x="32" y="70.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">J</text><text x="64" y="70.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">S</text><text x="96" y="70.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">N</text><text x="128" y="70.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">C</text><text x="32" y="102.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">J</text><text x="64" y="102.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">G</text><text x="96" y="102.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">M</text><text x="128" y="102.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">A</text><text x="32" y="134.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">Z</text><text x="64" y="134.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">Y</text><text x="96" y="134.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">V</text><text x="128" y="134.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">T</text></svg>',
        solutionSvg:
          '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160" role="img"><title>Word search of 4 by 4 letters</title><rect x="0" y="0" width="160" height="160" fill="#ffffff"/><polyline points="128,64 128,128" fill="none" stroke="#56b4e9" stroke-width="22.4" stroke-linejoin="round"/><circle cx="128" cy="64" r="11.2" fill="#56b4e9"/><circle cx="128" cy="128" r="11.2" fill="#56b4e9"/><text x="32" y="38.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">U</text><text x="64" y="38.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">R</text><text x="96" y="38.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">Q</text><text x="128" y="38.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">R</text><text x="32" y="70.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">J</text><text x="64" y="70.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">S</text><text x="96" y="70.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">N</text><text x="128" y="70.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">C</text><text x="32" y="102.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">J</text><text x="64" y="102.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">G</text><text x="96" y="102.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">M</text><text x="128" y="102.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">A</text><text x="32" y="134.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">Z</text><text x="64" y="134.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">Y</text><text x="96" y="134.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">V</text><text x="128" y="134.34" font-family="sans-serif" font-size="19.2" fill="#000000" text-anchor="middle">T</text></svg>',
      },
    },
  ],
  run({ words, width, height, directions, alphabet, seed }) {
    const spelled = words.map((word, index) => spell(word, `words[${index}]`, Math.max(width, height)));
    const names = spelled.map((letters) => letters.join(''));
    for (const [index, name] of names.entries()) if (names.indexOf(name) < index) invalid(`words[${index}]`, `is listed twice: ${name}; give each word once`);
    const filler = graphemes(alphabet.normalize('NFC'));
    if (filler.some((letter) => !/^\p{L}\p{M}*$/u.test(letter))) invalid('alphabet', 'must contain only letters, without spaces between them');
    const random = new Random(seed);
    const { cells, placements } = place(spelled, width, height, DIRECTIONS[directions], random);
    const grid = cells.map((letter) => letter ?? random.pick(filler));
    const drawing = (): Drawing => new Drawing((width + 1) * CELL, (height + 1) * CELL).describe(`Word search of ${width} by ${height} letters`);
    return {
      grid: Array.from({ length: height }, (_, row) => grid.slice(row * width, row * width + width).join('')),
      placements: placements.map((placement, index) => ({ word: names[index] ?? '', ...placement })),
      svg: letters(background(drawing()), grid, width).svg(),
      solutionSvg: letters(marks(background(drawing()), spelled, placements), grid, width).svg(),
    };
  },
});

/** The letters of a word, one for each cell. */
function spell(word: string, path: string, longest: number): string[] {
  const letters = graphemes(
    word
      .normalize('NFC')
      .replace(/[\s\p{Pd}]/gu, '')
      .toUpperCase()
      .normalize('NFC'),
  );
  if (letters.some((letter) => !/^\p{L}\p{M}*$/u.test(letter))) invalid(path, 'must be made of letters; spaces and hyphens are dropped');
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) invalid(path, `has ${letters.length} letters; a word has ${MIN_LETTERS} to ${MAX_LETTERS}`);
  if (letters.length > longest) invalid(path, `has ${letters.length} letters, more than the grid is wide or high (${longest})`);
  return letters;
}

/** Puts the words in, the longest first, and starts anew where one does not fit, that one first. */
function place(
  words: readonly (readonly string[])[],
  width: number,
  height: number,
  directions: readonly Direction[],
  random: Random,
): { cells: (string | undefined)[]; placements: Placement[] } {
  const order = words.map((_, index) => index).sort((a, b) => (words[b]?.length ?? 0) - (words[a]?.length ?? 0));
  let unplaced = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const cells = new Array<string | undefined>(width * height).fill(undefined);
    const placements = new Array<Placement>(words.length);
    const failed = order.find((index) => {
      const word = words[index] ?? [];
      const placement = findPlace(word, cells, width, height, directions, random);
      if (!placement) return true;
      placements[index] = placement;
      for (const [step, letter] of word.entries()) cells[cellAt(placement, step, width)] = letter;
      return false;
    });
    if (failed === undefined) return { cells, placements };
    unplaced = failed;
    order.splice(order.indexOf(failed), 1);
    order.unshift(failed);
  }
  return unprocessable(
    `The word ${(words[unplaced] ?? []).join('')} did not fit in ${MAX_ATTEMPTS} attempts; use a larger grid, more directions or fewer words.`,
    `words[${unplaced}]`,
  );
}

const cellAt = ({ column, row, direction }: Placement, step: number, width: number): number =>
  (row + step * STEPS[direction][1]) * width + column + step * STEPS[direction][0];

/** A random place where a word fits, each equally likely. */
function findPlace(
  word: readonly string[],
  cells: readonly (string | undefined)[],
  width: number,
  height: number,
  directions: readonly Direction[],
  random: Random,
): Placement | undefined {
  const fits = (placement: Placement): boolean => word.every((letter, step) => (cells[cellAt(placement, step, width)] ?? letter) === letter);
  const possible = directions.flatMap((direction) => {
    const [across, down] = STEPS[direction];
    const columns = startsOf(across, word.length - 1, width);
    return startsOf(down, word.length - 1, height).flatMap((row) => columns.map((column) => ({ column, row, direction })).filter(fits));
  });
  return possible.length > 0 ? random.pick(possible) : undefined;
}

/** Where along one side of the grid a word may begin. @param step -1, 0 or 1 for each letter @param reach letters after the first */
function startsOf(step: number, reach: number, size: number): number[] {
  const [first, end] = [step < 0 ? reach : 0, step > 0 ? size - reach : size];
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

const background = (drawing: Drawing): Drawing => drawing.rectangle(0, 0, drawing.width, drawing.height, WHITE);
const middle = (place: number): number => (place + 1) * CELL;

function marks(drawing: Drawing, words: readonly (readonly string[])[], placements: readonly Placement[]): Drawing {
  for (const [index, { column, row, direction }] of placements.entries()) {
    const reach = (words[index]?.length ?? 1) - 1;
    const [across, down] = STEPS[direction];
    const ends = [
      [middle(column), middle(row)],
      [middle(column + reach * across), middle(row + reach * down)],
    ] as const;
    drawing.line(ends, CELL * 0.7, MARK);
    for (const [x, y] of ends) drawing.circle(x, y, CELL * 0.35, MARK);
  }
  return drawing;
}

function letters(drawing: Drawing, grid: readonly string[], width: number): Drawing {
  const size = CELL * 0.6;
  for (const [cell, letter] of grid.entries())
    drawing.text(letter, middle(cell % width), centeredBase(middle(Math.floor(cell / width)), size), size, BLACK, 'middle', 'words');
  return drawing;
}
