import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { type Complex, complexText, parseComplex } from '../shared/numbers/complex.ts';
import { doubleOf, naturalLogarithm, PI, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { add, divide, isZero, multiply, type Rational, rational, subtract, toNumber } from '../shared/numbers/rational.ts';

const MAX_EXACT_EXPONENT = 1000n;
/** e to this power is beyond the range of doubles, and below it to the negative. */
const OVERFLOW = 800;

const withTwo = ['add', 'subtract', 'multiply', 'divide', 'power'] as const;
const operations = ['identity', ...withTwo, 'conjugate', 'reciprocal', 'sqrt', 'exp', 'ln', 'sin', 'cos', 'tan', 'sinh', 'cosh', 'tanh'] as const;
type Operation = (typeof operations)[number];

/** A complex number in decimals of 60 digits. */
interface Approximate {
  real: Decimal;
  imaginary: Decimal;
}

const input = z.union([z.number(), z.string().max(100)]);

export default defineTool({
  slug: 'complex-number-calculator',
  name: 'Complex Number Calculator',
  category: 'math',
  summary: 'Calculates with complex numbers (arithmetic, powers, roots, functions) in rectangular and polar form.',
  description:
    'Numbers are written 3+4i, -2.5i, i or 1e3 - 2j. Principal values: ln has its imaginary part above -π and up to π, sqrt a real part not below 0, and power is exp(b·ln a), exact for integer b up to 1000 in size. 0^0 is 1.',
  reference: 'Principal branches as in the NIST Digital Library of Mathematical Functions, chapter 4',
  keywords: ['imaginary', 'polar form', 'argand'],
  inputs: z.strictObject({
    a: input.describe('First number: a number, or a string such as 3+4i'),
    operation: z.enum(operations).default('identity').describe('Operation to carry out on the complex numbers'),
    b: input.optional().describe('Second number, written as a is; for add, subtract, multiply, divide and power'),
  }),
  result: z.strictObject({
    real: z.number().describe('Real part of the result'),
    imaginary: z.number().describe('Imaginary part of the result'),
    modulus: z.number().describe('Distance from 0'),
    argumentRadians: z.number().describe('Angle in radians, above -π, up to π; 0 for 0'),
    argumentDegrees: z.number().describe('Angle in degrees, above -180, up to 180'),
    text: z.string().describe('The result as text, such as "3+4i"'),
  }),
  headline: 'text',
  appliesWhen: {
    b: { operation: ['add', 'subtract', 'multiply', 'divide', 'power'] },
  },
  examples: [
    {
      inputs: { a: '3+4i', operation: 'multiply', b: '1-2i' },
      result: {
        real: 11,
        imaginary: -2,
        modulus: 11.180339887498949,
        argumentRadians: -0.17985349979247828,
        argumentDegrees: -10.304846468766032,
        text: '11-2i',
      },
    },
    {
      inputs: { a: '3+4i', operation: 'sqrt' },
      result: { real: 2, imaginary: 1, modulus: 2.23606797749979, argumentRadians: 0.4636476090008061, argumentDegrees: 26.56505117707799, text: '2+i' },
    },
  ],
  run(inputs) {
    const a = parseComplex(inputs.a, 'a');
    const needsTwo = withTwo.some((name) => name === inputs.operation);
    if (needsTwo && inputs.b === undefined) invalid('b', `must be given for ${inputs.operation}`);
    if (!needsTwo && inputs.b !== undefined) invalid('b', `must be left out for ${inputs.operation}`);
    const b = inputs.b === undefined ? undefined : parseComplex(inputs.b, 'b');
    const exact = exactly(a, inputs.operation, b);
    const value = exact ? { real: preciseOf(exact.real), imaginary: preciseOf(exact.imaginary) } : approximately(a, inputs.operation, b);
    const [real, imaginary] = exact ? [toNumber(exact.real), toNumber(exact.imaginary)] : [doubleOf(value.real), doubleOf(value.imaginary)];
    const argument = argumentOf(value);
    return {
      real,
      imaginary,
      modulus: doubleOf(modulusOf(value)),
      argumentRadians: doubleOf(argument),
      argumentDegrees: doubleOf(argument.times(180).div(PI)),
      text: complexText(real, imaginary),
    };
  },
});

const ONE: Complex = { real: rational(1n), imaginary: rational(0n) };
const isNothing = ({ real, imaginary }: Complex): boolean => isZero(real) && isZero(imaginary);
const negated = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

/** The result of an operation that fractions are closed under; nothing for the others. */
function exactly(a: Complex, operation: Operation, b: Complex | undefined): Complex | undefined {
  switch (operation) {
    case 'identity':
      return a;
    case 'conjugate':
      return { real: a.real, imaginary: negated(a.imaginary) };
    case 'reciprocal':
      return quotient(ONE, a, 'a');
    default:
      return b && ofTwo(a, operation, b);
  }
}

function ofTwo(a: Complex, operation: Operation, b: Complex): Complex | undefined {
  switch (operation) {
    case 'add':
      return { real: add(a.real, b.real), imaginary: add(a.imaginary, b.imaginary) };
    case 'subtract':
      return { real: subtract(a.real, b.real), imaginary: subtract(a.imaginary, b.imaginary) };
    case 'multiply':
      return product(a, b);
    case 'divide':
      return quotient(a, b, 'b');
    default:
      return integerPower(a, b);
  }
}

const product = (a: Complex, b: Complex): Complex => ({
  real: subtract(multiply(a.real, b.real), multiply(a.imaginary, b.imaginary)),
  imaginary: add(multiply(a.real, b.imaginary), multiply(a.imaginary, b.real)),
});

function quotient(a: Complex, b: Complex, path: string): Complex {
  if (isNothing(b)) unprocessable('Division by zero has no answer.', path);
  const norm = add(multiply(b.real, b.real), multiply(b.imaginary, b.imaginary));
  const { real, imaginary } = product(a, { real: b.real, imaginary: negated(b.imaginary) });
  return { real: divide(real, norm), imaginary: divide(imaginary, norm) };
}

/** a^b for an integer b of at most 1000 in size, unless it is far beyond the range of doubles. */
function integerPower(a: Complex, b: Complex): Complex | undefined {
  const { numerator: exponent, denominator } = b.real;
  if (!isZero(b.imaginary) || denominator !== 1n || exponent > MAX_EXACT_EXPONENT || exponent < -MAX_EXACT_EXPONENT) return undefined;
  if (exponent === 0n) return ONE;
  if (isNothing(a)) return exponent > 0n ? a : unprocessable('0 to a negative power divides by zero.', 'b');
  const size = logarithmOfModulus(a).times(String(exponent));
  if (size.gt(OVERFLOW)) unprocessable('The result is too large to be given as a number.');
  if (size.lt(-OVERFLOW)) return { real: rational(0n), imaginary: rational(0n) };
  const common = a.real.denominator * a.imaginary.denominator;
  let [real, imaginary] = [a.real.numerator * a.imaginary.denominator, a.imaginary.numerator * a.real.denominator];
  let [resultReal, resultImaginary] = [1n, 0n];
  const times = exponent < 0n ? -exponent : exponent;
  for (let left = times; left > 0n; left >>= 1n) {
    if (left & 1n) [resultReal, resultImaginary] = [resultReal * real - resultImaginary * imaginary, resultReal * imaginary + resultImaginary * real];
    if (left > 1n) [real, imaginary] = [real * real - imaginary * imaginary, 2n * real * imaginary];
  }
  const scale = common ** times;
  if (exponent > 0n) return { real: { numerator: resultReal, denominator: scale }, imaginary: { numerator: resultImaginary, denominator: scale } };
  const norm = resultReal * resultReal + resultImaginary * resultImaginary;
  return { real: { numerator: resultReal * scale, denominator: norm }, imaginary: { numerator: -resultImaginary * scale, denominator: norm } };
}

const approximate = ({ real, imaginary }: Complex): Approximate => ({ real: preciseOf(real), imaginary: preciseOf(imaginary) });
const modulusOf = ({ real, imaginary }: Approximate): Decimal => real.times(real).plus(imaginary.times(imaginary)).sqrt();
const argumentOf = ({ real, imaginary }: Approximate): Decimal => (real.isZero() && imaginary.isZero() ? real.abs() : Precise.atan2(imaginary.plus(0), real));

/** ln |a|, near 1 too. */
function logarithmOfModulus({ real, imaginary }: Complex): Decimal {
  const norm = add(multiply(real, real), multiply(imaginary, imaginary));
  return naturalLogarithm(norm).div(2);
}

function approximately(a: Complex, operation: Operation, b: Complex | undefined): Approximate {
  const value = approximate(a);
  switch (operation) {
    case 'power':
      return b ? power(a, b) : value;
    case 'sqrt':
      return squareRoot(value);
    case 'exp':
      return exponential(value);
    case 'ln':
      return logarithm(a, 'a');
    case 'sin':
      return sine(value);
    case 'cos':
      return cosine(value);
    case 'tan':
      return tangent(value);
    case 'sinh':
      return turnedBack(sine(turned(value)));
    case 'cosh':
      return cosine(turned(value));
    default:
      return turnedBack(tangent(turned(value)));
  }
}

function logarithm(a: Complex, path: string): Approximate {
  if (isNothing(a)) unprocessable('0 has no logarithm.', path);
  return { real: logarithmOfModulus(a), imaginary: argumentOf(approximate(a)) };
}

function power(a: Complex, b: Complex): Approximate {
  if (isNothing(a)) {
    return b.real.numerator > 0n ? approximate(a) : unprocessable('0 has only powers whose exponent has a positive real part, and 0^0.', 'b');
  }
  const { real, imaginary } = logarithm(a, 'a');
  const exponent = approximate(b);
  const result = exponential({
    real: real.times(exponent.real).minus(imaginary.times(exponent.imaginary)),
    imaginary: real.times(exponent.imaginary).plus(imaginary.times(exponent.real)),
  });
  // A part that is nothing but the rounding error of π is 0: (-1)^0.5 is i.
  const smallest = modulusOf(result).times('1e-50');
  const part = (value: Decimal): Decimal => (value.abs().lt(smallest) ? value.times(0) : value);
  return { real: part(result.real), imaginary: part(result.imaginary) };
}

function squareRoot(a: Approximate): Approximate {
  if (a.real.isZero() && a.imaginary.isZero()) return a;
  const larger = modulusOf(a).plus(a.real.abs()).div(2).sqrt();
  const smaller = a.imaginary.abs().div(larger).div(2);
  const [real, size] = a.real.isNeg() ? [smaller, larger] : [larger, smaller];
  return { real, imaginary: a.imaginary.isNeg() ? size.negated() : size };
}

/** e to a real power, 0 when it is too small for any double. */
function realExponential(power: Decimal): Decimal {
  if (power.gt(OVERFLOW)) unprocessable('The result is too large to be given as a number.');
  return power.lt(-OVERFLOW) ? new Precise(0) : Precise.exp(power);
}

function exponential({ real, imaginary }: Approximate): Approximate {
  const size = realExponential(real);
  return { real: size.times(Precise.cos(imaginary)), imaginary: size.times(Precise.sin(imaginary)) };
}

function hyperbolic(value: Decimal): { sine: Decimal; cosine: Decimal } {
  if (value.abs().gt(OVERFLOW)) unprocessable('The result is too large to be given as a number.');
  return { sine: Precise.sinh(value), cosine: Precise.cosh(value) };
}

function sine({ real, imaginary }: Approximate): Approximate {
  const { sine: sinh, cosine: cosh } = hyperbolic(imaginary);
  return { real: Precise.sin(real).times(cosh), imaginary: Precise.cos(real).times(sinh) };
}

function cosine({ real, imaginary }: Approximate): Approximate {
  const { sine: sinh, cosine: cosh } = hyperbolic(imaginary);
  return { real: Precise.cos(real).times(cosh), imaginary: Precise.sin(real).times(sinh).negated() };
}

/** (sin x cos x + i sinh y cosh y) / (cos² x + sinh² y) */
function tangent({ real, imaginary }: Approximate): Approximate {
  if (imaginary.abs().gt(OVERFLOW / 2)) return { real: new Precise(0), imaginary: new Precise(imaginary.isNeg() ? -1 : 1) };
  const { sine: sinh, cosine: cosh } = hyperbolic(imaginary);
  const [sin, cos] = [Precise.sin(real), Precise.cos(real)];
  const bottom = cos.times(cos).plus(sinh.times(sinh));
  return { real: sin.times(cos).div(bottom), imaginary: sinh.times(cosh).div(bottom) };
}

/** i·a, with which sinh a = −i sin ia, cosh a = cos ia and tanh a = −i tan ia. */
const turned = ({ real, imaginary }: Approximate): Approximate => ({ real: imaginary.negated(), imaginary: real });
const turnedBack = ({ real, imaginary }: Approximate): Approximate => ({ real: imaginary, imaginary: real.negated() });
