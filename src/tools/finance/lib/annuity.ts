import { D } from '../../shared/numbers/money.ts';

/** Below this total growth the closed formula loses its digits, and the first terms of its series are exact enough. */
const SMALL = new D('1e-25');

/** Present value of 1 paid at the end of each of n periods: (1 - (1+i)^-n)/i. */
export function annuityFactor(rate: D, periods: number): D {
  if (rate.times(periods).abs().lt(SMALL)) return new D(periods).times(D.sub(1, rate.times(periods + 1).div(2)));
  return rate.plus(1).pow(-periods).minus(1).div(rate).neg();
}

/** The level instalment at the end of each of n periods that repays an amount. */
export const instalment = (amount: D, rate: D, periods: number): D => amount.div(annuityFactor(rate, periods));

/** The monthly rate of a nominal yearly rate in percent. */
export const monthlyRate = (annualRatePercent: number): D => new D(annualRatePercent).div(1200);

/** A balance below this counts as paid off. */
export const PAID = new D('0.000001');
