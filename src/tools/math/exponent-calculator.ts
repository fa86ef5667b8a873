import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bitLength } from '../shared/numbers/plain-decimal.ts';
import { doubleOf, naturalLogarithm, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { absolute, exactNumber, fractionText, isZero, type Rational, rationalOf, toNumber } from '../shared/numbers/rational.ts';

const MAX_EXPONENT = 1000n;
const MAX_CHARACTERS = 10_000;
/** e to this power is beyond the range of doubles, and below it to the negative. */
const OVERFLOW = 800;

export default defineTool({
  slug: 'exponent-calculator',
  name: 'Exponent Calculator',
  category: 'math',
  summary: 'Raises a number to any real power, exactly where the power is an integer.',
  description:
    'A negative base takes fractional exponents whose denominator in lowest terms is odd: (-8)^(1/3) is -2. 0^0 is 1, and a result too small for a double is 0.',
  reference: 'b^x = exp(x ln b)',
  keywords: ['power', 'to the power of', 'squared', 'cubed'],
  inputs: z.strictObject({
    base: exactNumber.describe('Number to raise: an integer, decimal or fraction'),
    exponent: exactNumber.describe('Power to raise it to: an integer, decimal or fraction'),
  }),
  result: z.strictObject({
    result: z.number().describe('The power, as the nearest double'),
    exact: z.string().optional().describe('The power as a fraction; only for integer exponents from -1000 to 1000, up to 10,000 characters'),
  }),
  examples: [
    { inputs: { base: 1.5, exponent: -3 }, result: { result: 0.2962962962962963, exact: '8/27' } },
    { inputs: { base: -8, exponent: '1/3' }, result: { result: -2 } },
  ],
  run(inputs) {
    const [base, exponent] = [rationalOf(inputs.base, 'base'), rationalOf(inputs.exponent, 'exponent')];
    if (isZero(exponent)) return { result: 1, exact: '1' };
    if (isZero(base)) return exponent.numerator > 0n ? zeroPower(exponent) : unprocessable('0 to a negative power divides by zero.', 'exponent');
    if (isShortPower(base, exponent)) {
      const power = integerPower(base, exponent.numerator);
      const exact = fractionText(power);
      return { result: toNumber(power), ...(exact.length <= MAX_CHARACTERS && { exact }) };
    }
    return { result: realPower(base, exponent) };
  },
});

const zeroPower = ({ denominator, numerator }: Rational): { result: number; exact?: string } => ({
  result: 0,
  ...(denominator === 1n && numerator <= MAX_EXPONENT && { exact: '0' }),
});

function isShortPower(base: Rational, { numerator, denominator }: Rational): boolean {
  if (denominator !== 1n || numerator > MAX_EXPONENT || numerator < -MAX_EXPONENT) return false;
  const bits = (bitLength(base.numerator) + bitLength(base.denominator)) * Math.abs(Number(numerator));
  return bits <= 4 * MAX_CHARACTERS;
}

function integerPower(base: Rational, exponent: bigint): Rational {
  if (exponent >= 0n) return { numerator: base.numerator ** exponent, denominator: base.denominator ** exponent };
  const sign = base.numerator < 0n ? -1n : 1n;
  return { numerator: (sign * base.denominator) ** -exponent, denominator: (sign * base.numerator) ** -exponent };
}

function realPower(base: Rational, exponent: Rational): number {
  const negative = base.numerator < 0n;
  if (negative && exponent.denominator % 2n === 0n) {
    unprocessable(`A negative base has no real power with the exponent ${fractionText(exponent)}: its denominator is even.`, 'exponent');
  }
  const sign = negative && exponent.numerator % 2n !== 0n ? -1 : 1;
  const power: Decimal = naturalLogarithm(absolute(base)).times(preciseOf(exponent));
  if (power.gt(OVERFLOW)) unprocessable('The result is too large to be given as a number.');
  if (power.lt(-OVERFLOW)) return 0;
  return doubleOf(Precise.exp(power).times(sign));
}
