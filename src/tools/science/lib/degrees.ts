import type { Decimal } from 'decimal.js';
import { PI, Precise } from '../../shared/numbers/precise.ts';

const DEGREE = PI.div(180);
const HALF = new Precise('0.5');
const SINE_OF_45 = HALF.sqrt();

/** An angle of radians in degrees. */
export const degreesOf = (radians: Decimal): Decimal => radians.div(DEGREE);

/** Sine and cosine of degrees, to 60 digits: exact where they are rational, and of the same digits where they are of the same size. */
export function sineAndCosine(degrees: Decimal.Value): [sine: Decimal, cosine: Decimal] {
  const angle = new Precise(degrees);
  const quarters = angle.div(90).round();
  const [sine, cosine] = withinEighth(angle.minus(quarters.times(90)));
  switch (quarters.mod(4).plus(4).mod(4).toNumber()) {
    case 0:
      return [sine, cosine];
    case 1:
      return [cosine, negated(sine)];
    case 2:
      return [negated(sine), cosine.neg()];
    default:
      return [cosine.neg(), sine];
  }
}

/** Sine and cosine of degrees from -45 to 45. */
function withinEighth(degrees: Decimal): [sine: Decimal, cosine: Decimal] {
  const size = degrees.abs();
  const sine = size.eq(45) ? SINE_OF_45 : size.eq(30) ? HALF : size.times(DEGREE).sin();
  const cosine = size.eq(45) ? SINE_OF_45 : size.times(DEGREE).cos();
  return [degrees.isNeg() ? negated(sine) : sine, cosine];
}

/** Never -0, which `atan2` would distinguish. */
const negated = (value: Decimal): Decimal => (value.isZero() ? value : value.neg());
