import { invalid } from '../../errors.ts';
import { type Rational, rationalOf } from './rational.ts';

/** A complex number with exact parts. */
export interface Complex {
  readonly real: Rational;
  readonly imaginary: Rational;
}

const MAX_EXPONENT = 1000;
const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,4})?`;
const REAL_FIRST = new RegExp(`^([+-]?) *(${NUMBER})(?: *([+-]) *(${NUMBER})? *\\*? *[ij])?$`);
const IMAGINARY_FIRST = new RegExp(`^([+-]?) *(${NUMBER})? *\\*? *[ij](?: *([+-]) *(${NUMBER}))?$`);

/** Reads a number, or a string such as "3+4i", "-2.5i", "i" or "1e3 - 2j". Anything else is invalid. @param path the field it came in */
export function parseComplex(value: number | string, path: string): Complex {
  const text = String(value).trim().replaceAll('−', '-');
  const first = REAL_FIRST.exec(text);
  if (first) {
    const [, sign, real = '0', between, imaginary = '1'] = first;
    return { real: part(sign, real, path), imaginary: between === undefined ? part('', '0', path) : part(between, imaginary, path) };
  }
  const second = IMAGINARY_FIRST.exec(text);
  if (!second) return invalid(path, 'must be a number or a string such as 3+4i, -2.5i, i or 1e3 - 2j');
  const [, sign, imaginary = '1', between, real = '0'] = second;
  return { real: part(between, real, path), imaginary: part(sign, imaginary, path) };
}

function part(sign: string | undefined, size: string, path: string): Rational {
  const exponent = Number(/[eE]([+-]?\d+)$/.exec(size)?.[1] ?? 0);
  if (Math.abs(exponent) > MAX_EXPONENT) invalid(path, `must have exponents from -${MAX_EXPONENT} to ${MAX_EXPONENT}`);
  return rationalOf(`${sign ?? ''}${size}`, path);
}

/** "3+4i", "3", "4i", "-i", "0": shortest doubles, a part of 0 left out. */
export function complexText(real: number, imaginary: number): string {
  if (imaginary === 0) return String(real);
  const size = imaginary === 1 ? 'i' : imaginary === -1 ? '-i' : `${imaginary}i`;
  if (real === 0) return size;
  return `${real}${imaginary > 0 ? '+' : ''}${size}`;
}
