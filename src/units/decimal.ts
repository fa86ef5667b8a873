import type { Exact } from './exact.ts';

/** A decimal as it was written: its exact value, and the double nearest to it. */
export interface Decimal extends Exact {
  readonly nearest: number;
}

/** Why a text is not a usable decimal. */
export interface DecimalProblem {
  readonly problem: 'malformed' | 'out-of-range';
  readonly message: string;
}

const MAX_LENGTH = 400;
const MAX_EXPONENT = 400;
/** The powers that ordinary values need; larger ones are computed. */
const POWERS_OF_TEN = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent));
const DECIMAL = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d+))?$/;

/**
 * Reads a decimal exactly: an optional sign, digits with or without a point (`5`, `5.`, `.5`, `0.50`), an optional exponent (`1e-3`).
 * Nothing else is a decimal: no white space, separators, hexadecimal, `Infinity` or `NaN`.
 * At most 400 characters, exponents from -400 to 400, and no larger than the largest double.
 */
export function parseDecimal(text: string): Decimal | DecimalProblem {
  if (text.length > MAX_LENGTH) return { problem: 'malformed', message: `a value has at most ${MAX_LENGTH} characters, not ${text.length}` };
  const match = DECIMAL.exec(text);
  if (!match) return { problem: 'malformed', message: `${JSON.stringify(text.slice(0, 60))} is not a decimal number such as 0.1, -40 or 1e-3` };
  const [, sign, whole = '', decimals = '', onlyDecimals = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > MAX_EXPONENT) return { problem: 'out-of-range', message: `an exponent is between -${MAX_EXPONENT} and ${MAX_EXPONENT}` };
  const nearest = Number(text) + 0;
  if (!Number.isFinite(nearest)) return { problem: 'out-of-range', message: 'the value is larger than a double can hold (about 1.8e308)' };
  const places = decimals.length + onlyDecimals.length - exponent;
  const digits = BigInt(`${whole}${decimals}${onlyDecimals}`);
  const signed = sign === '-' ? -digits : digits;
  return places > 0
    ? { numerator: signed, denominator: powerOfTen(places), pi: 0, nearest }
    : { numerator: signed * powerOfTen(-places), denominator: 1n, pi: 0, nearest };
}

function powerOfTen(exponent: number): bigint {
  return POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent);
}
