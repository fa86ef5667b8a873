import { z } from 'zod';
import { defineTool } from '../define.ts';
import { reducedEchelon } from '../shared/numbers/elimination.ts';
import { at, columnsOf, type Matrix, matrixInput, matrixOf, ONE, product, transposed, ZERO } from '../shared/numbers/matrix.ts';
import { doubleOf, preciseOf } from '../shared/numbers/precise.ts';
import { absolute, add, compare, divide, isZero, multiply, type Rational, subtract, toNumber } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'matrix-properties-calculator',
  name: 'Matrix Properties Calculator',
  category: 'math',
  summary: 'Finds the trace, rank, norms and kind of a matrix.',
  description: 'Decided exactly. Every kind is false for a matrix that is not square.',
  reference: 'Linear algebra over the rational numbers',
  keywords: ['symmetric', 'orthogonal', 'norm', 'positive definite'],
  cost: 'heavy',
  inputs: z.strictObject({ matrix: matrixInput.describe('Matrix as rows of integers, decimals or fractions') }),
  result: z.strictObject({
    rows: z.int().describe('Number of rows'),
    columns: z.int().describe('Number of columns'),
    rank: z.int().describe('Number of independent rows'),
    trace: z.number().optional().describe('Sum of the diagonal; square matrices only'),
    frobeniusNorm: z.number().describe('Frobenius norm: root of the sum of squares'),
    oneNorm: z.number().describe('One-norm: greatest column sum of magnitudes'),
    infinityNorm: z.number().describe('Infinity norm: greatest row sum of magnitudes'),
    symmetric: z.boolean().describe('Whether the matrix equals its transpose'),
    skewSymmetric: z.boolean().describe('Whether it equals its transpose with the sign changed'),
    diagonal: z.boolean().describe('Whether all elements off the main diagonal are 0'),
    upperTriangular: z.boolean().describe('Whether all elements below the diagonal are 0'),
    lowerTriangular: z.boolean().describe('Whether all elements above the diagonal are 0'),
    identity: z.boolean().describe('Whether the diagonal is 1 and all else 0'),
    orthogonal: z.boolean().describe('Whether A·Aᵀ is exactly the identity'),
    positiveDefinite: z.boolean().describe('Whether it is symmetric with all leading minors above 0'),
  }),
  headline: 'rank',
  examples: [
    {
      inputs: {
        matrix: [
          [2, -1, 0],
          [-1, 2, -1],
          [0, -1, 2],
        ],
      },
      result: {
        rows: 3,
        columns: 3,
        rank: 3,
        trace: 6,
        frobeniusNorm: 4,
        oneNorm: 4,
        infinityNorm: 4,
        symmetric: true,
        skewSymmetric: false,
        diagonal: false,
        upperTriangular: false,
        lowerTriangular: false,
        identity: false,
        orthogonal: false,
        positiveDefinite: true,
      },
    },
  ],
  run(inputs) {
    const matrix = matrixOf(inputs.matrix, 'matrix');
    const [rows, columns] = [matrix.length, columnsOf(matrix)];
    const square = rows === columns;
    const every = (holds: (value: Rational, row: number, column: number) => boolean): boolean =>
      square && matrix.every((row, index) => row.every((value, column) => holds(value, index, column)));
    const symmetric = every((value, row, column) => compare(value, at(matrix, column, row)) === 0);
    const isIdentity = (value: Rational, row: number, column: number): boolean => compare(value, row === column ? ONE : ZERO) === 0;
    const squares = matrix.flat().reduce((sum, value) => add(sum, multiply(value, value)), ZERO);
    return {
      rows,
      columns,
      rank: reducedEchelon(matrix).pivots.length,
      ...(square && { trace: toNumber(matrix.reduce((sum, _, index) => add(sum, at(matrix, index, index)), ZERO)) }),
      frobeniusNorm: doubleOf(preciseOf(squares).sqrt()),
      oneNorm: greatestRowSum(transposed(matrix)),
      infinityNorm: greatestRowSum(matrix),
      symmetric,
      skewSymmetric: every((value, row, column) => isZero(add(value, at(matrix, column, row)))),
      diagonal: every((value, row, column) => row === column || isZero(value)),
      upperTriangular: every((value, row, column) => row <= column || isZero(value)),
      lowerTriangular: every((value, row, column) => row >= column || isZero(value)),
      identity: every(isIdentity),
      orthogonal: square && product(matrix, transposed(matrix)).every((row, index) => row.every((value, column) => isIdentity(value, index, column))),
      positiveDefinite: symmetric && isPositiveDefinite(matrix),
    };
  },
});

function greatestRowSum(matrix: Matrix): number {
  const sums = matrix.map((row) => row.reduce((sum, value) => add(sum, absolute(value)), ZERO));
  return toNumber(sums.reduce((most, sum) => (compare(sum, most) > 0 ? sum : most), ZERO));
}

/** Whether all pivots of the elimination without exchanges are above 0, which are the ratios of the leading minors. */
function isPositiveDefinite(matrix: Matrix): boolean {
  let rest: Matrix = matrix;
  while (rest.length > 0) {
    const [first = [], ...others] = rest;
    const [pivot = ZERO, ...top] = first;
    if (pivot.numerator <= 0n) return false;
    rest = others.map(([leading = ZERO, ...row]) => {
      const factor = divide(leading, pivot);
      return row.map((value, column) => subtract(value, multiply(factor, top[column] ?? ZERO)));
    });
  }
  return true;
}
