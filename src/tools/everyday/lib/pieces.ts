import { D } from '../../shared/numbers/money.ts';

/** A value this near a whole number is that number. */
const NEAR = new D('1e-9');

/** A value, or the whole number that it misses by a hair. */
export function settled(value: D): D {
  const whole = value.round();
  return value.minus(whole).abs().lte(NEAR) ? whole : value;
}

/** How many whole pieces a quantity takes. */
export const piecesFor = (quantity: D): D => settled(quantity).ceil();

/** How many whole pieces a quantity makes. */
export const piecesIn = (quantity: D): D => settled(quantity).floor();

/** The nearest multiple of a step, halves up. @param step 1 if omitted */
export const nearest = (value: D, step: D | number = 1): D => value.div(step).plus(0.5).plus(NEAR).floor().times(step);
