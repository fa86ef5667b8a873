import { unprocessable } from '../../errors.ts';
import { grouped } from '../../shared/text/counts.ts';
import { hexFloat } from './printf-hex.ts';

export interface Conversion {
  text: string;
  flags: string;
  width?: number;
  precision?: number;
  conversion: string;
}

const CONVERSION = /%([-+ #0]*)(\*|\d+)?(?:\.(\*|-?\d*))?(hh|h|ll|l|j|z|t|L)?([\s\S]?)/g;
const MAX_SIZE = 1000;
const BITS: Record<string, number> = { hh: 8, h: 16 };

/** Formats values as C's printf does. What does not fit together is unprocessable. */
export function formatPrintf(format: string, given: readonly (string | number)[]): { output: string; conversions: Conversion[] } {
  const conversions: Conversion[] = [];
  let used = 0;
  const next = (text: string): string | number =>
    given[used++] ?? unprocessable(`${text} has no argument: the format asks for more than the ${given.length} there are.`, 'arguments');
  const size = (written: string | undefined, text: string): number | undefined => {
    if (written === undefined) return undefined;
    const value = written === '*' ? Number(integerOf(next(text), text)) : Number(written || '0');
    return Math.abs(value) <= MAX_SIZE ? value : unprocessable(`${text} has a width or precision above ${grouped(MAX_SIZE)}.`, 'format');
  };
  const output = format.replaceAll(
    CONVERSION,
    (text, flags: string, widthText: string | undefined, precisionText: string | undefined, length: string | undefined, conversion: string) => {
      if (!/^[diuoxXcseEfFgGaA%]$/.test(conversion)) return unprocessable(`${JSON.stringify(text)} is not a known conversion.`, 'format');
      const width = size(widthText, text);
      const precision = size(precisionText, text);
      const kept = precision === undefined || precision < 0 ? undefined : precision;
      const marks = width !== undefined && width < 0 ? `-${flags}` : flags;
      conversions.push({ text, flags, ...(width !== undefined && { width: Math.abs(width) }), ...(kept !== undefined && { precision: kept }), conversion });
      if (conversion === '%') return '%';
      return padded(
        converted(next(text), text, conversion, { flags: marks, precision: kept, bits: BITS[length ?? ''] ?? 64 }),
        marks,
        Math.abs(width ?? 0),
        kept,
        conversion,
      );
    },
  );
  if (used < given.length) unprocessable(`There are ${given.length} arguments, but the format asks for ${used}.`, 'arguments');
  return { output, conversions };
}

interface Options {
  flags: string;
  precision: number | undefined;
  bits: number;
}

function converted(value: string | number, text: string, conversion: string, { flags, precision, bits }: Options): string {
  if (conversion === 's') {
    if (typeof value !== 'string') return unprocessable(`${text} takes a string.`, 'arguments');
    return precision === undefined ? value : [...value].slice(0, precision).join('');
  }
  if (conversion === 'c') return character(value, text);
  if (/[diuoxX]/.test(conversion)) return integerText(integerOf(value, text), conversion, flags, precision, bits);
  return floatText(floatOf(value, text), conversion, flags, precision);
}

function character(value: string | number, text: string): string {
  if (typeof value === 'string' && [...value].length === 1) return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0x10ffff) return String.fromCodePoint(value);
  return unprocessable(`${text} takes one character or a code point.`, 'arguments');
}

function integerOf(value: string | number, text: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^[+-]?\d{1,30}$/.test(value.trim())) return BigInt(value.trim().replace(/^\+/, ''));
  return unprocessable(`${text} takes an integer; above 2^53 as a string.`, 'arguments');
}

function floatOf(value: string | number, text: string): number {
  if (typeof value === 'number') return value;
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value.trim()) ? Number(value) : Number.NaN;
  return Number.isNaN(number) ? unprocessable(`${text} takes a number.`, 'arguments') : number;
}

const signOf = (negative: boolean, flags: string): string => (negative ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '');

