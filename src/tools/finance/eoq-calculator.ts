import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'eoq-calculator',
  name: 'Economic Order Quantity (EOQ) Calculator',
  category: 'finance',
  summary: 'Calculates the order size with the lowest ordering and holding cost (EOQ).',
  description: 'Give the holding cost of a unit, or its cost with a yearly holding rate. With annualProduction it is the production model (EPQ).',
  reference: 'Harris (1913): Q = sqrt(2·D·S/H); EPQ: H·(1 − D/P)',
  keywords: ['inventory', 'epq', 'order size', 'stock'],
  inputs: z.strictObject({
    annualDemand: z.number().min(1e-6).max(1e15).describe('Demand in units per year'),
    orderCost: z.number().min(1e-6).max(1e12).describe('Fixed cost of placing an order'),
    holdingCostPerUnit: z.number().min(1e-9).max(1e12).optional().describe('Cost of holding a unit for a year; give this or unitCost with holdingPercent'),
    unitCost: z.number().min(1e-9).max(1e12).optional().describe('Cost of a unit, with holdingPercent'),
    holdingPercent: z.number().min(1e-6).max(1000).optional().describe('Yearly holding cost in percent of unitCost'),
    annualProduction: z.number().min(1e-6).max(1e15).optional().describe('Units produced per year, for the production model, above demand'),
    decimals,
  }),
  result: z.strictObject({
    orderQuantity: z.number().describe('Units to order at a time, not rounded'),
    ordersPerYear: z.number().describe('Orders per year, not rounded'),
    daysBetweenOrders: z.number().describe('Days from order to order, not rounded'),
    annualOrderCost: z.number().describe('Ordering cost per year'),
    annualHoldingCost: z.number().describe('Holding cost per year, on the average stock'),
    totalAnnualCost: z.number().describe('Ordering and holding cost per year, from unrounded parts'),
  }),
  examples: [
    {
      inputs: { annualDemand: 10000, orderCost: 50, holdingCostPerUnit: 4 },
      result: { orderQuantity: 500, ordersPerYear: 20, daysBetweenOrders: 18.25, annualOrderCost: 1000, annualHoldingCost: 1000, totalAnnualCost: 2000 },
    },
  ],
  run(inputs) {
    const { annualProduction, decimals: places } = inputs;
    const demand = new D(inputs.annualDemand);
    const holding = holdingCost(inputs);
    if (annualProduction !== undefined && demand.gte(annualProduction))
      unprocessable('Production must be above demand, or stock never builds up.', 'annualProduction');
    const building = annualProduction === undefined ? new D(1) : D.sub(1, demand.div(annualProduction));
    const quantity = demand.times(2).times(inputs.orderCost).div(holding.times(building)).sqrt();
    const orders = demand.div(quantity);
    const orderCost = orders.times(inputs.orderCost);
    const holdingTotal = quantity.div(2).times(building).times(holding);
    return {
      orderQuantity: ratio(quantity),
      ordersPerYear: ratio(orders),
      daysBetweenOrders: ratio(new D(365).div(orders)),
      annualOrderCost: money(orderCost, places),
      annualHoldingCost: money(holdingTotal, places),
      totalAnnualCost: money(orderCost.plus(holdingTotal), places),
    };
  },
});

function holdingCost({
  holdingCostPerUnit,
  unitCost,
  holdingPercent,
}: {
  holdingCostPerUnit?: number | undefined;
  unitCost?: number | undefined;
  holdingPercent?: number | undefined;
}): D {
  const byRate = unitCost !== undefined || holdingPercent !== undefined;
  if (byRate === (holdingCostPerUnit !== undefined)) invalid('holdingCostPerUnit', 'give either holdingCostPerUnit, or unitCost and holdingPercent');
  if (holdingCostPerUnit !== undefined) return new D(holdingCostPerUnit);
  const cost = unitCost ?? invalid('unitCost', 'is required with holdingPercent');
  return fraction(holdingPercent ?? invalid('holdingPercent', 'is required with unitCost')).times(cost);
}
