import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import {
  type PlainDecimal,
  plainDecimal,
  plainDecimalOf,
  plainText,
  roundedDigits,
  roundedQuotient,
  significantDigits,
} from '../shared/numbers/plain-decimal.ts';
import { integerSquareRoot } from '../shared/numbers/primes.ts';
import { exactDecimal } from '../shared/numbers/rational.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_DIGITS = 100_000;
const MAX_EXPONENT = 10_000;

const operations = ['add', 'subtract', 'multiply', 'divide', 'integer-divide', 'remainder', 'power', 'square-root'] as const;

export default defineTool({
  slug: 'big-number-calculator',
  name: 'Big Number Calculator',
  category: 'math',
  summary: 'Adds, multiplies, divides and raises integers and decimals of any length, exactly.',
  description:
    'Sums, differences, products and powers of 0 and more are exact. Quotients, square roots and negative powers are exact when they fit into `precision` significant digits, else rounded half to even. integer-divide truncates towards zero, and the remainder has the sign of a. 0^0 is 1.',
  reference: 'Arbitrary-precision decimal arithmetic; rounding half to even as in IEEE 754',
  keywords: ['bignum', 'arbitrary precision', 'bigint', 'bc'],
  cost: 'heavy',
  inputs: z.strictObject({
    a: exactDecimal.describe('First number: a decimal of up to 1,000 characters'),
    operation: z.enum(operations).describe('Operation to carry out on the numbers'),
    b: exactDecimal.optional().describe('Second number; not for square-root; for power an integer from -10,000 to 10,000'),
    precision: z.int().min(1).max(1000).default(50).describe('Significant digits of a result that cannot be given exactly'),
  }),
  result: z.strictObject({
    result: z.string().describe('Plain decimal, no exponent, no trailing zeros after the point'),
    exact: z.boolean().describe('true when the result was not rounded'),
    digits: z.int().describe('Number of significant digits of the result'),
  }),
  appliesWhen: {
    b: { operation: ['add', 'subtract', 'multiply', 'divide', 'integer-divide', 'remainder', 'power'] },
  },
  examples: [
    {
      inputs: { a: '123456789012345678901234567890', operation: 'multiply', b: '987654321098765432109876543210' },
      result: { result: '121932631137021795226185032733622923332237463801111263526900', exact: true, digits: 60 },
    },
    { inputs: { a: 1, operation: 'divide', b: 7, precision: 20 }, result: { result: '0.14285714285714285714', exact: false, digits: 20 } },
  ],
  run(inputs) {
    const { operation, precision } = inputs;
    const a = plainDecimalOf(String(inputs.a));
    const { value, exact } = operation === 'square-root' ? squareRoot(a, inputs.b, precision) : calculate(a, operation, second(inputs.b, operation), precision);
    if (length(value) > MAX_DIGITS) tooLong();
    return { result: plainText(value), exact, digits: significantDigits(value) };
  },
});

type Answer = { value: PlainDecimal; exact: boolean };

const exactly = (value: PlainDecimal): Answer => ({ value, exact: true });

/** How many digits the plain text has. */
function length({ digits, exponent }: PlainDecimal): number {
  const count = String(digits < 0n ? -digits : digits).length;
  return exponent >= 0 ? count + exponent : Math.max(count, 1 - exponent);
}

function tooLong(): never {
  return unprocessable(`The result has more than ${grouped(MAX_DIGITS)} digits.`);
}

function second(b: number | string | undefined, operation: string): PlainDecimal {
  if (b === undefined) invalid('b', `must be given for ${operation}`);
  return plainDecimalOf(String(b));
}

