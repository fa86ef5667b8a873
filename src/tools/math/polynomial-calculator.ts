import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { exactNumber, fractionText, gcd, type Rational, rational, rationalOf } from '../shared/numbers/rational.ts';
import { commonDivisor, degree, derivative, leading, plus, pseudoDivide, scaled, times, trimmed } from './lib/polynomial.ts';
import { coefficientsOf, polynomialOf, type RationalPolynomial } from './lib/polynomial-input.ts';
import { polynomialText } from './lib/polynomial-text.ts';

const MAX_DEGREE = 100;

const withTwo = ['add', 'subtract', 'multiply', 'divide', 'gcd', 'compose'] as const;
const operations = [...withTwo, 'derivative', 'integral', 'evaluate'] as const;

export default defineTool({
  slug: 'polynomial-calculator',
  name: 'Polynomial Calculator',
  category: 'math',
  summary: 'Adds, multiplies, divides, differentiates, integrates and evaluates polynomials exactly.',
  description: 'divide gives quotient and remainder, gcd is monic, compose gives a(b(x)), and the integral has the constant 0.',
  reference: 'Polynomial arithmetic over the rational numbers',
  keywords: ['long division of polynomials', 'multiply polynomials', 'synthetic division'],
  cost: 'heavy',
  inputs: z.strictObject({
    a: z.array(exactNumber).min(1).max(101).describe('First polynomial: coefficients, highest power first'),
    operation: z.enum(operations).describe('Operation to carry out on the polynomials'),
    b: z.array(exactNumber).min(1).max(101).optional().describe('Second polynomial; for add, subtract, multiply, divide, gcd and compose'),
    x: exactNumber.optional().describe('Where to evaluate, for evaluate: an integer, decimal or fraction'),
  }),
  result: z.strictObject({
    coefficients: z.array(z.string()).optional().describe('Coefficients as fractions, highest power first, ["0"] for zero; not for evaluate'),
    expression: z.string().optional().describe('The result such as "x^2 - 3x + 2"; not for evaluate'),
    remainder: z.array(z.string()).optional().describe('Coefficients of the remainder, highest power first; only for divide'),
    remainderExpression: z.string().optional().describe('The remainder as an expression; only for divide'),
    value: z.string().optional().describe('Value of the polynomial as a fraction; only for evaluate'),
  }),
  headline: 'expression',
  appliesWhen: {
    b: { operation: ['add', 'subtract', 'multiply', 'divide', 'gcd', 'compose'] },
    x: { operation: ['evaluate'] },
  },
  examples: [
    {
      inputs: { a: [1, 0, -1], operation: 'divide', b: [1, 2] },
      result: { coefficients: ['1', '-2'], expression: 'x - 2', remainder: ['3'], remainderExpression: '3' },
    },
    {
      inputs: { a: [1, -2, 0.75], operation: 'integral' },
      result: { coefficients: ['1/3', '-1', '3/4', '0'], expression: '(1/3)x^3 - x^2 + (3/4)x' },
    },
  ],
  run(inputs) {
    const { operation } = inputs;
    const needsTwo = withTwo.some((name) => name === operation);
    if (needsTwo && inputs.b === undefined) invalid('b', `must be given for ${operation}`);
    if (!needsTwo && inputs.b !== undefined) invalid('b', `must be left out for ${operation}`);
    if (operation === 'evaluate' && inputs.x === undefined) invalid('x', 'must be given for evaluate');
    if (operation !== 'evaluate' && inputs.x !== undefined) invalid('x', `must be left out for ${operation}`);
    const a = polynomialOf(inputs.a, 'a');
    const b = polynomialOf(inputs.b ?? [0], 'b');
    switch (operation) {
      case 'add':
        return written(sum(a, b, 1n));
      case 'subtract':
        return written(sum(a, b, -1n));
      case 'multiply':
        return written({ polynomial: times(a.polynomial, b.polynomial), denominator: a.denominator * b.denominator });
      case 'divide':
        return divided(a, b);
      case 'gcd':
        return written(monicDivisor(a, b));
      case 'compose':
        return written(composed(a, b));
      case 'derivative':
        return written({ polynomial: derivative(a.polynomial), denominator: a.denominator });
      case 'integral':
        return written(integral(a));
      case 'evaluate':
        return { value: fractionText(valueAt(a, rationalOf(inputs.x ?? 0, 'x'))) };
    }
  },
});

