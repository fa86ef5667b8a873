import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './boolean-algebra-simplifier.ts';

holdTo(tool, {
  answers: [
    [{ expression: 'A & !A' }, { simplified: '0', terms: 0, literals: 0 }],
    [
      { variables: ['A'], minterms: [0, 1] },
      { simplified: '1', terms: 1, literals: 0 },
    ],
    // Karnaugh's textbook case with rows of no matter: ΣM(1,3,7,11,15) + d(0,2,5) over four variables.
    [
      { variables: ['A', 'B', 'C', 'D'], minterms: [1, 3, 7, 11, 15], dontCares: [0, 2, 5] },
      { terms: 2, literals: 4 },
    ],
  ],
  invalid: [
    [{}, 'expression'],
    [{ variables: ['A'], minterms: [2] }, 'minterms[0]'],
    [{ variables: ['A'], minterms: [1], dontCares: [1] }, 'dontCares[0]'],
    [{ variables: ['A', 'A'], minterms: [1] }, 'variables[1]'],
  ],
  unprocessable: [[{ expression: 'a&b&c&d&e&f&g&h&i' }, /9 names/]],
});

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const onesOf = (row: number): number => row.toString(2).replaceAll('0', '').length;

describe('boolean-algebra-simplifier', () => {
  // As many products as Dilworth's chains need; the literals by scipy.optimize.milp.
  it.each([
    [6, 2, 4, 15, 60],
    [7, 3, 4, 35, 210],
    [7, 2, 5, 21, 84],
    [8, 2, 6, 28, 112],
    [8, 3, 5, 56, 336],
  ])('of %i variables, %i to %i of them true', async (count, least, most, terms, literals) => {
    const minterms = Array.from({ length: 2 ** count }, (_, row) => row).filter((row) => onesOf(row) >= least && onesOf(row) <= most);
    expect(await run(tool, { variables: NAMES.slice(0, count), minterms })).toMatchObject({ terms, literals });
  });

  it('finds what trying every sum of products finds, for all functions of three variables', { timeout: 180_000 }, async () => {
    const products = Array.from({ length: 64 }, (_, index) => ({ mask: index >> 3, value: index & 7 })).filter(({ mask, value }) => (value & ~mask) === 0);
    const rowsOf = products.map(({ mask, value }) => [0, 1, 2, 3, 4, 5, 6, 7].reduce((rows, row) => ((row & mask) === value ? rows | (1 << row) : rows), 0));
    const least = new Map<number, number>([[0, 0]]);
    // Sums of one product, then of two and so on: the first time that a function comes up it has as few products as can be.
    let sums = new Map<number, number>([[0, 0]]);
    for (let terms = 1; least.size < 256; terms += 1) {
      const next = new Map<number, number>();
      for (const [rows, literals] of sums) {
        for (const [index, { mask }] of products.entries()) {
          const joined = rows | (rowsOf[index] ?? 0);
          next.set(joined, Math.min(next.get(joined) ?? Number.POSITIVE_INFINITY, literals + onesOf(mask)));
        }
      }
      for (const [rows, literals] of next) if (!least.has(rows)) least.set(rows, 100 * terms + literals);
      sums = next;
    }
    for (const [rows, cost] of least) {
      const minterms = [0, 1, 2, 3, 4, 5, 6, 7].filter((row) => rows & (1 << row));
      const { terms, literals } = await run(tool, { variables: NAMES.slice(0, 3), minterms });
      expect(100 * terms + literals, `rows ${minterms}`).toBe(cost);
    }
  });
});
