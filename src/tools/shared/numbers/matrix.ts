import { z } from 'zod';
import { invalid } from '../../errors.ts';
import { add, exactNumber, fractionText, gcd, isZero, multiply, type Rational, rational, rationalOf, toNumber } from './rational.ts';

/** A matrix of exact numbers: rows of equal length. */
export type Matrix = readonly (readonly Rational[])[];

const MAX_SIZE = 20;

/** The input of a matrix: up to 20 rows of up to 20 exact numbers. Checked further by `matrixOf`. */
export const matrixInput = z.array(z.array(exactNumber).min(1).max(MAX_SIZE)).min(1).max(MAX_SIZE);

export const ZERO = rational(0n);
export const ONE = rational(1n);

/** The matrix of a checked input. Rows of unequal length are invalid. @param path the field it came in */
export function matrixOf(rows: readonly (readonly (number | string)[])[], path: string): Matrix {
  const columns = rows[0]?.length ?? 0;
  return rows.map((row, index) => {
    if (row.length !== columns) invalid(`${path}[${index}]`, `must have ${columns} numbers like the first row, not ${row.length}`);
    return row.map((value, column) => rationalOf(value, `${path}[${index}][${column}]`));
  });
}

/** The same for a square matrix; another one is invalid. */
export function squareMatrixOf(rows: readonly (readonly (number | string)[])[], path: string): Matrix {
  const matrix = matrixOf(rows, path);
  if (matrix.length !== columnsOf(matrix)) invalid(path, `must be square, not ${matrix.length} by ${columnsOf(matrix)}`);
  return matrix;
}

export const columnsOf = (matrix: Matrix): number => matrix[0]?.length ?? 0;
export const at = (matrix: Matrix, row: number, column: number): Rational => matrix[row]?.[column] ?? ZERO;

export const generated = (rows: number, columns: number, value: (row: number, column: number) => Rational): Matrix =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_unused, column) => value(row, column)));

export const identity = (size: number): Matrix => generated(size, size, (row, column) => (row === column ? ONE : ZERO));
export const transposed = (matrix: Matrix): Matrix => generated(columnsOf(matrix), matrix.length, (row, column) => at(matrix, column, row));

/** The dot product of two lists of equal length. */
export const dot = (a: readonly Rational[], b: readonly Rational[]): Rational =>
  a.reduce((sum, value, index) => (isZero(value) ? sum : add(sum, multiply(value, b[index] ?? ZERO))), ZERO);

/** a·b. @param b as many rows as a has columns */
export function product(a: Matrix, b: Matrix): Matrix {
  const columns = transposed(b);
  return a.map((row) => columns.map((column) => dot(row, column)));
}

export const numbersOf = (matrix: Matrix): number[][] => matrix.map((row) => row.map(toNumber));
export const textsOf = (matrix: Matrix): string[][] => matrix.map((row) => row.map(fractionText));

/** A row as integers over a common denominator. */
export function integersOf(row: readonly Rational[]): { integers: bigint[]; denominator: bigint } {
  const denominator = row.reduce((common, value) => (common / gcd(common, value.denominator)) * value.denominator, 1n);
  return { integers: row.map((value) => value.numerator * (denominator / value.denominator)), denominator };
}
