import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { add, compare, divide, floor, isZero, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';
import { FEET_MARK, INCH_MARK, NUMBER, plainMarks } from './lib/feet-inches.ts';

const INCHES = String.raw`(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)|(${NUMBER})`;
/** What stands between feet and inches: 5' 6", 5'6" and, as on drawings, 5'-6". */
const BETWEEN = String.raw`(?:-(?=\s*[\d.]))?\s*`;
const LENGTH = new RegExp(`^(-?)\\s*(?:(${NUMBER})\\s*${FEET_MARK}${BETWEEN})?(?:(?:${INCHES})\\s*${INCH_MARK}?)?$`);

const TWELVE = rational(12n);
const METRES_PER_INCH = rational(254n, 10_000n);
const HALF = rational(1n, 2n);

/** The input that an operation needs besides the first length. */
const NEEDED = { add: 'second', subtract: 'second', ratio: 'second', multiply: 'by', divide: 'by', round: undefined } as const;

export default defineTool({
  slug: 'feet-inches-calculator',
  name: 'Feet and Inches Calculator',
  category: 'everyday',
  summary: 'Adds, subtracts, multiplies and divides lengths in feet, inches and fractions of an inch.',
  description:
    'Lengths are written such as 5\' 3 1/2", 5 ft 3.5 in, 63 1/2", 12\', 7/8 or -2\' 6"; a number without a mark is inches. Arithmetic is exact, and only the text is rounded to the nearest fraction.',
  reference: '1 ft = 12 in, 1 in = 0.0254 m',
  keywords: ['tape measure', 'construction', 'carpentry', 'fraction of an inch', 'imperial', 'add lengths', 'woodworking'],
  inputs: z.strictObject({
    first: z.string().min(1).max(60).describe('The first length, such as 5\' 3 1/2"'),
    operation: z
      .enum(['add', 'subtract', 'multiply', 'divide', 'ratio', 'round'])
      .default('add')
      .describe('What to do: add or subtract the second length, multiply or divide by a number, find the ratio to the second length, or only round'),
    second: z.string().min(1).max(60).optional().describe('The second length, to add, to subtract or for the ratio'),
    by: z.number().min(-1_000_000).max(1_000_000).optional().describe('The number to multiply or divide by'),
    denominator: z.enum(['1', '2', '4', '8', '16', '32', '64']).default('16').describe('Denominator of the fractions of an inch in the text'),
  }),
  result: z.strictObject({
    text: z.string().describe('The length to the nearest fraction of an inch, such as 8\' 9 1/4"'),
    inches: z.number().describe('The exact length in inches'),
    feet: z.number().describe('The exact length in feet, as a decimal'),
    meters: z.number().describe('The exact length in metres'),
    ratio: z.number().optional().describe('The first length divided by the second; absent for other operations'),
  }),
  appliesWhen: { second: { operation: ['add', 'subtract', 'ratio'] }, by: { operation: ['multiply', 'divide'] } },
  examples: [
    {
      inputs: { first: '5\' 3 1/2"', second: '3\' 5 3/4"' },
      result: { text: '8\' 9 1/4"', inches: 105.25, feet: 8.770833333333334, meters: 2.67335 },
    },
    { inputs: { first: "8'", operation: 'divide', by: 3 }, result: { text: '2\' 8"', inches: 32, feet: 2.6666666666666665, meters: 0.8128 } },
  ],
  run({ first, operation, second, by, denominator }) {
    const needed = NEEDED[operation];
    if (needed === 'second' && second === undefined) invalid(needed, `is required to ${operation === 'ratio' ? 'find the ratio' : operation}`);
    if (needed === 'by' && by === undefined) invalid(needed, `is required to ${operation}`);
    const length = lengthOf(first, 'first');
    const other = (): Rational => lengthOf(second ?? '', 'second');
    const number = (): Rational => rationalOf(by ?? 0, 'by');
    let result = length;
    let ratio: number | undefined;
    if (operation === 'add') result = add(length, other());
    else if (operation === 'subtract') result = subtract(length, other());
    else if (operation === 'multiply') result = multiply(length, number());
    else if (operation === 'divide') result = divide(length, nonZero(number(), 'by'));
    else if (operation === 'ratio') ratio = toNumber(divide(length, nonZero(other(), 'second')));
    return {
      text: textOf(result, BigInt(denominator)),
      inches: toNumber(result),
      feet: toNumber(divide(result, TWELVE)),
      meters: toNumber(multiply(result, METRES_PER_INCH)),
      ...(ratio !== undefined && { ratio }),
    };
  },
});

const nonZero = (value: Rational, path: string): Rational => (isZero(value) ? unprocessable('A length cannot be divided by 0.', path) : value);

/** A length in inches. */
function lengthOf(text: string, path: string): Rational {
  const refuse = (): never => unprocessable(`The length ${text} could not be read: write it such as 5' 3 1/2", 5 ft 3.5 in, 63 1/2" or 7/8.`, path);
  const match = LENGTH.exec(plainMarks(text));
  if (!match) return refuse();
  const [, sign, feet, whole = '0', top, bottom = '1', decimal] = match;
  if (feet === undefined && top === undefined && decimal === undefined) return refuse();
  if (BigInt(bottom) === 0n) return refuse();
  const fraction = top === undefined ? rationalOf(decimal ?? '0', path) : add(rational(BigInt(top), BigInt(bottom)), rational(BigInt(whole)));
  const size = add(multiply(rationalOf(feet ?? '0', path), TWELVE), fraction);
  return sign === '-' ? subtract(rational(0n), size) : size;
}

/** Rounded half away from zero to fractions with a denominator, which are then written in lowest terms. */
function textOf(inches: Rational, denominator: bigint): string {
  const isNegative = compare(inches, rational(0n)) < 0;
  const size = isNegative ? subtract(rational(0n), inches) : inches;
  const parts = floor(add(multiply(size, rational(denominator)), HALF));
  const { numerator, denominator: lowest } = rational(parts % denominator, denominator);
  const [feet, whole] = [parts / denominator / 12n, (parts / denominator) % 12n];
  const pieces = [feet > 0n ? `${feet}'` : '', whole > 0n || numerator === 0n ? String(whole) : '', numerator > 0n ? `${numerator}/${lowest}` : ''];
  return `${isNegative && parts > 0n ? '-' : ''}${pieces.filter((piece) => piece !== '').join(' ')}"`;
}
