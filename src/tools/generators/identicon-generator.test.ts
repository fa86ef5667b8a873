import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './identicon-generator.ts';
import { decodePng, expectSafeSvg } from './lib/picture-testing.ts';

// Cells and colours from Python's hashlib and colorsys by the rule of the tool's reference.
holdTo(tool, {
  answers: [
    [{ text: 'ann@example.com' }, { cells: ['.....', '#...#', '.....', '#.#.#', '##.##'], color: '#c08b30' }],
    [
      { text: '', color: '#336699' },
      { cells: ['.###.', '##.##', '.#.#.', '#.#.#', '.###.'], color: '#336699' },
    ],
    [{ text: 'x', color: 'Navy' }, { color: '#000080' }],
    [{ text: 'x', color: '#f0a' }, { color: '#ff00aa' }],
  ],
  invalid: [
    [{ text: 'x', color: 'reddish' }, 'color'],
    [{ text: 'x', size: 15 }, 'size'],
    [{ text: 'x', margin: 0.5 }, 'margin'],
  ],
});

it('paints the cells', async () => {
  const { png, cells, color } = await run(tool, { text: 'ann@example.com', size: 100, margin: 0, format: 'png', background: 'white' });
  const { pixel } = decodePng(png);
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++) expect(pixel(column * 20 + 10, row * 20 + 10)).toBe(cells[row][column] === '#' ? `${color}ff` : '#ffffffff');
  expectSafeSvg((await run(tool, { text: '<script>', size: 50 })).svg, 50, 50);
});
