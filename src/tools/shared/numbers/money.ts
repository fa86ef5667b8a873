import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { doubleOf, PRECISE_DIGITS, Precise } from './precise.ts';

/** The arithmetic of sums of money: nothing is rounded before the result. */
export const D = Precise;
export type D = Decimal;

/** The same arithmetic for sums that grow step by step, with the digits that growth takes from what is subtracted. @param growth all of it, as a factor */
export const growing = (growth: D): typeof D => D.clone({ precision: PRECISE_DIGITS + Math.max(0, Math.ceil(growth.log(10).toNumber())) });

/** Digits that count: what long division and roots leave behind them must not tip a tie. */
const TRUSTED_DIGITS = 45;

const NOISE = new D('1e-45');

/** The optional input that says how money results are rounded. */
export const decimals = z.int().min(0).max(10).default(2).describe('Decimals of money results');

/** A sum of money rounded half away from zero. */
export const rounded = (sum: D, places: number): D => sum.toSignificantDigits(TRUSTED_DIGITS).toDecimalPlaces(places, Decimal.ROUND_HALF_UP);

/** The least whole number that is not below a quotient. */
export const wholeUp = (quotient: D): D => quotient.toSignificantDigits(TRUSTED_DIGITS).ceil();

/** A sum of money as a result: rounded half away from zero. A sum beyond the range of doubles is unprocessable. */
export const money = (sum: D, places: number): number => ratio(rounded(sum, places));

/** A difference, or 0 where it is only what division and roots have left of equal sums. @param scale about as much as what was subtracted */
export const cleared = (difference: D, scale: D): D => (difference.abs().lte(scale.abs().times(NOISE)) ? new D(0) : difference);

/** A ratio, rate or time as a result: the nearest double, never -0. One beyond the range of doubles is unprocessable. */
export const ratio: (value: D) => number = doubleOf;

/** A percentage as a fraction: 5 is 0.05. */
export const fraction = (percent: number): D => new D(percent).div(100);
