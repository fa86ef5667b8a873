import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { expectSafeSvg } from './lib/picture-testing.ts';
import tool from './word-search-generator.ts';

holdTo(tool, {
  answers: [
    [{ words: ['Ice-Cream Van'], seed: 'a' }, { placements: [{ word: 'ICECREAMVAN' }] }],
    [{ words: ['straße'], seed: 'a' }, { placements: [{ word: 'STRASSE' }] }],
    [{ words: ['e\u0301te\u0301'], seed: 'a' }, { placements: [{ word: 'ÉTÉ' }] }],
    [{ words: ['abcd', 'efgh', 'ijkl', 'mnop'], width: 4, height: 4, directions: 'easy' }, {}],
  ],
  invalid: [
    [{ words: [] }, 'words'],
    [{ words: Array.from({ length: 61 }, (_, index) => `w${index}`) }, 'words'],
    [{ words: ['ok', 'a'] }, 'words[1]'],
    [{ words: ['- -'] }, 'words[0]'],
    [{ words: ['x'.repeat(31)], width: 40 }, 'words[0]'],
    [{ words: ['abcde'], width: 4, height: 4 }, 'words[0]'],
    [{ words: ['ab1'] }, 'words[0]'],
    [{ words: ['ab', '😀😀'] }, 'words[1]'],
    [{ words: ['cat', 'dog', 'C-at'] }, 'words[2]'],
    [{ words: ['cat'], width: 3 }, 'width'],
    [{ words: ['cat'], height: 41 }, 'height'],
    [{ words: ['cat'], directions: 'hard' }, 'directions'],
    [{ words: ['cat'], alphabet: '' }, 'alphabet'],
    [{ words: ['cat'], alphabet: 'A B' }, 'alphabet'],
  ],
  unprocessable: [
    [{ words: ['abcd', 'efgh', 'ijkl', 'mnop', 'qrst'], width: 4, height: 4 }, /^The word (ABCD|EFGH|IJKL|MNOP|QRST) did not fit in 200 attempts/],
  ],
});

const COMPASS: Record<string, [number, number]> = { N: [0, -1], NE: [1, -1], E: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1] };

/** Every place where a word is in a grid, found by reading from each cell in each direction. */
function find(grid: string[][], word: string[]): string[] {
  const found: string[] = [];
  for (const [row, line] of grid.entries())
    for (const column of line.keys())
      for (const [direction, [across, down]] of Object.entries(COMPASS))
        if (word.every((letter, step) => grid[row + step * down]?.[column + step * across] === letter)) found.push(`${column} ${row} ${direction}`);
  return found;
}

const cellsOf = (row: string): string[] => Array.from(new Intl.Segmenter('en').segment(row), ({ segment }) => segment);

describe('every word is found where it is said to be', () => {
  it.each([
    ['easy', ['E', 'S']],
    ['medium', ['E', 'S', 'SE']],
    ['all', Object.keys(COMPASS)],
  ] as const)('%s', async (directions, allowed) => {
    const words = ['orange', 'apple', 'banana', 'cherry', 'pear', 'fig', 'lemon', 'грушa', 'สวน', 'שקד', '桃子', 'à-la'];
    const seen = new Set<string>();
    for (let round = 0; round < 15; round++) {
      const { grid, placements } = await run(tool, { words, width: 12, height: 10, directions });
      const cells = grid.map(cellsOf);
      expect(cells).toHaveLength(10);
      for (const line of cells) expect(line).toHaveLength(12);
      expect(placements).toHaveLength(words.length);
      for (const { word, column, row, direction } of placements) {
        expect(find(cells, cellsOf(word))).toContain(`${column} ${row} ${direction}`);
        seen.add(direction);
      }
    }
    expect([...seen].sort()).toEqual([...allowed].sort());
  });
});

it('packs a grid without a letter to spare', async () => {
  const words = ['abcd', 'efgh', 'ijkl', 'mnop'];
  const { grid } = await run(tool, { words, width: 4, height: 4, directions: 'easy' });
  expect([...grid.join('')].sort().join('')).toBe('ABCDEFGHIJKLMNOP');
});

it('fills with the letters asked for', async () => {
  const { grid } = await run(tool, { words: ['cat'], width: 6, height: 5, alphabet: 'Ωß' });
  expect([...grid.join('')].filter((letter) => letter !== 'Ω' && letter !== 'ß').sort()).toEqual(['A', 'C', 'T']);
});

it('draws each letter at its place, and marks in the solution alone', async () => {
  const { grid, svg, solutionSvg, placements } = await run(tool, { words: ['cat', 'dog'], width: 5, height: 4, seed: 's' });
  for (const picture of [svg, solutionSvg]) expectSafeSvg(picture, 192, 160);
  const texts = [...svg.matchAll(/<text x="(\d+)" y="([\d.]+)"[^>]*>(.)<\/text>/g)];
  expect(texts.map(([, , , letter]) => letter).join('')).toBe(grid.join(''));
  expect(texts.map(([, x]) => Number(x) / 32 - 1).slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
  expect(svg).not.toContain('<circle');
  const ends = [...solutionSvg.matchAll(/<circle cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x) / 32 - 1, Number(y) / 32 - 1]);
  for (const { column, row } of placements) expect(ends).toContainEqual([column, row]);
});

it('gives the same for the same seed', async () => {
  const inputs = { words: ['cat', 'dog'], seed: 's' };
  expect(await run(tool, inputs)).toEqual(await run(tool, inputs));
});
