import { z } from 'zod';
import { defineTool } from '../define.ts';
import {
  absolute,
  add,
  compare,
  exactDecimal,
  floor,
  fractionText,
  isZero,
  mixedText,
  type Rational,
  rational,
  rationalOf,
  subtract,
  toNumber,
} from '../shared/numbers/rational.ts';

const REPEATING = /^([+-]?)(\d*)\.(\d*)\((\d+)\)$/;

export default defineTool({
  slug: 'decimal-to-fraction-converter',
  name: 'Decimal to Fraction Converter',
  category: 'math',
  summary: 'Converts a terminating or repeating decimal to a fraction, or to the closest one with a small denominator.',
  description:
    'Repeating digits are put in brackets: 0.1(6) is 1/6. Exact unless maxDenominator is given; then the closest fraction, of two equally close the one with the smaller denominator.',
  reference: 'Best rational approximation by continued fractions with semiconvergents (Khinchin, Continued Fractions)',
  keywords: ['rational', 'recurring decimal', 'approximate fraction'],
  inputs: z.strictObject({
    decimal: z
      .union([exactDecimal, z.string().max(1000).regex(REPEATING, 'must be a decimal such as 0.75, or with repeating digits in brackets such as 0.1(6)')])
      .describe('Number, or text with an optional repeating part in brackets: 0.1(6)'),
    maxDenominator: z.int().min(1).max(1e12).optional().describe('Largest denominator allowed; if omitted, the exact fraction'),
  }),
  result: z.strictObject({
    fraction: z.string().describe('The fraction in lowest terms'),
    numerator: z.string().describe('Numerator of the fraction'),
    denominator: z.string().describe('Denominator of the fraction'),
    mixed: z.string().describe('The fraction as a mixed number'),
    exact: z.boolean().describe('Whether the fraction equals the decimal'),
    error: z.number().describe('Fraction minus decimal, 0 when exact'),
  }),
  examples: [
    { inputs: { decimal: '0.1(6)' }, result: { fraction: '1/6', numerator: '1', denominator: '6', mixed: '1/6', exact: true, error: 0 } },
    {
      inputs: { decimal: '3.14159265358979', maxDenominator: 1000 },
      result: { fraction: '355/113', numerator: '355', denominator: '113', mixed: '3 16/113', exact: false, error: 2.6676419230088495e-7 },
    },
  ],
  run({ decimal, maxDenominator }) {
    const value = exactValue(String(decimal));
    const fraction = maxDenominator === undefined ? value : closest(value, BigInt(maxDenominator));
    const error = subtract(fraction, value);
    return {
      fraction: fractionText(fraction),
      numerator: String(fraction.numerator),
      denominator: String(fraction.denominator),
      mixed: mixedText(fraction),
      exact: isZero(error),
      error: toNumber(error),
    };
  },
});

function exactValue(text: string): Rational {
  const [, sign, whole = '', ending = '', repeating = ''] = REPEATING.exec(text) ?? [];
  if (repeating === '') return rationalOf(text, 'decimal');
  const shift = 10n ** BigInt(ending.length);
  const period = 10n ** BigInt(repeating.length) - 1n;
  const value = add(rational(BigInt(`${whole}${ending}` || '0'), shift), rational(BigInt(repeating), shift * period));
  return sign === '-' ? { ...value, numerator: -value.numerator } : value;
}

/** The fraction closest to a value whose denominator is not above a bound. */
function closest(value: Rational, bound: bigint): Rational {
  if (value.denominator <= bound) return value;
  let [before, last] = [
    { numerator: 0n, denominator: 1n },
    { numerator: 1n, denominator: 0n },
  ];
  let rest = value;
  for (;;) {
    const quotient = floor(rest);
    const next = { numerator: before.numerator + quotient * last.numerator, denominator: before.denominator + quotient * last.denominator };
    if (next.denominator > bound) break;
    [before, last] = [last, next];
    rest = rational(rest.denominator, rest.numerator - quotient * rest.denominator);
  }
  const steps = (bound - before.denominator) / last.denominator;
  const between = rational(before.numerator + steps * last.numerator, before.denominator + steps * last.denominator);
  const distance = (fraction: Rational): Rational => absolute(subtract(fraction, value));
  const order = compare(distance(last), distance(between));
  return order < 0 || (order === 0 && last.denominator <= between.denominator) ? last : between;
}
