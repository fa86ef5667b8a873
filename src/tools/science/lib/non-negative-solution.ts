import { add, divide, isZero, multiply, type Rational, rational, subtract } from '../../shared/numbers/rational.ts';

/**
 * Whether A x = b has a solution without a number below 0, in exact fractions: the first phase of the simplex method, by Bland's rule, which does not run in circles.
 * @param rows of A, independent of each other
 */
export function hasNonNegativeSolution(rows: readonly (readonly bigint[])[], right: readonly bigint[], columns: number): boolean {
  // Each row has its right side at the end, not below 0, and at first an artificial variable of its own as the basis, numbered from `columns` on.
  const tableau = rows.map((row, index) => {
    const sign = (right[index] ?? 0n) < 0n ? -1n : 1n;
    return [...row, right[index] ?? 0n].map((value) => rational(value * sign));
  });
  const basis = rows.map((_, index) => columns + index);
  const cell = (row: number, column: number): Rational => tableau[row]?.[column] ?? rational(0n);
  /** How much the artificial variables shrink with a variable. */
  const gain = (column: number): Rational => basis.reduce((sum, variable, row) => (variable >= columns ? add(sum, cell(row, column)) : sum), rational(0n));
  for (;;) {
    const entering = Array.from({ length: columns }, (_, column) => column).find((column) => !basis.includes(column) && gain(column).numerator > 0n);
    if (entering === undefined) return isZero(gain(columns));
    const leaving = leavingRow(tableau, basis, entering, columns);
    if (leaving === undefined) return isZero(gain(columns));
    const pivot = cell(leaving, entering);
    const pivotRow = (tableau[leaving] ?? []).map((value) => divide(value, pivot));
    for (const [row, values] of tableau.entries()) {
      const factor = cell(row, entering);
      tableau[row] = row === leaving ? pivotRow : values.map((value, column) => subtract(value, multiply(factor, pivotRow[column] ?? rational(0n))));
    }
    basis[leaving] = entering;
  }
}

/** The row whose variable reaches 0 first, the one of the least number on a tie. */
function leavingRow(tableau: readonly (readonly Rational[])[], basis: readonly number[], entering: number, last: number): number | undefined {
  let found: { row: number; ratio: Rational } | undefined;
  for (const [row, values] of tableau.entries()) {
    const [pivot, right] = [values[entering], values[last]];
    if (!pivot || !right || pivot.numerator <= 0n) continue;
    const ratio = divide(right, pivot);
    const { numerator } = found ? subtract(ratio, found.ratio) : { numerator: -1n };
    if (numerator < 0n || (numerator === 0n && found && (basis[row] ?? 0) < (basis[found.row] ?? 0))) found = { row, ratio };
  }
  return found?.row;
}
