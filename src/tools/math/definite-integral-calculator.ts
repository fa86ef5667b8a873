import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { pointOf } from '../shared/numbers/bounds.ts';
import { PreciseEvaluator } from '../shared/numbers/evaluate-precisely.ts';
import { parseExpression } from '../shared/numbers/expression.ts';
import { integrate } from '../shared/numbers/quadrature.ts';
import { checkNames, checkVariable, variableInput } from './lib/variables.ts';

const bound = z.union([z.number(), z.string().min(1).max(1000)]);

export default defineTool({
  slug: 'definite-integral-calculator',
  name: 'Definite Integral Calculator',
  category: 'math',
  summary: 'Integrates an expression numerically between two bounds, which may be infinite.',
  description:
    'To 1e-9 relative for functions that are smooth inside the interval, with singularities at the ends that can be integrated, and decay at infinity. from above to changes the sign. An integral that diverges or does not settle is unprocessable.',
  reference: 'Double-exponential quadrature (Takahasi and Mori 1974); Gauss-Kronrod panels (QUADPACK)',
  keywords: ['area under curve', 'antiderivative', 'calculus', 'quadrature', 'integrate function', 'integration'],
  cost: 'heavy',
  inputs: z.strictObject({
    expression: z.string().min(1).max(1000).describe('Expression to integrate, such as exp(-x^2)'),
    variable: variableInput.default('x').describe('Name of the variable in the expression'),
    from: bound.describe('Lower bound: a number, a constant expression such as "pi/2", "-inf" or "inf"'),
    to: bound.describe('Upper bound, written as from is'),
  }),
  result: z.strictObject({ value: z.number().describe('Value of the integral'), errorEstimate: z.number().describe('Estimated absolute error of the value') }),
  examples: [
    { inputs: { expression: 'x^2', from: 0, to: 3 }, result: { value: 9, errorEstimate: 1.08e-15 } },
    { inputs: { expression: 'exp(-x^2)', from: '-inf', to: 'inf' }, result: { value: 1.772453850905516, errorEstimate: 2.1269446210866193e-16 } },
  ],
  run({ expression, variable, from, to }) {
    checkVariable(variable);
    const program = parseExpression(expression);
    checkNames(program, [variable]);
    const evaluator = new PreciseEvaluator();
    const [start, end] = [pointOf(from, evaluator, 'from'), pointOf(to, evaluator, 'to')];
    if (start.eq(end)) return { value: 0, errorEstimate: 0 };
    const reversed = start.gt(end);
    const integral = reversed ? integrate(program, variable, end, start) : integrate(program, variable, start, end);
    if (!integral || !Number.isFinite(integral.value)) {
      return unprocessable('The integral diverges, does not settle, or runs over places where the expression has no value.', 'expression');
    }
    return { value: reversed ? 0 - integral.value : integral.value, errorEstimate: integral.errorEstimate };
  },
});
