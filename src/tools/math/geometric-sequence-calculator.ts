import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { absolute, compare, divide, exactNumber, type Rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';

const ONE: Rational = { numerator: 1n, denominator: 1n };
/** Up to so many bits in all the terms are exact fractions; beyond that decimals stand in, long enough for every sum's cancellation. */
const EXACT_BITS = 40_000;

export default defineTool({
  slug: 'geometric-sequence-calculator',
  name: 'Geometric Sequence Calculator',
  category: 'math',
  summary: 'Calculates the terms, nth term, sum and infinite sum of a sequence with a constant ratio.',
  description: 'Each number is the double nearest the exact value. A term beyond the range of doubles is unprocessable.',
  reference: 'a_n = a_1·r^(n−1); S_n = a_1(1 − r^n)/(1 − r); S = a_1/(1 − r)',
  keywords: ['progression', 'series', 'common ratio'],
  heavyWhen: ({ ratio, count }) => String(ratio).length * count > 20_000,
  inputs: z.strictObject({
    first: exactNumber.describe('First term: an integer, decimal or fraction'),
    ratio: exactNumber.describe('Factor from each term to the next: an integer, decimal or fraction'),
    count: z.int().min(1).max(1000).describe('Number of terms; the last of them is the nth'),
  }),
  result: z.strictObject({
    terms: z.array(z.number()).describe('All terms in order'),
    nthTerm: z.number().describe('The last term'),
    sum: z.number().describe('Sum of all terms'),
    infiniteSum: z.number().optional().describe('Sum of infinitely many terms, first/(1 − ratio); only when |ratio| is below 1'),
  }),
  examples: [
    { inputs: { first: 3, ratio: '1/2', count: 4 }, result: { terms: [3, 1.5, 0.75, 0.375], nthTerm: 0.375, sum: 5.625, infiniteSum: 6 } },
    { inputs: { first: 1, ratio: -2, count: 6 }, result: { terms: [1, -2, 4, -8, 16, -32], nthTerm: -32, sum: -21 } },
  ],
  run(inputs) {
    const [first, ratio] = [rationalOf(inputs.first, 'first'), rationalOf(inputs.ratio, 'ratio')];
    const bits = size(ratio) * inputs.count + size(first);
    const { terms, sum } = (bits <= EXACT_BITS ? exactly : approximately)(first, ratio, inputs.count);
    return {
      terms,
      nthTerm: terms.at(-1) ?? 0,
      sum,
      ...(compare(absolute(ratio), ONE) < 0 && { infiniteSum: toNumber(divide(first, subtract(ONE, ratio))) }),
    };
  },
});

const size = ({ numerator, denominator }: Rational): number => 4 * (numerator.toString(16).length + denominator.toString(16).length);

interface Sequence {
  terms: number[];
  sum: number;
}

function exactly(first: Rational, ratio: Rational, count: number): Sequence {
  const terms: number[] = [];
  let { numerator, denominator } = first;
  let sum = 0n;
  for (let index = 0; index < count; index += 1) {
    if (index > 0) {
      numerator *= ratio.numerator;
      denominator *= ratio.denominator;
      sum *= ratio.denominator;
    }
    sum += numerator;
    terms.push(toNumber({ numerator, denominator }));
  }
  return { terms, sum: toNumber({ numerator: sum, denominator }) };
}

function approximately(first: Rational, ratio: Rational, count: number): Sequence {
  const Long = Decimal.clone({ precision: 80 + Math.ceil(size(ratio) / 3), minE: -9e15, maxE: 9e15 });
  const decimal = ({ numerator, denominator }: Rational): Decimal => new Long(String(numerator)).div(String(denominator));
  const double = (value: Decimal): number => {
    const number = Number(value.toSD(60).toString());
    return Number.isFinite(number) ? number + 0 : unprocessable('A term is too large to be given as a number.');
  };
  const factor = decimal(ratio);
  const terms: number[] = [];
  let term = decimal(first);
  let sum = new Long(0);
  for (let index = 0; index < count; index += 1) {
    if (index > 0) term = term.times(factor);
    sum = sum.plus(term);
    terms.push(double(term));
  }
  return { terms, sum: double(sum) };
}
