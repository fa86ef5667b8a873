import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'discount-calculator',
  name: 'Discount Calculator',
  category: 'finance',
  summary: 'Calculates the sale price and savings from stacked discounts, or the discount or original price of a sale.',
  description: 'Give exactly two of originalPrice, discountPercents and salePrice. Discounts are applied one after another, a fixed discountAmount after them.',
  reference: 'Sale price = original·Π(1 − discount) − amount',
  keywords: ['sale', 'percent off', 'coupon', 'rebate', 'percentage off'],
  inputs: z.strictObject({
    originalPrice: z.number().min(0).max(1e15).optional().describe('Price before discount'),
    discountPercents: z.array(z.number().min(0).max(100)).min(1).max(20).optional().describe('Discounts in percent, applied one after another, each 0 to 100'),
    salePrice: z.number().min(0).max(1e15).optional().describe('Price after discount'),
    discountAmount: z.number().min(0).max(1e15).default(0).describe('Fixed sum taken off after the percentages; only with originalPrice and discountPercents'),
    taxPercent: z.number().min(0).max(1000).default(0).describe('Tax added to the sale price, in percent'),
    quantity: z.int().min(1).max(1_000_000).default(1).describe('Number of pieces bought'),
    decimals,
  }),
  result: z.strictObject({
    originalPrice: z.number().describe('Price of a piece before discount'),
    salePrice: z.number().describe('Price of a piece after discount, not below 0'),
    saved: z.number().describe('Amount saved on each piece'),
    discountPercent: z.number().optional().describe('Overall discount in percent, not rounded; absent when the original price is 0'),
    tax: z.number().describe('Tax on all pieces'),
    total: z.number().describe('Price of all pieces with tax'),
  }),
  headline: 'salePrice',
  examples: [
    {
      inputs: { originalPrice: 80, discountPercents: [20, 10] },
      result: { originalPrice: 80, salePrice: 57.6, saved: 22.4, discountPercent: 28, tax: 0, total: 57.6 },
    },
    {
      inputs: { salePrice: 59.99, discountPercents: [25] },
      result: { originalPrice: 79.99, salePrice: 59.99, saved: 20, discountPercent: 25, tax: 0, total: 59.99 },
    },
  ],
  run(inputs) {
    const { originalPrice, discountPercents, salePrice, discountAmount, decimals: places } = inputs;
    if ([originalPrice, discountPercents, salePrice].filter((value) => value !== undefined).length !== 2) {
      invalid('', 'give exactly two of originalPrice, discountPercents and salePrice');
    }
    if (discountAmount > 0 && salePrice !== undefined) invalid('discountAmount', 'is possible only with originalPrice and discountPercents');
    const kept = (discountPercents ?? []).reduce((product, percent) => product.times(D.sub(1, fraction(percent))), new D(1));
    if (originalPrice === undefined && kept.isZero()) unprocessable('After a discount of 100 percent the original price cannot be found.', 'discountPercents');
    const original = originalPrice === undefined ? new D(salePrice ?? 0).div(kept) : new D(originalPrice);
    const sale = salePrice === undefined ? D.max(0, original.times(kept).minus(discountAmount)) : new D(salePrice);
    const saved = original.minus(sale);
    const tax = sale.times(inputs.quantity).times(fraction(inputs.taxPercent));
    return {
      originalPrice: money(original, places),
      salePrice: money(sale, places),
      saved: money(saved, places),
      ...(!original.isZero() && { discountPercent: ratio(saved.div(original).times(100)) }),
      tax: money(tax, places),
      total: money(sale.times(inputs.quantity).plus(tax), places),
    };
  },
});
