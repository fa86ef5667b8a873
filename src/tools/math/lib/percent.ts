import { type Rational, rationalOf } from '../../shared/numbers/rational.ts';

/** A plain number input, standing for the decimal it is written as. */
export const exactly = (value: number): Rational => rationalOf(value, '');

export const HUNDRED: Rational = { numerator: 100n, denominator: 1n };
