import type { Program } from './expression.ts';

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', 'negate', 'abs', 'sign', 'floor', 'ceil', 'round', 'trunc', 'min', 'max', 'mod']);

/** About how many thousandths of a millisecond an expression takes in decimals: a power or function weighs as much as a hundred sums. */
export function workOf(program: Program): number {
  return program.reduce((work, step) => work + (step.kind !== 'apply' ? 0.3 : ARITHMETIC.has(step.name) ? 1 : step.name === '^' ? 20 : 150), 0);
}
