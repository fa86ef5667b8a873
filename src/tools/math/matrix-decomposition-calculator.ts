import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { singularValues } from '../shared/numbers/jacobi.ts';
import { at, columnsOf, dot, type Matrix, matrixInput, matrixOf, numbersOf, ONE, transposed, ZERO } from '../shared/numbers/matrix.ts';
import { doubleOf, preciseOf } from '../shared/numbers/precise.ts';
import { absolute, compare, divide, isZero, multiply, type Rational, subtract } from '../shared/numbers/rational.ts';

const matrixResult = z.array(z.array(z.number())).optional();

export default defineTool({
  slug: 'matrix-decomposition-calculator',
  name: 'Matrix Decomposition Calculator',
  category: 'math',
  summary: 'Finds the LU, QR, Cholesky or singular value decomposition of a matrix.',
  description:
    'lu needs a square matrix and pivots on the greatest magnitude in the column, qr at least as many rows as columns, cholesky a symmetric positive definite one. qr and svd are thin.',
  reference: 'Golub and Van Loan, Matrix Computations; lu, qr and cholesky on rational numbers, rounded once',
  keywords: ['svd', 'factorization', 'gram-schmidt', 'lower upper'],
  cost: 'heavy',
  inputs: z.strictObject({
    matrix: matrixInput.describe('Matrix as rows of integers, decimals or fractions'),
    method: z.enum(['lu', 'qr', 'cholesky', 'svd']).default('lu').describe('Decomposition to compute'),
  }),
  result: z.strictObject({
    l: matrixResult.describe('Lower triangular matrix; for lu with unit diagonal, for cholesky with A = L·Lᵀ'),
    u: matrixResult.describe('Upper triangular matrix for lu; for svd left singular vectors in its columns'),
    p: z.array(z.int()).optional().describe('Row numbers of A in the order used, from 0 (row i of L·U is row p[i] of A); only for lu'),
    q: matrixResult.describe('Matrix with orthonormal columns; only for qr'),
    r: matrixResult.describe('Upper triangular matrix without negative diagonal; only for qr'),
    singularValues: z.array(z.number()).optional().describe('Singular values, descending; only for svd'),
    v: matrixResult.describe('Right singular vectors in its columns; only for svd'),
    rank: z.int().optional().describe('Number of singular values above max(rows, columns)·2^-52·the largest; only for svd'),
  }),
  examples: [
    {
      inputs: {
        matrix: [
          [4, 3],
          [6, 3],
        ],
      },
      result: {
        l: [
          [1, 0],
          [0.6666666666666666, 1],
        ],
        u: [
          [6, 3],
          [0, 1],
        ],
        p: [1, 0],
      },
    },
    {
      inputs: {
        matrix: [
          [4, 2],
          [2, 10],
        ],
        method: 'cholesky',
      },
      result: {
        l: [
          [2, 0],
          [1, 3],
        ],
      },
    },
  ],
  run(inputs) {
    const matrix = matrixOf(inputs.matrix, 'matrix');
    const [rows, columns] = [matrix.length, columnsOf(matrix)];
    switch (inputs.method) {
      case 'lu':
        if (rows !== columns) invalid('matrix', `must be square for lu, not ${rows} by ${columns}`);
        return lowerUpper(matrix);
      case 'qr':
        if (rows < columns) invalid('matrix', `must have at least as many rows as columns for qr, not ${rows} by ${columns}`);
        return orthogonal(matrix);
      case 'cholesky':
        if (rows !== columns || !isSymmetric(matrix)) invalid('matrix', 'must be symmetric for cholesky');
        return cholesky(matrix);
      case 'svd':
        return singular(matrix);
    }
  },
});

const isSymmetric = (matrix: Matrix): boolean =>
  transposed(matrix).every((row, index) => row.every((value, column) => compare(value, at(matrix, index, column)) === 0));

function swap(list: unknown[], one: number, other: number): void {
  [list[one], list[other]] = [list[other], list[one]];
}

