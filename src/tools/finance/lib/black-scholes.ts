import { D } from '../../shared/numbers/money.ts';

/** Digits of the option values: more than doubles hold, so that differences of near equals stay right. */
const P = D.clone({ precision: 40 });
type P = D;

const PI = new P('3.141592653589793238462643383279502884197169399375105820974944592');
const SERIES_BELOW = 9;

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
    let term = new P(x);
    let sum = term;
    const square = x.times(x);
    for (let k = 1; k < 400 && term.abs().gt('1e-45'); k++) {
      term = term.times(square).div(2 * k + 1);
      sum = sum.plus(term);
    }
    return sum.times(density(x)).plus('0.5');
  }
  let fraction = new P(0);
  for (let k = 80; k > 0; k--) fraction = new P(k).div(x.abs().plus(fraction));
  const tail = density(x).div(x.abs().plus(fraction));
  return x.isNeg() ? tail : P.sub(1, tail);
}

/** The terms that all values and Greeks are made of. */
export function termsOf({ spot, strike, years, rate, dividendYield }: Option, volatility: P): Terms {
  const time = new P(years);
  const root = volatility.times(time.sqrt());
  const d1 = new P(spot)
    .div(strike)
    .ln()
    .plus(rate.minus(dividendYield).plus(volatility.times(volatility).div(2)).times(time))
    .div(root);
  return { d1, d2: d1.minus(root), spotNow: dividendYield.times(time).neg().exp().times(spot), strikeNow: rate.times(time).neg().exp().times(strike), root };
}

/** The value of a call or a put. */
export function optionValue(type: 'call' | 'put', { d1, d2, spotNow, strikeNow }: Terms): P {
  return type === 'call'
    ? spotNow.times(normal(d1)).minus(strikeNow.times(normal(d2)))
    : strikeNow.times(normal(d2.neg())).minus(spotNow.times(normal(d1.neg())));
}

/** A percentage as a fraction, with the precision of this file. */
export const share = (percent: number): P => new P(percent).div(100);
