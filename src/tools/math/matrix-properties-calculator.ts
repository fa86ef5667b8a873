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
  summary: 'Trace, rank, norms and kind of a matrix.',
  description: 'Decided exactly. Every kind is false for a matrix that is not square.',
  reference: 'Linear algebra over the rational numbers',
  keywords: ['symmetric', 'orthogonal', 'norm', 'positive definite'],
  cost: 'heavy',
  inputs: z.strictObject({ matrix: matrixInput.describe('Rows of exact numbers') }),
  result: z.strictObject({
    rows: z.int().describe('How many'),
    columns: z.int().describe('How many'),
    rank: z.int().describe('Independent rows'),
    trace: z.number().optional().describe('Sum of the diagonal; square matrices only'),
    frobeniusNorm: z.number().describe('Root of the sum of squares'),
    oneNorm: z.number().describe('Greatest column sum of magnitudes'),
    infinityNorm: z.number().describe('Greatest row sum of magnitudes'),
    symmetric: z.boolean().describe('Equals its transpose'),
    skewSymmetric: z.boolean().describe('Equals its transpose with the sign changed'),
    diagonal: z.boolean().describe('Nothing but 0 off the main diagonal'),
    upperTriangular: z.boolean().describe('0 below the diagonal'),
    lowerTriangular: z.boolean().describe('0 above the diagonal'),
    identity: z.boolean().describe('1 on the diagonal, 0 elsewhere'),
    orthogonal: z.boolean().describe('A·Aᵀ is exactly the identity'),
    positiveDefinite: z.boolean().describe('Symmetric with all leading minors above 0'),
  }),
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
