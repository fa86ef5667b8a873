import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { root } from '../shared/numbers/solve.ts';
import { discountRoots } from './lib/discount-roots.ts';

const MAX_PAYMENTS = 1000;

const sum = z.number().min(-1e15).max(1e15).optional();

export default defineTool({
  slug: 'time-value-of-money-calculator',
  name: 'Time Value of Money Calculator (FV, PV, PMT, NPER, RATE)',
  category: 'finance',
  summary: 'Solves the time-value equation for any one of its five values, as spreadsheets do.',
  description:
    'Money received is positive, money paid negative. periods and ratePercent are needed unless solved for; the value solved for must be left out. For a rate, the root above −100 percent closest to 0 is given.',
  reference: 'PV(1+i)^n + PMT(1+i·start)((1+i)^n−1)/i + FV = 0',
  keywords: ['npv', 'tvm', 'spreadsheet', 'present value', 'future value'],
  inputs: z.strictObject({
    solveFor: z.enum(['futureValue', 'presentValue', 'payment', 'periods', 'rate']).describe('Which of the five values to calculate from the others'),
    periods: z.number().min(0).max(100_000).optional().describe('Number of periods'),
    ratePercent: z.number().min(-99.99).max(100_000).optional().describe('Interest rate per period, in percent'),
    presentValue: sum.describe('Value at the start; 0 if omitted'),
    payment: sum.describe('Payment each period; 0 if omitted'),
    futureValue: sum.describe('Value at the end; 0 if omitted'),
    timing: z.enum(['end', 'start']).default('end').describe('Whether payments fall at the end or the start of each period'),
    decimals,
  }),
  result: z.strictObject({
    futureValue: z.number().describe('Value at the end'),
    presentValue: z.number().describe('Value at the start'),
    payment: z.number().describe('Payment each period'),
    periods: z.number().describe('Number of periods, not rounded'),
    ratePercent: z.number().describe('Interest rate per period in percent, not rounded'),
  }),
  appliesWhen: {
    periods: { solveFor: ['futureValue', 'presentValue', 'payment', 'rate'] },
    ratePercent: { solveFor: ['futureValue', 'presentValue', 'payment', 'periods'] },
    presentValue: { solveFor: ['futureValue', 'payment', 'periods', 'rate'] },
    futureValue: { solveFor: ['presentValue', 'payment', 'periods', 'rate'] },
    payment: { solveFor: ['futureValue', 'presentValue', 'periods', 'rate'] },
  },
  examples: [
    {
      inputs: { solveFor: 'futureValue', periods: 10, ratePercent: 0.5, payment: -200, presentValue: -500, timing: 'start' },
      result: { futureValue: 2581.4, presentValue: -500, payment: -200, periods: 10, ratePercent: 0.5 },
    },
    {
      inputs: { solveFor: 'periods', ratePercent: 1, payment: -100, presentValue: -1000, futureValue: 10000, timing: 'start' },
      result: { futureValue: 10000, presentValue: -1000, payment: -100, periods: 59.673865674294625, ratePercent: 1 },
    },
  ],
  run(inputs) {
    const { solveFor, decimals: places } = inputs;
    const solved = solveFor === 'rate' ? 'ratePercent' : solveFor;
    if (inputs[solved] !== undefined) invalid(solved, `must not be given when solving for ${solveFor}`);
    for (const field of ['periods', 'ratePercent'] as const) {
      if (field !== solved && inputs[field] === undefined) invalid(field, `is required when solving for ${solveFor}`);
    }
    const start = inputs.timing === 'start' ? 1 : 0;
    let periods = new D(inputs.periods ?? 0);
    let rate = new D(inputs.ratePercent ?? 0).div(100);
    let present = new D(inputs.presentValue ?? 0);
    let payment = new D(inputs.payment ?? 0);
    let future = new D(inputs.futureValue ?? 0);
    const growth = rate.plus(1).pow(periods);
    const series = seriesFactor(rate, periods, growth, start);
    switch (solveFor) {
      case 'futureValue':
        future = present.times(growth).plus(payment.times(series)).neg();
        break;
      case 'presentValue':
        present = payment.times(series).plus(future).div(growth).neg();
        break;
      case 'payment':
        if (series.isZero()) unprocessable('There is no period in which a payment could be made.', 'periods');
        payment = present.times(growth).plus(future).div(series).neg();
        break;
      case 'periods':
        periods = periodsOf(present, payment, future, rate, start);
        break;
      case 'rate':
        rate = rateOf(present, payment, future, periods, start);
    }
    return {
      futureValue: money(future, places),
      presentValue: money(present, places),
      payment: money(payment, places),
      periods: ratio(periods),
      ratePercent: ratio(rate.times(100)),
    };
  },
});

