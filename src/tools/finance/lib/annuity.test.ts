import { expect, it } from 'vitest';
import { D } from '../../shared/numbers/money.ts';
import { pythonRows } from '../../shared/testing.ts';
import { annuityFactor, instalment, monthlyRate } from './annuity.ts';

it.each(pythonRows<[string, number, string]>('annuities', 'finance'))(
  'sums the present values at a rate of %s over %s periods as mpmath does',
  (rate, periods, expected) => {
    expect(annuityFactor(new D(rate), periods).minus(expected).abs().div(expected).toNumber()).toBeLessThan(1e-18);
  },
);

it('keeps its digits where the rate is next to nothing', () => {
  // By mpmath with 60 digits: fsum((1 + mpf('1e-30')) ** -k for k in range(1, 361)).
  expect(annuityFactor(new D('1e-30'), 360).toPrecision(34)).toBe('359.9999999999999999999999999350200');
});

it('repays an amount to nothing', () => {
  const rate = monthlyRate(6);
  const payment = instalment(new D(320_000), rate, 360);
  // By Python: 320000 * 0.005 / (1 - 1.005 ** -360).
  expect(payment.toFixed(2)).toBe('1918.56');
  let balance = new D(320_000);
  for (let month = 0; month < 360; month++) balance = balance.plus(balance.times(rate)).minus(payment);
  expect(balance.abs().toNumber()).toBeLessThan(1e-20);
});
