import { holdTo } from '../testing.ts';
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
