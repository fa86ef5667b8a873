import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';

export const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
export const FEET_MARK = "(?:'|ft|foot|feet)";
export const INCH_MARK = '(?:"|inches|inch|in)';

const FRACTION_GLYPH = /\s*([¼-¾⅐-⅞])/g;

/** A length in small letters, with the plain marks for feet and inches, the plain minus, and ½ as 1/2. */
export const plainMarks = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[′’]/g, "'")
    .replace(/[″”]/g, '"')
    .replace(/−/g, '-')
    .replace(FRACTION_GLYPH, (_, glyph: string) => ` ${glyph.normalize('NFKC')}`)
    .replace(/\u2044/g, '/')
    .trim();

const PARTS = /^(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)$/;

/** A whole number, a decimal, a fraction or a mixed number, that a pattern has checked; undefined for a denominator of 0. */
export function inchesOf(text: string): Decimal | undefined {
  const [isFraction, whole = '0', top = '0', bottom = '1'] = PARTS.exec(text) ?? [];
  if (!isFraction) return new Precise(text);
  return new Precise(bottom).isZero() ? undefined : new Precise(top).div(bottom).plus(whole);
}
