import { unprocessable } from '../../errors.ts';
import type { Program } from './expression.ts';
import { add, compare, divide, isZero, multiply, type Rational, rational, rationalOf } from './rational.ts';

/** An expression as a tree, kept in a simple form by the functions that build it. */
export type Node =
  | { readonly kind: 'number'; readonly value: Rational; readonly key: string }
  | { readonly kind: 'name'; readonly name: string; readonly key: string }
  | { readonly kind: 'sum'; readonly terms: readonly Node[]; readonly key: string }
  | { readonly kind: 'product'; readonly factors: readonly Node[]; readonly key: string }
  | { readonly kind: 'power'; readonly base: Node; readonly exponent: Node; readonly key: string }
  | { readonly kind: 'call'; readonly name: string; readonly operands: readonly Node[]; readonly key: string };

const MAX_KEY = 100_000;
const MAX_NUMBER_POWER = 64n;

type Keyless<Shape> = Shape extends Node ? Omit<Shape, 'key'> : never;

function keyed(node: Keyless<Node>, key: string): Node {
  return key.length > MAX_KEY ? unprocessable('The derivative is too long to be written.') : { ...node, key };
}

export const numberNode = (value: Rational): Node => keyed({ kind: 'number', value }, `#${value.numerator}/${value.denominator}`);
export const integer = (value: number): Node => numberNode(rational(BigInt(value)));
export const nameNode = (name: string): Node => keyed({ kind: 'name', name }, name);

export const ZERO = integer(0);
export const ONE = integer(1);

export const isNumber = (node: Node, value: number): boolean => node.kind === 'number' && compare(node.value, rational(BigInt(value))) === 0;

/** A sum with like terms brought together. */
export function sum(nodes: readonly Node[]): Node {
  const coefficients = new Map<string, { coefficient: Rational; rest: Node }>();
  for (const node of nodes.flatMap((member) => (member.kind === 'sum' ? member.terms : [member]))) {
    const { coefficient, rest } = split(node);
    const known = coefficients.get(rest.key);
    coefficients.set(rest.key, { coefficient: known ? add(known.coefficient, coefficient) : coefficient, rest });
  }
  const terms = [...coefficients.values()]
    .filter(({ coefficient }) => !isZero(coefficient))
    .map(({ coefficient, rest }) => product([numberNode(coefficient), rest]));
  if (terms.length === 0) return ZERO;
  const [only] = terms;
  if (terms.length === 1 && only) return only;
  return keyed({ kind: 'sum', terms }, `(+ ${terms.map((term) => term.key).join(' ')})`);
}

/** A term as a number times the rest. */
function split(node: Node): { coefficient: Rational; rest: Node } {
  if (node.kind === 'number') return { coefficient: node.value, rest: ONE };
  if (node.kind === 'product' && node.factors[0]?.kind === 'number') {
    return { coefficient: node.factors[0].value, rest: product(node.factors.slice(1)) };
  }
  return { coefficient: rational(1n), rest: node };
}

/** The product of the numbers among factors, and the other factors. */
function separated(factors: readonly Node[]): { coefficient: Rational; others: Node[] } {
  let coefficient = rational(1n);
  const others: Node[] = [];
  for (const factor of factors) {
    if (factor.kind === 'number') coefficient = multiply(coefficient, factor.value);
    else others.push(factor);
  }
  return { coefficient, others };
}

/** Factors with the powers of one base brought together, in the order in which the bases first come. */
function powersOf(factors: readonly Node[]): Node[] {
  const exponents = new Map<string, { base: Node; all: Node[] }>();
  for (const factor of factors) {
    const [base, exponent] = factor.kind === 'power' ? [factor.base, factor.exponent] : [factor, ONE];
    const known = exponents.get(base.key);
    if (known) known.all.push(exponent);
    else exponents.set(base.key, { base, all: [exponent] });
  }
  return Array.from(exponents.values(), ({ base, all }) => power(base, sum(all)));
}

/** A product with its numbers multiplied and the powers of one base brought together. */
export function product(nodes: readonly Node[]): Node {
  const given = separated(nodes.flatMap((member) => (member.kind === 'product' ? member.factors : [member])));
  if (isZero(given.coefficient)) return ZERO;
  const raised = separated(powersOf(given.others));
  const coefficient = multiply(given.coefficient, raised.coefficient);
  const factors = raised.others;
  if (isZero(coefficient)) return ZERO;
  const one = compare(coefficient, rational(1n)) === 0;
  const [only] = factors;
  if (only && one && factors.length === 1) return only;
  if (factors.length === 0) return numberNode(coefficient);
  const all = one ? factors : [numberNode(coefficient), ...factors];
  return keyed(
    { kind: 'product', factors: all },
    `(* ${all
      .map((factor) => factor.key)
      .sort()
      .join(' ')})`,
  );
}

const isInteger = (node: Node): node is Extract<Node, { kind: 'number' }> => node.kind === 'number' && node.value.denominator === 1n;

export function power(base: Node, exponent: Node): Node {
  if (isNumber(exponent, 0)) return ONE;
  if (isNumber(exponent, 1)) return base;
  if (isInteger(exponent)) {
    const times = exponent.value.numerator;
    const size = times < 0n ? -times : times;
    if (base.kind === 'number' && !isZero(base.value) && size <= MAX_NUMBER_POWER) {
      const raised = { numerator: base.value.numerator ** size, denominator: base.value.denominator ** size };
      return numberNode(times < 0n ? divide(rational(1n), raised) : raised);
    }
    if (base.kind === 'power' && isInteger(base.exponent)) return power(base.base, product([base.exponent, exponent]));
    if (base.kind === 'product') return product(base.factors.map((factor) => power(factor, exponent)));
  }
  return keyed({ kind: 'power', base, exponent }, `(^ ${base.key} ${exponent.key})`);
}

