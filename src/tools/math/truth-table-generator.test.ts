import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './truth-table-generator.ts';

holdTo(tool, {
  answers: [
    [{ expression: 'p -> (q -> p)' }, { kind: 'tautology', minterms: [0, 1, 2, 3] }],
    [{ expression: "A' * (B + 0)" }, { minterms: [1] }],
    [{ expression: '1' }, { variables: [], rows: [[]], outputs: [true], kind: 'tautology' }],
  ],
  unprocessable: [
    [{ expression: 'A B' }, /Position 3/],
    [{ expression: 'a&b&c&d&e&f&g&h&i&j&k&l&m' }, /13 names/],
  ],
});

it('tabulates up to twelve variables', async () => {
  const { variables, rows, outputs, minterms, kind } = await run(tool, { expression: 'a&b&c&d&e&f&g&h&i&j&k&l' });
  expect([variables.join(''), rows.length, outputs.length, minterms, kind]).toEqual(['abcdefghijkl', 4096, 4096, [4095], 'contingency']);
  // Row 2,741 is 101010110101 in base two.
  expect(rows[2741].map(Number).join('')).toBe('101010110101');
});
