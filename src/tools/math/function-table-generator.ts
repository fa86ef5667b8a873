import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { compile } from '../shared/numbers/compile.ts';
import { type AngleUnit, PreciseEvaluator } from '../shared/numbers/evaluate-precisely.ts';
import { type Program, parseExpression } from '../shared/numbers/expression.ts';
import { compare, divide, exactDecimal, floor, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';
import { workOf } from '../shared/numbers/work.ts';
import { checkNames, checkVariable, variableInput } from './lib/variables.ts';

const MAX_ROWS = 10_000n;
/** Up to so much work the values are worked out in decimals, beyond it in doubles. */
const PRECISE_WORK = 2_000_000;

/** More powers, factorials and functions in all rows together take longer than the event loop has time for. */
const MAX_QUICK_OPERATIONS = 100;

export default defineTool({
  slug: 'function-table-generator',
  name: 'Function Table Generator',
  category: 'math',
  summary: "Makes a table of an expression's values over a range.",
  description: 'x runs from `from` by `step` while not above `to`, exactly, in at most 10,000 rows. Where the expression has no value y is absent.',
  reference: 'Exact decimal steps',
  keywords: ['table of values', 'plot points', 'graph'],
  heavyWhen: ({ expression, from, to, step }) =>
    ((Number(to) - Number(from)) / Number(step) + 1) * (expression.match(/[\^!]|[a-z]{2,}/gi)?.length ?? 1) > MAX_QUICK_OPERATIONS ||
    /nCr|nPr/.test(expression),
  inputs: z.strictObject({
    expression: z.string().min(1).max(1000).describe('Expression to tabulate, such as x^2 - 1'),
    variable: variableInput.default('x').describe('Name of the variable in the expression'),
    from: exactDecimal.describe('First value of the variable, a decimal'),
    to: exactDecimal.describe('Largest value the variable may have'),
    step: exactDecimal.default(1).describe('Difference from one row to the next, above 0'),
    angleUnit: z.enum(['radians', 'degrees']).default('radians').describe('Unit of angles that trigonometric functions take and inverse ones give'),
  }),
  result: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          x: z.number().describe('Value of the variable'),
          y: z.number().optional().describe('Value of the expression; absent where it has none'),
        }),
      )
      .describe('Rows of the table in order; y is absent where the expression has no value'),
    count: z.int().describe('Number of rows'),
  }),
  views: [{ kind: 'lines', field: 'rows', x: 'x', y: ['y'] }],
  pageInputs: { expression: 'x^2 - 1', from: -3, to: 3, step: 0.25 },
  examples: [
    {
      inputs: { expression: 'x^2 - 1', from: -1, to: 1, step: 0.5 },
      result: {
        rows: [
          { x: -1, y: 0 },
          { x: -0.5, y: -0.75 },
          { x: 0, y: -1 },
          { x: 0.5, y: -0.75 },
          { x: 1, y: 0 },
        ],
        count: 5,
      },
    },
    { inputs: { expression: '1/x', from: 0, to: 2 }, result: { rows: [{ x: 0 }, { x: 1, y: 1 }, { x: 2, y: 0.5 }], count: 3 } },
  ],
  run(inputs) {
    const { variable, angleUnit } = inputs;
    checkVariable(variable);
    const [from, to, step] = [rationalOf(inputs.from, 'from'), rationalOf(inputs.to, 'to'), rationalOf(inputs.step, 'step')];
    if (step.numerator <= 0n) invalid('step', 'must be above 0');
    if (compare(to, from) < 0) invalid('to', 'must not be below from');
    const steps = floor(divide(subtract(to, from), step));
    if (steps >= MAX_ROWS) invalid('step', `must give at most ${MAX_ROWS} rows, not ${steps + 1n}`);
    const program = parseExpression(inputs.expression);
    checkNames(program, [variable]);
    const denominator = from.denominator * step.denominator;
    const xs = Array.from({ length: Number(steps) + 1 }, (_, index) =>
      rational(from.numerator * step.denominator + BigInt(index) * step.numerator * from.denominator, denominator),
    );
    const valueAt = valuesBy(program, variable, angleUnit, xs.length);
    const rows = xs.map((exact) => {
      const x = toNumber(exact);
      const y = valueAt(exact, x);
      return Number.isFinite(y) ? { x, y: y + 0 } : { x };
    });
    return { rows, count: rows.length };
  },
});

/** How the expression is worked out for so many rows: at an exact x, whose nearest double is given too; NaN where it has no value. */
function valuesBy(program: Program, variable: string, angleUnit: AngleUnit, rows: number): (exact: Rational, x: number) => number {
  // Doubles know no degrees, so that those are always worked out in decimals.
  if (angleUnit === 'radians' && rows * workOf(program) > PRECISE_WORK) {
    const value = compile(program, variable);
    return (_, x) => value(x);
  }
  const evaluator = new PreciseEvaluator(40, angleUnit);
  return ({ numerator, denominator }) => {
    const x = evaluator.number(String(numerator)).div(String(denominator));
    return Number(evaluator.valueOrNothing(program, new Map([[variable, x]])) ?? Number.NaN);
  };
}
