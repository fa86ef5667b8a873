import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, fraction, ratio } from '../shared/numbers/money.ts';
import { root } from '../shared/numbers/solve.ts';
import { dirtyPrice, hasManyCoupons, scheduleInputs, scheduleOf } from './lib/bond.ts';

export default defineTool({
  slug: 'bond-yield-calculator',
  name: 'Bond Yield Calculator (YTM)',
  category: 'finance',
  summary: "Calculates the yield to maturity or to call, and current yield, from a bond's clean price.",
  description: 'The yield at which bond-price-calculator gives the clean price, with redemptionValue paid at the end (the call price for a yield to call).',
  reference: 'Standard securities calculation (SIFMA); YIELD function of spreadsheets',
  keywords: ['yield to call', 'coupon', 'fixed income'],
  heavyWhen: hasManyCoupons,
  inputs: z.strictObject({
    cleanPrice: z.number().min(0.0001).max(1e12).describe('Price without accrued interest, in the unit of faceValue'),
    couponRatePercent: z.number().min(0).max(1000).describe('Yearly coupon, in percent of face value'),
    faceValue: z.number().min(0.01).max(1e12).default(100).describe('Face value, of which the coupon is a share'),
    redemptionValue: z.number().min(0.01).max(1e12).optional().describe('Amount repaid at the end; if omitted, the face value'),
    ...scheduleInputs,
  }),
  result: z.strictObject({
    yieldPercent: z.number().describe('Yield in percent, compounded `frequency` times per year, not rounded'),
    effectiveYieldPercent: z.number().describe('Yield in percent, compounded over a year, not rounded'),
    currentYieldPercent: z.number().describe('Yearly coupon over clean price in percent, not rounded'),
    couponsRemaining: z.int().describe('Number of coupon payments left'),
  }),
  examples: [
    {
      inputs: { years: 10, couponRatePercent: 0, cleanPrice: 613.913, faceValue: 1000, frequency: 'annual' },
      result: { yieldPercent: 5.000004336408382, effectiveYieldPercent: 5.000004336408382, currentYieldPercent: 0, couponsRemaining: 10 },
    },
  ],
  run(inputs) {
    const schedule = scheduleOf(inputs);
    const { perYear } = schedule;
    const yearlyCoupon = new D(inputs.faceValue).times(fraction(inputs.couponRatePercent));
    const coupon = yearlyCoupon.div(perYear);
    const redemption = new D(inputs.redemptionValue ?? inputs.faceValue);
    const price = new D(inputs.cleanPrice).plus(coupon.times(schedule.accrued));
    const excess = (rate: D): D => dirtyPrice(schedule, coupon, redemption, rate).minus(price);
    const lowest = new D('-0.99').div(perYear);
    if (excess(lowest).isNeg()) unprocessable('No yield above −99 percent gives this price: it is too high.', 'cleanPrice');
    let highest = new D(1);
    while (excess(highest).isPos()) highest = highest.times(4);
    const rate = root(excess, lowest, highest) ?? unprocessable('No yield gives this price.', 'cleanPrice');
    return {
      yieldPercent: ratio(rate.times(perYear).times(100)),
      effectiveYieldPercent: ratio(rate.plus(1).pow(perYear).minus(1).times(100)),
      currentYieldPercent: ratio(yearlyCoupon.div(inputs.cleanPrice).times(100)),
      couponsRemaining: schedule.coupons,
    };
  },
});
