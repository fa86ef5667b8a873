import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { divide, exactNumber, floor, fractionText, isZero, multiply, type Rational, rational, rationalOf, subtract } from '../shared/numbers/rational.ts';

const convention = z.strictObject({
  quotient: z.string().describe('Quotient by this convention, an integer'),
  remainder: z.string().describe('Remainder by this convention, as a fraction'),
});

export default defineTool({
  slug: 'modulo-calculator',
  name: 'Modulo Calculator',
  category: 'math',
  summary: 'Calculates quotient and remainder by the floored, truncated and Euclidean conventions.',
  description: 'Exact: quotients are integers, remainders fractions (5.5 mod 2 is 3/2).',
  reference: 'Boute (1992), The Euclidean definition of the functions div and mod',
  keywords: ['mod', 'remainder', 'division'],
  inputs: z.strictObject({
    dividend: exactNumber.describe('Number to divide: an integer, decimal or fraction'),
    divisor: exactNumber.describe('Number to divide by, not 0: an integer, decimal or fraction'),
  }),
  result: z.strictObject({
    floored: convention.describe("Quotient towards minus infinity, remainder with the divisor's sign (Python, Excel MOD)"),
    truncated: convention.describe("Quotient towards zero, remainder with the dividend's sign (C, Java, JavaScript)"),
    euclidean: convention.describe('Quotient that leaves a remainder of 0 or more, whatever the signs'),
    divisible: z.boolean().describe('Whether there is no remainder'),
  }),
  examples: [
    {
      inputs: { dividend: -7, divisor: 3 },
      result: {
        floored: { quotient: '-3', remainder: '2' },
        truncated: { quotient: '-2', remainder: '-1' },
        euclidean: { quotient: '-3', remainder: '2' },
        divisible: false,
      },
    },
    {
      inputs: { dividend: 5.5, divisor: -2 },
      result: {
        floored: { quotient: '-3', remainder: '-1/2' },
        truncated: { quotient: '-2', remainder: '3/2' },
        euclidean: { quotient: '-2', remainder: '3/2' },
        divisible: false,
      },
    },
  ],
  run(inputs) {
    const [dividend, divisor] = [rationalOf(inputs.dividend, 'dividend'), rationalOf(inputs.divisor, 'divisor')];
    if (isZero(divisor)) unprocessable('Division by zero has no remainder.', 'divisor');
    const exact = divide(dividend, divisor);
    const down = floor(exact);
    const up = exact.denominator === 1n ? down : down + 1n;
    const by = (quotient: bigint) => ({ quotient: String(quotient), remainder: fractionText(remainderOf(dividend, divisor, quotient)) });
    return {
      floored: by(down),
      truncated: by(exact.numerator < 0n ? up : down),
      euclidean: by(divisor.numerator > 0n ? down : up),
      divisible: exact.denominator === 1n,
    };
  },
});

const remainderOf = (dividend: Rational, divisor: Rational, quotient: bigint): Rational => subtract(dividend, multiply(divisor, rational(quotient)));
