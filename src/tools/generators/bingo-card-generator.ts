import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import type { Rgba } from '../shared/svg/colors.ts';
import { centeredBase, Drawing } from '../shared/svg/drawing.ts';
import { refuseRepeatedNames } from '../shared/text/names.ts';
import { displayWidth } from '../shared/text/width.ts';

const MAX_DRAWN = 20;
const MAX_MISSES = 10_000;
const CELL = 80;
const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255, 255, 255, 255];

type Cell = number | string | null;

const inputs = z.strictObject({
  kind: z.enum(['75', '90', 'words']).default('75').describe('75-ball cards, 90-ball tickets, or cards with words of your own'),
  count: z.int().min(1).max(500).default(1).describe('How many cards to make'),
  words: z.array(z.string()).min(8).max(1000).optional().describe('Different words for the cells, with the kind words'),
  size: z.int().min(3).max(10).default(5).describe('Cells per side, with the kind words'),
  freeSpace: z.boolean().default(true).describe('Leave the middle cell of odd sizes free; not with 90'),
  title: z.string().max(100).default('').describe('Heading of the drawn cards'),
  seed: seedInput,
});

export default defineTool({
  slug: 'bingo-card-generator',
  name: 'Bingo Card Generator',
  category: 'generators',
  summary: 'Generates bingo cards with 75 or 90 balls, or with words of your own.',
  description:
    '75: five by five, the columns B 1-15, I 16-30, N 31-45, G 46-60 and O 61-75. 90: three rows of nine with five numbers each, the first column 1-9, the last 80-90, one to three numbers in a column, ascending downwards. No two cards are alike.',
  reference: 'Rules of 75-ball and 90-ball bingo',
  keywords: ['housie', 'bingo numbers', 'tambola', 'bullshit bingo', 'buzzword bingo', 'printable', 'party game'],
  heavyWhen: ({ count }) => count > 50,
  random: true,
  inputs,
  result: z.strictObject({
    cards: z
      .array(
        z
          .array(z.array(z.union([z.int(), z.string(), z.null()]).describe('A number, a word, FREE, or null for a blank')).describe('One row of a card'))
          .describe('One card as its rows'),
      )
      .describe('The cards, each as rows of cells'),
    svgs: z.array(z.string()).describe('The first 20 cards drawn as SVG text'),
    callList: z.array(z.union([z.int(), z.string()])).describe('All numbers or words in the random order they are called in'),
  }),
  headline: 'svgs',
  appliesWhen: {
    words: { kind: ['words'] },
    size: { kind: ['words'] },
    freeSpace: { kind: ['75', 'words'] },
  },
  examples: [
    {
      inputs: { count: 2, seed: 'a' },
      result: {
        cards: [
          [
            [11, 18, 32, 49, 61],
            [14, 29, 45, 56, 68],
            [7, 16, 'FREE', 54, 75],
            [4, 22, 31, 46, 71],
            [3, 27, 35, 48, 65],
          ],
          [
            [15, 19, 34, 55, 68],
            [14, 30, 35, 56, 69],
            [8, 18, 'FREE', 58, 63],
            [11, 29, 37, 50, 70],
            [5, 25, 32, 57, 73],
          ],
        ],
        svgs: [
          '<svg xmlns="http://www.w3.org/2000/svg" width="404" height="484" viewBox="0 0 404 484" role="img"><title>BINGO</title><rect x="0" y="0" width="404" height="484" fill="#ffffff"/><text x="42" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">B</text><text x="122" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">I</text><text x="202" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">N</text><text x="282" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">G</text><text x="362" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">O</text><rect x="1" y="81" width="402" height="2" fill="#000000"/><rect x="1" y="161" width="402" height="2" fill="#000000"/><rect x="1" y="241" width="402" height="2" fill="#000000"/><rect x="1" y="321" width="402" height="2" fill="#000000"/><rect x="1" y="401" width="402" height="2" fill="#000000"/><rect x="1" y="481" width="402" height="2" fill="#000000"/><rect x="1" y="81" width="2" height="402" fill="#000000"/><rect x="81" y="81" width="2" height="402" fill="#000000"/><rect x="161" y="81" width="2" height="402" fill="#000000"/><rect x="241" y="81" width="2" height="402" fill="#000000"/><rect x="321" y="81" width="2" height="402" fill="#000000"/><rect x="401" y="81" width="2" height="402" fill="#000000"/><text x="42" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">11</text><text x="122" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">18</text><text x="202" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">32</text><text x="282" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">49</text><text x="362" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">61</text><text x="42" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">14</text><text x="122" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">29</text><text x="202" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">45</text><text x="282" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">56</text><text x="362" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">68</text><text x="42" y="292.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">7</text><text x="122" y="292.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">16</text><text x="202" y="291.9" font-family="sans-serif" font-size="30" fill="#000000" text-anchor="middle">FREE</text><text x="282" y="292.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">54</text><text x="362" y="292.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">75</text><text x="42" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">4</text><text x="122" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">22</text><text x="202" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">31</text><text x="282" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">46</text><text x="362" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">71</text><text x="42" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">3</text><text x="122" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">27</text><text x="202" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">35</text><text x="282" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">48</text><text x="362" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">65</text></svg>',
          '<svg xmlns="http://www.w3.org/2000/svg" width="404" height="484" viewBox="0 0 404 484" role="img"><title>BINGO</title><rect x="0" y="0" width="404" height="484" fill="#ffffff"/><text x="42" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">B</text><text x="122" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">I</text><text x="202" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">N</text><text x="282" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">G</text><text x="362" y="57.84" font-family="sans-serif" font-size="48" fill="#000000" text-anchor="middle">O</text><rect x="1" y="81" width="402" height="2" fill="#000000"/><rect x="1" y="161" width="402" height="2" fill="#000000"/><rect x="1" y="241" width="402" height="2" fill="#000000"/><rect x="1" y="321" width="402" height="2" fill="#000000"/><rect x="1" y="401" width="402" height="2" fill="#000000"/><rect x="1" y="481" width="402" height="2" fill="#000000"/><rect x="1" y="81" width="2" height="402" fill="#000000"/><rect x="81" y="81" width="2" height="402" fill="#000000"/><rect x="161" y="81" width="2" height="402" fill="#000000"/><rect x="241" y="81" width="2" height="402" fill="#000000"/><rect x="321" y="81" width="2" height="402" fill="#000000"/><rect x="401" y="81" width="2" height="402" fill="#000000"/><text x="42" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">15</text><text x="122" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">19</text><text x="202" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">34</text><text x="282" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">55</text><text x="362" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">68</text><text x="42" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">14</text><text x="122" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">30</text><text x="202" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">35</text><text x="282" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">56</text><text x="362" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">69</text><text x="42" y="292.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">8</text><text x="122" y="292.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">18</text><text x="202" y="291.9" font-family="sans-serif" font-size="30" fill="#000000" text-anchor="middle">FREE</text><text x="282" y="292.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">58</text><text x="362" y="292.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">63</text><text x="42" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">11</text><text x="122" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">29</text><text x="202" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">37</text><text x="282" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">50</text><text x="362" y="372.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">70</text><text x="42" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">5</text><text x="122" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">25</text><text x="202" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">32</text><text x="282" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">57</text><text x="362" y="452.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">73</text></svg>',
        ],
        callList: [
          25, 54, 51, 48, 22, 34, 56, 19, 60, 49, 42, 29, 57, 6, 58, 21, 14, 9, 40, 69, 2, 73, 26, 17, 55, 66, 38, 8, 12, 74, 59, 37, 61, 4, 52, 35, 18, 5, 71,
          15, 44, 10, 23, 47, 72, 3, 68, 16, 50, 13, 62, 46, 31, 41, 30, 53, 11, 1, 64, 33, 27, 36, 39, 20, 70, 7, 28, 32, 63, 43, 24, 45, 67, 65, 75,
        ],
      },
    },
    {
      inputs: { kind: 'words', size: 3, words: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], seed: 'a' },
      result: {
        cards: [
          [
            ['h', 'g', 'f'],
            ['c', 'FREE', 'd'],
            ['a', 'b', 'e'],
          ],
        ],
        svgs: [
          '<svg xmlns="http://www.w3.org/2000/svg" width="244" height="244" viewBox="0 0 244 244" role="img"><title>Bingo card</title><rect x="0" y="0" width="244" height="244" fill="#ffffff"/><rect x="1" y="1" width="242" height="2" fill="#000000"/><rect x="1" y="81" width="242" height="2" fill="#000000"/><rect x="1" y="161" width="242" height="2" fill="#000000"/><rect x="1" y="241" width="242" height="2" fill="#000000"/><rect x="1" y="1" width="2" height="242" fill="#000000"/><rect x="81" y="1" width="2" height="242" fill="#000000"/><rect x="161" y="1" width="2" height="242" fill="#000000"/><rect x="241" y="1" width="2" height="242" fill="#000000"/><text x="42" y="52.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">h</text><text x="122" y="52.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">g</text><text x="202" y="52.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">f</text><text x="42" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">c</text><text x="122" y="131.9" font-family="sans-serif" font-size="30" fill="#000000" text-anchor="middle">FREE</text><text x="202" y="132.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">d</text><text x="42" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">a</text><text x="122" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">b</text><text x="202" y="212.56" font-family="sans-serif" font-size="32" fill="#000000" text-anchor="middle">e</text></svg>',
        ],
        callList: ['b', 'a', 'g', 'f', 'c', 'e', 'h', 'd'],
      },
    },
  ],
  run(values) {
    const { kind, count, title, seed } = values;
    const random = new Random(seed);
    const pool = poolOf(values);
    const cards = new Map<string, Cell[][]>();
    for (let misses = 0; cards.size < count && misses < MAX_MISSES; ) {
      const card = kind === '75' ? card75(random, values.freeSpace) : kind === '90' ? card90(random) : wordCard(random, pool, values);
      const key = JSON.stringify(card);
      if (cards.has(key)) misses++;
      cards.set(key, card);
    }
    if (cards.size < count) unprocessable(`Only ${cards.size} different cards were found; give more words or ask for fewer cards.`, 'count');
    const made = [...cards.values()];
    return { cards: made, svgs: made.slice(0, MAX_DRAWN).map((card) => draw(card, title || (kind === '75' ? 'BINGO' : ''))), callList: random.shuffle(pool) };
  },
});

