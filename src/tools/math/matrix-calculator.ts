import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { inverse } from '../shared/numbers/elimination.ts';
import { at, columnsOf, generated, identity, type Matrix, matrixInput, matrixOf, numbersOf, product, textsOf, transposed } from '../shared/numbers/matrix.ts';
import { add, exactNumber, multiply, rationalOf, subtract } from '../shared/numbers/rational.ts';

const MAX_SIZE = 100;

const withTwo = ['add', 'subtract', 'multiply', 'elementwise-multiply', 'kronecker'] as const;
const operations = [...withTwo, 'scale', 'power', 'transpose'] as const;
type Operation = (typeof operations)[number];

export default defineTool({
  slug: 'matrix-calculator',
  name: 'Matrix Calculator',
  category: 'math',
  summary: 'Adds, subtracts, multiplies, scales, transposes and raises matrices to powers.',
  description: 'Exact. Power 0 is the identity, a negative power uses the inverse.',
  reference: 'Matrix algebra over the rational numbers',
  keywords: ['matrix multiplication', 'matrix addition', 'hadamard'],
  cost: 'heavy',
  inputs: z.strictObject({
    a: matrixInput.describe('First matrix as rows of integers, decimals or fractions'),
    operation: z.enum(operations).describe('Operation to perform on the matrices'),
    b: matrixInput.optional().describe('Second matrix; for add, subtract, multiply, elementwise-multiply and kronecker'),
    scalar: exactNumber.optional().describe('Number to multiply by, for scale: an integer, decimal or fraction'),
    exponent: z.int().min(-100).max(100).optional().describe('Power to raise to, for power; negative uses the inverse'),
  }),
  result: z.strictObject({
    matrix: z.array(z.array(z.number())).describe('The resulting matrix as rows of numbers'),
    exact: z.array(z.array(z.string())).describe('The resulting matrix as rows of fractions'),
    rows: z.int().describe('Number of rows in the result'),
    columns: z.int().describe('Number of columns in the result'),
  }),
  appliesWhen: {
    b: { operation: ['add', 'subtract', 'multiply', 'elementwise-multiply', 'kronecker'] },
    scalar: { operation: ['scale'] },
    exponent: { operation: ['power'] },
  },
  examples: [
    {
      inputs: {
        a: [
          [1, 2],
          [3, 4],
        ],
        operation: 'multiply',
        b: [
          [0, 1],
          [1, 0],
        ],
      },
      result: {
        matrix: [
          [2, 1],
          [4, 3],
        ],
        exact: [
          ['2', '1'],
          ['4', '3'],
        ],
        rows: 2,
        columns: 2,
      },
    },
    {
      inputs: {
        a: [
          [1, 1],
          [1, 0],
        ],
        operation: 'power',
        exponent: 10,
      },
      result: {
        matrix: [
          [89, 55],
          [55, 34],
        ],
        exact: [
          ['89', '55'],
          ['55', '34'],
        ],
        rows: 2,
        columns: 2,
      },
    },
  ],
  run(inputs) {
    const { operation } = inputs;
    const needed = withTwo.some((name) => name === operation) ? 'b' : operation === 'scale' ? 'scalar' : operation === 'power' ? 'exponent' : undefined;
    for (const name of ['b', 'scalar', 'exponent'] as const) {
      if (name === needed && inputs[name] === undefined) invalid(name, `must be given for ${operation}`);
      if (name !== needed && inputs[name] !== undefined) invalid(name, `must be left out for ${operation}`);
    }
    const a = matrixOf(inputs.a, 'a');
    const result = inputs.b ? ofTwo(a, operation, matrixOf(inputs.b, 'b')) : ofOne(a, operation, inputs.scalar ?? 1, inputs.exponent ?? 1);
    return { matrix: numbersOf(result), exact: textsOf(result), rows: result.length, columns: columnsOf(result) };
  },
});

function ofTwo(a: Matrix, operation: Operation, b: Matrix): Matrix {
  const [rows, columns] = [a.length, columnsOf(a)];
  if (operation === 'multiply') {
    if (columns !== b.length) invalid('b', `must have as many rows as a has columns: ${columns}, not ${b.length}`);
    return product(a, b);
  }
  if (operation === 'kronecker') return kronecker(a, b);
  if (b.length !== rows || columnsOf(b) !== columns) invalid('b', `must be ${rows} by ${columns} like a, not ${b.length} by ${columnsOf(b)}`);
  const combine = operation === 'add' ? add : operation === 'subtract' ? subtract : multiply;
  return generated(rows, columns, (row, column) => combine(at(a, row, column), at(b, row, column)));
}

function kronecker(a: Matrix, b: Matrix): Matrix {
  const [rows, columns] = [a.length * b.length, columnsOf(a) * columnsOf(b)];
  if (rows > MAX_SIZE || columns > MAX_SIZE) invalid('b', `must be such that the product has at most ${MAX_SIZE} rows and columns, not ${rows} by ${columns}`);
  return generated(rows, columns, (row, column) =>
    multiply(at(a, Math.floor(row / b.length), Math.floor(column / columnsOf(b))), at(b, row % b.length, column % columnsOf(b))),
  );
}

function ofOne(a: Matrix, operation: Operation, scalar: number | string, exponent: number): Matrix {
  if (operation === 'transpose') return transposed(a);
  if (operation === 'power') return power(a, exponent);
  const factor = rationalOf(scalar, 'scalar');
  return a.map((row) => row.map((value) => multiply(value, factor)));
}

function power(a: Matrix, exponent: number): Matrix {
  if (a.length !== columnsOf(a)) invalid('a', `must be square for power, not ${a.length} by ${columnsOf(a)}`);
  let square = exponent < 0 ? (inverse(a) ?? unprocessable('The matrix is singular, so that it has no negative powers.', 'a')) : a;
  let result = identity(a.length);
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = product(result, square);
    if (left > 1) square = product(square, square);
  }
  return result;
}