function written(polynomial: RationalPolynomial): { coefficients: string[]; expression: string } {
  const coefficients = coefficientsOf(polynomial);
  return { coefficients: coefficients.map(fractionText), expression: polynomialText(coefficients) };
}

function sum(a: RationalPolynomial, b: RationalPolynomial, sign: bigint): RationalPolynomial {
  return {
    polynomial: plus(scaled(a.polynomial, b.denominator), scaled(b.polynomial, sign * a.denominator)),
    denominator: a.denominator * b.denominator,
  };
}

function divided(a: RationalPolynomial, b: RationalPolynomial) {
  if (b.polynomial.length === 0) unprocessable('Division by the zero polynomial has no answer.', 'b');
  const { quotient, remainder, times: steps } = pseudoDivide(a.polynomial, b.polynomial);
  const scale = leading(b.polynomial) ** BigInt(steps);
  const rest = written(positive({ polynomial: remainder, denominator: a.denominator * scale }));
  return {
    ...written(positive({ polynomial: scaled(quotient, b.denominator), denominator: a.denominator * scale })),
    remainder: rest.coefficients,
    remainderExpression: rest.expression,
  };
}

/** With a denominator above 0. */
const positive = ({ polynomial, denominator }: RationalPolynomial): RationalPolynomial =>
  denominator < 0n ? { polynomial: scaled(polynomial, -1n), denominator: -denominator } : { polynomial, denominator };

function monicDivisor(a: RationalPolynomial, b: RationalPolynomial): RationalPolynomial {
  if (a.polynomial.length === 0 && b.polynomial.length === 0) unprocessable('Two zero polynomials have no greatest common divisor.');
  const polynomial = commonDivisor(a.polynomial, b.polynomial);
  return { polynomial, denominator: leading(polynomial) };
}

function composed(a: RationalPolynomial, b: RationalPolynomial): RationalPolynomial {
  if (degree(a.polynomial) * degree(b.polynomial) > MAX_DEGREE) {
    invalid('b', `must be such that the degrees multiply to at most ${MAX_DEGREE}, not ${degree(a.polynomial) * degree(b.polynomial)}`);
  }
  // Horner's scheme; with b = B/d, a(b) = Σ aᵢ B^i d^(n−i) / d^n.
  let result: readonly bigint[] = [];
  let scale = 1n;
  for (const coefficient of a.polynomial.toReversed()) {
    result = plus(times(result, b.polynomial), trimmed([coefficient * scale]));
    scale *= b.denominator;
  }
  return { polynomial: result, denominator: a.denominator * b.denominator ** BigInt(Math.max(0, degree(a.polynomial))) };
}

function integral({ polynomial, denominator }: RationalPolynomial): RationalPolynomial {
  const common = polynomial.reduce((multiple, _, power) => (multiple / gcd(multiple, BigInt(power + 1))) * BigInt(power + 1), 1n);
  return {
    polynomial: trimmed([0n, ...polynomial.map((coefficient, power) => (coefficient * common) / BigInt(power + 1))]),
    denominator: denominator * common,
  };
}

function valueAt({ polynomial, denominator }: RationalPolynomial, x: Rational): Rational {
  let value = 0n;
  let scale = 1n;
  for (const coefficient of polynomial.toReversed()) {
    value = value * x.numerator + coefficient * scale;
    scale *= x.denominator;
  }
  return rational(value, denominator * x.denominator ** BigInt(Math.max(0, degree(polynomial))));
}
