import type { Program, Step } from './expression.ts';
import { erf, gamma } from './special-doubles.ts';

/** The value at a number of the one variable, NaN where the expression has none. */
export type RealFunction = (x: number) => number;

type Operation = (operands: Float64Array, at: number, count: number) => number;

const CONSTANTS = new Map([
  ['pi', Math.PI],
  ['tau', 2 * Math.PI],
  ['e', Math.E],
  ['phi', (1 + Math.sqrt(5)) / 2],
]);

/**
 * An expression in one variable as a function of doubles, for searches and sums that need it often.
 * @param values of the other names; a name that is not among them has no value
 */
export function compile(program: Program, variable: string, values: ReadonlyMap<string, number> = new Map()): RealFunction {
  const operations = program.map((step) => operationOf(step, variable, values));
  const takes = program.map((step) => (step.kind === 'apply' ? step.operands : 0));
  const stack = new Float64Array(program.length + 1);
  return (x) => {
    let top = 0;
    for (let index = 0; index < operations.length; index += 1) {
      const count = takes[index] ?? 0;
      top -= count;
      const value = operations[index]?.(stack, top, count) ?? x;
      // An infinite or missing value inside leaves the whole without one.
      if (!Number.isFinite(value)) return Number.NaN;
      stack[top] = value;
      top += 1;
    }
    return stack[0] ?? Number.NaN;
  };
}

/** What a step does; nothing for the variable itself. */
function operationOf(step: Step, variable: string, values: ReadonlyMap<string, number>): Operation | undefined {
  if (step.kind === 'apply') {
    const { name } = step;
    if (step.operands === 1 && UNARY.has(name)) {
      const apply = UNARY.get(name) ?? missing;
      return (stack, at) => apply(stack[at] ?? 0);
    }
    const binary = step.operands === 2 ? BINARY.get(name) : undefined;
    if (binary) return (stack, at) => binary(stack[at] ?? 0, stack[at + 1] ?? 0);
    const many = MANY.get(name) ?? missing;
    return (stack, at, count) => many(...stack.subarray(at, at + count));
  }
  if (step.kind === 'variable' && step.name === variable) return undefined;
  const value = step.kind === 'number' ? Number(step.text) : ((step.kind === 'constant' ? CONSTANTS : values).get(step.name) ?? Number.NaN);
  return () => value;
}

const missing = (): number => Number.NaN;

function power(base: number, exponent: number): number {
  return exponent === 0 ? 1 : base ** exponent;
}

/** The remainder of the floored division: the sign of b. */
function remainder(a: number, b: number): number {
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
}

function root(value: number, degree: number): number {
  if (degree === 2) return Math.sqrt(value);
  if (degree === 3) return Math.cbrt(value);
  return value < 0 && Math.abs(degree % 2) === 1 ? -((-value) ** (1 / degree)) : value ** (1 / degree);
}

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > 170) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

function selections(n: number, r: number, unordered: boolean): number {
  if (!Number.isInteger(n) || !Number.isInteger(r) || n < 0 || r < 0) return Number.NaN;
  if (r > n) return 0;
  const steps = unordered ? Math.min(r, n - r) : r;
  let count = 1;
  for (let step = 1; step <= steps && Number.isFinite(count); step += 1) count *= unordered ? (n - step + 1) / step : n - step + 1;
  return unordered && count < 2 ** 53 ? Math.round(count) : count;
}

function divisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  if (!Number.isInteger(x) || !Number.isInteger(y)) return Number.NaN;
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

const multiple = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.abs(a / divisor(a, b)) * Math.abs(b));

const half = (value: number): number => (value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5));

/** sin(π) and the like come out as the rounding error of π: nearer to 0 than doubles can tell. */
function clean(value: number, angle: number): number {
  const size = Math.abs(angle);
  return size > 0.1 && size < 1e5 && Math.abs(value) < size * 1.3e-16 ? 0 : value;
}
const sine = (angle: number): number => clean(Math.sin(angle), angle);
const cosine = (angle: number): number => clean(Math.cos(angle), angle);

const UNARY = new Map<string, (value: number) => number>([
  ['negate', (value) => 0 - value],
  ['!', factorial],
  ['sqrt', Math.sqrt],
  ['cbrt', Math.cbrt],
  ['exp', Math.exp],
  ['ln', Math.log],
  ['log', Math.log10],
  ['log2', Math.log2],
  ['abs', Math.abs],
  ['sign', Math.sign],
  ['floor', Math.floor],
  ['ceil', Math.ceil],
  ['round', half],
  ['trunc', Math.trunc],
  ['gamma', gamma],
  ['erf', erf],
  ['sin', sine],
  ['cos', cosine],
  ['tan', (angle) => sine(angle) / cosine(angle)],
  ['cot', (angle) => cosine(angle) / sine(angle)],
  ['sec', (angle) => 1 / cosine(angle)],
  ['csc', (angle) => 1 / sine(angle)],
  ['asin', Math.asin],
  ['acos', Math.acos],
  ['atan', Math.atan],
  ['sinh', Math.sinh],
  ['cosh', Math.cosh],
  ['tanh', Math.tanh],
  ['asinh', Math.asinh],
  ['acosh', Math.acosh],
  ['atanh', Math.atanh],
]);

const BINARY = new Map<string, (a: number, b: number) => number>([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => (b === 0 ? Number.NaN : a / b)],
  ['%', remainder],
  ['mod', remainder],
  ['^', power],
  ['root', root],
  ['log', (value, base) => Math.log(value) / Math.log(base)],
  ['atan2', Math.atan2],
  ['nCr', (n, r) => selections(n, r, true)],
  ['nPr', (n, r) => selections(n, r, false)],
]);

const MANY = new Map<string, (...values: number[]) => number>([
  ['min', Math.min],
  ['max', Math.max],
  ['hypot', Math.hypot],
  ['gcd', (...values) => values.reduce(divisor, 0)],
  ['lcm', (...values) => values.reduce(multiple, 1)],
]);
