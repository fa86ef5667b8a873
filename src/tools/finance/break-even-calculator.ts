import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'break-even-calculator',
  name: 'Break-Even Calculator',
  category: 'finance',
  summary: 'Calculates the units and revenue at which a product covers its costs or reaches a profit.',
  reference: 'Units = (fixed costs + target profit) / (price − variable cost)',
  keywords: ['contribution margin', 'fixed costs', 'margin of safety'],
  inputs: z.strictObject({
    fixedCosts: z.number().min(0).max(1e15).describe('Fixed costs of the period'),
    pricePerUnit: z.number().min(1e-6).max(1e12).describe('Selling price of a unit'),
    variableCostPerUnit: z.number().min(0).max(1e12).default(0).describe('Variable cost of a unit'),
    targetProfit: z.number().min(0).max(1e15).default(0).describe('Profit wanted in the period'),
    expectedUnits: z.number().min(0).max(1e15).optional().describe('Planned sales in units, for profit and margin of safety'),
    decimals,
  }),
  result: z.strictObject({
    breakEvenUnits: z.number().describe('Units that cover all costs, not rounded'),
    breakEvenUnitsWhole: z.number().describe('Units that cover all costs, rounded up to whole units'),
    breakEvenRevenue: z.number().describe('Revenue that covers all costs'),
    contributionMargin: z.number().describe('Contribution of a unit: price less variable cost'),
    contributionMarginPercent: z.number().describe('Contribution in percent of the price, not rounded'),
    unitsForTarget: z.number().describe('Units that give the wanted profit, not rounded'),
    expectedProfit: z.number().optional().describe('Profit with the planned sales; only with expectedUnits'),
    marginOfSafetyPercent: z.number().optional().describe('(expected − break-even)/expected in percent, not rounded; absent when expectedUnits is 0'),
  }),
  headline: 'breakEvenUnitsWhole',
  examples: [
    {
      inputs: { fixedCosts: 10000, pricePerUnit: 25, variableCostPerUnit: 10, targetProfit: 5000, expectedUnits: 1000 },
      result: {
        breakEvenUnits: 666.6666666666666,
        breakEvenUnitsWhole: 667,
        breakEvenRevenue: 16666.67,
        contributionMargin: 15,
        contributionMarginPercent: 60,
        unitsForTarget: 1000,
        expectedProfit: 5000,
        marginOfSafetyPercent: 33.333333333333336,
      },
    },
  ],
  run(inputs) {
    const { expectedUnits, decimals: places } = inputs;
    const price = new D(inputs.pricePerUnit);
    const margin = price.minus(inputs.variableCostPerUnit);
    if (margin.lte(0)) unprocessable('The price is not above the variable cost, so no number of units covers the fixed costs.', 'pricePerUnit');
    const units = new D(inputs.fixedCosts).div(margin);
    return {
      breakEvenUnits: ratio(units),
      breakEvenUnitsWhole: ratio(units.ceil()),
      breakEvenRevenue: money(units.times(price), places),
      contributionMargin: money(margin, places),
      contributionMarginPercent: ratio(margin.div(price).times(100)),
      unitsForTarget: ratio(new D(inputs.fixedCosts).plus(inputs.targetProfit).div(margin)),
      ...(expectedUnits !== undefined && { expectedProfit: money(margin.times(expectedUnits).minus(inputs.fixedCosts), places) }),
      ...(expectedUnits !== undefined && expectedUnits > 0 && { marginOfSafetyPercent: ratio(D.sub(expectedUnits, units).div(expectedUnits).times(100)) }),
    };
  },
});
