import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { reducedEchelon } from '../shared/numbers/elimination.ts';
import { at, columnsOf, matrixInput, matrixOf } from '../shared/numbers/matrix.ts';
import { exactNumber, fractionText, isZero, rationalOf, toNumber } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'system-of-equations-solver',
  name: 'System of Linear Equations Solver',
  category: 'math',
  summary: 'Solves systems of linear equations exactly, and says when there is no solution or more than one.',
  description: 'Equations and variables need not be equal in number.',
  reference: 'Gauss-Jordan elimination on rational numbers (Bareiss 1968)',
  keywords: ['simultaneous equations', 'linear system', 'gaussian elimination', 'cramer'],
  cost: 'heavy',
  inputs: z.strictObject({
    coefficients: matrixInput.describe('Coefficients as a row for each equation: integers, decimals or fractions'),
    constants: z.array(exactNumber).min(1).max(20).describe('Right-hand sides, one for each equation'),
  }),
  result: z.strictObject({
    kind: z.enum(['unique', 'infinite', 'none']).describe('Whether there is one solution, infinitely many or none'),
    solution: z.array(z.string()).optional().describe('The solution as fractions, in the order of the variables; only for unique'),
    values: z.array(z.number()).optional().describe('The solution as numbers; only for unique'),
    rank: z.int().describe('Rank of the coefficients'),
    freeVariables: z.array(z.int()).optional().describe('Positions, from 0, of the variables without a pivot; only for infinite'),
  }),
  headline: 'solution',
  examples: [
    {
      inputs: {
        coefficients: [
          [2, 1],
          [1, -1],
        ],
        constants: [5, 1],
      },
      result: { kind: 'unique', solution: ['2', '1'], values: [2, 1], rank: 2 },
    },
    {
      inputs: {
        coefficients: [
          [1, 2],
          [2, 4],
        ],
        constants: [3, 6],
      },
      result: { kind: 'infinite', rank: 1, freeVariables: [1] },
    },
  ],
  run(inputs) {
    const coefficients = matrixOf(inputs.coefficients, 'coefficients');
    if (inputs.constants.length !== coefficients.length) {
      invalid('constants', `must have one number for each of the ${coefficients.length} equations, not ${inputs.constants.length}`);
    }
    const constants = inputs.constants.map((value, index) => rationalOf(value, `constants[${index}]`));
    const variables = columnsOf(coefficients);
    const { rows, pivots } = reducedEchelon(
      coefficients.map((row, index) => [...row, ...constants.slice(index, index + 1)]),
      variables + 1,
    );
    const rank = pivots.filter((column) => column < variables).length;
    if (pivots.includes(variables)) return { kind: 'none' as const, rank };
    if (rank < variables) {
      const freeVariables = Array.from({ length: variables }, (_, column) => column).filter((column) => !pivots.includes(column));
      return { kind: 'infinite' as const, rank, freeVariables };
    }
    const solution = pivots.map((_, row) => at(rows, row, variables));
    return { kind: 'unique' as const, solution: solution.map(fractionText), values: solution.map((value) => (isZero(value) ? 0 : toNumber(value))), rank };
  },
});
