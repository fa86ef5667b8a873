import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';

/** Each unit in grams, millilitres or millimetres. */
const UNITS = {
  each: { dimension: 'count', factor: '1' },
  mg: { dimension: 'weight', factor: '0.001' },
  g: { dimension: 'weight', factor: '1' },
  kg: { dimension: 'weight', factor: '1000' },
  oz: { dimension: 'weight', factor: '28.349523125' },
  lb: { dimension: 'weight', factor: '453.59237' },
  ml: { dimension: 'volume', factor: '1' },
  cl: { dimension: 'volume', factor: '10' },
  l: { dimension: 'volume', factor: '1000' },
  'fl-oz': { dimension: 'volume', factor: '29.5735295625' },
  pint: { dimension: 'volume', factor: '473.176473' },
  quart: { dimension: 'volume', factor: '946.352946' },
  gallon: { dimension: 'volume', factor: '3785.411784' },
  mm: { dimension: 'length', factor: '1' },
  cm: { dimension: 'length', factor: '10' },
  m: { dimension: 'length', factor: '1000' },
  in: { dimension: 'length', factor: '25.4' },
  ft: { dimension: 'length', factor: '304.8' },
  yd: { dimension: 'length', factor: '914.4' },
} as const;

const unit = z.enum(['each', 'mg', 'g', 'kg', 'oz', 'lb', 'ml', 'cl', 'l', 'fl-oz', 'pint', 'quart', 'gallon', 'mm', 'cm', 'm', 'in', 'ft', 'yd']);

export default defineTool({
  slug: 'unit-price-calculator',
  name: 'Unit Price Calculator',
  category: 'finance',
  summary: 'Compares offers of different sizes by their price per unit and finds the cheapest.',
  description: 'Ounces and pounds are avoirdupois, gallons, quarts, pints and fluid ounces US liquid ones, by their exact definitions.',
  reference: 'NIST Handbook 44, appendix C',
  keywords: ['grocery', 'compare prices', 'best deal', 'per kilo'],
  inputs: z.strictObject({
    items: z
      .array(
        z.strictObject({
          name: z.string().max(100).optional().describe('Name of the offer'),
          price: z.number().min(0).max(1e12).describe('Price of the whole offer'),
          quantity: z.number().min(1e-9).max(1e12).describe('Number of units in each pack'),
          count: z.int().min(1).max(100_000).default(1).describe('Number of packs in the offer'),
          unit: unit.default('each').describe('Unit of the quantity'),
        }),
      )
      .min(1)
      .max(50)
      .describe('Offers to compare'),
    perUnit: unit.optional().describe('Unit to compare by; if omitted, that of the first offer'),
    perQuantity: z.number().min(1e-6).max(1e9).default(1).describe('Number of units the price is for, such as 100 for "per 100 g"'),
  }),
  result: z.strictObject({
    items: z
      .array(
        z.strictObject({
          name: z.string().optional().describe('Name of the offer, when it has one'),
          unitPrice: z.number().describe('Price per perQuantity units'),
          percentAboveCheapest: z.number().describe('How far the price is above the cheapest, in percent'),
        }),
      )
      .describe('The offers in the order given, not rounded'),
    cheapestIndex: z.int().describe('Index of the cheapest offer, from 0; of equals the first'),
    unit: z.string().describe('Unit that the prices are for'),
  }),
  views: [{ kind: 'written', field: 'cheapestIndex', as: 'Offer {cheapestIndex+}' }],
  examples: [
    {
      inputs: {
        items: [
          { name: 'small', price: 2.5, quantity: 500, unit: 'g' },
          { name: 'big', price: 4.2, quantity: 1, unit: 'kg' },
        ],
        perUnit: 'g',
        perQuantity: 100,
      },
      result: {
        items: [
          { name: 'small', unitPrice: 0.5, percentAboveCheapest: 19.047619047619047 },
          { name: 'big', unitPrice: 0.42, percentAboveCheapest: 0 },
        ],
        cheapestIndex: 1,
        unit: 'g',
      },
    },
  ],
  run({ items, perUnit, perQuantity }) {
    const by = perUnit ?? items[0]?.unit ?? 'each';
    const prices = items.map(({ price, quantity, count, unit: own }, index) => {
      if (UNITS[own].dimension !== UNITS[by].dimension)
        unprocessable(`${own} is a unit of ${UNITS[own].dimension} and cannot be compared by ${by}.`, `items[${index}].unit`);
      const amount = new D(quantity).times(count).times(UNITS[own].factor).div(UNITS[by].factor);
      return new D(price).times(perQuantity).div(amount);
    });
    const cheapest = D.min(...prices);
    return {
      items: prices.map((price, index) => {
        const name = items[index]?.name;
        return { ...(name !== undefined && { name }), unitPrice: ratio(price), percentAboveCheapest: ratio(above(price, cheapest)) };
      }),
      cheapestIndex: prices.findIndex((price) => price.eq(cheapest)),
      unit: by,
    };
  },
});

function above(price: D, cheapest: D): D {
  if (price.eq(cheapest)) return new D(0);
  if (cheapest.isZero()) unprocessable('The cheapest offer is free, so nothing can be told in percent above it.', 'items');
  return price.div(cheapest).minus(1).times(100);
}