function calculate(a: PlainDecimal, operation: Exclude<(typeof operations)[number], 'square-root'>, b: PlainDecimal, precision: number): Answer {
  if (operation === 'power') return power(a, b, precision);
  if (operation === 'multiply') return exactly(plainDecimal(a.digits * b.digits, a.exponent + b.exponent));
  const exponent = Math.min(a.exponent, b.exponent);
  const [left, right] = [a.digits * 10n ** BigInt(a.exponent - exponent), b.digits * 10n ** BigInt(b.exponent - exponent)];
  if (operation === 'add') return exactly(plainDecimal(left + right, exponent));
  if (operation === 'subtract') return exactly(plainDecimal(left - right, exponent));
  if (right === 0n) unprocessable('Division by zero has no answer.', 'b');
  if (operation === 'integer-divide') return exactly(plainDecimal(left / right, 0));
  if (operation === 'remainder') return exactly(plainDecimal(left % right, exponent));
  return roundedQuotient(left, right, precision);
}

function squareRoot({ digits, exponent }: PlainDecimal, b: number | string | undefined, precision: number): Answer {
  if (b !== undefined) invalid('b', 'must be left out for square-root');
  if (digits < 0n) unprocessable('The square root of a negative number is not real.', 'a');
  const shift = 2 * precision + 4 + (exponent % 2 === 0 ? 0 : 1);
  const scaled = digits * 10n ** BigInt(shift);
  const root = integerSquareRoot(scaled);
  return roundedDigits(false, root, root * root !== scaled, (exponent - shift) / 2, precision);
}

function power(a: PlainDecimal, b: PlainDecimal, precision: number): Answer {
  const exponent = b.exponent >= 0 && b.exponent <= 5 ? Number(b.digits) * 10 ** b.exponent : Number.NaN;
  if (!(Math.abs(exponent) <= MAX_EXPONENT)) invalid('b', `must be an integer from -${grouped(MAX_EXPONENT)} to ${grouped(MAX_EXPONENT)} for power`);
  if (exponent === 0) return exactly({ digits: 1n, exponent: 0 });
  if (a.digits === 0n) return exponent > 0 ? exactly(a) : unprocessable('0 to a negative power divides by zero.', 'b');
  const times = Math.abs(exponent);
  if (exponent > 0) {
    const digits = String(a.digits < 0n ? -a.digits : a.digits);
    const logarithm = digits.length - 1 + Math.log10(Number(`${digits.charAt(0)}.${digits.slice(1, 16)}`));
    if (logarithm * times > MAX_DIGITS + 1 || Math.abs(a.exponent) * times > 2 * MAX_DIGITS) tooLong();
    return exactly(plainDecimal(a.digits ** BigInt(times), a.exponent * times));
  }
  return reciprocalPower(a, times, precision);
}

/** a^−times. Its decimals end only if the digits of a are a power of 2 or of 5; otherwise no tie can arise in rounding, and guard digits are enough. */
function reciprocalPower(a: PlainDecimal, times: number, precision: number): Answer {
  const size = a.digits < 0n ? -a.digits : a.digits;
  const negative = a.digits < 0n && times % 2 === 1;
  const Wide = Decimal.clone({ precision: precision + 40, rounding: Decimal.ROUND_HALF_EVEN, minE: -9e15, maxE: 9e15 });
  const approximate = new Wide(1).div(new Wide(String(size)).pow(times));
  const places = approximate.e - a.exponent * times;
  if (Math.abs(places) > MAX_DIGITS + precision) tooLong();
  if (onlyPowersOf(size, 2n) || onlyPowersOf(size, 5n)) {
    const { value, exact } = roundedQuotient(negative ? -1n : 1n, size ** BigInt(times), precision);
    return { value: plainDecimal(value.digits, value.exponent - a.exponent * times), exact };
  }
  const digits = BigInt(
    approximate
      .toSD(precision + 30)
      .toExponential()
      .split('e')[0]
      ?.replace('.', '') ?? '0',
  );
  const count = String(digits).length;
  return roundedDigits(negative, digits, true, places - count + 1, precision);
}

function onlyPowersOf(value: bigint, prime: bigint): boolean {
  let rest = value;
  while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}
