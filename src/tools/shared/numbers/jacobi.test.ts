import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { singularValues } from './jacobi.ts';

it.each(pythonRows<[number[][], number[]]>('singularValues'))('has the singular values of %j', (matrix, expected) => {
  const { values, left, right } = singularValues(matrix);
  expect(values).toHaveLength(expected.length);
  for (const [index, value] of values.entries()) expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(1e-12 * (1 + (expected[0] ?? 0)));
  for (const [row, cells] of matrix.entries()) {
    for (const [column, cell] of cells.entries()) {
      const again = values.reduce((sum, value, index) => sum + value * (left[index]?.[row] ?? 0) * (right[index]?.[column] ?? 0), 0);
      expect(Math.abs(again - cell)).toBeLessThan(1e-11);
    }
  }
});
