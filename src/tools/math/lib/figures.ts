/** The digits of a decimal as written: ±d.ddd × 10^exponent, the first digit not 0 unless it is zero. */
export interface Figures {
  readonly sign: '' | '-';
  /** Without leading zeros, trailing ones as written; "0" for zero. */
  readonly digits: string;
  readonly exponent: number;
  /** Whether it was written with a decimal point. */
  readonly point: boolean;
}

/** The figures of a decimal text such as "-0.0120e3". */
export function figuresOf(text: string): Figures {
  const [, sign, whole = '', decimals, exponent = '0'] = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?\s*$/.exec(text) ?? [];
  const all = `${whole}${decimals ?? ''}`;
  const leading = all.length - all.replace(/^0+/, '').length;
  const point = decimals !== undefined;
  if (leading === all.length) return { sign: '', digits: '0', exponent: 0, point };
  return { sign: sign === '-' ? '-' : '', digits: all.slice(leading), exponent: whole.length - 1 - leading + Number(exponent), point };
}

/** Rounded or padded to so many significant digits, halves away from zero. */
export function rounded(figures: Figures, count: number): Figures {
  const { digits, exponent } = figures;
  if (digits.length <= count) return { ...figures, digits: digits.padEnd(count, '0') };
  const kept = BigInt(digits.slice(0, count)) + (digits.charAt(count) >= '5' ? 1n : 0n);
  const text = String(kept);
  return text.length > count ? { ...figures, digits: text.slice(0, count), exponent: exponent + 1 } : { ...figures, digits: text };
}

/** The figures as a plain decimal, with zeros up to the point. */
export function plainOf({ sign, digits, exponent }: Figures): string {
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const rest = digits.slice(exponent + 1);
  return `${sign}${whole}${rest === '' ? '' : `.${rest}`}`;
}
