import { z } from 'zod';
import { defineTool } from '../define.ts';
import { PreciseEvaluator } from '../shared/numbers/evaluate-precisely.ts';
import { parseExpression } from '../shared/numbers/expression.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { valuesOf, variablesInput } from './lib/variables.ts';

/** Functions and powers worked out in small numbers, and those of angles of any size, take about so many milliseconds. */
const ORDINARY = 1;
const LARGE_ANGLE = 4;
const MAX_MS = 8;
const MAY_BE_LARGE = /\d{12}|e\+?\d\d|[\^!]|exp|gamma/i;

/** Whether an expression may take longer than the event loop has time for. */
function isDear({ expression, variables = {} }: { expression: string; variables?: Record<string, number> | undefined }): boolean {
  if (expression.length > 1000 || /nCr|nPr/.test(expression)) return true;
  const operations = expression.match(/[a-z]{2,}|[\^!]/gi)?.length ?? 0;
  const isLarge = MAY_BE_LARGE.test(expression) || Object.values(variables).some((value) => Math.abs(value) > 1e12);
  return operations * (isLarge && /sin|cos|tan|cot|sec|csc/.test(expression) ? LARGE_ANGLE : ORDINARY) > MAX_MS;
}

export default defineTool({
  slug: 'math-expression-evaluator',
  name: 'Math Expression Evaluator',
  category: 'math',
  summary: 'Evaluates an arithmetic expression with functions, constants and variables.',
  description:
    'Operators + - * / % (or mod) ^ and !, brackets, the constants pi, e, tau and phi, and the functions sqrt cbrt root exp ln log log2 abs sign floor ceil round trunc min max mod gcd lcm hypot sin cos tan cot sec csc asin acos atan atan2 sinh cosh tanh asinh acosh atanh gamma erf nCr nPr. Side by side means times: 2pi, 3(4+1). -2^2 is -4, 2^3^2 is 512, and % is the remainder with the sign of the divisor. Carried with 70 digits and rounded once.',
  reference: 'Real arithmetic in the customary notation, decimal, rounded to the nearest double',
  keywords: ['calculator', 'formula', 'compute', 'scientific calculator'],
  heavyWhen: isDear,
  inputs: z.strictObject({
    expression: z.string().min(1).max(10_000).describe('Expression to evaluate, such as 2(3+4)^2/7 - 5!'),
    variables: variablesInput.describe('Numbers by variable name, up to 100'),
    angleUnit: z.enum(['radians', 'degrees']).default('radians').describe('Unit of angles that trigonometric functions take and inverse ones give'),
  }),
  result: z.strictObject({ result: z.number().describe('Value of the expression') }),
  examples: [
    { inputs: { expression: '2(3+4)^2/7 - 5!' }, result: { result: -106 } },
    { inputs: { expression: 'sqrt(a^2 + b^2) + sin(30)', variables: { a: 3, b: 4 }, angleUnit: 'degrees' }, result: { result: 5.5 } },
  ],
  run({ expression, variables, angleUnit }) {
    const values = valuesOf(variables);
    const program = parseExpression(expression);
    return { result: doubleOf(new PreciseEvaluator(70, angleUnit).evaluate(program, values)) };
  },
});
