import { D } from '../../shared/numbers/money.ts';
import { normal } from '../../shared/numbers/normal.ts';

/** Digits of the option values: more than doubles hold, so that differences of near equals stay right. */
const P = D.clone({ precision: 40 });
type P = D;

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
