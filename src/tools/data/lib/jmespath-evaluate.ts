import { callFunction, type Reference } from './jmespath-functions.ts';
import type { Argument, Comparator, Expression } from './jmespath-parse.ts';
import { type Budget, isTrue, same, type Value, valueOfPlain } from './jmespath-values.ts';

/** What an expression makes of a value, by the specification of jmespath.org. */
export class Evaluator {
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  evaluate(expression: Expression, current: Value): Value {
    switch (expression.kind) {
      case 'current':
        return current;
      case 'field':
        return current instanceof Map ? (current.get(expression.name) ?? null) : null;
      case 'literal':
        return valueOfPlain(expression.json);
      case 'call':
        return callFunction(expression.name, this.#arguments(expression.arguments, current), this.#budget);
      case 'list':
        return current === null ? null : this.#made(expression.items.map((item) => this.evaluate(item, current)));
      case 'hash':
        this.#budget.take(expression.members.length);
        return current === null ? null : new Map(expression.members.map(([name, value]) => [name, this.evaluate(value, current)]));
      default:
        return this.#applied(expression, this.evaluate(expression.left, current), current);
    }
  }

  #applied(expression: Exclude<Expression, { kind: 'current' | 'field' | 'literal' | 'call' | 'list' | 'hash' }>, left: Value, current: Value): Value {
    switch (expression.kind) {
      case 'chain':
        return this.evaluate(expression.right, left);
      case 'and':
        return isTrue(left) ? this.evaluate(expression.right, current) : left;
      case 'or':
        return isTrue(left) ? left : this.evaluate(expression.right, current);
      case 'not':
        return !isTrue(left);
      case 'compare':
        return compared(expression.operator, left, this.evaluate(expression.right, current));
      case 'members':
        return left instanceof Map ? this.#each([...left.values()], expression.right) : null;
      default:
        return Array.isArray(left) ? this.#ofArray(expression, left) : null;
    }
  }

  #ofArray(expression: Extract<Expression, { kind: 'index' | 'slice' | 'flatten' | 'items' | 'filter' }>, array: Value[]): Value {
    switch (expression.kind) {
      case 'index':
        return array.at(expression.index) ?? null;
      case 'slice':
        return this.#made(sliced(array, expression));
      case 'flatten':
        return this.#made(array.flat());
      case 'items':
        return this.#each(array, expression.right);
      case 'filter':
        return this.#each(
          array.filter((item) => isTrue(this.evaluate(expression.condition, item))),
          expression.right,
        );
    }
  }

  /** What an expression makes of each item, without what is null. */
  #each(items: readonly Value[], right: Expression): Value[] {
    const results: Value[] = [];
    for (const item of items) {
      const result = this.evaluate(right, item);
      if (result !== null) results.push(result);
    }
    return this.#made(results);
  }

  #made(items: Value[]): Value[] {
    this.#budget.take(items.length);
    return items;
  }

  #arguments(given: readonly Argument[], current: Value): (Value | Reference)[] {
    return given.map(({ expression, isReference }) => (isReference ? (value: Value) => this.evaluate(expression, value) : this.evaluate(expression, current)));
  }
}

/** Equality is of all values; order of numbers only, and null of anything else. */
function compared(operator: Comparator, a: Value, b: Value): boolean | null {
  if (operator === '==') return same(a, b);
  if (operator === '!=') return !same(a, b);
  if (typeof a !== 'number' || typeof b !== 'number') return null;
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

/** The items of a slice as Python takes them: negative places count from the end, and places beyond it are the end. */
function sliced(array: readonly Value[], { start, stop, step }: Extract<Expression, { kind: 'slice' }>): Value[] {
  const [first, last] = step > 0 ? [0, array.length] : [array.length - 1, -1];
  const place = (given: number | undefined, otherwise: number): number => {
    if (given === undefined) return otherwise;
    const [low, high] = step > 0 ? [0, array.length] : [-1, array.length - 1];
    return Math.min(Math.max(given < 0 ? given + array.length : given, low), high);
  };
  const items: Value[] = [];
  const end = place(stop, last);
  for (let i = place(start, first); step > 0 ? i < end : i > end; i += step) items.push(array[i] ?? null);
  return items;
}
