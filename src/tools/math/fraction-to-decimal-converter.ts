import { z } from 'zod';
import { defineTool } from '../define.ts';
import { exactNumber, rationalOf, toNumber } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'fraction-to-decimal-converter',
  name: 'Fraction to Decimal Converter',
  category: 'math',
  summary: 'Writes a fraction as an exact decimal, with its repeating digits.',
  description: 'Repeating digits are put in brackets: 0.1(6). What does not fit into maxDigits is cut off, not rounded, and ends in "...".',
  reference: 'Long division; the period is the multiplicative order of 10',
  keywords: ['recurring decimal', 'repetend', 'period'],
  cost: 'heavy',
  inputs: z.strictObject({
    fraction: exactNumber.describe('Number to convert: a fraction, mixed number, decimal or integer'),
    maxDigits: z.int().min(1).max(10_000).default(1000).describe('Maximum number of digits after the decimal point to compute'),
  }),
  result: z.strictObject({
    decimal: z.string().describe('The decimal with repeating digits in brackets; ends in "..." when not complete'),
    complete: z.boolean().describe('Whether all digits up to the end of the first period are there'),
    terminating: z.boolean().describe('Whether the decimal ends'),
    integerPart: z.string().describe('Digits before the point with the sign, "-0" for values between -1 and 0'),
    nonRepeating: z.string().optional().describe('Fractional digits before the repeating ones; only when complete'),
    repeating: z.string().optional().describe('Digits that repeat, empty when terminating; only when complete'),
    periodLength: z.int().optional().describe('Number of digits that repeat, 0 when terminating; only when complete'),
    value: z.number().describe('The value as the nearest double'),
  }),
  examples: [
    {
      inputs: { fraction: '5/12' },
      result: {
        decimal: '0.41(6)',
        complete: true,
        terminating: false,
        integerPart: '0',
        nonRepeating: '41',
        repeating: '6',
        periodLength: 1,
        value: 0.4166666666666667,
      },
    },
    {
      inputs: { fraction: '-1/7' },
      result: {
        decimal: '-0.(142857)',
        complete: true,
        terminating: false,
        integerPart: '-0',
        nonRepeating: '',
        repeating: '142857',
        periodLength: 6,
        value: -0.14285714285714285,
      },
    },
  ],
  run(inputs) {
    const value = rationalOf(inputs.fraction, 'fraction');
    const { numerator, denominator } = value;
    const size = numerator < 0n ? -numerator : numerator;
    const integerPart = `${numerator < 0n ? '-' : ''}${size / denominator}`;
    const [twos, fives] = [multiplicity(denominator, 2n), multiplicity(denominator, 5n)];
    const terminating = denominator === 2n ** BigInt(twos) * 5n ** BigInt(fives);
    const before = Math.max(twos, fives);
    const { digits, complete } = divide(size % denominator, denominator, before, terminating, inputs.maxDigits);
    const shared = { complete, terminating, integerPart, value: toNumber(value) };
    if (!complete) return { decimal: `${integerPart}.${digits}...`, ...shared };
    const [nonRepeating, repeating] = [digits.slice(0, before), digits.slice(before)];
    const fractional = repeating === '' ? nonRepeating : `${nonRepeating}(${repeating})`;
    return { decimal: fractional === '' ? integerPart : `${integerPart}.${fractional}`, ...shared, nonRepeating, repeating, periodLength: repeating.length };
  },
});

/** How often a prime divides a number. */
function multiplicity(number: bigint, prime: bigint): number {
  let count = 0;
  for (let rest = number; rest % prime === 0n; rest /= prime) count += 1;
  return count;
}

/** The fractional digits up to the end of the first period, or the first `most` of them. */
function divide(remainder: bigint, denominator: bigint, before: number, terminating: boolean, most: number): { digits: string; complete: boolean } {
  let digits = '';
  let rest = remainder;
  let periodStart: bigint | undefined;
  for (let place = 0; ; place += 1) {
    if (place === before) {
      if (terminating) return { digits, complete: true };
      periodStart = rest;
    } else if (rest === periodStart) return { digits, complete: true };
    if (place === most) return { digits, complete: false };
    const dividend = rest * 10n;
    digits += dividend / denominator;
    rest = dividend % denominator;
  }
}
