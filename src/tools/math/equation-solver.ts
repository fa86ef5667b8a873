import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { parseEquation } from '../shared/numbers/expression.ts';
import { ZeroSearch } from '../shared/numbers/real-roots.ts';
import { checkNames, checkVariable, variableInput } from './lib/variables.ts';

const MAX_ROOTS = 100;

export default defineTool({
  slug: 'equation-solver',
  name: 'Equation Solver',
  category: 'math',
  summary: 'Finds the real solutions of an equation in one unknown within an interval.',
  description:
    'Solutions where the two sides cross are found when they are at least (to − from)/5000 apart; those where they only touch are found where they can be. Poles are not solutions. The first 100 are listed.',
  reference: 'Bracketing and false position (Illinois), in decimals',
  keywords: ['solve for x', 'roots', 'zeros', 'unknown'],
  cost: 'heavy',
  inputs: z.strictObject({
    equation: z.string().min(1).max(10_000).describe('Two expressions joined by "=", or one that is set to 0'),
    variable: variableInput.default('x').describe('Name of the unknown in the equation'),
    from: z.number().default(-100).describe('Lower bound of the unknown to search'),
    to: z.number().default(100).describe('Upper bound of the unknown to search, above from'),
  }),
  result: z.strictObject({ roots: z.array(z.number()).describe('Solutions found, ascending, at most 100') }),
  examples: [
    { inputs: { equation: 'x^2 = 2' }, result: { roots: [-Math.SQRT2, Math.SQRT2] } },
    { inputs: { equation: 'cos(t) = t', variable: 't', from: 0, to: 2 }, result: { roots: [0.7390851332151607] } },
  ],
  run({ equation, variable, from, to }) {
    checkVariable(variable);
    if (from >= to) invalid('to', `must be above from (${from})`);
    const { left, right } = parseEquation(equation, 'equation');
    const difference = right ? [...left, ...right, { kind: 'apply' as const, name: '-', operands: 2, position: 1 }] : left;
    checkNames(difference, [variable], 'equation');
    const { zeros, stretch } = new ZeroSearch(difference, variable, from, to).zeros(MAX_ROOTS);
    if (stretch !== undefined) unprocessable(`The equation holds for every ${variable} near ${stretch}, so its solutions cannot be listed.`, 'equation');
    return { roots: zeros };
  },
});
