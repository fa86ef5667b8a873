import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { PreciseEvaluator } from '../shared/numbers/evaluate-precisely.ts';
import { type Program, parseExpression } from '../shared/numbers/expression.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { dependsOn, type Node, treeOf, written } from '../shared/numbers/symbolic.ts';
import { grouped } from '../shared/text/counts.ts';
import { differentiate } from './lib/differentiate.ts';
import { checkVariable, valuesOf, variableInput, variablesInput } from './lib/variables.ts';

const MAX_CHARACTERS = 10_000;
const JUMPING = new Set(['sign', 'floor', 'ceil', 'round', 'trunc']);

export default defineTool({
  slug: 'derivative-calculator',
  name: 'Derivative Calculator',
  category: 'math',
  summary: 'Finds the symbolic derivative of an expression, and its value at a point.',
  description:
    'Angles in radians. Other names stay symbols; `variables` gives them values for `at`. min, max, mod, gcd, lcm, nCr, nPr, factorial and gamma of the variable are unprocessable, as is a point where the derivative does not exist.',
  reference: 'Rules of differentiation',
  keywords: ['differentiate', 'd/dx', 'slope', 'calculus'],
  cost: 'heavy',
  inputs: z.strictObject({
    expression: z.string().min(1).max(1000).describe('Expression to differentiate, such as x^3 - 2x'),
    variable: variableInput.default('x').describe('Name of the variable by which to differentiate'),
    order: z.int().min(1).max(5).default(1).describe('How many times to differentiate'),
    at: z.number().optional().describe('Point at which to evaluate the derivative'),
    variables: variablesInput.describe('Numbers for the other names, by name'),
  }),
  result: z.strictObject({
    derivative: z.string().describe('The derivative, an expression in the same grammar'),
    value: z.number().optional().describe('Value of the derivative at the point; only with at'),
  }),
  examples: [
    { inputs: { expression: 'x^3 - 2x', at: 2 }, result: { derivative: '3*x^2 - 2', value: 10 } },
    { inputs: { expression: 'sin(x)*exp(a*x)', variables: { a: 2 }, at: 0 }, result: { derivative: 'cos(x)*exp(a*x) + exp(a*x)*a*sin(x)', value: 1 } },
  ],
  run({ expression, variable, order, at, variables }) {
    checkVariable(variable);
    const values = valuesOf(variables);
    if (values.has(variable)) invalid(`variables.${variable}`, 'must be left out: its value is given by at');
    const program = parseExpression(expression);
    const tree = treeOf(program);
    const derivatives: string[] = [];
    let node = tree;
    for (let time = 0; time < order; time += 1) {
      node = differentiate(node, variable);
      derivatives.push(written(node));
    }
    const derivative = derivatives.at(-1) ?? '0';
    if (derivative.length > MAX_CHARACTERS)
      unprocessable(`The derivative has ${grouped(derivative.length)} characters, more than ${grouped(MAX_CHARACTERS)}.`, 'expression');
    if (at === undefined) return { derivative };
    const evaluator = new PreciseEvaluator();
    const point = new Map([...values].map(([name, value]) => [name, evaluator.number(value)])).set(variable, evaluator.number(at));
    return { derivative, value: doubleOf(valueAt(evaluator, program, tree, derivatives, variable, point)) };
  },
});

/** The value of the last derivative, where the expression and all its derivatives before have one, too. */
function valueAt(
  evaluator: PreciseEvaluator,
  program: Program,
  tree: Node,
  derivatives: readonly string[],
  variable: string,
  point: Map<string, Decimal>,
): Decimal {
  let value = evaluator.evaluate(program, point);
  checkJumps(tree, variable, (node) => evaluator.evaluate(parseExpression(written(node)), point));
  for (const derivative of derivatives) value = evaluator.evaluate(parseExpression(derivative), point, 'at');
  return value;
}

/** Refuses a point at which a step function of the variable jumps. */
function checkJumps(node: Node, variable: string, evaluate: (node: Node) => Decimal): void {
  if (!dependsOn(node, variable)) return;
  const parts = node.kind === 'sum' ? node.terms : node.kind === 'product' ? node.factors : node.kind === 'power' ? [node.base, node.exponent] : [];
  for (const part of node.kind === 'call' ? node.operands : parts) checkJumps(part, variable, evaluate);
  const [operand] = node.kind === 'call' ? node.operands : [];
  if (node.kind !== 'call' || !operand || !JUMPING.has(node.name)) return;
  const value = evaluate(operand);
  const jumps =
    node.name === 'sign'
      ? value.isZero()
      : node.name === 'round'
        ? value.times(2).isInteger() && !value.isInteger()
        : value.isInteger() && !(node.name === 'trunc' && value.isZero());
  if (jumps) unprocessable(`${node.name} jumps at this point, so that there is no derivative.`, 'at');
}
