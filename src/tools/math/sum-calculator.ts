import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { exactNumber, gcd, type Rational, rationalOf, toNumber } from '../shared/numbers/rational.ts';

/** A common denominator above this gives way to so many decimal places that no double can tell the difference. */
const MAX_DENOMINATOR = 10n ** 3000n;
const FIXED_DENOMINATOR = 10n ** 2500n;

export default defineTool({
  slug: 'sum-calculator',
  name: 'Sum, Difference, Product and Quotient Calculator',
  category: 'math',
  summary: 'Adds or otherwise combines a list of numbers from left to right, with running results.',
  description: 'Sums and differences are exact, products and quotients carry 60 significant digits; each number of the result is rounded once.',
  reference: 'Decimal arithmetic, rounded to the nearest double',
  keywords: ['add up', 'total', 'multiply list', 'cumulative', 'sum of numbers', 'add numbers'],
  heavyWhen: ({ values }) => values.length > 1000,
  inputs: z.strictObject({
    values: z.array(exactNumber).min(1).max(10_000).describe('Numbers to combine: integers, decimals or fractions'),
    operation: z
      .enum(['sum', 'difference', 'product', 'quotient'])
      .default('sum')
      .describe('How to combine them; difference and quotient take the rest from the first'),
  }),
  result: z.strictObject({
    result: z.number().describe('Result of all values'),
    running: z.array(z.number()).describe('The result after each value'),
    count: z.int().describe('Number of values'),
  }),
  examples: [
    { inputs: { values: [10, 8, 0.5] }, result: { result: 18.5, running: [10, 18, 18.5], count: 3 } },
    { inputs: { values: [10, 8, 0.5], operation: 'quotient' }, result: { result: 2.5, running: [10, 1.25, 2.5], count: 3 } },
  ],
  run({ values, operation }) {
    const numbers = values.map((value, index) => rationalOf(value, `values[${index}]`));
    const running = operation === 'sum' ? sums(numbers, 1n) : operation === 'difference' ? sums(numbers, -1n) : products(numbers, operation === 'quotient');
    return { result: running.at(-1) ?? 0, running, count: numbers.length };
  },
});

/** The running sums, the sign applied to all but the first number. */
function sums(numbers: readonly Rational[], sign: bigint): number[] {
  let denominator = 1n;
  for (const number of numbers) {
    denominator *= number.denominator / gcd(denominator, number.denominator);
    if (denominator > MAX_DENOMINATOR) {
      denominator = FIXED_DENOMINATOR;
      break;
    }
  }
  let numerator = 0n;
  return numbers.map((number, index) => {
    const scaled = (number.numerator * denominator) / number.denominator;
    numerator += index === 0 ? scaled : sign * scaled;
    return toNumber({ numerator, denominator });
  });
}

function products(numbers: readonly Rational[], divide: boolean): number[] {
  let result: Decimal = new Precise(1);
  return numbers.map((number, index) => {
    if (divide && index > 0) {
      if (number.numerator === 0n) unprocessable('Division by zero has no answer.', `values[${index}]`);
      result = result.times(String(number.denominator)).div(String(number.numerator));
    } else result = result.times(preciseOf(number));
    return doubleOf(result);
  });
}
