import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { fractionText, gcd, type Rational, rational } from '../shared/numbers/rational.ts';
import { digitsInBase, integerInBase } from './lib/digits.ts';

const NUMBER = /^([+-]?)([0-9a-z]*)(?:\.([0-9a-z]*))?$/i;
const base = z.int().min(-36).max(36);

export default defineTool({
  slug: 'radix-converter',
  name: 'Radix Converter',
  category: 'math',
  summary: 'Converts integers and fractions between bases 2 to 36 and negative bases, exactly.',
  description:
    'Negative bases take and give integers without a sign. Fractions that do not end are cut off after maxFractionDigits; a period that fits is shown in brackets.',
  reference: 'Positional notation (Knuth, The Art of Computer Programming 4.1 and 4.4)',
  keywords: ['base conversion', 'negabinary', 'binary fraction', 'hexadecimal'],
  cost: 'heavy',
  inputs: z.strictObject({
    value: z.string().min(1).max(1000).describe('Number to convert: optional sign, digits 0-9 a-z in any case, optional point'),
    fromBase: base.default(10).describe('Base of the value: 2 to 36 or -2 to -36'),
    toBase: base.default(2).describe('Base wanted: 2 to 36 or -2 to -36'),
    maxFractionDigits: z.int().min(0).max(1000).default(50).describe('Maximum number of digits after the decimal point'),
    upperCase: z.boolean().default(false).describe('Write digits above 9 as A to Z'),
  }),
  result: z.strictObject({
    output: z.string().describe('The number in the base wanted'),
    exact: z.boolean().describe('false when fraction digits were cut off'),
    repeating: z.string().optional().describe('The number with its period in brackets, as 0.1(6); only if it repeats within maxFractionDigits digits'),
    decimal: z.string().describe('The value as a fraction'),
  }),
  examples: [
    { inputs: { value: '0.1', toBase: 2, maxFractionDigits: 12 }, result: { output: '0.000110011001', exact: false, repeating: '0.0(0011)', decimal: '1/10' } },
    { inputs: { value: '-13', toBase: -2 }, result: { output: '110111', exact: true, decimal: '-13' } },
  ],
  run({ value: text, fromBase, toBase, maxFractionDigits, upperCase }) {
    for (const [path, radix] of [['fromBase', fromBase] as const, ['toBase', toBase] as const]) {
      if (Math.abs(radix) < 2) invalid(path, 'must be from 2 to 36 or from -36 to -2');
    }
    const value = valueIn(text, fromBase);
    const cased = (output: string): string => (upperCase ? output.toUpperCase() : output);
    const decimal = fractionText(value);
    if (value.denominator === 1n) return { output: cased(digitsInBase(value.numerator, toBase)), exact: true, decimal };
    if (toBase < 0) unprocessable(`${decimal} is not an integer, and negative bases give integers only.`, 'value');
    const { digits, exact, periodStart } = fraction(value, toBase, maxFractionDigits);
    const size = value.numerator < 0n ? -value.numerator : value.numerator;
    const whole = digitsInBase(size / value.denominator, toBase);
    const period = periodStart === undefined ? '' : digits.slice(periodStart);
    const shown = period === '' ? digits : digits + period.repeat(Math.ceil(maxFractionDigits / period.length));
    const kept = exact ? digits : shown.slice(0, maxFractionDigits).replace(/0+$/, '');
    const sign = value.numerator < 0n ? '-' : '';
    const isZero = whole === '0' && kept === '';
    return {
      output: cased(`${isZero ? '' : sign}${whole}${kept === '' ? '' : `.${kept}`}`),
      exact,
      ...(periodStart !== undefined && { repeating: cased(`${sign}${whole}.${digits.slice(0, periodStart)}(${period})`) }),
      decimal,
    };
  },
});

function valueIn(text: string, radix: number): Rational {
  const [match, sign = '', whole = '', decimals] = NUMBER.exec(text) ?? [];
  if (match === undefined || (whole === '' && (decimals ?? '') === '')) {
    return invalid('value', 'must be digits 0-9 a-z with an optional sign in front and an optional point');
  }
  if (radix < 0 && (sign !== '' || decimals !== undefined)) unprocessable(`Base ${radix} takes integers without a sign.`, 'value');
  const integer = integerInBase(whole, radix, 'value', sign.length);
  const part = integerInBase(decimals ?? '', radix, 'value', sign.length + whole.length + 1);
  const scale = BigInt(radix) ** BigInt(decimals?.length ?? 0);
  const numerator = integer * scale + part;
  return rational(sign === '-' ? -numerator : numerator, scale);
}

/** The digits after the point: all of them, or up to the end of the first period, or one more than wanted. */
function fraction({ numerator, denominator }: Rational, radix: number, most: number): { digits: string; exact: boolean; periodStart?: number } {
  const wide = BigInt(radix);
  let before = 0;
  let rest = denominator;
  for (let common = gcd(rest, wide); common > 1n; common = gcd(rest, wide)) {
    rest /= common;
    before += 1;
  }
  let remainder = (numerator < 0n ? -numerator : numerator) % denominator;
  let start: bigint | undefined;
  let digits = '';
  for (let place = 0; ; place += 1) {
    if (remainder === 0n) return { digits, exact: true };
    if (place === before) start = remainder;
    else if (remainder === start) {
      return { digits, exact: false, periodStart: before };
    }
    if (place === most) return { digits, exact: false };
    digits += ((remainder * wide) / denominator).toString(radix);
    remainder = (remainder * wide) % denominator;
  }
}