/** What payments of 1 a period are worth at the end. */
function seriesFactor(rate: D, periods: D, growth: D, start: number): D {
  return rate.isZero() ? periods : growth.minus(1).div(rate).times(rate.times(start).plus(1));
}

function periodsOf(present: D, payment: D, future: D, rate: D, start: number): D {
  const none = () => unprocessable('No number of periods at or above 0 balances these values; mind the signs: paid is negative, received positive.');
  if (present.plus(future).isZero()) return new D(0);
  if (rate.isZero()) {
    if (payment.isZero()) return none();
    const periods = present.plus(future).div(payment).neg();
    return periods.isNeg() ? none() : periods;
  }
  const perRate = payment.times(rate.times(start).plus(1)).div(rate);
  const [top, bottom] = [perRate.minus(future), present.plus(perRate)];
  if (top.isZero() || bottom.isZero() || top.isPos() !== bottom.isPos()) return none();
  const periods = top.div(bottom).ln().div(rate.plus(1).ln());
  return periods.isNeg() ? none() : periods;
}

/** The rate nearest 0: candidates are looked for outwards from 0, on a grid of the logarithm of 1 + i that is finer near 0. */
function rateOf(present: D, payment: D, future: D, periods: D, start: number): D {
  const balance = (rate: D): D => {
    const growth = rate.plus(1).pow(periods);
    return present
      .times(growth)
      .plus(payment.times(seriesFactor(rate, periods, growth, start)))
      .plus(future);
  };
  const atZero = balance(new D(0));
  if (atZero.isZero() && !(present.isZero() && payment.isZero())) return new D(0);
  const rough = (u: number): number => roughBalance(u, present.toNumber(), payment.toNumber(), future.toNumber(), periods.toNumber(), start);
  return (
    rateOnGrid(balance, rough, atZero.isPos() ? 1 : -1) ??
    rateOfPolynomial(present, payment, future, periods.toNumber(), start) ??
    unprocessable('No rate above −100 percent balances these values; mind the signs: paid is negative, received positive.')
  );
}

const nearestOf = (rates: readonly D[]): D | undefined => rates.toSorted((a, b) => a.abs().cmp(b.abs()))[0];

/** The root nearest 0 between places of the grid at which the balance has another sign. @param signAtZero of the balance at a rate of 0 */
function rateOnGrid(balance: (rate: D) => D, rough: (u: number) => number, signAtZero: number): D | undefined {
  const toRate = (u: number): D => new D(u).exp().minus(1);
  const sides = [1, -1].map((direction) => ({ direction, u: 0, sign: signAtZero }));
  for (let step = -360; step <= 80; step++) {
    const candidates: D[] = [];
    for (const side of sides) {
      const u = 10 ** (step / 40) * side.direction;
      const sign = Math.sign(rough(u));
      if (Number.isNaN(sign) || sign === 0) continue;
      const found = sign === side.sign ? undefined : root(balance, toRate(side.u), toRate(u));
      if (found) candidates.push(found);
      Object.assign(side, { u, sign });
    }
    const nearest = nearestOf(candidates);
    if (nearest) return nearest;
  }
  return undefined;
}

/** The same by all roots of a polynomial: two roots close together, or one double root, change no sign on the grid. */
function rateOfPolynomial(present: D, payment: D, future: D, count: number, start: number): D | undefined {
  if (!Number.isInteger(count) || count > MAX_PAYMENTS) return undefined;
  const payments = Array.from({ length: count }, (_, index) => ({ amount: payment, time: index + 1 - start }));
  return nearestOf(discountRoots([{ amount: present, time: 0 }, ...payments, { amount: future, time: count }], 1));
}

/** The balance over the growth, in doubles, at u = ln(1 + i). */
function roughBalance(u: number, present: number, payment: number, future: number, periods: number, start: number): number {
  const rate = Math.expm1(u);
  const discount = Math.exp(-u * periods);
  const first = start ? Math.exp(u) : 1;
  if (discount > 1) return present / discount + ((payment * (1 / discount - 1)) / rate) * first + future;
  return present + ((payment * -Math.expm1(-u * periods)) / rate) * first + future * discount;
}