function lowerUpper(matrix: Matrix) {
  const size = matrix.length;
  const u = matrix.map((row) => [...row]);
  const l = matrix.map((): Rational[] => []);
  const p = matrix.map((_, index) => index);
  for (let step = 0; step < size; step += 1) {
    let best = step;
    for (let row = step + 1; row < size; row += 1) if (compare(absolute(at(u, row, step)), absolute(at(u, best, step))) > 0) best = row;
    for (const list of [u, l, p]) swap(list, step, best);
    const pivot = at(u, step, step);
    for (let row = step + 1; row < size; row += 1) {
      const factor = isZero(pivot) ? ZERO : divide(at(u, row, step), pivot);
      l[row]?.push(factor);
      u[row] = (u[row] ?? []).map((value, column) => (column < step ? value : subtract(value, multiply(factor, at(u, step, column)))));
    }
  }
  const lower = l.map((row, index) => Array.from({ length: size }, (_, column) => (column === index ? ONE : (row[column] ?? ZERO))));
  return { l: numbersOf(lower), u: numbersOf(u), p };
}

/** Gram and Schmidt's vectors on rational numbers; lengths come in only at the end. */
function orthogonal(matrix: Matrix) {
  const columns = transposed(matrix);
  const rows = matrix.length;
  const vectors: Rational[][] = [];
  for (const column of columns) vectors.push(perpendicular(column, vectors));
  const lengths = vectors.map((vector) => preciseOf(dot(vector, vector)).sqrt());
  const r = columns.map((_, row) =>
    columns.map((column, position) => {
      const length = lengths[row];
      if (position < row || !length || length.isZero()) return 0;
      return position === row ? doubleOf(length) : doubleOf(preciseOf(dot(vectors[row] ?? [], column)).div(length));
    }),
  );
  // A column that depends on those before it gets a direction of its own, which the zeros of R take out again.
  const directions = vectors.map((vector) => [...vector]);
  directions.forEach((direction, index) => {
    if (direction.some((value) => !isZero(value))) return;
    const others = directions.filter((other, position) => position !== index && other.some((value) => !isZero(value)));
    for (let axis = 0; axis < rows; axis += 1) {
      const candidate = perpendicular(
        Array.from({ length: rows }, (_, position) => (position === axis ? ONE : ZERO)),
        others,
      );
      if (candidate.every(isZero)) continue;
      directions[index] = candidate;
      break;
    }
  });
  const units = directions.map((direction) => unit(direction));
  return { q: Array.from({ length: rows }, (_, row) => units.map((vector) => vector[row] ?? 0)), r };
}

/** A vector without its shares of others, which are at right angles to one another. */
function perpendicular(vector: readonly Rational[], others: readonly (readonly Rational[])[]): Rational[] {
  let rest = [...vector];
  for (const other of others) {
    const square = dot(other, other);
    if (isZero(square)) continue;
    const share = divide(dot(vector, other), square);
    rest = rest.map((value, index) => subtract(value, multiply(share, other[index] ?? ZERO)));
  }
  return rest;
}

function unit(vector: readonly Rational[]): number[] {
  const length: Decimal = preciseOf(dot(vector, vector)).sqrt();
  return vector.map((value) => doubleOf(preciseOf(value).div(length)));
}

/** L·D·Lᵀ on rational numbers, then L·√D. */
function cholesky(matrix: Matrix) {
  const l: Rational[][] = [];
  const d: Rational[] = [];
  matrix.forEach((row, i) => {
    const current: Rational[] = [];
    const restOf = (j: number, other: readonly Rational[]): Rational =>
      current.reduce((rest, value, k) => subtract(rest, multiply(multiply(value, other[k] ?? ZERO), d[k] ?? ZERO)), row[j] ?? ZERO);
    for (const [j, other] of l.entries()) current.push(divide(restOf(j, other), d[j] ?? ONE));
    const pivot = restOf(i, current);
    if (pivot.numerator <= 0n) unprocessable(`The matrix is not positive definite: its leading minor of order ${i + 1} is not above 0.`, 'matrix');
    d.push(pivot);
    l.push([...current, ONE]);
  });
  const roots = d.map((value) => preciseOf(value).sqrt());
  return { l: matrix.map((row, i) => row.map((_, j) => (j > i ? 0 : doubleOf(preciseOf(at(l, i, j)).times(roots[j] ?? 1))))) };
}

function singular(matrix: Matrix) {
  const { values, left, right } = singularValues(numbersOf(matrix));
  const columns = (vectors: readonly (readonly number[])[]): number[][] => (vectors[0] ?? []).map((_, row) => vectors.map((vector) => (vector[row] ?? 0) + 0));
  const limit = Math.max(matrix.length, columnsOf(matrix)) * 2 ** -52 * (values[0] ?? 0);
  if (!values.every(Number.isFinite)) unprocessable('A singular value is too large to be given as a number.', 'matrix');
  return { u: columns(left), singularValues: values, v: columns(right), rank: values.filter((value) => value > limit).length };
}
