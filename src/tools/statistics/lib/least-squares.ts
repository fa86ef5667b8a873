import { reducedEchelon } from '../../shared/numbers/elimination.ts';
import { totalOfProducts } from '../../shared/numbers/exact-sums.ts';
import { add, multiply, type Rational, rational, subtract } from '../../shared/numbers/rational.ts';

export interface LeastSquares {
  readonly coefficients: readonly Rational[];
  /** The diagonal of the inverse of the matrix of products. */
  readonly inverse: readonly Rational[];
  /** Sum of squared residuals. */
  readonly residuals: Rational;
}

/**
 * Solves the normal equations exactly.
 * @param products of each two columns @param right products of each column with y @param squares of y
 * @returns nothing when the columns are linearly dependent
 */
export function solved(products: readonly (readonly bigint[])[], right: readonly bigint[], squares: bigint): LeastSquares | undefined {
  const size = products.length;
  const { rows, pivots } = reducedEchelon(
    products.map((row, index) => [...row, right[index] ?? 0n, ...row.map((_, column) => (column === index ? 1n : 0n))].map((value) => rational(value))),
    size,
  );
  if (pivots.length < size) return undefined;
  const none = rational(0n);
  const coefficients = rows.map((row) => row[size] ?? none);
  const explained = coefficients.reduce((sum, coefficient, index) => add(sum, multiply(coefficient, rational(right[index] ?? 0n))), none);
  return { coefficients, inverse: rows.map((row, index) => row[size + 1 + index] ?? none), residuals: subtract(rational(squares), explained) };
}

/** The products of each two columns. */
export function productsOfColumns(columns: readonly (readonly bigint[])[]): bigint[][] {
  const matrix: bigint[][] = columns.map(() => []);
  for (const [a, column] of columns.entries()) {
    for (let b = 0; b <= a; b++) {
      const product = totalOfProducts(column, columns[b] ?? []);
      (matrix[a] ?? [])[b] = product;
      (matrix[b] ?? [])[a] = product;
    }
  }
  return matrix;
}
