import { unprocessable } from '../../errors.ts';
import { decimalText, parseDecimal } from './decimal-text.ts';
import { binaryDigits, hexDigits } from './integer-text.ts';

export type FloatFormat = 'half' | 'bfloat16' | 'single' | 'double' | 'quadruple';

/** Bits of the exponent and of the fraction. */
const FORMATS: Record<FloatFormat, readonly [exponent: number, fraction: number]> = {
  half: [5, 10],
  bfloat16: [8, 7],
  single: [8, 23],
  double: [11, 52],
  quadruple: [15, 112],
};
const MAX_EXPONENT = 99_999;
/** Decimal exponents beyond which every format has infinity or zero. */
const OUT_OF_REACH = 6_000;

export interface FloatView {
  hex: string;
  binary: string;
  sign: number;
  exponentField: number;
  exponent?: number;
  fraction: string;
  category: 'zero' | 'subnormal' | 'normal' | 'infinity' | 'nan';
  exact: string;
  shortest: string;
  error?: string;
  nextUp?: string;
  nextDown?: string;
}

class Float {
  readonly #exponentBits: number;
  readonly #fractionBits: number;

  constructor(format: FloatFormat) {
    [this.#exponentBits, this.#fractionBits] = FORMATS[format];
  }

  get bits(): number {
    return 1 + this.#exponentBits + this.#fractionBits;
  }

  get #bias(): number {
    return 2 ** (this.#exponentBits - 1) - 1;
  }

  get infinity(): bigint {
    return ((1n << BigInt(this.#exponentBits)) - 1n) << BigInt(this.#fractionBits);
  }

  get signBit(): bigint {
    return 1n << BigInt(this.bits - 1);
  }

  get quietNan(): bigint {
    return this.infinity | (1n << BigInt(this.#fractionBits - 1));
  }

  /** The pattern, without sign, of the value nearest a fraction that is not negative; ties to even. */
  nearest(numerator: bigint, denominator: bigint): bigint {
    if (numerator === 0n) return 0n;
    const lowest = 1 - this.#bias;
    let exponent = numerator.toString(2).length - denominator.toString(2).length;
    if (exponent >= 0 ? numerator < denominator << BigInt(exponent) : numerator << BigInt(-exponent) < denominator) exponent--;
    const unit = Math.max(exponent, lowest) - this.#fractionBits;
    const top = unit < 0 ? numerator << BigInt(-unit) : numerator;
    const bottom = unit > 0 ? denominator << BigInt(unit) : denominator;
    let significand = top / bottom;
    const twice = 2n * (top - significand * bottom);
    if (twice > bottom || (twice === bottom && significand % 2n === 1n)) significand++;
    // A significand with the hidden bit counts one exponent field more than the subnormals' 0; a carry out of it moves on by itself.
    const pattern = (BigInt(Math.max(exponent, lowest) - lowest) << BigInt(this.#fractionBits)) + significand;
    return pattern > this.infinity ? this.infinity : pattern;
  }

  fields(pattern: bigint): { sign: number; exponentField: number; fraction: bigint } {
    return {
      sign: pattern & this.signBit ? 1 : 0,
      exponentField: Number((pattern & this.infinity) >> BigInt(this.#fractionBits)),
      fraction: pattern & ((1n << BigInt(this.#fractionBits)) - 1n),
    };
  }

  /** The value of a finite pattern, without sign, as a fraction, and its exponent. */
  value(pattern: bigint): { numerator: bigint; denominator: bigint; exponent: number } {
    const { exponentField, fraction } = this.fields(pattern);
    const exponent = Math.max(exponentField, 1) - this.#bias;
    const significand = exponentField === 0 ? fraction : fraction | (1n << BigInt(this.#fractionBits));
    const unit = exponent - this.#fractionBits;
    return { numerator: unit > 0 ? significand << BigInt(unit) : significand, denominator: unit < 0 ? 1n << BigInt(-unit) : 1n, exponent };
  }

  /** What kind of value a pattern without its sign stands for. */
  #category(size: bigint): FloatView['category'] {
    if (size > this.infinity) return 'nan';
    if (size === this.infinity) return 'infinity';
    if (size === 0n) return 'zero';
    return size < 1n << BigInt(this.#fractionBits) ? 'subnormal' : 'normal';
  }

  view(pattern: bigint): FloatView {
    const { sign, exponentField, fraction } = this.fields(pattern);
    const size = pattern & ~this.signBit;
    const category = this.#category(size);
    const digits = binaryDigits(pattern, this.bits);
    const minus = sign === 1 ? '-' : '';
    const { numerator, denominator, exponent } = size < this.infinity ? this.value(size) : { numerator: 0n, denominator: 1n, exponent: 0 };
    const special = category === 'nan' ? 'NaN' : `${minus}Infinity`;
    const hasValue = category === 'zero' || category === 'subnormal' || category === 'normal';
    const next = (up: boolean): string | undefined => {
      const stepped = this.#step(pattern, up);
      return stepped === undefined ? undefined : hexDigits(stepped, this.bits);
    };
    const [nextUp, nextDown] = category === 'nan' ? [] : [next(true), next(false)];
    return {
      hex: hexDigits(pattern, this.bits),
      binary: `${digits[0]} ${digits.slice(1, 1 + this.#exponentBits)} ${digits.slice(1 + this.#exponentBits)}`,
      sign,
      exponentField,
      ...((category === 'normal' || category === 'subnormal') && { exponent }),
      fraction: fraction.toString(16),
      category,
      exact: hasValue ? minus + decimalText(numerator, denominator) : special,
      shortest: hasValue ? minus + this.#shortest(size, numerator, denominator) : special,
      ...(nextUp !== undefined && { nextUp }),
      ...(nextDown !== undefined && { nextDown }),
    };
  }

  #step(pattern: bigint, up: boolean): bigint | undefined {
    const negative = (pattern & this.signBit) !== 0n;
    const size = pattern & ~this.signBit;
    if (size === 0n) return up ? 1n : this.signBit | 1n;
    if (size === this.infinity && negative !== up) return undefined;
    return negative === up ? pattern - 1n : pattern + 1n;
  }

  /** Of the decimals with the fewest digits that read back as the value, the one closest to it. */
  #shortest(size: bigint, numerator: bigint, denominator: bigint): string {
    if (size === 0n) return '0';
    let magnitude = Math.floor((numerator.toString(2).length - denominator.toString(2).length - 1) * Math.log10(2));
    const scaled = (power: number): [bigint, bigint] =>
      power >= 0 ? [numerator, denominator * 10n ** BigInt(power)] : [numerator * 10n ** BigInt(-power), denominator];
    for (let [top, bottom] = scaled(magnitude + 1); top >= bottom; [top, bottom] = scaled(magnitude + 1)) magnitude++;
    for (let count = 1; ; count++) {
      const power = magnitude - count + 1;
      const [top, bottom] = scaled(power);
      const low = top / bottom;
      const rest = top - low * bottom;
      const candidates = 2n * rest > bottom || (2n * rest === bottom && low % 2n === 1n) ? [low + 1n, low] : [low, low + 1n];
      const found = candidates.find((digits) => {
        const [above, below] = power >= 0 ? [digits * 10n ** BigInt(power), 1n] : [digits, 10n ** BigInt(-power)];
        return this.nearest(above, below) === size;
      });
      if (found !== undefined) return exponentText(String(found), power);
    }
  }
}

/** digits × 10^power as ECMAScript writes numbers. */
function exponentText(written: string, power: number): string {
  const digits = written.replace(/0+$/, '');
  const point = written.length + power;
  if (point > 21 || point < -5) return `${digits[0]}${digits.length > 1 ? `.${digits.slice(1)}` : ''}e${point > 0 ? '+' : '-'}${Math.abs(point - 1)}`;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  return digits.length <= point ? digits.padEnd(point, '0') : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The value of a format nearest a decimal number, inf or nan. */
export function convertDecimal(text: string, format: FloatFormat): FloatView {
  const float = new Float(format);
  const [, sign, word] = /^([+-]?)(inf(?:inity)?|nan)$/i.exec(text.trim()) ?? [];
  if (word !== undefined) return float.view(/^n/i.test(word) ? float.quietNan : float.infinity | (sign === '-' ? float.signBit : 0n));
  const { negative, numerator, denominator } = parseDecimal(text, MAX_EXPONENT, 'value');
  const size = numerator < 0n ? -numerator : numerator;
  const magnitude = size === 0n ? 0 : String(size).length - String(denominator).length;
  const pattern = magnitude > OUT_OF_REACH ? float.infinity : magnitude < -OUT_OF_REACH ? 0n : float.nearest(size, denominator);
  const view = float.view(negative ? pattern | float.signBit : pattern);
  if (pattern === float.infinity) return view;
  const value = float.value(pattern);
  const signed = negative ? -value.numerator : value.numerator;
  const difference = signed * denominator - numerator * value.denominator;
  if (difference === 0n) return view;
  return { ...view, error: decimalText(difference, denominator * value.denominator) };
}

/** The value of a bit pattern: hexadecimal with or without 0x, or binary with 0b, with exactly the format's digits. */
export function convertPattern(text: string, format: FloatFormat): FloatView {
  const float = new Float(format);
  const trimmed = text.trim();
  const binary = /^0b([01]+)$/i.exec(trimmed)?.[1];
  if (binary?.length === float.bits) return float.view(BigInt(`0b${binary}`));
  const hex = /^(?:0x)?([0-9a-f]+)$/i.exec(trimmed)?.[1];
  if (hex?.length === float.bits / 4) return float.view(BigInt(`0x${hex}`));
  return unprocessable(`A pattern of ${format} has exactly ${float.bits / 4} hexadecimal digits, or 0b and ${float.bits} binary ones.`, 'value');
}
