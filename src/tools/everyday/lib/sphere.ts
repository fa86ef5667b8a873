import { Decimal } from 'decimal.js';
import { atan2 } from '../../shared/numbers/elementary.ts';
import { doubleOf } from '../../shared/numbers/precise.ts';
import { compass, type Place } from './places.ts';

/** Digits for angles: more than enough for results that round to the nearest double, in a third of the time of 60. */
export const Angle = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_EVEN, minE: -9e6, maxE: 9e6 });

const DEGREE = Angle.acos(-1).div(180);
/** Mean radius of the earth in kilometres (IUGG). */
const RADIUS_KM = new Angle('6371.0088');

export const radians = (degrees: Decimal): Decimal => degrees.times(DEGREE);
export const degrees = (angle: Decimal): Decimal => angle.div(DEGREE);

/** The angle of the point (x, y) from the x axis in radians, 0 for the origin. */
export function angleOf(y: Decimal, x: Decimal): Decimal {
  const size = y.times(y).plus(x.times(x)).sqrt();
  if (size.isZero()) return new Angle(0);
  const [sine, cosine] = [y.div(size), x.div(size)];
  const near = new Angle(atan2(sine.toNumber(), cosine.toNumber()));
  // What is left is so small that it is its own sine.
  return near.plus(sine.times(near.cos()).minus(cosine.times(near.sin())));
}

/** Sine and cosine of degrees, exact on the axes. */
function turned(value: Decimal): [sine: Decimal, cosine: Decimal] {
  const quarters = value.div(90).round();
  const rest = radians(value.minus(quarters.times(90)));
  const [sine, cosine] = [rest.sin(), rest.cos()];
  switch (((quarters.toNumber() % 4) + 4) % 4) {
    case 0:
      return [sine, cosine];
    case 1:
      return [cosine, sine.neg()];
    case 2:
      return [sine.neg(), cosine.neg()];
    default:
      return [cosine.neg(), sine];
  }
}

interface ExactPlace {
  latitude: Decimal;
  longitude: Decimal;
}

export const exactPlace = ({ latitude, longitude }: Place): ExactPlace => ({ latitude: new Angle(latitude), longitude: new Angle(longitude) });

/** Kilometres between two places on the mean sphere, by the haversine formula. */
export function haversineKm(from: ExactPlace, to: ExactPlace): number {
  const [[north], [east]] = [turned(to.latitude.minus(from.latitude).div(2)), turned(to.longitude.minus(from.longitude).div(2))];
  const [[, cosine1], [, cosine2]] = [turned(from.latitude), turned(to.latitude)];
  const share = Angle.min(1, north.times(north).plus(cosine1.times(cosine2).times(east).times(east)));
  return doubleOf(angleOf(share.sqrt(), new Angle(1).minus(share).sqrt()).times(RADIUS_KM).times(2));
}

/** The direction in which the great circle to another place begins, in degrees of the compass; 0 where there is none. */
export function bearing(from: ExactPlace, to: ExactPlace): number {
  const [[sine1, cosine1], [sine2, cosine2]] = [turned(from.latitude), turned(to.latitude)];
  const [sine, cosine] = turned(to.longitude.minus(from.longitude));
  const angle = angleOf(sine.times(cosine2), cosine1.times(sine2).minus(sine1.times(cosine2).times(cosine)));
  return compass(doubleOf(degrees(angle.isNeg() ? angle.plus(radians(new Angle(360))) : angle)));
}