function poolOf({ kind, words, size, freeSpace }: z.output<typeof inputs>): (number | string)[] {
  if (kind !== 'words') {
    if (words) invalid('words', 'is possible with the kind words only');
    return Array.from({ length: Number(kind) }, (_, index) => index + 1);
  }
  if (!words) return invalid('words', 'is needed with the kind words');
  refuseRepeatedNames(words, 'words');
  const needed = size * size - (freeSpace && size % 2 === 1 ? 1 : 0);
  if (words.length < needed) invalid('words', `has ${words.length} words; a card of this size needs ${needed}`);
  return words;
}

function card75(random: Random, freeSpace: boolean): Cell[][] {
  const columns = [0, 15, 30, 45, 60].map((start) => random.distinct(15, 5).map((number) => start + number + 1));
  return Array.from({ length: 5 }, (_, row) => columns.map((column, index) => (freeSpace && row === 2 && index === 2 ? 'FREE' : (column[row] ?? null))));
}

function wordCard(random: Random, pool: readonly (number | string)[], { size, freeSpace }: z.output<typeof inputs>): Cell[][] {
  const chosen: Cell[] = random.distinct(pool.length, Math.min(pool.length, size * size)).map((index) => pool[index] ?? null);
  if (freeSpace && size % 2 === 1) chosen.splice((size * size - 1) / 2, 0, 'FREE');
  return Array.from({ length: size }, (_, row) => chosen.slice(row * size, row * size + size));
}

