import { D } from '../../shared/numbers/money.ts';

/** Digits of the option values: more than doubles hold, so that differences of near equals stay right. */
const P = D.clone({ precision: 40 });
type P = D;

const PI = new P('3.141592653589793238462643383279502884197169399375105820974944592');
const SERIES_BELOW = 9;
/** Binary places of the whole numbers that the series is added up in, and one in them. */
const PLACES = 200n;
const ONE = new P((1n << PLACES).toString());

/** An option on an underlying with continuous yields; rates and volatility as fractions, time in years. */
export interface Option {
  spot: number;
  strike: number;
  years: number;
  rate: P;
  dividendYield: P;
}

export interface Terms {
  d1: P;
  d2: P;
  spotNow: P;
  strikeNow: P;
  root: P;
}

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

/** What the terms of an option have in common at every volatility. */
export interface Market {
  logMoneyness: P;
  drift: P;
  time: P;
  timeRoot: P;
  spotNow: P;
  strikeNow: P;
}

/** What does not depend on the volatility. */
export function marketOf({ spot, strike, years, rate, dividendYield }: Option): Market {
  const time = new P(years);
  return {
    logMoneyness: new P(spot).div(strike).ln(),
    drift: rate.minus(dividendYield).times(time),
    time,
    timeRoot: time.sqrt(),
    spotNow: dividendYield.times(time).neg().exp().times(spot),
    strikeNow: rate.times(time).neg().exp().times(strike),
  };
}

/** The terms that all values and Greeks are made of. */
export function termsOf({ logMoneyness, drift, time, timeRoot, spotNow, strikeNow }: Market, volatility: P): Terms {
  const root = volatility.times(timeRoot);
  const d1 = logMoneyness.plus(drift).plus(volatility.times(volatility).div(2).times(time)).div(root);
  return { d1, d2: d1.minus(root), spotNow, strikeNow, root };
}

/** The value of a call or a put. */
export function optionValue(type: 'call' | 'put', { d1, d2, spotNow, strikeNow }: Terms): P {
  return type === 'call'
    ? spotNow.times(normal(d1)).minus(strikeNow.times(normal(d2)))
    : strikeNow.times(normal(d2.neg())).minus(spotNow.times(normal(d1.neg())));
}

/** A percentage as a fraction, with the precision of this file. */
export const share = (percent: number): P => new P(percent).div(100);
