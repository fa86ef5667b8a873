import { z } from 'zod';
import { defineTool } from '../define.ts';
import { determinant } from '../shared/numbers/elimination.ts';
import { matrixInput, squareMatrixOf } from '../shared/numbers/matrix.ts';
import { fractionText, isZero, toNumber } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'matrix-determinant-calculator',
  name: 'Matrix Determinant Calculator',
  category: 'math',
  summary: 'Calculates the exact determinant of a square matrix.',
  description: 'Exact, so that singular is never a matter of rounding.',
  reference: 'Bareiss (1968)',
  keywords: ['det', 'singular matrix'],
  cost: 'heavy',
  inputs: z.strictObject({ matrix: matrixInput.describe('Square matrix as rows of integers, decimals or fractions') }),
  result: z.strictObject({
    determinant: z.number().describe('Determinant as the nearest double'),
    exact: z.string().describe('Determinant as a fraction'),
    singular: z.boolean().describe('Whether the determinant is 0'),
  }),
  examples: [
    {
      inputs: {
        matrix: [
          [4, 7],
          [2, 6],
        ],
      },
      result: { determinant: 10, exact: '10', singular: false },
    },
    {
      inputs: {
        matrix: [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
        ],
      },
      result: { determinant: 0, exact: '0', singular: true },
    },
  ],
  run(inputs) {
    const value = determinant(squareMatrixOf(inputs.matrix, 'matrix'));
    return { determinant: toNumber(value), exact: fractionText(value), singular: isZero(value) };
  },
});
