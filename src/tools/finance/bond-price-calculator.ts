import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { dirtyPrice, hasManyCoupons, paymentsOf, scheduleInputs, scheduleOf } from './lib/bond.ts';

export default defineTool({
  slug: 'bond-price-calculator',
  name: 'Bond Price Calculator',
  category: 'finance',
  summary: 'Calculates the clean and dirty price, accrued interest, duration and convexity of a bond from its yield.',
  description:
    'Give years, or settlementDate and maturityDate. Coupon dates run back from maturity. With one coupon left the price is discounted simply, as spreadsheets do.',
  reference: 'Standard securities calculation (SIFMA); PRICE and DURATION functions of spreadsheets',
  keywords: ['yield', 'coupon', 'duration', 'fixed income', 'accrued interest'],
  heavyWhen: hasManyCoupons,
  inputs: z.strictObject({
    couponRatePercent: z.number().min(0).max(1000).describe('Yearly coupon, in percent of face value'),
    yieldPercent: z.number().min(-99).max(1000).describe('Yield to maturity in percent, compounded `frequency` times per year'),
    faceValue: z.number().min(0.01).max(1e12).default(100).describe('Face value of the bond, also repaid at the end'),
    ...scheduleInputs,
    decimals,
  }),
  result: z.strictObject({
    cleanPrice: z.number().describe('Price without accrued interest'),
    accruedInterest: z.number().describe('Interest accrued since the last coupon'),
    dirtyPrice: z.number().describe('Price the buyer pays: clean price plus accrued interest'),
    couponsRemaining: z.int().describe('Number of coupon payments left'),
    currentYieldPercent: z.number().describe('Yearly coupon over unrounded clean price in percent, not rounded'),
    macaulayDurationYears: z.number().describe('Macaulay duration in years, not rounded'),
    modifiedDurationYears: z.number().describe('Modified duration in years, not rounded'),
    convexity: z.number().describe('Convexity in years squared, not rounded'),
  }),
  pageInputs: { years: 10, couponRatePercent: 5, yieldPercent: 4, faceValue: 1000 },
  examples: [
    {
      inputs: { years: 3, couponRatePercent: 5, yieldPercent: 5, frequency: 'annual', faceValue: 1000 },
      result: {
        cleanPrice: 1000,
        accruedInterest: 0,
        dirtyPrice: 1000,
        couponsRemaining: 3,
        currentYieldPercent: 5,
        macaulayDurationYears: 2.8594104308390023,
        modifiedDurationYears: 2.7232480293704784,
        convexity: 10.205624199793297,
      },
    },
  ],
  run(inputs) {
    const { decimals: places } = inputs;
    const schedule = scheduleOf(inputs);
    const { perYear, accrued } = schedule;
    const face = new D(inputs.faceValue);
    const coupon = face.times(fraction(inputs.couponRatePercent)).div(perYear);
    const rate = fraction(inputs.yieldPercent).div(perYear);
    const dirty = dirtyPrice(schedule, coupon, face, rate);
    const interest = coupon.times(accrued);
    const clean = dirty.minus(interest);
    if (clean.lte(0)) unprocessable('At this yield the accrued interest is worth more than the bond.', 'yieldPercent');
    const payments = paymentsOf(schedule, coupon, face, rate);
    const growth = rate.plus(1);
    const macaulay = payments
      .reduce((sum, { time, value }) => sum.plus(time.times(value)), new D(0))
      .div(dirty)
      .div(perYear);
    const convexity = payments
      .reduce((sum, { time, value }) => sum.plus(time.times(time.plus(1)).times(value)), new D(0))
      .div(dirty.times(growth.pow(2)).times(perYear ** 2));
    return {
      cleanPrice: money(clean, places),
      accruedInterest: money(interest, places),
      dirtyPrice: money(dirty, places),
      couponsRemaining: schedule.coupons,
      currentYieldPercent: ratio(coupon.times(perYear).div(clean).times(100)),
      macaulayDurationYears: ratio(macaulay),
      modifiedDurationYears: ratio(macaulay.div(growth)),
      convexity: ratio(convexity),
    };
  },
});
