import type { Decimal } from 'decimal.js';
import { Angle, angleOf, degrees, radians } from './sphere.ts';

// Universal Transverse Mercator on WGS 84 by Krüger's series to order 6: C. F. F. Karney, Transverse Mercator with an accuracy of a few nanometers (2011), equations 7 to 36.

const ONE = new Angle(1);
const FLATTENING = ONE.div('298.257223563');
const THIRD = FLATTENING.div(new Angle(2).minus(FLATTENING));
const ECCENTRICITY_SQUARED = FLATTENING.times(new Angle(2).minus(FLATTENING));
const ECCENTRICITY = ECCENTRICITY_SQUARED.sqrt();
const POWERS = Array.from({ length: 7 }, (_, power) => THIRD.pow(power));
const SCALE = new Angle('0.9996');
/** The radius of the sphere with meridians as long, with the scale of UTM. */
const RADIUS = ONE.plus(sumOf([0, 0, [1, 4], 0, [1, 64], 0, [1, 256]]))
  .times(6_378_137)
  .div(ONE.plus(THIRD))
  .times(SCALE);

type Coefficient = 0 | readonly [numerator: number, denominator: number];

/** A series in powers of the third flattening. */
function sumOf(coefficients: readonly Coefficient[]): Decimal {
  const terms = coefficients.map((coefficient, power) => (coefficient === 0 ? 0 : (POWERS[power] ?? ONE).times(coefficient[0]).div(coefficient[1])));
  return Angle.sum(...terms);
}

const ALPHA: readonly (readonly Coefficient[])[] = [
  [0, [1, 2], [-2, 3], [5, 16], [41, 180], [-127, 288], [7_891, 37_800]],
  [0, 0, [13, 48], [-3, 5], [557, 1_440], [281, 630], [-1_983_433, 1_935_360]],
  [0, 0, 0, [61, 240], [-103, 140], [15_061, 26_880], [167_603, 181_440]],
  [0, 0, 0, 0, [49_561, 161_280], [-179, 168], [6_601_661, 7_257_600]],
  [0, 0, 0, 0, 0, [34_729, 80_640], [-3_418_889, 1_995_840]],
  [0, 0, 0, 0, 0, 0, [212_378_941, 319_334_400]],
];
const BETA: readonly (readonly Coefficient[])[] = [
  [0, [1, 2], [-2, 3], [37, 96], [-1, 360], [-81, 512], [96_199, 604_800]],
  [0, 0, [1, 48], [1, 15], [-437, 1_440], [46, 105], [-1_118_711, 3_870_720]],
  [0, 0, 0, [17, 480], [-37, 840], [-209, 4_480], [5_569, 90_720]],
  [0, 0, 0, 0, [4_397, 161_280], [-11, 504], [-830_251, 7_257_600]],
  [0, 0, 0, 0, 0, [4_583, 161_280], [-108_847, 3_991_680]],
  [0, 0, 0, 0, 0, 0, [20_648_693, 638_668_800]],
];

/** A point of the plane, as a complex number: north of the equator and east of the central meridian. */
interface Plane {
  north: Decimal;
  east: Decimal;
}

let series: { forward: Decimal[]; backward: Decimal[] } | undefined;

/** Made when they are first needed. */
function bothSeries() {
  series ??= { forward: ALPHA.map(sumOf), backward: BETA.map((coefficients) => sumOf(coefficients).neg()) };
  return series;
}

const times = (a: Plane, b: Plane): Plane => ({
  north: a.north.times(b.north).minus(a.east.times(b.east)),
  east: a.north.times(b.east).plus(a.east.times(b.north)),
});

/** A point and the sum of each coefficient with the sine of 2, 4, 6 … times the point. */
function withSines(point: Plane, coefficients: readonly Decimal[]): Plane {
  const turn = point.north.times(2);
  const [sine, cosine] = [turn.sin(), turn.cos()];
  const growth = point.east.times(2).exp();
  const [cosh, sinh] = [growth.plus(ONE.div(growth)).div(2), growth.minus(ONE.div(growth)).div(2)];
  const twiceCosine: Plane = { north: cosine.times(cosh).times(2), east: sine.times(sinh).times(-2) };
  let before: Plane = { north: new Angle(0), east: new Angle(0) };
  let current: Plane = { north: sine.times(cosh), east: cosine.times(sinh) };
  let sum = point;
  for (const coefficient of coefficients) {
    sum = { north: sum.north.plus(coefficient.times(current.north)), east: sum.east.plus(coefficient.times(current.east)) };
    const next = times(twiceCosine, current);
    [before, current] = [current, { north: next.north.minus(before.north), east: next.east.minus(before.east) }];
  }
  return sum;
}

const secantOf = (tangent: Decimal): Decimal => tangent.times(tangent).plus(1).sqrt();

/** The tangent of the conformal latitude, from that of the latitude. */
function conformal(tangent: Decimal): Decimal {
  const growth = ECCENTRICITY.times(tangent).div(secantOf(tangent));
  // sinh(e artanh x) from (1 + x)/(1 - x) to the power of e/2
  const power = ONE.plus(growth).div(ONE.minus(growth)).ln().times(ECCENTRICITY).div(2).exp();
  const sine = power.minus(ONE.div(power)).div(2);
  return tangent.times(secantOf(sine)).minus(sine.times(secantOf(tangent)));
}

const MAX_STEPS = 6;
const NEAR_ENOUGH = new Angle('1e-18');

/** The tangent of the latitude from that of the conformal latitude, by Newton's method. */
function latitudeTangent(target: Decimal): Decimal {
  let tangent = target.div(ONE.minus(ECCENTRICITY_SQUARED));
  for (let step = 0; step < MAX_STEPS; step++) {
    const found = conformal(tangent);
    const slope = ONE.minus(ECCENTRICITY_SQUARED).times(secantOf(tangent)).times(secantOf(found));
    const change = target
      .minus(found)
      .times(ONE.plus(ONE.minus(ECCENTRICITY_SQUARED).times(tangent).times(tangent)))
      .div(slope);
    tangent = tangent.plus(change);
    // Each step doubles the digits.
    if (change.abs().lte(secantOf(tangent).times(NEAR_ENOUGH))) break;
  }
  return tangent;
}

/** Metres north of the equator and east of the central meridian of a place, of degrees below 90 from both. */
export function project(latitude: Decimal, fromMeridian: Decimal): Plane {
  const [angle, turn] = [radians(latitude), radians(fromMeridian)];
  const tangent = conformal(angle.sin().div(angle.cos()));
  const cosine = turn.cos();
  const height = turn.sin().div(tangent.times(tangent).plus(cosine.times(cosine)).sqrt());
  const plane = withSines({ north: angleOf(tangent, cosine), east: height.plus(secantOf(height)).ln() }, bothSeries().forward);
  return { north: plane.north.times(RADIUS), east: plane.east.times(RADIUS) };
}

/** Degrees of latitude and from the central meridian of a point of the plane. */
export function unproject({ north, east }: Plane): { latitude: Decimal; fromMeridian: Decimal } {
  const plane = withSines({ north: north.div(RADIUS), east: east.div(RADIUS) }, bothSeries().backward);
  const growth = plane.east.exp();
  const sinh = growth.minus(ONE.div(growth)).div(2);
  const [sine, cosine] = [plane.north.sin(), plane.north.cos()];
  const tangent = latitudeTangent(sine.div(sinh.times(sinh).plus(cosine.times(cosine)).sqrt()));
  return { latitude: degrees(angleOf(tangent, ONE)), fromMeridian: degrees(angleOf(sinh, cosine)) };
}
