import { unprocessable } from '../../errors.ts';
import {
  call,
  dependsOn,
  difference,
  integer,
  isNumber,
  type Node,
  nameNode,
  negated,
  ONE,
  power,
  product,
  quotient,
  sum,
  ZERO,
} from '../../shared/numbers/symbolic.ts';

/** The derivative of a tree by a variable. Functions without one (min, max, mod, gcd, lcm, nCr, nPr, factorial, gamma of the variable) are unprocessable. */
export function differentiate(node: Node, variable: string): Node {
  if (!dependsOn(node, variable)) return ZERO;
  const slope = (part: Node): Node => differentiate(part, variable);
  switch (node.kind) {
    case 'number':
      return ZERO;
    case 'name':
      return ONE;
    case 'sum':
      return sum(node.terms.map(slope));
    case 'product':
      return sum(
        node.factors
          .filter((factor) => dependsOn(factor, variable))
          .map((factor) => product([slope(factor), ...node.factors.filter((other) => other !== factor)])),
      );
    case 'power':
      return slopeOfPower(node.base, node.exponent, variable);
    case 'call': {
      const [inner] = node.operands;
      if (node.operands.length === 1 && inner) return product([slopeOfFunction(node.name, inner), slope(inner)]);
      return slopeOfMany(node.name, node.operands, slope);
    }
  }
}

function slopeOfPower(base: Node, exponent: Node, variable: string): Node {
  const [baseSlope, exponentSlope] = [differentiate(base, variable), differentiate(exponent, variable)];
  if (isNumber(exponentSlope, 0)) return product([exponent, power(base, difference(exponent, ONE)), baseSlope]);
  const whole = power(base, exponent);
  const byExponent = product([exponentSlope, call('ln', base)]);
  if (isNumber(baseSlope, 0)) return product([whole, byExponent]);
  return product([whole, sum([byExponent, quotient(product([exponent, baseSlope]), base)])]);
}

const TWO = integer(2);
const square = (node: Node): Node => power(node, TWO);
const oneMinusSquare = (u: Node): Node => difference(ONE, square(u));

/** The derivatives of the functions of one argument by that argument. */
const SLOPES: ReadonlyMap<string, (u: Node) => Node> = new Map<string, (u: Node) => Node>([
  ['sqrt', (u) => quotient(ONE, product([TWO, call('sqrt', u)]))],
  ['cbrt', (u) => quotient(ONE, product([integer(3), square(call('cbrt', u))]))],
  ['exp', (u) => call('exp', u)],
  ['ln', (u) => quotient(ONE, u)],
  ['log', (u) => quotient(ONE, product([u, call('ln', integer(10))]))],
  ['log2', (u) => quotient(ONE, product([u, call('ln', TWO)]))],
  ['abs', (u) => quotient(u, call('abs', u))],
  ['hypot', (u) => quotient(u, call('abs', u))],
  ['sign', () => ZERO],
  ['floor', () => ZERO],
  ['ceil', () => ZERO],
  ['round', () => ZERO],
  ['trunc', () => ZERO],
  ['sin', (u) => call('cos', u)],
  ['cos', (u) => negated(call('sin', u))],
  ['tan', (u) => quotient(ONE, square(call('cos', u)))],
  ['cot', (u) => negated(quotient(ONE, square(call('sin', u))))],
  ['sec', (u) => product([call('sec', u), call('tan', u)])],
  ['csc', (u) => negated(product([call('csc', u), call('cot', u)]))],
  ['asin', (u) => quotient(ONE, call('sqrt', oneMinusSquare(u)))],
  ['acos', (u) => negated(quotient(ONE, call('sqrt', oneMinusSquare(u))))],
  ['atan', (u) => quotient(ONE, sum([ONE, square(u)]))],
  ['sinh', (u) => call('cosh', u)],
  ['cosh', (u) => call('sinh', u)],
  ['tanh', (u) => quotient(ONE, square(call('cosh', u)))],
  ['asinh', (u) => quotient(ONE, call('sqrt', sum([square(u), ONE])))],
  ['acosh', (u) => quotient(ONE, call('sqrt', difference(square(u), ONE)))],
  ['atanh', (u) => quotient(ONE, oneMinusSquare(u))],
  ['erf', (u) => product([quotient(TWO, call('sqrt', nameNode('pi'))), call('exp', negated(square(u)))])],
]);

function slopeOfFunction(name: string, u: Node): Node {
  const slope = SLOPES.get(name);
  return slope ? slope(u) : without(name);
}

function slopeOfMany(name: string, operands: readonly Node[], slope: (node: Node) => Node): Node {
  const [a = ZERO, b = ZERO] = operands;
  switch (name) {
    case 'log':
      return slope(quotient(call('ln', a), call('ln', b)));
    case 'root':
      return product([call('root', a, b), difference(quotient(slope(a), product([a, b])), quotient(product([slope(b), call('ln', a)]), square(b)))]);
    case 'hypot':
      return quotient(sum(operands.map((operand) => product([operand, slope(operand)]))), call('hypot', ...operands));
    case 'atan2':
      return quotient(difference(product([b, slope(a)]), product([a, slope(b)])), sum([square(a), square(b)]));
    default:
      return without(name);
  }
}

function without(name: string): never {
  return unprocessable(`${name === '!' ? 'The factorial' : name} of the variable has no derivative here.`, 'expression');
}