/** Random rows of five columns each until every column has a number, then numbers for them. */
function card90(random: Random): Cell[][] {
  for (;;) {
    const rows = Array.from({ length: 3 }, () => new Set(random.distinct(9, 5)));
    const taken = Array.from({ length: 9 }, (_, column) => rows.filter((row) => row.has(column)).length);
    if (taken.includes(0)) continue;
    const numbers = taken.map((count, column) => {
      const [first, last] = [column === 0 ? 1 : column * 10, column === 8 ? 90 : column * 10 + 9];
      return random
        .distinct(last - first + 1, count)
        .map((number) => first + number)
        .sort((a, b) => a - b);
    });
    return rows.map((row) => numbers.map((column, index) => (row.has(index) ? (column.shift() ?? null) : null)));
  }
}

function draw(card: readonly (readonly Cell[])[], title: string): string {
  const columns = card[0]?.length ?? 0;
  const top = title === '' ? 0 : CELL;
  const [width, height] = [columns * CELL, card.length * CELL + top];
  const drawing = new Drawing(width + 4, height + 4).describe(title || 'Bingo card').rectangle(0, 0, width + 4, height + 4, WHITE);
  if (title === 'BINGO')
    for (const [column, letter] of [...title].entries())
      drawing.text(letter, 2 + (column + 0.5) * CELL, 2 + centeredBase(CELL / 2, 48), 48, BLACK, 'middle', 'title');
  else
    drawing.text(title, 2 + width / 2, 2 + centeredBase(CELL / 2, 40), Math.min(40, width / Math.max(1, displayWidth(title) * 0.6)), BLACK, 'middle', 'title');
  for (let row = 0; row <= card.length; row++) drawing.rectangle(1, 1 + top + row * CELL, width + 2, 2, BLACK);
  for (let column = 0; column <= columns; column++) drawing.rectangle(1 + column * CELL, 1 + top, 2, height - top + 2, BLACK);
  for (const [row, cells] of card.entries())
    for (const [column, cell] of cells.entries()) {
      const text = cell === null ? '' : String(cell);
      const size = Math.min(32, (CELL - 8) / Math.max(1, displayWidth(text) * 0.6));
      drawing.text(text, 2 + (column + 0.5) * CELL, 2 + top + centeredBase((row + 0.5) * CELL, size), size, BLACK, 'middle', 'words');
    }
  return drawing.svg();
}
