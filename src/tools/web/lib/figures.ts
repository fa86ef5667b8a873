import { z } from 'zod';
import { unprocessable } from '../../errors.ts';
import { optionalField } from '../../shared/json/optional-field.ts';
import { D, money, ratio, rounded } from '../../shared/numbers/money.ts';

/** A count or sum of money that figures are made from. @param description what it is, with its unit */
export const amount = (description: string, most = 1e12) => z.number().min(0).max(most).describe(description);

/** A quotient, or undefined where a part is missing or the divisor is 0. */
export function quotient(dividend: number | undefined, divisor: number | undefined): D | undefined {
  return dividend === undefined || divisor === undefined || divisor === 0 ? undefined : new D(dividend).div(divisor);
}

/** An optional field of a result with a ratio, not rounded; no field where there is no value. */
export const optional = <Name extends string>(name: Name, value: D | undefined): { [key in Name]?: number } => optionalField(name, value && ratio(value));

/** The same with a sum of money. */
export const optionalMoney = <Name extends string>(name: Name, value: D | undefined, decimals: number): { [key in Name]?: number } =>
  optionalField(name, value && money(value, decimals));

/** A computed count: whole, rounded half up. */
export const wholeCount = (value: D): number => ratio(rounded(value, 0));

/** A divisor that must not be 0. Throws `Unprocessable` naming the field. */
export function divisor(value: number, path: string): D {
  return value === 0 ? unprocessable('must be above 0: nothing can be divided by it', path) : new D(value);
}