function integerText(value: bigint, conversion: string, flags: string, precision: number | undefined, bits: number): string {
  const signed = conversion === 'd' || conversion === 'i';
  const word = signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
  const size = word < 0n ? -word : word;
  const base = conversion === 'o' ? 8 : /x/i.test(conversion) ? 16 : 10;
  let digits = size === 0n && precision === 0 ? '' : size.toString(base).padStart(precision ?? 1, '0');
  if (conversion === 'o' && flags.includes('#') && !digits.startsWith('0')) digits = `0${digits}`;
  const prefix = base === 16 && flags.includes('#') && size !== 0n ? '0x' : '';
  const text = (signed ? signOf(word < 0n, flags) : '') + prefix + digits;
  return conversion === 'X' ? text.toUpperCase() : text;
}

function floatText(value: number, conversion: string, flags: string, given: number | undefined): string {
  const precision = given ?? 6;
  const size = Math.abs(value);
  const sign = signOf(value < 0 || Object.is(value, -0), flags);
  const kind = conversion.toLowerCase();
  let text = '';
  if (!Number.isFinite(size)) text = Number.isNaN(size) ? 'nan' : 'inf';
  else if (kind === 'f') text = fixed(size, precision, flags.includes('#'));
  else if (kind === 'e') text = exponential(size, precision, flags.includes('#'));
  else if (kind === 'a') text = hexFloat(size, given, flags.includes('#'));
  else if (kind === 'g') text = general(size, precision || 1, flags.includes('#'));
  return conversion === kind ? sign + text : (sign + text).toUpperCase();
}

/** The value as an integer over a power of two. */
function exact(value: number): { numerator: bigint; denominator: bigint } {
  let [scaled, twos] = [value, 0];
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    twos++;
  }
  return { numerator: BigInt(scaled), denominator: 1n << BigInt(twos) };
}

/** numerator / denominator, rounded half to even. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const twice = 2n * (numerator - quotient * denominator);
  return twice > denominator || (twice === denominator && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

function fixed(value: number, precision: number, point: boolean): string {
  const { numerator, denominator } = exact(value);
  const digits = String(rounded(numerator * 10n ** BigInt(precision), denominator)).padStart(precision + 1, '0');
  const whole = digits.slice(0, digits.length - precision);
  return precision === 0 ? whole + (point ? '.' : '') : `${whole}.${digits.slice(-precision)}`;
}

function scientific(value: number, precision: number): { digits: string; exponent: number } {
  if (value === 0) return { digits: '0'.repeat(precision + 1), exponent: 0 };
  const { numerator, denominator } = exact(value);
  for (let exponent = Math.floor(Math.log10(value)) - 1; ; exponent++) {
    const shift = precision - exponent;
    const digits = String(shift >= 0 ? rounded(numerator * 10n ** BigInt(shift), denominator) : rounded(numerator, denominator * 10n ** BigInt(-shift)));
    if (digits.length === precision + 1) return { digits, exponent };
  }
}

function exponential(value: number, precision: number, point: boolean): string {
  const { digits, exponent } = scientific(value, precision);
  const mantissa = `${digits[0]}${precision > 0 || point ? '.' : ''}${digits.slice(1)}`;
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

function general(value: number, precision: number, keepsZeros: boolean): string {
  const { exponent } = scientific(value, precision - 1);
  const isPlain = exponent >= -4 && exponent < precision;
  const text = isPlain ? fixed(value, precision - 1 - exponent, keepsZeros) : exponential(value, precision - 1, keepsZeros);
  if (keepsZeros || !text.includes('.')) return text;
  return text.replace(/\.?0+(?=e|$)/, '');
}

function padded(text: string, flags: string, width: number, precision: number | undefined, conversion: string): string {
  const missing = Math.max(0, width - [...text].length);
  if (flags.includes('-')) return text + ' '.repeat(missing);
  const isInteger = /[diuoxX]/.test(conversion);
  if (!flags.includes('0') || /[cs]/.test(conversion) || (isInteger && precision !== undefined) || /inf|nan/i.test(text)) return ' '.repeat(missing) + text;
  const [, head = '', digits = ''] = /^([-+ ]?(?:0x)?)([\s\S]*)$/i.exec(text) ?? [];
  return head + '0'.repeat(missing) + digits;
}
