import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { bigInteger, exactNumber, floor, fractionText, integerOf, type Rational, rational, rationalOf, toNumber } from '../shared/numbers/rational.ts';

const MAX_PERIOD = 10_000;

export default defineTool({
  slug: 'continued-fraction-calculator',
  name: 'Continued Fraction Calculator',
  category: 'math',
  summary: 'Finds the continued fraction and convergents of a number or a square root, and converts back.',
  description: 'Give exactly one of value, squareRootOf and terms. Finite expansions end in a term above 1, except for integers.',
  reference: 'Simple continued fractions (Khinchin); square roots by their periodic expansion (Lagrange)',
  keywords: ['convergents', 'best approximation', 'surd'],
  inputs: z.strictObject({
    value: exactNumber.optional().describe('Number to expand: an integer, decimal or fraction'),
    squareRootOf: z.int().min(0).max(1_000_000_000).optional().describe('Whole number whose square root to expand'),
    terms: z.array(bigInteger).min(1).max(200).optional().describe('Terms to convert back: integers a0, a1, a2, …, all after the first above 0'),
    maxTerms: z.int().min(1).max(200).default(20).describe('Maximum number of terms to return, for value and squareRootOf'),
  }),
  result: z.strictObject({
    terms: z.array(z.string()).describe('Terms a0, a1, a2, … of the continued fraction'),
    period: z.array(z.string()).optional().describe('The repeating terms of an irrational square root, when at most 10,000'),
    convergents: z.array(z.string()).describe('Convergents as fractions, one for each term'),
    value: z.number().describe('The number itself, or the value of the terms that were given'),
    complete: z.boolean().describe('Whether the terms give the exact value'),
  }),
  examples: [
    {
      inputs: { value: '415/93' },
      result: { terms: ['4', '2', '6', '7'], convergents: ['4', '9/2', '58/13', '415/93'], value: 4.462365591397849, complete: true },
    },
    {
      inputs: { squareRootOf: 14, maxTerms: 6 },
      result: {
        terms: ['3', '1', '2', '1', '6', '1'],
        period: ['1', '2', '1', '6'],
        convergents: ['3', '4', '11/3', '15/4', '101/27', '116/31'],
        value: 3.7416573867739413,
        complete: false,
      },
    },
  ],
  run(inputs) {
    const { maxTerms } = inputs;
    const ways = (['value', 'squareRootOf', 'terms'] as const).filter((name) => inputs[name] !== undefined);
    if (ways.length !== 1) invalid(ways[1] ?? 'value', `must be the only one of value, squareRootOf and terms; ${ways.length} are given`);
    if (inputs.squareRootOf !== undefined) return ofSquareRoot(inputs.squareRootOf, maxTerms);
    if (inputs.terms) {
      const terms = inputs.terms.map(integerOf);
      const wrong = terms.findIndex((term, index) => index > 0 && term < 1n);
      if (wrong > 0) invalid(`terms[${wrong}]`, 'must be above 0, as all terms after the first');
      const all = convergents(terms);
      return { ...written(terms, all), value: toNumber(all.at(-1) ?? rational(0n)), complete: true };
    }
    const value = rationalOf(inputs.value ?? 0, 'value');
    const terms = expansion(value);
    const shown = terms.slice(0, maxTerms);
    return { ...written(shown, convergents(shown)), value: toNumber(value), complete: shown.length === terms.length };
  },
});

const written = (terms: readonly bigint[], all: readonly Rational[]): { terms: string[]; convergents: string[] } => ({
  terms: terms.map(String),
  convergents: all.map(fractionText),
});

function expansion(value: Rational): bigint[] {
  const terms: bigint[] = [];
  let [top, bottom] = [value.numerator, value.denominator];
  while (bottom !== 0n) {
    const term = floor({ numerator: top, denominator: bottom });
    terms.push(term);
    [top, bottom] = [bottom, top - term * bottom];
  }
  return terms;
}

function convergents(terms: readonly bigint[]): Rational[] {
  let [before, last] = [
    { numerator: 0n, denominator: 1n },
    { numerator: 1n, denominator: 0n },
  ];
  return terms.map((term) => {
    [before, last] = [last, { numerator: term * last.numerator + before.numerator, denominator: term * last.denominator + before.denominator }];
    return last;
  });
}

/** √n by the recurrence m' = d·a − m, d' = (n − m'²)/d, a' = ⌊(a0 + m')/d'⌋, whose period ends with 2·a0. */
function ofSquareRoot(number: number, maxTerms: number) {
  const first = Math.floor(Math.sqrt(number));
  const value = Math.sqrt(number);
  if (first * first === number) {
    const terms = [BigInt(first)];
    return { ...written(terms, convergents(terms)), value, complete: true };
  }
  const period: number[] = [];
  let [m, d, a] = [0, 1, first];
  do {
    m = d * a - m;
    d = (number - m * m) / d;
    a = Math.floor((first + m) / d);
    period.push(a);
  } while (a !== 2 * first && period.length <= MAX_PERIOD);
  const repeats = period.length <= MAX_PERIOD;
  const terms = Array.from({ length: maxTerms }, (_, index) => BigInt(index === 0 ? first : (period[(index - 1) % period.length] ?? 0)));
  return { ...written(terms, convergents(terms)), ...(repeats && { period: period.map(String) }), value, complete: false };
}
