import type { Decimal } from 'decimal.js';
import { invalid, unprocessable } from '../../errors.ts';
import type { PreciseEvaluator } from './evaluate-precisely.ts';
import { parseExpression, variablesOf } from './expression.ts';

/**
 * A point on the number line: a number, a constant expression such as "pi/2", "inf" or "-inf".
 * Text that is not a constant expression is unprocessable. @param path the field it came in
 */
export function pointOf(value: unknown, evaluator: PreciseEvaluator, path: string): Decimal {
  if (typeof value === 'number') return evaluator.number(value);
  if (typeof value !== 'string' || value.length === 0 || value.length > 1000) {
    return invalid(path, 'must be a number, a constant expression such as "pi/2", "inf" or "-inf"');
  }
  const infinity = /^\s*([+-]?)\s*(?:inf|infinity|∞)\s*$/i.exec(value);
  if (infinity) return evaluator.number(infinity[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
  const program = parseExpression(value, path);
  const [name] = variablesOf(program).keys();
  if (name !== undefined) unprocessable(`The name ${name} is not constant: give a number, or an expression such as pi/2.`, path);
  return evaluator.evaluate(program, new Map(), path);
}
