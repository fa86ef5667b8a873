import { columnsOf, integersOf, type Matrix } from './matrix.ts';
import { type Rational, rational } from './rational.ts';

export interface Echelon {
  /** The reduced row echelon form. */
  readonly rows: Matrix;
  /** The columns of the pivots, ascending. */
  readonly pivots: readonly number[];
}

/** The reduced row echelon form, by Gauss-Jordan elimination on integers without fractions (Bareiss 1968). @param most columns in which pivots are sought */
export function reducedEchelon(matrix: Matrix, most = columnsOf(matrix)): Echelon {
  const rows = matrix.map((row) => integersOf(row).integers);
  const columns = columnsOf(matrix);
  const pivots: number[] = [];
  let previous = 1n;
  for (let column = 0; column < most && pivots.length < rows.length; column += 1) {
    const rank = pivots.length;
    const found = rows.findIndex((row, index) => index >= rank && row[column] !== 0n);
    const pivotRow = rows[found];
    if (!pivotRow) continue;
    rows[found] = rows[rank] ?? pivotRow;
    rows[rank] = pivotRow;
    const pivot = pivotRow[column] ?? 1n;
    rows.forEach((row, index) => {
      if (index === rank) return;
      const factor = row[column] ?? 0n;
      rows[index] = row.map((value, position) => (pivot * value - factor * (pivotRow[position] ?? 0n)) / previous);
    });
    previous = pivot;
    pivots.push(column);
  }
  return {
    rows: rows.map((row, index) => {
      const pivot = row[pivots[index] ?? columns];
      return row.map((value) => (pivot === undefined ? rational(0n) : rational(value, pivot)));
    }),
    pivots,
  };
}

/** The determinant of a square matrix, by Bareiss' elimination. */
export function determinant(matrix: Matrix): Rational {
  const scaled = matrix.map(integersOf);
  const rows = scaled.map(({ integers }) => integers);
  const denominator = scaled.reduce((product, row) => product * row.denominator, 1n);
  let previous = 1n;
  let sign = 1n;
  for (let step = 0; step < rows.length; step += 1) {
    const found = rows.findIndex((row, index) => index >= step && row[step] !== 0n);
    const pivotRow = rows[found];
    if (!pivotRow) return rational(0n);
    if (found !== step) {
      rows[found] = rows[step] ?? pivotRow;
      rows[step] = pivotRow;
      sign = -sign;
    }
    const pivot = pivotRow[step] ?? 1n;
    for (let index = step + 1; index < rows.length; index += 1) {
      const row = rows[index] ?? [];
      const factor = row[step] ?? 0n;
      rows[index] = row.map((value, position) => (position <= step ? 0n : (pivot * value - factor * (pivotRow[position] ?? 0n)) / previous));
    }
    previous = pivot;
  }
  return rational(sign * previous, denominator);
}

/** The rows of the inverse, or nothing for a singular matrix. */
export function inverse(matrix: Matrix): Matrix | undefined {
  const size = matrix.length;
  const { rows, pivots } = reducedEchelon(
    matrix.map((row, index) => [...row, ...Array.from({ length: size }, (_, column) => rational(index === column ? 1n : 0n))]),
    size,
  );
  return pivots.length === size ? rows.map((row) => row.slice(size)) : undefined;
}
