import { expect, it } from 'vitest';
import { D } from '../../shared/numbers/money.ts';
import { pythonRows } from '../../shared/testing.ts';
import { marketOf, optionValue, share, termsOf } from './black-scholes.ts';

const P = D.clone({ precision: 40 });

it.each(pythonRows<[number, number, number, string, string, string, string, string]>('options', 'finance'))(
  'values options on %s, struck at %s, after %s years, at %s less %s with volatility %s, as mpmath does',
  (spot, strike, years, rate, dividend, volatility, call, put) => {
    const market = marketOf({ spot, strike, years, rate: new P(rate), dividendYield: new P(dividend) });
    const terms = termsOf(market, new P(volatility));
    expect(optionValue('call', terms).minus(call).abs().toNumber()).toBeLessThan(1e-17);
    expect(optionValue('put', terms).minus(put).abs().toNumber()).toBeLessThan(1e-17);
    // Put and call parity.
    expect(optionValue('call', terms).minus(optionValue('put', terms)).toFixed(25)).toBe(terms.spotNow.minus(terms.strikeNow).toFixed(25));
  },
);

it('takes a percentage for its hundredth', () => {
  expect(share(12.5).toString()).toBe('0.125');
});
