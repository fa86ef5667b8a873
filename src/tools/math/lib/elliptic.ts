import type { Decimal } from 'decimal.js';
import { PI, Precise } from '../../shared/numbers/precise.ts';

/** The perimeter of an ellipse, 4a·E(e), by the arithmetic-geometric mean. @param a the longer semi-axis @param b above 0 */
export function ellipsePerimeter(a: Decimal, b: Decimal): Decimal {
  let [mean, geometric, weight] = [new Precise(1), b.div(a), new Precise('0.5')];
  let sum = new Precise(1).minus(geometric.times(geometric)).times(weight);
  while (mean.minus(geometric).abs().gt('1e-55')) {
    const half = mean.minus(geometric).div(2);
    [mean, geometric] = [mean.plus(geometric).div(2), mean.times(geometric).sqrt()];
    weight = weight.times(2);
    sum = sum.plus(weight.times(half).times(half));
  }
  return PI.times(2).times(a).times(new Precise(1).minus(sum)).div(mean);
}

/** Carlson's R_F(x, y, z) and R_D(x, y, z) by duplication (Carlson 1995). All above 0. */
function carlson(x: Decimal, y: Decimal, z: Decimal): { rf: Decimal; rd: Decimal } {
  let [a, b, c] = [x, y, z];
  let [sum, power] = [new Precise(0), new Precise(1)];
  for (;;) {
    const mean = a.plus(b).plus(c).div(3);
    const spread = Precise.max(a.minus(mean).abs(), b.minus(mean).abs(), c.minus(mean).abs());
    // What the series below leave out is the sixth power of this.
    if (spread.lt(mean.times('1e-8'))) break;
    const [rootA, rootB, rootC] = [a.sqrt(), b.sqrt(), c.sqrt()];
    const lambda = rootA.times(rootB).plus(rootA.times(rootC)).plus(rootB.times(rootC));
    sum = sum.plus(power.div(rootC.times(c.plus(lambda))));
    power = power.div(4);
    [a, b, c] = [a.plus(lambda).div(4), b.plus(lambda).div(4), c.plus(lambda).div(4)];
  }
  return { rf: firstSeries(a, b, c), rd: sum.times(3).plus(power.times(secondSeries(a, b, c))) };
}

function firstSeries(a: Decimal, b: Decimal, c: Decimal): Decimal {
  const mean = a.plus(b).plus(c).div(3);
  const [x, y] = [mean.minus(a).div(mean), mean.minus(b).div(mean)];
  const z = x.plus(y).negated();
  const e2 = x.times(y).minus(z.times(z));
  const e3 = x.times(y).times(z);
  return new Precise(1).minus(e2.div(10)).plus(e3.div(14)).plus(e2.times(e2).div(24)).minus(e2.times(e3).times(3).div(44)).div(mean.sqrt());
}

function secondSeries(a: Decimal, b: Decimal, c: Decimal): Decimal {
  const mean = a.plus(b).plus(c.times(3)).div(5);
  const [x, y] = [mean.minus(a).div(mean), mean.minus(b).div(mean)];
  const z = x.plus(y).div(-3);
  const square = z.times(z);
  const xy = x.times(y);
  const e2 = xy.minus(square.times(6));
  const e3 = xy.times(3).minus(square.times(8)).times(z);
  const e4 = xy.minus(square).times(square).times(3);
  const e5 = xy.times(square).times(z);
  return new Precise(1)
    .minus(e2.times(3).div(14))
    .plus(e3.div(6))
    .plus(e2.times(e2).times(9).div(88))
    .minus(e4.times(3).div(22))
    .minus(e2.times(e3).times(9).div(52))
    .plus(e5.times(3).div(26))
    .div(mean.times(mean.sqrt()));
}

/** The surface of an ellipsoid, 4π·R_G(a²b², a²c², b²c²) (DLMF 19.33.1). Semi-axes above 0. */
export function ellipsoidSurface(a: Decimal, b: Decimal, c: Decimal): Decimal {
  const squares = [a.times(b), a.times(c), b.times(c)].map((product) => product.times(product)).sort((p, q) => p.comparedTo(q));
  const [x = a, z = a, y = a] = squares;
  const { rf, rd } = carlson(x, y, z);
  // With the middle one last every term is positive (DLMF 19.21.10).
  const twice = z
    .times(rf)
    .minus(x.minus(z).times(y.minus(z)).times(rd).div(3))
    .plus(x.times(y).div(z).sqrt());
  return PI.times(2).times(twice);
}