export const quotient = (top: Node, bottom: Node): Node => product([top, power(bottom, integer(-1))]);
export const negated = (node: Node): Node => product([integer(-1), node]);
export const difference = (a: Node, b: Node): Node => sum([a, negated(b)]);

export function call(name: string, ...operands: Node[]): Node {
  if (name === 'ln' && operands[0]?.key === 'e') return ONE;
  return keyed({ kind: 'call', name, operands }, `(${name} ${operands.map((operand) => operand.key).join(' ')})`);
}

/** The tree of a program. */
export function treeOf(program: Program): Node {
  const stack: Node[] = [];
  for (const step of program) {
    if (step.kind === 'number') stack.push(numberNode(rationalOf(withinBounds(step.text), 'expression')));
    else if (step.kind !== 'apply') stack.push(nameNode(step.name));
    else stack.push(built(step.name, stack.splice(stack.length - step.operands)));
  }
  return stack[0] ?? ZERO;
}

function withinBounds(text: string): string {
  if (Math.abs(Number(/[eE]([+-]?\d+)$/.exec(text)?.[1] ?? 0)) > 1000) unprocessable(`${text} is too large or too small for a derivative.`, 'expression');
  return text;
}

function built(name: string, operands: readonly Node[]): Node {
  const [a = ZERO, b = ZERO] = operands;
  switch (name) {
    case '+':
      return sum([a, b]);
    case '-':
      return difference(a, b);
    case '*':
      return product([a, b]);
    case '/':
      return quotient(a, b);
    case '^':
      return power(a, b);
    case 'negate':
      return negated(a);
    case '%':
      return call('mod', a, b);
    default:
      return call(name, ...operands);
  }
}

/** Whether a name occurs in a tree. */
export function dependsOn(node: Node, name: string): boolean {
  switch (node.kind) {
    case 'number':
      return false;
    case 'name':
      return node.name === name;
    case 'sum':
      return node.terms.some((term) => dependsOn(term, name));
    case 'product':
      return node.factors.some((factor) => dependsOn(factor, name));
    case 'power':
      return dependsOn(node.base, name) || dependsOn(node.exponent, name);
    case 'call':
      return node.operands.some((operand) => dependsOn(operand, name));
  }
}

const SUM = 1;
const PRODUCT = 2;
const POWER = 3;
const ATOM = 4;

/** A tree in the grammar of expressions. */
export const written = (node: Node): string => writtenWithRank(node).text;

interface Written {
  text: string;
  rank: number;
}

const bracketed = ({ text, rank }: Written, least: number): string => (rank < least ? `(${text})` : text);

function writtenWithRank(node: Node): Written {
  switch (node.kind) {
    case 'number':
      return writtenNumber(node.value);
    case 'name':
      return { text: node.name, rank: ATOM };
    case 'sum':
      return writtenSum(node.terms);
    case 'product':
      return writtenProduct(node.factors);
    case 'power': {
      if (isInverse(node)) return writtenProduct([node]);
      return { text: `${bracketed(writtenWithRank(node.base), ATOM)}^${bracketed(writtenWithRank(node.exponent), ATOM)}`, rank: POWER };
    }
    case 'call': {
      const [operand] = node.operands;
      if (node.name === '!' && operand) return { text: `${bracketed(writtenWithRank(operand), ATOM)}!`, rank: POWER };
      return { text: `${node.name}(${node.operands.map(written).join(', ')})`, rank: ATOM };
    }
  }
}

function writtenNumber({ numerator, denominator }: Rational): Written {
  if (denominator !== 1n) return { text: `${numerator}/${denominator}`, rank: numerator < 0n ? SUM : PRODUCT };
  return { text: String(numerator), rank: numerator < 0n ? SUM : ATOM };
}

function writtenSum(terms: readonly Node[]): Written {
  let text = '';
  for (const term of terms) {
    const part = writtenWithRank(term).text;
    text += text === '' ? part : part.startsWith('-') ? ` - ${part.slice(1)}` : ` + ${part}`;
  }
  return { text, rank: SUM };
}

function writtenProduct(factors: readonly Node[]): Written {
  const { coefficient, others } = separated(factors);
  const { numerator, denominator } = coefficient;
  const sign = numerator < 0n ? '-' : '';
  const size = numerator < 0n ? -numerator : numerator;
  const top = size === 1n ? [] : [String(size)];
  const bottom = denominator === 1n ? [] : [String(denominator)];
  for (const factor of others) {
    if (factor.kind === 'power' && isInverse(factor)) bottom.push(bracketed(writtenWithRank(power(factor.base, negated(factor.exponent))), POWER));
    else top.push(bracketed(writtenWithRank(factor), POWER));
  }
  const below = bottom.length > 1 ? `/(${bottom.join('*')})` : bottom.map((one) => `/${one}`).join('');
  return { text: `${sign}${top.join('*') || '1'}${below}`, rank: sign === '' ? PRODUCT : SUM };
}

const isInverse = ({ exponent }: Extract<Node, { kind: 'power' }>): boolean => exponent.kind === 'number' && exponent.value.numerator < 0n;
