import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseExpression } from '../shared/numbers/expression.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { taylorCoefficients } from './lib/power-series.ts';
import { checkNames, checkVariable, variableInput } from './lib/variables.ts';

export default defineTool({
  slug: 'taylor-series-calculator',
  name: 'Taylor Series Calculator',
  category: 'math',
  summary: 'Calculates the Taylor coefficients of an expression about a point.',
  description:
    'Angles in radians. An expression that is not analytic at the point, or uses gcd, lcm, mod, factorial, nCr, nPr, min or max of the variable, is unprocessable.',
  reference: "Taylor's theorem: f^(k)(a)/k!, by arithmetic on power series (Knuth, The Art of Computer Programming 4.7)",
  keywords: ['maclaurin', 'power series', 'expansion'],
  cost: 'heavy',
  inputs: z.strictObject({
    expression: z.string().min(1).max(1000).describe('Expression to expand, such as exp(x)'),
    variable: variableInput.default('x').describe('Name of the variable in the expression'),
    about: z.number().default(0).describe('Point to expand about'),
    order: z.int().min(0).max(20).default(5).describe('Highest power to give'),
  }),
  result: z.strictObject({ coefficients: z.array(z.number()).describe('Coefficients of (x − about)^0, ^1, …') }),
  examples: [
    { inputs: { expression: 'exp(x)', order: 4 }, result: { coefficients: [1, 1, 0.5, 0.16666666666666666, 0.041666666666666664] } },
    { inputs: { expression: 'ln(x)', about: 1, order: 3 }, result: { coefficients: [0, 1, -0.5, 0.3333333333333333] } },
  ],
  run({ expression, variable, about, order }) {
    checkVariable(variable);
    const program = parseExpression(expression);
    checkNames(program, [variable]);
    return { coefficients: taylorCoefficients(program, variable, about, order).map(doubleOf) };
  },
});
