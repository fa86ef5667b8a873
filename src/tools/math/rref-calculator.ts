import { z } from 'zod';
import { defineTool } from '../define.ts';
import { reducedEchelon } from '../shared/numbers/elimination.ts';
import { at, columnsOf, matrixInput, matrixOf, numbersOf, ONE, textsOf, ZERO } from '../shared/numbers/matrix.ts';
import { fractionText, subtract } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'rref-calculator',
  name: 'Row Echelon Form and Rank Calculator',
  category: 'math',
  summary: 'Finds the reduced row echelon form of a matrix, with rank, pivots and null space.',
  description: 'Computed with exact fractions.',
  reference: 'Gauss-Jordan elimination on rational numbers (Bareiss 1968)',
  keywords: ['gaussian elimination', 'kernel', 'row reduction'],
  cost: 'heavy',
  inputs: z.strictObject({ matrix: matrixInput.describe('Matrix as rows of integers, decimals or fractions') }),
  result: z.strictObject({
    rref: z.array(z.array(z.string())).describe('Reduced row echelon form as rows of fractions'),
    values: z.array(z.array(z.number())).describe('Reduced row echelon form as rows of numbers'),
    rank: z.int().describe('Rank: number of pivots'),
    nullity: z.int().describe('Nullity: columns minus rank'),
    pivotColumns: z.array(z.int()).describe('Numbers of the pivot columns, from 0'),
    nullSpace: z.array(z.array(z.string())).describe('Basis of the null space: one vector for each free column, with 1 there and 0 at the other free columns'),
  }),
  examples: [
    {
      inputs: {
        matrix: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
      result: {
        rref: [
          ['1', '0', '-1'],
          ['0', '1', '2'],
          ['0', '0', '0'],
        ],
        values: [
          [1, 0, -1],
          [0, 1, 2],
          [0, 0, 0],
        ],
        rank: 2,
        nullity: 1,
        pivotColumns: [0, 1],
        nullSpace: [['1', '-2', '1']],
      },
    },
    {
      inputs: {
        matrix: [
          [0, 2],
          [0.5, 1],
        ],
      },
      result: {
        rref: [
          ['1', '0'],
          ['0', '1'],
        ],
        values: [
          [1, 0],
          [0, 1],
        ],
        rank: 2,
        nullity: 0,
        pivotColumns: [0, 1],
        nullSpace: [],
      },
    },
  ],
  run(inputs) {
    const matrix = matrixOf(inputs.matrix, 'matrix');
    const { rows, pivots } = reducedEchelon(matrix);
    const columns = Array.from({ length: columnsOf(matrix) }, (_, column) => column);
    const free = columns.filter((column) => !pivots.includes(column));
    return {
      rref: textsOf(rows),
      values: numbersOf(rows),
      rank: pivots.length,
      nullity: free.length,
      pivotColumns: [...pivots],
      nullSpace: free.map((own) =>
        columns.map((column) => {
          const row = pivots.indexOf(column);
          return fractionText(column === own ? ONE : row < 0 ? ZERO : subtract(ZERO, at(rows, row, own)));
        }),
      ),
    };
  },
});
