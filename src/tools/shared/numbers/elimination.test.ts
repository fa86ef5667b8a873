import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { determinant, inverse, reducedEchelon } from './elimination.ts';
import { identity, matrixOf, product, textsOf, transposed } from './matrix.ts';
import { fractionText } from './rational.ts';

it.each(pythonRows<[number[][], string, string[][] | null, number]>('determinants'))('%j', (rows, expected, inverted, rank) => {
  const matrix = matrixOf(rows, 'matrix');
  expect(fractionText(determinant(matrix))).toBe(expected);
  expect(reducedEchelon(matrix).pivots).toHaveLength(rank);
  const found = inverse(matrix);
  expect(found ? textsOf(found) : null).toEqual(inverted);
  if (found) expect(product(matrix, found)).toEqual(identity(rows.length));
  expect(determinant(transposed(matrix))).toEqual(determinant(matrix));
});
