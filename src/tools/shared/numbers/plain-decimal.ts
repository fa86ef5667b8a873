/** The number digits × 10^exponent, without trailing zeros in digits unless it is 0. */
export interface PlainDecimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** digits × 10^exponent in its shortest form. */
export function plainDecimal(digits: bigint, exponent: number): PlainDecimal {
  if (digits === 0n) return { digits, exponent: 0 };
  const text = String(digits);
  let zeros = 0;
  while (text[text.length - 1 - zeros] === '0') zeros += 1;
  return zeros === 0 ? { digits, exponent } : { digits: BigInt(text.slice(0, text.length - zeros)), exponent: exponent + zeros };
}

/** The value of a numerator over a power of ten's denominator, or of any terminating decimal text such as "-1.5e3". */
export function plainDecimalOf(text: string): PlainDecimal {
  const [, sign, whole = '', decimals = '', exponent = '0'] = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = BigInt(`${whole}${decimals}` || '0');
  return plainDecimal(sign === '-' ? -digits : digits, Number(exponent) - decimals.length);
}

/** All digits, without exponent and without zeros at the end of a fraction. */
export function plainText({ digits, exponent }: PlainDecimal): string {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits);
  if (exponent >= 0) return `${sign}${text}${digits === 0n ? '' : '0'.repeat(exponent)}`;
  const padded = text.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}

/** Digits from the first that is not zero to the last of an integer, or the last that is not zero of a fraction; 1 for 0. */
export function significantDigits({ digits, exponent }: PlainDecimal): number {
  return String(digits < 0n ? -digits : digits).length + Math.max(exponent, 0);
}

/** numerator / denominator to so many significant digits, half to even, and whether nothing was lost. @param denominator not 0 */
export function roundedQuotient(numerator: bigint, denominator: bigint, precision: number): { value: PlainDecimal; exact: boolean } {
  const negative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  if (top === 0n) return { value: { digits: 0n, exponent: 0 }, exact: true };
  // At least two digits more than wanted, the last made odd when anything follows it, so that no false tie arises.
  const shift = precision + 2 - Math.floor((bitLength(top) - bitLength(bottom) - 1) * Math.LOG10E * Math.LN2);
  const scaledTop = shift > 0 ? top * 10n ** BigInt(shift) : top;
  const scaledBottom = shift < 0 ? bottom * 10n ** BigInt(-shift) : bottom;
  const quotient = scaledTop / scaledBottom;
  const rest = quotient * scaledBottom !== scaledTop;
  return roundedDigits(negative, quotient, rest, -shift, precision);
}

/** Digits × 10^exponent, with something below the last digit when `rest`, to so many significant digits, half to even. */
export function roundedDigits(negative: boolean, digits: bigint, rest: boolean, exponent: number, precision: number): { value: PlainDecimal; exact: boolean } {
  const surplus = String(digits).length - precision;
  let [kept, lost] = [digits, rest];
  if (surplus > 0) {
    const unit = 10n ** BigInt(surplus);
    kept = digits / unit;
    const below = digits - kept * unit;
    const twice = 2n * below;
    if (twice > unit || (twice === unit && (rest || kept & 1n))) kept += 1n;
    lost = rest || below !== 0n;
  }
  return { value: plainDecimal(negative ? -kept : kept, exponent + Math.max(surplus, 0)), exact: !lost };
}

/** How many binary digits the size of an integer has, 0 for 0. */
export function bitLength(value: bigint): number {
  const hexadecimal = (value < 0n ? -value : value).toString(16);
  return hexadecimal === '0' ? 0 : 4 * (hexadecimal.length - 1) + (32 - Math.clz32(Number.parseInt(hexadecimal.charAt(0), 16)));
}
