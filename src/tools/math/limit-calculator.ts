import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { pointOf } from '../shared/numbers/bounds.ts';
import { parseExpression } from '../shared/numbers/expression.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { limitEvaluator, limitFrom, type SideLimit } from './lib/limits.ts';
import { checkNames, checkVariable, variableInput } from './lib/variables.ts';

export default defineTool({
  slug: 'limit-calculator',
  name: 'Limit Calculator',
  category: 'math',
  summary: 'Finds the limit of an expression at a point or at infinity, from either side.',
  description:
    'Sides that differ, and oscillation, give none. A side on which the expression has no value leaves "both" to the other side. Finite limits are good to 1e-6 of max(1, |value|), most of them to all digits.',
  reference: 'Numeric limits in decimals of up to 640 digits, with Aitken extrapolation',
  keywords: ['lim', 'approaches', 'calculus', 'infinity'],
  cost: 'heavy',
  inputs: z.strictObject({
    expression: z.string().min(1).max(1000).describe('Expression whose limit to find, such as sin(x)/x'),
    variable: variableInput.default('x').describe('Name of the variable in the expression'),
    at: z.union([z.number(), z.string().min(1).max(1000)]).describe('Where to take the limit: a number, a constant expression, "inf" or "-inf"'),
    direction: z.enum(['both', 'left', 'right']).default('both').describe('Side to come from; left comes from below; ignored at infinity'),
  }),
  result: z.strictObject({
    kind: z.enum(['finite', 'positive-infinity', 'negative-infinity', 'none']).describe('Kind of limit'),
    value: z.number().optional().describe('The limit; absent unless finite'),
  }),
  headline: 'value',
  examples: [
    { inputs: { expression: 'sin(x)/x', at: 0 }, result: { kind: 'finite', value: 1 } },
    { inputs: { expression: '1/x', at: 0 }, result: { kind: 'none' } },
  ],
  run({ expression, variable, at, direction }) {
    checkVariable(variable);
    const program = parseExpression(expression);
    checkNames(program, [variable]);
    const point = pointOf(at, limitEvaluator(), 'at');
    if (!point.isFinite()) return answer(limitFrom(program, variable, { infinity: point.isNeg() ? -1 : 1 }));
    const from = (side: 'left' | 'right'): SideLimit =>
      direction === 'both' || direction === side ? limitFrom(program, variable, { point, side }) : undefined;
    const [left, right] = [from('left'), from('right')];
    if (!left || !right) return answer(left ?? right);
    if (left.kind !== right.kind) return { kind: 'none' as const };
    if (left.kind !== 'finite' || right.kind !== 'finite') return answer(left);
    const apart = left.value.minus(right.value).abs();
    return apart.gt(1e-6) && apart.gt(right.value.abs().times(1e-6)) ? { kind: 'none' as const } : answer(right);
  },
});

function answer(limit: SideLimit) {
  if (!limit) return unprocessable('The expression has no value near this point on the side asked for.', 'at');
  return limit.kind === 'finite' ? { kind: limit.kind, value: doubleOf(limit.value) } : { kind: limit.kind };
}
