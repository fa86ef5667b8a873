import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import bondPrice from './bond-price-calculator.ts';
import tool from './bond-yield-calculator.ts';

holdTo(tool, {
  answers: [
    // Microsoft's example of YIELD
    [
      { settlementDate: '2008-02-15', maturityDate: '2016-11-15', couponRatePercent: 5.75, cleanPrice: 95.04287 },
      { yieldPercent: 6.5000006880754615, couponsRemaining: 18 },
    ],
    // At par the yield is the coupon.
    [
      { years: 10, couponRatePercent: 7.3, cleanPrice: 100 },
      { yieldPercent: 7.3, currentYieldPercent: 7.3 },
    ],
    // (200 / 100)^(1 / 10) - 1, without coupons
    [
      { years: 10, couponRatePercent: 0, cleanPrice: 50, frequency: 'annual' },
      { yieldPercent: 7.177346253629317, currentYieldPercent: 0 },
    ],
    // Called at 110 after a year: 100 grows to 110 and 5.
    [{ years: 1, couponRatePercent: 5, cleanPrice: 100, redemptionValue: 110, frequency: 'annual' }, { yieldPercent: 15 }],
  ],
  invalid: [
    [{ couponRatePercent: 5, cleanPrice: 100 }],
    [{ years: 0.3, couponRatePercent: 5, cleanPrice: 100 }],
    [{ years: 1, couponRatePercent: 5, cleanPrice: 0 }, 'cleanPrice'],
  ],
});

describe('bond-yield-calculator', () => {
  it('finds the yield for which bond-price-calculator gives the price', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: -20, max: 400 }),
        async (halves, coupon, tenths) => {
          const bond = { years: halves / 2, couponRatePercent: coupon / 10 };
          const { cleanPrice } = await run(bondPrice, { ...bond, yieldPercent: tenths / 10, decimals: 10 });
          expect((await run(tool, { ...bond, cleanPrice })).yieldPercent).toBeCloseTo(tenths / 10, 5);
        },
      ),
      { numRuns: 40 },
    );
  });
});
