import { D } from './money.ts';

const P = D.clone({ precision: 40 });
type P = D;

const PI = new P('3.141592653589793238462643383279502884197169399375105820974944592');
const SERIES_BELOW = 9;
/** Binary places of the whole numbers that the series is added up in, and one in them. */
const PLACES = 200n;
const ONE = new P((1n << PLACES).toString());

/** Density of the standard normal distribution. */
export const density = (x: P): P => x.times(x).div(-2).exp().div(PI.times(2).sqrt());

/** The standard normal distribution to about 30 digits: a power series near 0, a continued fraction (Laplace) in the tails. */
export function normal(x: P): P {
  if (x.abs().lt(SERIES_BELOW)) {
    let term = BigInt(x.abs().times(ONE).toFixed(0));
    const square = (term * term) >> PLACES;
    let sum = term;
    for (let odd = 3n; term > 0n; odd += 2n) {
      term = ((term * square) >> PLACES) / odd;
      sum += term;
    }
    const half = new P(sum.toString()).div(ONE).times(density(x));
    return P.add('0.5', x.isNeg() ? half.neg() : half);
  }
  let fraction = new P(0);
  // The further out, the fewer terms: their error falls with the square root of their number times the distance.
  for (let k = Math.max(10, Math.ceil(6480 / x.toNumber() ** 2)); k > 0; k--) fraction = new P(k).div(x.abs().plus(fraction));
  const tail = density(x).div(x.abs().plus(fraction));
  return x.isNeg() ? tail : P.sub(1, tail);
}
