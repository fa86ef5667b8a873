import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hypot } from '../shared/numbers/elementary.ts';
import { symmetricEigenvectors } from '../shared/numbers/jacobi.ts';
import { at, columnsOf, generated, type Matrix, matrixInput, numbersOf, squareMatrixOf, transposed } from '../shared/numbers/matrix.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { add, compare, fractionText, gcd, rational, toNumber } from '../shared/numbers/rational.ts';
import { primitive, squareFreeFactors, trimmed } from './lib/polynomial.ts';
import { rootsOf } from './lib/polynomial-roots.ts';

/** Parts that agree to this share of the largest eigenvalue count as equal. */
const TOLERANCE = 1e-9;

export default defineTool({
  slug: 'eigenvalue-calculator',
  name: 'Eigenvalue and Eigenvector Calculator',
  category: 'math',
  summary: 'Finds the eigenvalues and characteristic polynomial of a matrix, and the eigenvectors of a symmetric one.',
  description:
    'Eigenvalues as often as their multiplicity, descending by real part, then by imaginary part. The characteristic polynomial is exact, and the eigenvalues are its roots to all digits.',
  reference: 'Faddeev-LeVerrier algorithm; roots by Aberth (1973); eigenvectors by Jacobi (1846)',
  keywords: ['spectrum', 'characteristic polynomial', 'principal axes'],
  cost: 'heavy',
  inputs: z.strictObject({ matrix: matrixInput.describe('Square matrix as rows of integers, decimals or fractions') }),
  result: z.strictObject({
    eigenvalues: z
      .array(z.strictObject({ real: z.number().describe('Real part of the eigenvalue'), imaginary: z.number().describe('Imaginary part of the eigenvalue') }))
      .describe('Eigenvalues, each as often as its multiplicity; real ones have imaginary exactly 0'),
    characteristicPolynomial: z.array(z.string()).describe('Coefficients of det(λI − A) as fractions, highest power first'),
    trace: z.number().describe('Sum of the diagonal'),
    determinant: z.number().describe('Determinant of the matrix'),
    symmetric: z.boolean().describe('Whether the matrix equals its transpose'),
    eigenvectors: z.array(z.array(z.number())).optional().describe('Eigenvectors of unit length, in the order of the eigenvalues; only for symmetric matrices'),
  }),
  examples: [
    {
      inputs: {
        matrix: [
          [0, -1],
          [1, 0],
        ],
      },
      result: {
        eigenvalues: [
          { real: 0, imaginary: 1 },
          { real: 0, imaginary: -1 },
        ],
        characteristicPolynomial: ['1', '0', '1'],
        trace: 0,
        determinant: 1,
        symmetric: false,
      },
    },
  ],
  run(inputs) {
    const matrix = squareMatrixOf(inputs.matrix, 'matrix');
    const size = matrix.length;
    const denominator = matrix.flat().reduce((common, value) => (common / gcd(common, value.denominator)) * value.denominator, 1n);
    const scaled = matrix.map((row) => row.map((value) => value.numerator * (denominator / value.denominator)));
    const coefficients = characteristicPolynomial(scaled);
    const symmetric = transposed(matrix).every((row, index) => row.every((value, column) => compare(value, at(matrix, index, column)) === 0));
    const exact = coefficients.map((coefficient, power) => rational(coefficient, denominator ** BigInt(power)));
    return {
      eigenvalues: eigenvalues(coefficients, denominator),
      characteristicPolynomial: exact.map(fractionText),
      trace: toNumber(matrix.reduce((sum, _, index) => add(sum, at(matrix, index, index)), rational(0n))),
      determinant: toNumber(rational((size % 2 === 0 ? 1n : -1n) * (exact[size]?.numerator ?? 0n), exact[size]?.denominator ?? 1n)),
      symmetric,
      ...(symmetric && { eigenvectors: symmetricEigenvectors(numbersOf(balanced(matrix))).map(signed) }),
    };
  },
});

/** The coefficients of det(λI − A) for an integer matrix, highest power first: each step divides without a remainder. */
function characteristicPolynomial(a: readonly (readonly bigint[])[]): bigint[] {
  const size = a.length;
  const coefficients = [1n];
  let m = a.map((row) => row.map(() => 0n));
  for (let k = 1; k <= size; k += 1) {
    const last = coefficients[k - 1] ?? 0n;
    const shifted = m.map((row, i) => row.map((value, j) => (i === j ? value + last : value)));
    m = a.map((row) => shifted.map((_, j) => row.reduce((sum, value, l) => sum + value * (shifted[l]?.[j] ?? 0n), 0n)));
    const trace = m.reduce((sum, row, index) => sum + (row[index] ?? 0n), 0n);
    coefficients.push(-trace / BigInt(k));
  }
  return coefficients;
}

interface Eigenvalue {
  real: number;
  imaginary: number;
}

/** The roots of the polynomial divided by the matrix's denominator. */
function eigenvalues(coefficients: readonly bigint[], denominator: bigint): Eigenvalue[] {
  const divisor = new Precise(String(denominator));
  const all = squareFreeFactors(primitive(trimmed(coefficients.toReversed()))).flatMap(({ factor, multiplicity }) =>
    rootsOf(factor).flatMap(({ real, imaginary }) => {
      const part = (value: typeof real, other: typeof real): number =>
        value.abs().lt(other.abs().times('1e-24')) ? 0 : doubleOf(new Precise(value).div(divisor));
      return Array.from({ length: multiplicity }, () => ({ real: part(real, imaginary), imaginary: part(imaginary, real) }));
    }),
  );
  const largest = all.reduce((most, { real, imaginary }) => Math.max(most, hypot(real, imaginary)), 0);
  const groups: Eigenvalue[][] = [];
  for (const value of all.sort((a, b) => b.real - a.real)) {
    const first = groups.at(-1)?.[0];
    if (first && first.real - value.real <= TOLERANCE * largest && first.real !== value.real && first.imaginary === 0 && value.imaginary === 0)
      groups.push([value]);
    else if (first && first.real - value.real <= TOLERANCE * largest) groups.at(-1)?.push(value);
    else groups.push([value]);
  }
  return groups.flatMap((group) => group.sort((a, b) => b.imaginary - a.imaginary));
}

/** The matrix divided by its greatest magnitude, which keeps the eigenvectors, so that every entry is a double. */
function balanced(matrix: Matrix): Matrix {
  const largest = matrix.flat().reduce((most, value) => {
    const size = value.numerator < 0n ? rational(-value.numerator, value.denominator) : value;
    return compare(size, most) > 0 ? size : most;
  }, rational(0n));
  if (largest.numerator === 0n) return matrix;
  return generated(matrix.length, columnsOf(matrix), (row, column) => {
    const value = at(matrix, row, column);
    return rational(value.numerator * largest.denominator, value.denominator * largest.numerator);
  });
}

/** Turned so that the first component within 1e-9 of the greatest magnitude is positive. */
function signed(vector: readonly number[]): number[] {
  const greatest = Math.max(...vector.map(Math.abs));
  const leading = vector.find((value) => Math.abs(value) >= greatest - TOLERANCE) ?? 1;
  return vector.map((value) => (leading < 0 ? 0 - value : value + 0));
}
