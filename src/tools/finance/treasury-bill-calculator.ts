import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { checkedDate, dateText } from '../shared/dates/dates.ts';
import { actualDays } from '../shared/dates/day-count.ts';
import { D, fraction, ratio } from '../shared/numbers/money.ts';

const MAX_DAYS = 366;
const HALF_YEAR_DAYS = 182;

export default defineTool({
  slug: 'treasury-bill-calculator',
  name: 'Treasury Bill Calculator',
  category: 'finance',
  summary: 'Calculates the price, discount rate, money-market yield and bond-equivalent yield of a T-bill.',
  description: 'Give days or both dates, and the discount rate or the price per 100 of face value.',
  reference: '31 CFR part 356, appendix B, with a 365-day year',
  keywords: ['t-bill', 'discount rate', 'coupon equivalent', 'investment rate'],
  inputs: z.strictObject({
    days: z.int().min(1).max(MAX_DAYS).optional().describe('Days to maturity; give these or both dates'),
    settlementDate: dateText.optional().describe('Date of purchase, YYYY-MM-DD'),
    maturityDate: dateText.optional().describe('Date of maturity, YYYY-MM-DD, at most a year later'),
    discountRatePercent: z.number().min(-50).max(99).optional().describe('Bank discount rate in percent, actual/360; give this or price'),
    price: z.number().min(0.01).max(200).optional().describe('Price per 100 of face value; give this or discountRatePercent'),
  }),
  result: z.strictObject({
    days: z.int().describe('Number of days to maturity'),
    price: z.number().describe('Price per 100 of face value, not rounded'),
    discountRatePercent: z.number().describe('Bank discount rate in percent, actual/360, not rounded'),
    moneyMarketYieldPercent: z.number().describe('Money-market yield in percent, (100 − P)/P × 360/days, not rounded'),
    bondEquivalentYieldPercent: z.number().describe('Coupon-equivalent rate of the US Treasury in percent, not rounded'),
  }),
  headline: 'price',
  examples: [
    {
      inputs: { days: 90, discountRatePercent: 5 },
      result: { days: 90, price: 98.75, discountRatePercent: 5, moneyMarketYieldPercent: 5.063291139240507, bondEquivalentYieldPercent: 5.133614627285513 },
    },
  ],
  run(inputs) {
    const { discountRatePercent, price: givenPrice } = inputs;
    if ((discountRatePercent === undefined) === (givenPrice === undefined)) invalid('discountRatePercent', 'give exactly one of discountRatePercent and price');
    const days = daysOf(inputs);
    const discount = givenPrice === undefined ? fraction(discountRatePercent ?? 0) : D.sub(1, fraction(givenPrice)).times(360).div(days);
    const price = givenPrice === undefined ? D.sub(1, discount.times(days).div(360)).times(100) : new D(givenPrice);
    if (price.lte(0)) unprocessable('At this discount rate the price is not above 0.', 'discountRatePercent');
    return {
      days,
      price: ratio(price),
      discountRatePercent: ratio(discount.times(100)),
      moneyMarketYieldPercent: ratio(D.sub(100, price).div(price).times(360).div(days).times(100)),
      bondEquivalentYieldPercent: ratio(bondEquivalent(price, discount, days).times(100)),
    };
  },
});

function daysOf({
  days,
  settlementDate,
  maturityDate,
}: {
  days?: number | undefined;
  settlementDate?: string | undefined;
  maturityDate?: string | undefined;
}): number {
  if (days !== undefined) {
    if (settlementDate !== undefined || maturityDate !== undefined) invalid('days', 'must not be given together with dates');
    return days;
  }
  if (settlementDate === undefined && maturityDate === undefined) invalid('days', 'is required, or settlementDate and maturityDate');
  if (settlementDate === undefined) return invalid('settlementDate', 'is required with maturityDate');
  if (maturityDate === undefined) return invalid('maturityDate', 'is required with settlementDate');
  const between = actualDays(checkedDate(settlementDate), checkedDate(maturityDate));
  if (between < 1 || between > MAX_DAYS) invalid('maturityDate', `must be 1 to ${MAX_DAYS} days after settlementDate`);
  return between;
}

function bondEquivalent(price: D, discount: D, days: number): D {
  if (days <= HALF_YEAR_DAYS) return discount.times(365).div(D.sub(360, discount.times(days)));
  // (days/730 - 1/4) i² + (days/365) i + (P - 100)/P = 0, the root that goes to 0 with the discount.
  const a = new D(days).div(730).minus('0.25');
  const b = new D(days).div(365);
  const c = price.minus(100).div(price);
  const inside = b.pow(2).minus(a.times(c).times(4));
  if (inside.isNeg()) unprocessable('This price is so high that it has no bond-equivalent yield.', 'price');
  return b.neg().plus(inside.sqrt()).div(a.times(2));
}
