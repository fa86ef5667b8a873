import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { determinant, inverse } from '../shared/numbers/elimination.ts';
import { matrixInput, numbersOf, squareMatrixOf, textsOf } from '../shared/numbers/matrix.ts';
import { fractionText } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'matrix-inverse-calculator',
  name: 'Matrix Inverse Calculator',
  category: 'math',
  summary: 'Calculates the exact inverse of a square matrix, with its determinant.',
  description: 'A singular matrix has none and is unprocessable.',
  reference: 'Gauss-Jordan elimination on rational numbers (Bareiss 1968)',
  keywords: ['invert matrix', 'reciprocal matrix'],
  cost: 'heavy',
  inputs: z.strictObject({ matrix: matrixInput.describe('Square matrix as rows of integers, decimals or fractions') }),
  result: z.strictObject({
    inverse: z.array(z.array(z.number())).describe('The inverse as rows of numbers'),
    exact: z.array(z.array(z.string())).describe('The inverse as rows of fractions'),
    determinant: z.string().describe('Determinant of the matrix, as a fraction'),
  }),
  examples: [
    {
      inputs: {
        matrix: [
          [4, 7],
          [2, 6],
        ],
      },
      result: {
        inverse: [
          [0.6, -0.7],
          [-0.2, 0.4],
        ],
        exact: [
          ['3/5', '-7/10'],
          ['-1/5', '2/5'],
        ],
        determinant: '10',
      },
    },
    {
      inputs: {
        matrix: [
          [0.5, 0],
          [0, '1/3'],
        ],
      },
      result: {
        inverse: [
          [2, 0],
          [0, 3],
        ],
        exact: [
          ['2', '0'],
          ['0', '3'],
        ],
        determinant: '1/6',
      },
    },
  ],
  run(inputs) {
    const matrix = squareMatrixOf(inputs.matrix, 'matrix');
    const result = inverse(matrix) ?? unprocessable('The matrix is singular (its determinant is 0), so that it has no inverse.', 'matrix');
    return { inverse: numbersOf(result), exact: textsOf(result), determinant: fractionText(determinant(matrix)) };
  },
});
