import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './bingo-card-generator.ts';
import { expectSafeSvg } from './lib/picture-testing.ts';

const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

holdTo(tool, {
  answers: [
    [{ count: 2 }, {}],
    [{ kind: 'words', size: 3, words }, {}],
  ],
  invalid: [
    [{ kind: 'words' }, 'words'],
    [{ words }, 'words'],
    [{ kind: 'words', words }, 'words'],
    [{ kind: 'words', size: 3, words, freeSpace: false }, 'words'],
    [{ kind: 'words', size: 3, words: [...words, 'a'] }, 'words[8]'],
    [{ kind: '80' }, 'kind'],
  ],
});

it('makes 75-ball cards by columns', async () => {
  const { cards, svgs, callList } = await run(tool, { count: 100 });
  expect(new Set(cards.map((card: unknown) => JSON.stringify(card))).size).toBe(100);
  expect(svgs).toHaveLength(20);
  expectSafeSvg(svgs[0], 404, 484);
  expect([...callList].sort((a: number, b: number) => a - b)).toEqual(Array.from({ length: 75 }, (_, index) => index + 1));
  for (const card of cards) {
    expect(card[2][2]).toBe('FREE');
    const numbers = card.flat().filter((cell: unknown) => cell !== 'FREE');
    expect(new Set(numbers).size).toBe(24);
    for (const row of card) for (const [column, cell] of row.entries()) if (cell !== 'FREE') expect(Math.ceil(cell / 15)).toBe(column + 1);
  }
});

it('makes 90-ball tickets by the rules', async () => {
  for (const card of (await run(tool, { kind: '90', count: 200 })).cards) {
    expect(card).toHaveLength(3);
    for (const row of card) expect(row.filter((cell: unknown) => cell !== null)).toHaveLength(5);
    for (let column = 0; column < 9; column++) {
      const numbers = card.map((row: number[]) => row[column]).filter((cell: unknown) => cell !== null);
      expect(numbers.length).toBeGreaterThan(0);
      expect([...new Set(numbers)].sort((a: any, b: any) => a - b)).toEqual(numbers);
      for (const number of numbers) expect(Math.min(8, Math.floor(number / 10))).toBe(column);
    }
  }
});

it('makes cards of words, escaped', async () => {
  const { cards, svgs } = await run(tool, { kind: 'words', size: 3, words: ['<script>', ...words.slice(1)], title: '"&' });
  expect(cards[0][1][1]).toBe('FREE');
  expect([...new Set(cards[0].flat())]).toHaveLength(9);
  expectSafeSvg(svgs[0], 244, 324);
  const even = (await run(tool, { kind: 'words', size: 4, words: Array.from({ length: 16 }, (_, index) => `w${index}`) })).cards[0];
  expect(new Set(even.flat()).size).toBe(16);
});
