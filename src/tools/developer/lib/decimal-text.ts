import { unprocessable } from '../../errors.ts';
import { plainDecimal, plainDecimalOf, plainText } from '../../shared/numbers/plain-decimal.ts';

const DECIMAL = /^([+-]?)(?:\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?$/i;

export interface DecimalFraction {
  negative: boolean;
  numerator: bigint;
  /** A power of ten. */
  denominator: bigint;
}

/** Reads a decimal number exactly. One with an exponent further from 0 than `maxExponent`, or none at all, is unprocessable. */
export function parseDecimal(text: string, maxExponent: number, path: string): DecimalFraction {
  const [whole, sign, exponentText = '0'] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === undefined) return unprocessable(`${JSON.stringify(text.slice(0, 60))} is not a decimal number such as -1.25 or 3e-7.`, path);
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > maxExponent) return unprocessable(`The exponent ${exponentText} must be from -${maxExponent} to ${maxExponent}.`, path);
  const { digits, exponent: power } = plainDecimalOf(whole);
  return {
    negative: sign === '-',
    numerator: power > 0 ? digits * 10n ** BigInt(power) : digits,
    denominator: power < 0 ? 10n ** BigInt(-power) : 1n,
  };
}

/** A fraction whose denominator is a product of twos and fives as an exact decimal, without exponent. */
export function decimalText(numerator: bigint, denominator: bigint): string {
  const bits = denominator.toString(2);
  const twos = bits.length - bits.replace(/0+$/, '').length;
  // What is left beside the twos are fives: one for each log2(5) bits.
  const places = Math.max(twos, Math.ceil((bits.length - twos) / Math.log2(5)));
  return plainText(plainDecimal((numerator * 10n ** BigInt(places)) / denominator, -places));
}
