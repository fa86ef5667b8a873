import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InvalidInputs } from '../../errors.ts';
import { at, columnsOf, dot, identity, integersOf, matrixOf, numbersOf, product, squareMatrixOf, textsOf, transposed } from './matrix.ts';
import { rational } from './rational.ts';

const fraction = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 9 })).map(([top, bottom]) => `${top}/${bottom}`);
const matrix = (rows: number, columns: number) =>
  fc.array(fc.array(fraction, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows });

it('multiplies fractions', () => {
  const [a, b] = [
    matrixOf(
      [
        ['1/2', 2],
        [0, -1],
      ],
      'a',
    ),
    matrixOf(
      [
        [4, '1/3'],
        ['0.25', 1],
      ],
      'b',
    ),
  ];
  expect(textsOf(product(a, b))).toEqual([
    ['5/2', '13/6'],
    ['-1/4', '-1'],
  ]);
  expect(numbersOf(transposed(a))).toEqual([
    [0.5, 0],
    [2, -1],
  ]);
});

it('is associative, has an identity, and turns products around when transposed', () => {
  fc.assert(
    fc.property(matrix(2, 3), matrix(3, 4), matrix(4, 2), (first, second, third) => {
      const [a, b, c] = [matrixOf(first, 'a'), matrixOf(second, 'b'), matrixOf(third, 'c')];
      expect(product(product(a, b), c)).toEqual(product(a, product(b, c)));
      expect(product(identity(2), a)).toEqual(a);
      expect(product(a, identity(3))).toEqual(a);
      expect(transposed(product(a, b))).toEqual(product(transposed(b), transposed(a)));
      expect(transposed(transposed(a))).toEqual(a);
    }),
    { numRuns: 50 },
  );
});

it('writes rows over their least common denominator', () => {
  const [row = []] = matrixOf([['1/6', '-3/4', 2]], 'row');
  expect(integersOf(row)).toEqual({ integers: [2n, -9n, 24n], denominator: 12n });
  expect(dot(row, row)).toEqual(rational(661n, 144n));
});

it('takes what is outside of a matrix as 0', () => {
  expect(at(identity(2), 5, 0)).toEqual(rational(0n));
  expect(columnsOf([])).toBe(0);
});

it('refuses rows of different lengths, and a matrix that is not square where it must be', () => {
  expect(() => matrixOf([[1, 2], [3]], 'matrix')).toThrow(InvalidInputs);
  expect(() => squareMatrixOf([[1, 2]], 'matrix')).toThrow(InvalidInputs);
});
